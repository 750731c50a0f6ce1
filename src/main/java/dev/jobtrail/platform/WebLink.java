package dev.jobtrail.platform;

import java.util.regex.Pattern;

/** Filters external URLs that are safe to link to. */
public final class WebLink {

  private static final Pattern WEB = Pattern.compile("(?i)https?://.*");

  private WebLink() {}

  /** The URL if it is an HTTP one; null otherwise. */
  public static String orNull(String url) {
    return url != null && WEB.matcher(url).matches() ? url : null;
  }
}
