package dev.jobtrail.discovery.board;

import dev.jobtrail.text.ReadableText;
import java.util.regex.Pattern;

/** HTML parsing helpers. */
public final class Html {

  private static final Pattern TAGS = Pattern.compile("<[^<>]*>|&nbsp;|&#160;|[\\s\\u00a0]");

  /** The maximum length of a line with its markup. */
  private static final int LONGEST_LINE = 4_000;

  private Html() {}

  /** The markup, or the plain text if the markup has no text. */
  public static String orPlain(String html, String plain) {
    return html == null || plain != null && isBlank(html) ? plain : html;
  }

  /**
   * Whether there is nothing but tags and spaces, which most markup disproves at its first word.
   */
  private static boolean isBlank(String html) {
    var tags = TAGS.matcher(html);
    var end = 0;
    while (end < html.length() && tags.region(end, html.length()).lookingAt()) {
      end = tags.end();
    }
    return end == html.length();
  }

  /** Markup as a line of text, or null. */
  public static String line(String html) {
    return html == null
        ? null
        : ReadableText.line(
            html.substring(0, Math.min(html.length(), LONGEST_LINE)), FoundJob.MAX_LINE);
  }
}
