package dev.jobtrail.guard;

/** How much of a piece of work was one's own, least first. */
enum Level {
  ASSIST,
  TEND,
  BUILD,
  OWN,
  LEAD
}
