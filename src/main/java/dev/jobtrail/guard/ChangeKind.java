package dev.jobtrail.guard;

/** What a proposed change touches. */
public enum ChangeKind {
  HEADLINE,
  SUMMARY,
  BULLET,
  ORDER,
  SKILL,
  KEYWORD,
  SECTION
}
