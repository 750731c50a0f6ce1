package dev.jobtrail.fit;

/** Rates the level of an applicant against that of a job. */
final class SeniorityRating {

  /** The score where the levels are the same; a little distance costs nothing. */
  private static final int SAME = 105;

  private static final int EACH_LEVEL_ABOVE = 38;
  private static final int EACH_NAMED_LEVEL_BELOW = 36;

  /** Years that are asked for are a minimum. */
  private static final int EACH_LEVEL_BELOW = 10;

  private static final double NEAR = 0.7;
  private static final int UNKNOWN = 95;
  private static final int UNKNOWN_FOR_LEADERS = 75;

  private SeniorityRating() {}

  static Rating of(Comparison comparison) {
    var job = comparison.job;
    var offered = offered(comparison.applicant);
    if (Measures.level(job.titleCues) == 2 && job.years < 0) {
      return new Rating(
          offered >= 4 ? UNKNOWN_FOR_LEADERS : UNKNOWN,
          "The posting names no level; the resume is at the level of " + name(offered) + ".");
    }
    var asked = Measures.askedLevel(job);
    var above = asked - offered;
    var each =
        above > 0
            ? EACH_LEVEL_ABOVE
            : Measures.level(job.titleCues) == 2 ? EACH_LEVEL_BELOW : EACH_NAMED_LEVEL_BELOW;
    return new Rating(
        SAME - each * Math.abs(above),
        "The posting is at the level of "
            + name(asked)
            + ", the resume at that of "
            + name(offered)
            + evidence(comparison.applicant)
            + (Math.abs(above) <= NEAR
                ? ", which fits."
                : above > 0 ? ", which is below." : ", which is above it."));
  }

  /** By titles and years together; titles alone where they name a learner or a leader. */
  private static double offered(ApplicantProfile applicant) {
    var byTitle = applicant.titleLevel;
    if (byTitle >= 4) {
      return byTitle;
    }
    var years = applicant.years;
    var byYears = years < 0.5 ? 0.7 : years < 2.5 ? 1.3 : years < 6 ? 2 : years < 10 ? 2.7 : 3;
    return (byTitle + byYears) / 2;
  }

  private static String evidence(ApplicantProfile applicant) {
    if (applicant.jobs.isEmpty()) {
      return "";
    }
    var newest = applicant.newestJob();
    return " (" + newest.title() + ", " + newest.place() + ")";
  }

  private static String name(double level) {
    return switch ((int) Math.round(level)) {
      case 0 -> "a trainee or student";
      case 1 -> "a junior";
      case 2 -> "a professional with some years";
      case 3 -> "a senior";
      case 4 -> "a lead";
      default -> "an executive";
    };
  }
}
