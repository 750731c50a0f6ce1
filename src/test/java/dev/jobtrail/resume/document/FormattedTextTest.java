package dev.jobtrail.resume.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.resume.document.FormattedText.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormattedTextTest {

  @Test
  void readsBoldItalicAndLinks() {
    assertThat(
            FormattedText.of(
                    "Cut **costs** by *half* in [Acme **Pay**](https://acme.example/a_b?x=1)")
                .spans())
        .containsExactly(
            span("Cut "),
            new Span("costs", true, false, ""),
            span(" by "),
            new Span("half", false, true, ""),
            span(" in "),
            new Span("Acme ", false, false, "https://acme.example/a_b?x=1"),
            new Span("Pay", true, false, "https://acme.example/a_b?x=1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "***both*** at once|both at once",
        "**Java**-Entwickler (**Spring**)|Java-Entwickler (Spring)",
        "\\*literal\\* and \\[text](https://a.example)|*literal* and [text](https://a.example)",
        "[mail](mailto:a@b.example) me|mail me",
        "[Wiki](https://en.example/wiki/Go_(game)) page|Wiki page",
        "**R&D** &amp; *<b>raw</b>*|R&D &amp; <b>raw</b>",
        "uses **C*** daily|uses C* daily",
      })
  void showsTheWords(String written, String words) {
    assertThat(FormattedText.of(written).plain()).isEqualTo(words);
    assertThat(FormattedText.plain(written)).isEqualTo(words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "C*",
        "A* search and D* Lite",
        "C* and C++ on *nix and *BSD hosts",
        "snake_case and __init__ and _private_",
        "2*3*4 = 24, 5 * 3 * 2",
        "M*A*S*H",
        "5* hotel, 4* hostel",
        "def f(*args, **kwargs)",
        "Revenue* grew; costs* fell",
        "SELECT * FROM jobs WHERE a = b * c",
        "`code` and ~~struck~~ and # heading and > quote",
        "<b>bold</b> &amp; &lt;",
        "![picture](https://a.example/x.png",
        "[1](see below) and [2][3] and [x]: https://a.example",
        "[x](javascript:alert(1)) [y](data:text/html,z) [z](//host/path) [w](/path)",
        "1. First, 2. Second",
        "**not closed and *neither this",
        "****",
        "path C:\\temp\\ and * a \\n",
      })
  void leavesOtherTextAsItIs(String text) {
    assertThat(FormattedText.of(text).spans()).extracting(Span::text).containsExactly(text);
    assertThat(FormattedText.plain(text)).isEqualTo(text);
  }

  @Test
  void keepsTheDashesOfLists() {
    assertThat(
            FormattedText.plain("Led:\n- **two** teams\n* one [board](https://b.example)\n\nEnd"))
        .isEqualTo("Led:\n- two teams\n* one board\n\nEnd");
    assertThat(FormattedText.isItem("  * Built")).isTrue();
    assertThat(FormattedText.isItem("*Built* it")).isFalse();
    assertThat(FormattedText.isItem("-5 degrees")).isFalse();
    assertThat(FormattedText.item("- a - b")).isEqualTo("a - b");
  }

  @Test
  void readsHostileTextInLinearTime() {
    assertThat(FormattedText.of("*a ".repeat(20_000)).plain()).hasSize(59_999);
    assertThat(FormattedText.of("[".repeat(20_000) + "](https://a.example)").plain()).isNotEmpty();
    assertThat(FormattedText.of("[a](https://".repeat(5_000)).plain()).isNotEmpty();
  }

  private static Span span(String text) {
    return new Span(text, false, false, "");
  }
}
