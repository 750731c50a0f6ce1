package dev.jobtrail.resume.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RichTextTest {

  @Test
  void tellsListItemsFromText() {
    var text =
        RichText.of("<p>Led</p><ul><li>a<ul><li>b</li></ul></li><li> c </li></ul><p>End</p>");

    assertThat(text.text()).isEqualTo("Led\nEnd");
    assertThat(text.items()).isEqualTo(List.of("a", "b", "c"));
    assertThat(text.whole()).isEqualTo("Led\n- a\n- b\n- c\nEnd");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<p>R&amp;D with &lt;div&gt;</p> | R&D with <div>",
        "<p>a<script>x()</script>\u0007b</p> | ab",
        "<ul><li></li></ul> | ''",
        "<table><tr><td>2019</td><td>Cook</td></tr></table> | 2019 Cook",
      })
  void readsMarkupLikePostings(String html, String text) {
    assertThat(RichText.of(html).whole()).isEqualTo(text);
  }
}
