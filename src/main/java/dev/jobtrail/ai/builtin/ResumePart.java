package dev.jobtrail.ai.builtin;

/**
 * A text of a resume.
 *
 * @param pointer JSON pointer to it
 * @param entry of which it speaks, such as {@code /work/0}; "" where it speaks of the whole career
 * @param label its place, for people
 * @param where the same within a sentence: "at Acme"
 */
record ResumePart(String pointer, String entry, String label, String where, String text) {

  boolean isOf(String section) {
    return pointer.startsWith("/" + section + "/");
  }
}
