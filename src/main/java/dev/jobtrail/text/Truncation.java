package dev.jobtrail.text;

/** Shortens texts without cutting a character in half. */
public final class Truncation {

  private Truncation() {}

  /** The beginning of a text, of at most so many chars. */
  public static String truncate(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    var isInCharacter = longest > 0 && Character.isHighSurrogate(text.charAt(longest - 1));
    return text.substring(0, isInCharacter ? longest - 1 : longest);
  }

  /** A text of at most so many chars that ends in "…" where it was shortened, between words. */
  public static String abbreviate(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    var space = text.lastIndexOf(' ', longest - 1);
    var end = space < longest / 2 ? longest - 1 : space;
    return truncate(text, end).stripTrailing() + "…";
  }
}
