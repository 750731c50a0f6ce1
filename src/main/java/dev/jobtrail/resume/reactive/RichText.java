package dev.jobtrail.resume.reactive;

import dev.jobtrail.text.ReadableText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * The plain text of an HTML fragment, or of Markdown, a line for each paragraph.
 *
 * @param whole all of it in its order, with "- " before the items of lists
 * @param text the text outside of lists
 * @param items the texts of the list items, nested ones behind the item that they are in
 * @param hasLinks whether parts of it lead somewhere
 */
record RichText(String whole, String text, List<String> items, boolean hasLinks) {

  private static final Pattern TAG = Pattern.compile("</?[A-Za-z][A-Za-z0-9]*(?:\\s[^>]*)?/?>");

  /** What is nested deeper is text. */
  private static final int DEEPEST = 20;

  private static final Parser MARKDOWN =
      Parser.builder().maxOpenBlockParsers(DEEPEST).maxInlineNesting(DEEPEST).build();

  /** A line that was typed stays a line. */
  private static final HtmlRenderer HTML = HtmlRenderer.builder().softbreak("<br>").build();

  static RichText of(String markup) {
    var html = TAG.matcher(markup).find() ? markup : HTML.render(MARKDOWN.parse(markup));
    var body = Jsoup.parseBodyFragment(html).body();
    var hasLinks = !body.select("a").isEmpty();
    var whole = lines(body);
    var items = new ArrayList<String>();
    // the last first, so that an item no longer contains the nested ones when its turn comes
    for (var item : body.select("li").reversed()) {
      item.remove();
      items.add(lines(item.tagName("div")));
    }
    items.removeIf(String::isEmpty);
    return new RichText(whole, lines(body), items.reversed(), hasLinks);
  }

  private static String lines(Element element) {
    return ReadableText.of(element).replace("\n\n", "\n");
  }
}
