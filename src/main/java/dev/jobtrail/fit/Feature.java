package dev.jobtrail.fit;

import dev.jobtrail.text.Message;

/** What is measured of an applicant and a job; every one is between 0 and 1. */
enum Feature {
  TITLE_TO_TEXT(1, Dimension.EXPERIENCE, Message.of("experience in the work of the title")),
  ALIKE(1, Dimension.EXPERIENCE, Message.of("tasks like those of the resume")),
  ANSWERED(1, Dimension.KEYWORDS, Message.of("lines of the resume that answer the posting")),
  REQUIREMENTS(1, Dimension.SKILLS, Message.of("requirements found in the resume")),
  SKILLS(1, Dimension.SKILLS, Message.of("share of the skills")),
  OTHER_TRADE(-1, Dimension.EXPERIENCE, Message.of("another line of work")),
  BELOW_LEVEL(-1, Dimension.SENIORITY, Message.of("above the level of the resume")),
  ABOVE_LEVEL(-1, Dimension.SENIORITY, Message.of("below the level of the resume")),
  LEARNER(-1, Dimension.SENIORITY, Message.of("for students or apprentices")),
  BEGINNER(-1, Dimension.SENIORITY, Message.of("for beginners")),
  EXECUTIVE(-1, Dimension.SENIORITY, Message.of("executive job")),
  LICENCE(-1, Dimension.SKILLS, Message.of("licence or certificate not shown")),
  CLEARANCE(-1, Dimension.LOCATION, Message.of("clearance or citizenship")),
  ABROAD(-1, Dimension.LOCATION, Message.of("in another country")),
  PERMIT(-1, Dimension.LOCATION, Message.of("right to work there")),
  LANGUAGE(-1, Dimension.SKILLS, Message.of("language not shown")),
  UNPAID(-1, Dimension.EXPERIENCE, Message.of("unpaid")),
  HOURS(-1, Dimension.LOCATION, Message.of("hours or absence that few want")),
  WISHES(-1, Dimension.LOCATION, Message.of("conditions that the resume does not look for")),
  FAR(-1, Dimension.LOCATION, Message.of("in another region")),
  BAIT(-1, Dimension.EXPERIENCE, Message.of("piecework, fee or commission")),
  POOL(-1, Dimension.EXPERIENCE, Message.of("talent pool, no particular job")),
  INJECTION(-1, Dimension.EXPERIENCE, Message.of("instructions to automatic readers")),
  LIST(-1, Dimension.KEYWORDS, Message.of("list of keywords"));

  private final int sign;
  private final Dimension dimension;
  private final Message wording;

  Feature(int sign, Dimension dimension, Message wording) {
    this.sign = sign;
    this.dimension = dimension;
    this.wording = wording;
  }

  /** 1 for evidence of a fit, -1 for evidence against one. */
  int sign() {
    return sign;
  }

  /** The dimension of the scorecard that shows it. */
  Dimension dimension() {
    return dimension;
  }

  /** In plain words, for a reader of the scorecard. */
  Message wording() {
    return wording;
  }
}
