package dev.jobtrail.guard;

import java.util.Locale;

/** What a proposed change touches. */
public enum ChangeKind {
  HEADLINE,
  SUMMARY,
  BULLET,
  ORDER,
  SKILL,
  KEYWORD,
  SECTION;

  /** The name on the wire. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
