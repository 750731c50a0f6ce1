package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Refuses phrases that readers have to decode, in pages, mails, scripts and messages. */
class WordingTest {

  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final Path SOURCES = Path.of("src/main/java/dev/jobtrail");

  /**
   * Engines, whose literals are prompts and word lists, and accounts, which are not checked yet.
   */
  private static final List<String> UNCHECKED = List.of("ai", "guard", "fit", "text");

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?m)^\\s*//.*$");
  private static final Pattern CONCATENATION = Pattern.compile("\"\\s*\\+\\s*\"");
  private static final Pattern LITERAL =
      Pattern.compile("(?s)\"\"\".*?\"\"\"|\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*\"");
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private static final List<Message> TEXTS = texts().toList();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "make an account",
        "make my account",
        "make or import",
        "have it written",
        "have the form filled",
        "does not bear",
        "resume bears",
        "stands in the resume",
        "where it stands",
        "may stay empty",
        "if you like",
        "if you have any",
        "there is no such",
        "by itself",
        "of its own",
        "on its own",
        "is not applied for",
        "cannot become",
        "works no more",
        "passed over",
        "taken back",
        "the client's yes",
        "questions for a yes",
        "hand this link on",
        "nobody to work for",
        "are too old",
        "too often",
        "whoever has",
        "not told",
        "ends the start"
      })
  void usesPlainWords(String phrase) {
    var word = Pattern.compile("\\b" + Pattern.quote(phrase) + "\\b");
    assertThat(TEXTS).filteredOn(it -> word.matcher(it.text()).find()).isEmpty();
  }

  private static Stream<Message> texts() {
    return Stream.concat(
        Stream.concat(
                files(RESOURCES.resolve("templates"), ".html", ".txt"),
                files(RESOURCES.resolve("META-INF/resources"), ".js"))
            .map(it -> new Message(it, withoutComments(it))),
        files(SOURCES, ".java").filter(WordingTest::isChecked).flatMap(WordingTest::literals));
  }

  private static boolean isChecked(Path source) {
    return !UNCHECKED.contains(SOURCES.relativize(source).getName(0).toString());
  }

  private static Stream<Message> literals(Path source) {
    var joined = CONCATENATION.matcher(withoutComments(source)).replaceAll("");
    return LITERAL
        .matcher(joined)
        .results()
        .map(MatchResult::group)
        .map(it -> new Message(source, it));
  }

  private static Stream<Path> files(Path folder, String... endings) {
    try (var files = Files.walk(folder)) {
      return files
          .filter(it -> Stream.of(endings).anyMatch(ending -> it.toString().endsWith(ending)))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String withoutComments(Path file) {
    try {
      return COMMENT.matcher(Files.readString(file)).replaceAll("");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A text that users, callers or administrators read. */
  private record Message(Path file, String text) {

    Message {
      text = SPACES.matcher(text).replaceAll(" ").toLowerCase(Locale.ROOT);
    }
  }
}
