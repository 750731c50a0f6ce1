package dev.jobtrail.fit;

/** What is measured of an applicant and a job; every one is between 0 and 1. */
enum Feature {
  TITLE_TO_TEXT(1, Dimension.EXPERIENCE, "experience in the work of the title"),
  ALIKE(1, Dimension.EXPERIENCE, "tasks like those of the resume"),
  ANSWERED(1, Dimension.KEYWORDS, "lines of the resume that answer the posting"),
  REQUIREMENTS(1, Dimension.SKILLS, "requirements found in the resume"),
  SKILLS(1, Dimension.SKILLS, "share of the skills"),
  OTHER_TRADE(-1, Dimension.EXPERIENCE, "another line of work"),
  BELOW_LEVEL(-1, Dimension.SENIORITY, "above the level of the resume"),
  ABOVE_LEVEL(-1, Dimension.SENIORITY, "below the level of the resume"),
  LEARNER(-1, Dimension.SENIORITY, "for students or apprentices"),
  BEGINNER(-1, Dimension.SENIORITY, "for beginners"),
  EXECUTIVE(-1, Dimension.SENIORITY, "executive job"),
  LICENCE(-1, Dimension.SKILLS, "licence or certificate not shown"),
  CLEARANCE(-1, Dimension.LOCATION, "clearance or citizenship"),
  ABROAD(-1, Dimension.LOCATION, "in another country"),
  PERMIT(-1, Dimension.LOCATION, "right to work there"),
  LANGUAGE(-1, Dimension.SKILLS, "language not shown"),
  UNPAID(-1, Dimension.EXPERIENCE, "unpaid"),
  HOURS(-1, Dimension.LOCATION, "hours or absence that few want"),
  FAR(-1, Dimension.LOCATION, "in another region"),
  BAIT(-1, Dimension.EXPERIENCE, "piecework, fee or commission"),
  POOL(-1, Dimension.EXPERIENCE, "talent pool, no particular job"),
  INJECTION(-1, Dimension.EXPERIENCE, "instructions to automatic readers"),
  LIST(-1, Dimension.KEYWORDS, "list of keywords");

  private final int sign;
  private final Dimension dimension;
  private final String wording;

  Feature(int sign, Dimension dimension, String wording) {
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
  String wording() {
    return wording;
  }
}
