package dev.jobtrail.guard;

/**
 * A sentence that stands in the evidence.
 *
 * @param entry what it speaks of, such as {@code /work/0}; "" where it speaks of the whole career
 * @param pointer of the text that holds it; "" for facts
 * @param aboutOthers whether it describes an employer and not what the person did
 */
record KnownSentence(String entry, String pointer, Sentence sentence, boolean aboutOthers) {

  static final String FACTS = "facts";

  /**
   * Whether a title is that of a person who is named before it; the fields of an entry, which name
   * the employer before one's own position, have none.
   */
  boolean isApposition(Token title) {
    return !pointer.equals(entry) && Agency.isApposition(sentence, title);
  }
}
