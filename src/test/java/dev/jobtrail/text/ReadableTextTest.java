package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadableTextTest {

  static Object[][] texts() {
    return new Object[][] {
      {"<p>One</p><p>Two</p>", "One\n\nTwo"},
      {"<p>One<br>Two</p>", "One\nTwo"},
      {"<div>One</div><div>Two</div>", "One\nTwo"},
      {"<p>You:</p><ul><li>a</li><li>b</li></ul><p>We</p>", "You:\n\n- a\n- b\n\nWe"},
      {"<ul>\n <li><p>a</p></li>\n <li> <b>b</b> c </li>\n</ul>", "- a\n\n- b c"},
      {"<ul><li></li><li>a</li></ul>", "- a"},
      {"&lt;p&gt;R&amp;amp;D&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;", "R&D\n\nTwo"},
      {"&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt;", "One"},
      {"Plain\r\n\r\n\r\n\r\ntext\rwith  lines ", "Plain\n\ntext\nwith lines"},
      {"Plain\nwith <b>bold</b>\nlines", "Plain\nwith bold\nlines"},
      {"Salary < 5 and > 3 &amp; more", "Salary < 5 and > 3 & more"},
      {"a\u0000b\u0007c\ud800d\u202ee\ufefff\uffff", "abcdef"},
      {"family 👨‍👩‍👧 stays", "family 👨‍👩‍👧 stays"},
      {"a\u2028b\u0085c", "a\nb\nc"},
      {"a&nbsp;\u00a0\u2003b", "a b"},
      {"<style>p{}</style><script>x()</script><p>One</p><!-- no -->", "One"},
      {"<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"},
      {"<pre>a\nb</pre>", "a\nb"},
      {"<p>unclosed <b>tags", "unclosed tags"},
      {"", ""},
      {null, ""},
      {"<p> </p>", ""}
    };
  }

  @ParameterizedTest
  @MethodSource("texts")
  void readsMarkupAndPlainText(String html, String text) {
    assertThat(ReadableText.ofHtml(html, 1_000)).isEqualTo(text);
  }

  @Test
  void neverCutsACharacterInTwo() {
    assertThat(ReadableText.ofHtml("ab😀", 3)).isEqualTo("ab");
    assertThat(ReadableText.ofHtml("ab😀", 4)).isEqualTo("ab😀");
  }

  @Test
  void makesOneLine() {
    assertThat(ReadableText.line(" Senior\n<b>Engineer</b> &amp;\u0000 Lead ", 100))
        .isEqualTo("Senior Engineer & Lead");
    assertThat(ReadableText.line(" \u0000 ", 100)).isNull();
    assertThat(ReadableText.line(null, 100)).isNull();
  }

  @Property
  void keepsEveryTextCleanAndBounded(@ForAll("markup") String html) {
    var text = ReadableText.ofHtml(html, 50);

    assertThat(text.length()).isLessThanOrEqualTo(50);
    assertThat(text)
        .doesNotContainPattern("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\p{Cs}]|\n{3}|^\\s|\\s$");
  }

  @Provide
  Arbitrary<String> markup() {
    var pieces =
        Arbitraries.of(
            "<p>",
            "</p>",
            "<li>",
            "</ul>",
            "<br/>",
            "<pre>",
            "&lt;",
            "&amp;lt;p&gt;",
            "&#0;",
            "&#xd800;",
            "&#xfffe;",
            "<!--",
            "<script>",
            "</script",
            "😀",
            "\n",
            "\r",
            "\t",
            " ",
            "<table><td>",
            "<svg>",
            "<![CDATA[",
            "]]>");
    return Arbitraries.oneOf(pieces, Arbitraries.strings().ofMaxLength(6))
        .list()
        .ofMaxSize(30)
        .map(it -> String.join("", it));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<b>",
        "<div>",
        "<a><b>",
        "<li>",
        "<table>",
        "<p><font>",
        "&amp;",
        "&lt;p",
        "<",
        "<a ",
        " ",
        "\n",
        "<!--",
        "<svg><p>",
        "<select><option>"
      })
  @Timeout(180)
  void readsMegabytesOfNonsenseInTime(String piece) {
    var nonsense = piece.repeat(3_000_000 / piece.length()) + "end";

    assertThat(ReadableText.ofHtml(nonsense, 1_000)).hasSizeLessThanOrEqualTo(1_000);
  }
}
