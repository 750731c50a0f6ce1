package dev.jobtrail.ai.builtin;

/**
 * A skill or other term that a posting asks for.
 *
 * @param text as it is written in a list
 * @param skill null for a term of the occupation knowledge base alone
 * @param line of the posting that names it; "" where none does
 * @param weight how much it matters, 0.5 to 4
 */
record AskedTerm(String text, Skill skill, String line, double weight) {

  private static final double REQUIRED = 2;
  private static final double OTHER = 1;

  /** A term that is no skill of the vocabulary. */
  static AskedTerm of(String text, String line, boolean isRequired) {
    return new AskedTerm(text, null, line, isRequired ? REQUIRED : OTHER);
  }

  /** Whether a text has the term word for word, in whatever number. */
  boolean isIn(String text) {
    return (" " + Words.key(text) + " ").contains(" " + Words.key(this.text) + " ");
  }
}
