package dev.jobtrail.sharing;

/** What search engines are told of an answer. */
final class Robots {

  static final String HEADER = "X-Robots-Tag";

  private Robots() {}

  /** The header's value. */
  static String tag(boolean isIndexed) {
    return isIndexed ? "all" : "noindex";
  }
}
