package dev.jobtrail.fit;

import dev.jobtrail.text.Message;

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
          Message.of(
              "The posting names no level; the resume is at the level of %s.", name(offered)));
    }
    var asked = Measures.askedLevel(job);
    var above = asked - offered;
    var each =
        above > 0
            ? EACH_LEVEL_ABOVE
            : Measures.level(job.titleCues) == 2 ? EACH_LEVEL_BELOW : EACH_NAMED_LEVEL_BELOW;
    return new Rating(
        SAME - each * Math.abs(above),
        comparison(above, name(asked), ownLevel(comparison.applicant, offered)));
  }

  private static Message comparison(double above, Message asked, Message offered) {
    if (Math.abs(above) <= NEAR) {
      return Message.of(
          "The posting is at the level of %s, the resume at that of %s, which fits.",
          asked, offered);
    }
    return above > 0
        ? Message.of(
            "The posting is at the level of %s, the resume at that of %s, which is below.",
            asked, offered)
        : Message.of(
            "The posting is at the level of %s, the resume at that of %s, which is above it.",
            asked, offered);
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

  /** The level with the newest job as its evidence. */
  private static Message ownLevel(ApplicantProfile applicant, double level) {
    if (applicant.jobs.isEmpty()) {
      return name(level);
    }
    var newest = applicant.newestJob();
    return Message.of("%s (%s, %s)", name(level), newest.title(), newest.place());
  }

  private static Message name(double level) {
    return switch ((int) Math.round(level)) {
      case 0 -> Message.of("a trainee or student");
      case 1 -> Message.of("a junior");
      case 2 -> Message.of("a professional with some years");
      case 3 -> Message.of("a senior");
      case 4 -> Message.of("a lead");
      default -> Message.of("an executive");
    };
  }
}
