package dev.jobtrail.fit;

import dev.jobtrail.fit.Fit.Evidence;
import dev.jobtrail.fit.Fit.Requirement;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Tells what speaks for an applicant. */
final class Strengths {

  private static final int MAX = 5;
  private static final int YEAR = 12;
  private static final int LONGEST_QUOTE = 120;
  private static final int MAX_LENGTH = 500;

  private Strengths() {}

  static List<String> of(Comparison comparison, List<Requirement> requirements) {
    var strengths = new ArrayList<String>();
    if (comparison.relatedMonths >= YEAR) {
      var job = comparison.relatedJobs.getFirst();
      strengths.add(
          Rating.time(comparison.relatedMonths)
              + " in this line of work, last as "
              + job.title()
              + ", "
              + job.place());
    }
    var degree = EducationRating.strength(comparison);
    if (!degree.isEmpty()) {
      strengths.add(degree);
    }
    requirements.stream()
        .filter(it -> it.isMust() && it.evidence() == Evidence.COVERED && !it.quotes().isEmpty())
        .forEach(it -> strengths.add(quoted(it)));
    comparison.skills.stream()
        .filter(it -> !comparison.parts(it).isEmpty())
        .forEach(it -> strengths.add(skill(comparison, it)));
    return strengths.stream().limit(MAX).map(it -> Truncation.abbreviate(it, MAX_LENGTH)).toList();
  }

  private static String quoted(Requirement requirement) {
    return Truncation.abbreviate(requirement.text(), LONGEST_QUOTE)
        + " (resume: \""
        + Truncation.abbreviate(requirement.quotes().getFirst(), LONGEST_QUOTE)
        + "\")";
  }

  private static String skill(Comparison comparison, NamedSkill skill) {
    var parts = comparison.parts(skill);
    var jobs =
        parts.stream()
            .filter(it -> it.job() >= 0)
            .map(it -> comparison.applicant.jobs.get(it.job()))
            .distinct()
            .toList();
    var months = ApplicantProfile.months(jobs);
    var places = new LinkedHashSet<String>();
    parts.forEach(it -> places.add(it.place()));
    return skill.name()
        + (months >= YEAR ? ", " + Rating.time(months) + " on the job" : "")
        + " ("
        + String.join("; ", places)
        + ")";
  }
}
