package dev.jobtrail.resume.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RichTextTest {

  @Test
  void tellsListItemsFromText() {
    var text =
        RichText.of("<p>Led</p><ul><li>a<ul><li>b</li></ul></li><li> c </li></ul><p>End</p>");

    assertThat(text.text()).isEqualTo("Led\nEnd");
    assertThat(text.items()).isEqualTo(List.of("a", "b", "c"));
    assertThat(text.whole()).isEqualTo("Led\n- a\n- b\n- c\nEnd");
  }

  @Test
  void readsMarkdown() {
    var text = RichText.of("Led\nmuch\n\n- a\n  * b\n- [c](https://c.example)\n\n# End");

    assertThat(text.text()).isEqualTo("Led\nmuch\nEnd");
    assertThat(text.items()).isEqualTo(List.of("a", "b", "c"));
    assertThat(text.hasLinks()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {">", "- ", "*", "[", "**a _b "})
  void readsMarkdownThatIsNestedDeeply(String part) {
    assertThat(RichText.of(part.repeat(2_000) + "end").whole()).endsWith("end");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<p>R&amp;D with &lt;div&gt;</p> | R&D with <div>",
        "<p>a<script>x()</script>\u0007b</p> | ab",
        "<ul><li></li></ul> | ''",
        "R&D and a < b | R&D and a < b",
        "**Led** _four_ people, snake_case | Led four people, snake_case",
        "<table><tr><td>2019</td><td>Cook</td></tr></table> | 2019 Cook",
      })
  void readsMarkupLikePostings(String html, String text) {
    assertThat(RichText.of(html).whole()).isEqualTo(text);
  }
}
