package dev.jobtrail.fit;

/** What a phrase says about the sentence that it stands in; see {@code fit/cues.txt}. */
enum Cue {
  MUST,
  NICE,
  LICENCE,
  /** A word for any licence, which tells none from others. */
  ANY_LICENCE,
  /** A licence to drive, of which most people have the one for cars. */
  DRIVING,
  /** Completed training for the occupation that is named behind it. */
  QUALIFICATION,
  CLEARANCE,
  PERMIT,
  PRESENCE,
  REMOTE,
  UNPAID,
  HOURS,
  BAIT,
  POOL,
  INJECTION,
  LEARNER,
  /** In a title only: elsewhere the words tell of training that is over. */
  TRAINING,
  BEGINNER,
  JUNIOR,
  SENIOR,
  LEAD,
  EXECUTIVE,
  REPORTS,
  LANGUAGE_NATIVE,
  LANGUAGE_FLUENT,
  LANGUAGE_GOOD,
  LANGUAGE_SOME,
  LANGUAGE_BASIC,
  EXPERIENCE,
  /** Takes back the other cues that it covers: "unpaid leave" is no unpaid work. */
  NEUTRAL,
  GENERAL;
}
