package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Finds texts in the scripts of pages, which read them from the page. */
class ScriptTextsTest {

  private static final Path SCRIPTS = Path.of("src/main/resources/META-INF/resources/app");

  private static final Set<String> KEYS = Set.of("Enter", "Arrow");

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?m)^\\s*//[^\n]*$");
  private static final Pattern LITERAL =
      Pattern.compile("'((?:\\\\.|[^'\\\\\n])*)'|`((?:\\\\.|[^`\\\\])*)`");

  /** Two words, or one with a capital letter and a full stop. */
  private static final Pattern TEXT =
      Pattern.compile(
          "\\b\\p{Lu}?\\p{Ll}+ \\p{Ll}+\\b[^'=>(]*[.?!]$|^\\p{Lu}\\p{Ll}+( \\p{Ll}+)*[.?!]?$");

  @ParameterizedTest
  @MethodSource("scripts")
  void hasNoText(Path script) throws IOException {
    assertThat(texts(Files.readString(SCRIPTS.resolve(script)))).as(script.toString()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "say('Saved.'); | true",
        "it.textContent = 'Undo'; | true",
        "say(`${name} is deleted now.`); | true",
        "say(message('saved')); | false",
        "form.querySelector('details > summary a'); | false",
        "it.className = 'quiet small'; | false"
      })
  void findsTexts(String script, boolean isFound) {
    assertThat(texts(script).isEmpty()).isNotEqualTo(isFound);
  }

  static Stream<Path> scripts() throws IOException {
    try (var files = Files.list(SCRIPTS)) {
      return files
          .map(Path::getFileName)
          .filter(it -> it.toString().endsWith(".js"))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static List<String> texts(String script) {
    return LITERAL
        .matcher(COMMENT.matcher(script).replaceAll(""))
        .results()
        .map(ScriptTextsTest::content)
        .filter(it -> TEXT.matcher(it).find())
        .filter(it -> !KEYS.contains(it))
        .toList();
  }

  private static String content(MatchResult literal) {
    return literal.group(1) == null ? literal.group(2) : literal.group(1);
  }
}
