package dev.jobtrail.resume.reactive;

import dev.jobtrail.text.ReadableText;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * The plain text of an HTML fragment, a line for each paragraph.
 *
 * @param whole all of it in its order, with "- " before the items of lists
 * @param text the text outside of lists
 * @param items the texts of the list items, nested ones behind the item that they are in
 */
record RichText(String whole, String text, List<String> items) {

  static RichText of(String html) {
    var body = Jsoup.parseBodyFragment(html).body();
    var whole = lines(body);
    var items = new ArrayList<String>();
    // the last first, so that an item no longer contains the nested ones when its turn comes
    for (var item : body.select("li").reversed()) {
      item.remove();
      items.add(lines(item.tagName("div")));
    }
    items.removeIf(String::isEmpty);
    return new RichText(whole, lines(body), items.reversed());
  }

  private static String lines(Element element) {
    return ReadableText.of(element).replace("\n\n", "\n");
  }
}
