package dev.jobtrail.posting;

import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeVisitor;

/** Turns HTML into text that a person can read: paragraphs stay apart, list items keep a dash. */
final class ReadableText {

  private static final int LONGEST = 100_000;
  private static final Set<String> SILENT = Set.of("script", "style", "template", "noscript");

  private ReadableText() {}

  /**
   * The text of a description.
   *
   * @param text HTML, HTML whose entities are escaped once more, or plain text
   * @return null where nothing is left
   */
  static String of(String text) {
    if (text == null) {
      return null;
    }
    var html = isMarkup(text) ? text : Parser.unescapeEntities(text, false);
    return clean(isMarkup(html) ? read(html) : html, LONGEST);
  }

  /** One line of at most the length, without control characters; null where nothing is left. */
  static String line(String text, int longest) {
    if (text == null) {
      return null;
    }
    var plain = Parser.unescapeEntities(text, false).replaceAll("<[^>]{1,200}>", " ");
    return clean(plain.replaceAll("\\s+", " "), longest);
  }

  private static boolean isMarkup(String text) {
    return text.matches("(?s).*<(p|br|div|ul|ol|li|h[1-6]|strong|b|em|span|a|section)\\b.*");
  }

  private static String clean(String text, int longest) {
    var kept = new StringBuilder(Math.min(text.length(), longest));
    text.codePoints()
        .filter(it -> it == '\n' || !Character.isISOControl(it) && !isSurrogate(it))
        .limit(longest)
        .forEach(kept::appendCodePoint);
    var tidy =
        kept.toString()
            .replace('\u00a0', ' ')
            .replaceAll("[ \t]+", " ")
            .replaceAll(" ?\n ?", "\n")
            .replaceAll("\n{3,}", "\n\n")
            .strip();
    return tidy.isEmpty() ? null : tidy.length() > longest ? tidy.substring(0, longest - 1) : tidy;
  }

  private static boolean isSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  private static String read(String html) {
    var text = new StringBuilder();
    Jsoup.parseBodyFragment(html)
        .body()
        .traverse(
            new NodeVisitor() {
              @Override
              public void head(Node node, int depth) {
                if (node instanceof TextNode words && !isSilent(words)) {
                  text.append(words.getWholeText().replaceAll("\\s+", " "));
                } else if (node instanceof Element element) {
                  begin(element, text);
                }
              }

              @Override
              public void tail(Node node, int depth) {
                if (node instanceof Element element && element.isBlock()) {
                  text.append(element.normalName().equals("li") ? "" : "\n");
                }
              }
            });
    return text.toString();
  }

  private static boolean isSilent(TextNode words) {
    return words.parent() instanceof Element parent && SILENT.contains(parent.normalName());
  }

  private static void begin(Element element, StringBuilder text) {
    switch (element.normalName()) {
      case "li" -> text.append("\n- ");
      case "br" -> text.append('\n');
      case "p", "h1", "h2", "h3", "h4", "h5", "h6" -> text.append("\n\n");
      default -> {
        if (element.isBlock()) {
          text.append('\n');
        }
      }
    }
  }
}
