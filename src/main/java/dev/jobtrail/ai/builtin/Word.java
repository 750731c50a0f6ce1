package dev.jobtrail.ai.builtin;

/**
 * A word of a text.
 *
 * @param text as it stands there
 * @param folded in lower case and without accents
 * @param stem what it shares with its plural and its other gender
 * @param begin offset of its first character in the text
 */
record Word(String text, String folded, String stem, int begin) {

  /** Offset after its last character. */
  int end() {
    return begin + text.length();
  }

  boolean isCapitalized() {
    return Character.isUpperCase(text.charAt(0));
  }

  /** Written like an acronym or a brand: a capital after the first letter, or a digit. */
  boolean isTerm() {
    return text.length() > 1
        && text.chars().skip(1).anyMatch(it -> Character.isUpperCase(it) || Character.isDigit(it))
        && text.chars().anyMatch(Character::isLetter);
  }
}
