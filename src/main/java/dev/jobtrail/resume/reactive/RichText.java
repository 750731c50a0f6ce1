package dev.jobtrail.resume.reactive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/**
 * What a piece of HTML says.
 *
 * @param text the text outside of lists, a line for each paragraph
 * @param items the texts of the list items, nested ones behind the item that they are in
 */
record RichText(String text, List<String> items) {

  private static final Set<String> BREAKS =
      Set.of(
          "p",
          "div",
          "br",
          "h1",
          "h2",
          "h3",
          "h4",
          "h5",
          "h6",
          "blockquote",
          "pre",
          "tr",
          "ul",
          "ol",
          "hr");

  static RichText of(String html) {
    var reading = new Reading();
    Jsoup.parseBodyFragment(html).body().traverse(reading);
    var items = reading.items.stream().map(RichText::tidy).filter(s -> !s.isEmpty()).toList();
    return new RichText(tidy(reading.outside), items);
  }

  /** Text and items as one text. */
  String asText() {
    var lines = new ArrayList<String>();
    if (!text.isEmpty()) {
      lines.add(text);
    }
    items.forEach(item -> lines.add("- " + item));
    return String.join("\n", lines);
  }

  private static String tidy(CharSequence text) {
    return text.toString()
        .replaceAll("[\\h\\x00-\\x09\\x0B-\\x1F]+", " ")
        .replaceAll(" ?\n[ \n]*", "\n")
        .strip();
  }

  private static final class Reading implements NodeVisitor {

    private final StringBuilder outside = new StringBuilder();
    private final List<StringBuilder> items = new ArrayList<>();
    private final List<StringBuilder> open = new ArrayList<>();

    @Override
    public void head(Node node, int depth) {
      if (node instanceof TextNode text) {
        current().append(text.getWholeText().replace('\n', ' '));
      } else if (node.nameIs("li")) {
        var item = new StringBuilder();
        items.add(item);
        open.add(item);
      } else if (node.nameIs("br")) {
        current().append('\n');
      }
    }

    @Override
    public void tail(Node node, int depth) {
      if (node.nameIs("li")) {
        open.removeLast();
      } else if (node instanceof Element && BREAKS.contains(node.nodeName())) {
        current().append('\n');
      }
    }

    private StringBuilder current() {
      return open.isEmpty() ? outside : open.getLast();
    }
  }
}
