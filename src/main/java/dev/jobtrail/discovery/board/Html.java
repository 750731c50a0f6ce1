package dev.jobtrail.discovery.board;

import dev.jobtrail.posting.ReadableText;
import java.util.regex.Pattern;

/** Small readings of markup. */
public final class Html {

  private static final Pattern TAGS = Pattern.compile("<[^<>]*>|&nbsp;|&#160;|[\\s\\u00a0]");

  /** What is longer is no line; the markup of one may be some times as long as its text. */
  private static final int LONGEST_LINE = 4_000;

  private Html() {}

  /** The markup, or the plain text where the markup shows nothing. */
  public static String orPlain(String html, String plain) {
    if (html == null || plain != null && TAGS.matcher(html).replaceAll("").isEmpty()) {
      return plain;
    }
    return html;
  }

  /** Markup as a line of text, or null. */
  public static String line(String html) {
    return html == null
        ? null
        : ReadableText.line(
            html.substring(0, Math.min(html.length(), LONGEST_LINE)), FoundJob.MAX_LINE);
  }
}
