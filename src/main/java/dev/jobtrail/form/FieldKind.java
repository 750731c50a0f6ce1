package dev.jobtrail.form;

/** The input type of a field. */
public enum FieldKind {
  TEXT,
  EMAIL,
  PHONE,
  URL,
  NUMBER,
  /** A calendar day; filled with an ISO date, which the form gets in its own format. */
  DATE,
  /** A month of a year; filled as in 2026-11, which the form gets in its own format. */
  MONTH,
  LONG_TEXT,
  /** One of the options: a select, radios, a pair of buttons, a combobox with a closed list. */
  CHOICE,
  /** Typed, and then one of the suggestions is chosen. */
  SEARCH,
  /** Any number of the options. */
  CHOICES,
  /** A single box; filled with {@code true} or {@code false}. */
  TICK,
  FILE,
  PASSWORD,
  /** Something that cannot be filled here. */
  OTHER
}
