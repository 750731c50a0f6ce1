package dev.jobtrail.text;

/**
 * The length of a text as limits count it: in Unicode code points, as JSON Schema and PostgreSQL
 * do. Bounds that protect memory or time count chars or bytes instead.
 */
public final class CharacterCount {

  private CharacterCount() {}

  /** How many characters the text has. */
  public static int of(CharSequence text) {
    return Character.codePointCount(text, 0, text.length());
  }
}
