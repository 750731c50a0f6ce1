package dev.jobtrail.attempt;

/** Records what is entered into a form. */
interface FillLog {

  /**
   * Adds an entry.
   *
   * @param label the field or thing that it is about, or null
   */
  void line(EventKind kind, String label, String text);
}
