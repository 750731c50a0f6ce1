package dev.jobtrail.discovery.board;

import dev.jobtrail.posting.ReadableText;
import java.util.regex.Pattern;

/** Small readings of markup. */
final class Html {

  private static final Pattern TAGS = Pattern.compile("<[^<>]*>|&nbsp;|&#160;|[\\s\\u00a0]");

  private Html() {}

  /** The markup, or the plain text where the markup shows nothing. */
  static String orPlain(String html, String plain) {
    if (html == null || plain != null && TAGS.matcher(html).replaceAll("").isEmpty()) {
      return plain;
    }
    return html;
  }

  /** Markup as a line of text, or null. */
  static String line(String html) {
    return ReadableText.line(html, FoundJob.MAX_LINE);
  }
}
