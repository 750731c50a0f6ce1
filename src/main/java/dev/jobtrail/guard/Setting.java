package dev.jobtrail.guard;

/** Where a checked sentence stands. */
enum Setting {
  /** In a letter or an answer: it may also speak of the employer and of wishes. */
  LETTER,
  /** In a summary or a bullet. */
  PROSE,
  /** In a list of skills. */
  SKILLS,
  /** The line below the name. */
  HEADLINE,
  /** A field that says what is, such as the name of an employer. */
  IDENTITY;

  boolean isName() {
    return this == SKILLS || isHeading();
  }

  boolean isHeading() {
    return this == HEADLINE || this == IDENTITY;
  }
}
