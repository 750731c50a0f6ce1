package dev.jobtrail.sharing;

/** The X-Robots-Tag header of a response. */
final class Robots {

  static final String HEADER = "X-Robots-Tag";

  private Robots() {}

  /** The header's value. */
  static String tag(boolean isIndexed) {
    return isIndexed ? "all" : "noindex";
  }
}
