package dev.jobtrail.ai.model;

/** How many tokens a text takes, by rule of thumb; every model counts differently. */
final class TokenCount {

  /** Of Latin text four characters make a token; in quarters of a token. */
  private static final int LATIN = 1;

  private static final int OTHER_ALPHABET = 2;
  private static final int IDEOGRAPH = 4;

  private static final char AFTER_LATIN = 0x370;
  private static final char FIRST_IDEOGRAPH = 0x2e80;

  private TokenCount() {}

  static int of(String text) {
    var quarters = 0L;
    for (var i = 0; i < text.length(); i++) {
      quarters += quarters(text.charAt(i));
    }
    return (int) Math.ceilDiv(quarters, 4L);
  }

  /** As much of the beginning of a text as so many tokens hold. */
  static String cut(String text, int tokens) {
    var left = tokens * 4L;
    for (var i = 0; i < text.length(); i++) {
      left -= quarters(text.charAt(i));
      if (left < 0) {
        return CleanText.cut(text, i);
      }
    }
    return text;
  }

  private static int quarters(char it) {
    return it < AFTER_LATIN ? LATIN : it < FIRST_IDEOGRAPH ? OTHER_ALPHABET : IDEOGRAPH;
  }
}
