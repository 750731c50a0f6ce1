package dev.jobtrail.text;

/**
 * A word, number or name in a text.
 *
 * @param surface as it is written, without a gender suffix: "Entwickler" of "Entwickler*in"
 * @param folded in lower case, without accents
 * @param begin offset of its first character in the text
 * @param end offset after its last character
 */
public record TextToken(String surface, String folded, int begin, int end) {

  /** Whether the first letter is a capital. */
  public boolean isCapitalized() {
    return Character.isUpperCase(surface.charAt(0));
  }
}
