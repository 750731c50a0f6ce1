package dev.jobtrail.fit;

/** The part of a resume that a text stands in. */
enum Zone {
  HEADLINE,
  SUMMARY,
  SKILLS,
  HIGHLIGHTS,
  OTHER
}
