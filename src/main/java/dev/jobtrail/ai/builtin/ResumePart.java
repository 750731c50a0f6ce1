package dev.jobtrail.ai.builtin;

/**
 * A text of a resume.
 *
 * @param pointer JSON pointer to it
 * @param entry of which it speaks, such as {@code /work/0}; "" where it speaks of the whole career
 * @param label its place, for people
 * @param name of the entry, for people
 */
record ResumePart(String pointer, String entry, String label, String name, String text) {

  /** Its section; of the headline and the summary their own names. */
  String section() {
    var names = pointer.split("/");
    return names[1].equals("basics") ? names[2] : names[1];
  }

  boolean isOf(String section) {
    return pointer.startsWith("/" + section + "/");
  }
}
