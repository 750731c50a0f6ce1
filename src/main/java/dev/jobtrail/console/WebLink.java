package dev.jobtrail.console;

import java.util.regex.Pattern;

/** Addresses from outside that a browser may follow. */
public final class WebLink {

  private static final Pattern WEB = Pattern.compile("(?i)https?://.*");

  private WebLink() {}

  /** The address where it is one of the web; null for any other, and for none. */
  public static String orNull(String url) {
    return url != null && WEB.matcher(url).matches() ? url : null;
  }
}
