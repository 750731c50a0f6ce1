package dev.jobtrail.fit;

import dev.jobtrail.fit.ApplicantProfile.Job;
import dev.jobtrail.text.Message;
import java.util.List;

/** Rates the work that an applicant has done. */
final class ExperienceRating {

  private static final int NAMED_JOBS = 3;

  /** What a headline that no job bears out is worth. */
  private static final double OF_LABEL = 0.9;

  private static final int RECENT = 24;
  private static final int OLD = 96;
  private static final double OF_EARLIER = 0.85;
  private static final double OF_OLD = 0.6;

  /** What the right title is worth where the tasks are others. */
  private static final double OF_TITLES = 0.4;

  /** The part of the score that is left without any of the years that are asked for. */
  private static final double WITHOUT_YEARS = 0.3;

  private static final int TOLERANCE = 3;

  private ExperienceRating() {}

  static Rating of(Comparison comparison) {
    var asked = Math.max(0, comparison.job.years);
    var coverage =
        asked == 0 ? 1 : Math.min(1, (comparison.relatedMonths + TOLERANCE) / (asked * 12.0));
    var titles = lineOfWork(comparison);
    var tasks = comparison.measures.get(Feature.ALIKE);
    var score = 100 * titles * Math.min(1, OF_TITLES + tasks);
    return new Rating(
        score * (WITHOUT_YEARS + (1 - WITHOUT_YEARS) * coverage),
        Message.sentences(List.of(work(comparison), years(comparison.job))));
  }

  /**
   * How near the headline and the jobs are to the posting's line of work; older ones count less.
   */
  private static double lineOfWork(Comparison comparison) {
    var applicant = comparison.applicant;
    var best = OF_LABEL * comparison.lineOfWork(applicant.label, applicant.labelGroups);
    var newest = applicant.jobs.stream().mapToInt(Job::end).max().orElse(0);
    for (var job : applicant.jobs) {
      var age = newest - job.end();
      var weight = age <= RECENT ? 1 : age <= OLD ? OF_EARLIER : OF_OLD;
      best = Math.max(best, weight * comparison.lineOfWork(job.title(), job.groups()));
    }
    return best;
  }

  private static Message work(Comparison comparison) {
    var applicant = comparison.applicant;
    if (!comparison.relatedJobs.isEmpty()) {
      var jobs =
          comparison.relatedJobs.stream()
              .map(it -> Message.of("%s, %s", it.title(), it.place()))
              .limit(NAMED_JOBS)
              .toList();
      return Message.of(
          "%s in this line of work, overlaps counted once: %s.",
          Rating.time(comparison.relatedMonths), Message.joined("; ", jobs));
    }
    return applicant.jobs.isEmpty()
        ? Message.of("The resume lists no jobs.")
        : Message.of("No job of the resume was in this line of work.");
  }

  private static Message years(JobProfile job) {
    return job.years >= 0
        ? Message.of("The posting asks for at least %s.", Rating.years(job.years))
        : job.count(Cue.BEGINNER) > 0
            ? Message.of("The posting asks for no experience.")
            : Message.of("The posting gives no number of years.");
  }
}
