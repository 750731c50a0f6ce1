package dev.jobtrail.demo;

/** A kind of sample record, in the order in which they are cleared. */
enum SampleKind {
  MATCH,
  APPLICATION,
  RESUME,
  CLIENT
}
