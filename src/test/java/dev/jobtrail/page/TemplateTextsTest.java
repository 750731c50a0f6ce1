package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Finds texts in the templates of pages and mails that are not of a message bundle. */
class TemplateTextsTest {

  private static final Path TEMPLATES = Path.of("src/main/resources/templates");

  /** Documents, which have the language of their contents. */
  private static final String DOCUMENTS = "pdf";

  /** Names, formats and examples that are the same in all languages. */
  private static final Pattern NAMES =
      Pattern.compile(
          "\\b(Jobtrail|PDF|DOCX|JSON|CSV|XLSX|HTML|Markdown|URL|EUR|resumeId|LinkedIn|GitHub)\\b|https?://\\S*");

  private static final Pattern COMMENT = Pattern.compile("(?s)\\{!.*?!}|<!--.*?-->");

  /** Scripts, codes and examples. */
  private static final Pattern CODE =
      Pattern.compile("(?s)<(script|style|code|pre|path|kbd)\\b.*?</\\1>");

  /** With one level of braces inside, as of an escaped JSON text. */
  private static final Pattern EXPRESSION = Pattern.compile("(?s)\\\\[{}]|\\{[^{}\\s][^{}]*}");

  private static final Pattern LITERAL = Pattern.compile("'([^']*)'|\"([^\"]*)\"");
  private static final Pattern TAG = Pattern.compile("(?s)<[^>]*>");
  private static final Pattern ATTRIBUTE =
      Pattern.compile(
          "\\b(placeholder|title|aria-label|alt|data-[a-z-]+|label|summary)=(\"[^\"]*\"|'[^']*')");

  /** Attributes that scripts show. */
  private static final Pattern SHOWN =
      Pattern.compile("placeholder|title|aria-label|alt|label|summary|data-(undo|confirm|rows)");

  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
  private static final Pattern SENTENCE = Pattern.compile("^\\p{Lu}\\p{Ll}|\\p{L} +\\p{L}");

  @ParameterizedTest
  @MethodSource("templates")
  void hasNoTextOutsideOfTheBundles(Path template) throws IOException {
    assertThat(texts(Files.readString(TEMPLATES.resolve(template))))
        .as(template.toString())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<p>{console:save}</p> | false",
        "<p>Saved</p> | true",
        "<p>{name} has {n} jobs</p> | true",
        "<a title=\"{x}\" href=\"/app/jobs\">{x}</a> | false",
        "<a title=\"Open it\">{x}</a> | true",
        "<a data-undo=\"Removed {x}.\">{x}</a> | true",
        "{#tabs label='Settings' links=tabs /} | true",
        "{#tabs label=console:settings links=tabs /} | false",
        "<button>{#if x}Save{#else}{x}{/if}</button> | true",
        "<p>{counted:of(n, 'job', 'jobs left')}</p> | true",
        "<p>{#if x == 'PENDING'}{x}{/if}</p> | false",
        "<p>Jobtrail, PDF</p><code>curl it</code> | false"
      })
  void findsTexts(String template, boolean isFound) {
    assertThat(texts(template).isEmpty()).isNotEqualTo(isFound);
  }

  static Stream<Path> templates() throws IOException {
    try (var files = Files.walk(TEMPLATES)) {
      return files
          .filter(it -> it.toString().matches(".*\\.(html|txt)"))
          .map(TEMPLATES::relativize)
          .filter(it -> !it.startsWith(DOCUMENTS))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static List<String> texts(String template) {
    var markup = CODE.matcher(COMMENT.matcher(template).replaceAll("")).replaceAll("");
    var texts = new ArrayList<String>();
    EXPRESSION
        .matcher(markup)
        .results()
        .flatMap(it -> LITERAL.matcher(it.group()).results())
        .map(it -> it.group(1) == null ? it.group(2) : it.group(1))
        .filter(it -> SENTENCE.matcher(it).find())
        .forEach(texts::add);
    var plain = EXPRESSION.matcher(markup).replaceAll(" ");
    ATTRIBUTE
        .matcher(plain)
        .results()
        .filter(it -> SHOWN.matcher(it.group(1)).matches())
        .map(it -> it.group(2))
        .filter(TemplateTextsTest::hasWords)
        .forEach(texts::add);
    Stream.of(TAG.split(plain))
        .filter(TemplateTextsTest::hasWords)
        .map(String::strip)
        .forEach(texts::add);
    return texts;
  }

  private static boolean hasWords(String text) {
    return WORD.matcher(NAMES.matcher(text).replaceAll("").replaceAll("&[a-z]+;", "")).find();
  }
}
