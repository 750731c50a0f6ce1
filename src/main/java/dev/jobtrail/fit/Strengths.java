package dev.jobtrail.fit;

import dev.jobtrail.fit.Fit.Evidence;
import dev.jobtrail.fit.Fit.Requirement;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
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

  static List<String> of(Comparison comparison, List<Requirement> requirements, Language language) {
    var strengths = new ArrayList<Message>();
    if (comparison.relatedMonths >= YEAR) {
      var job = comparison.relatedJobs.getFirst();
      strengths.add(
          Message.of(
              "%s in this line of work, last as %s, %s",
              Rating.time(comparison.relatedMonths), job.title(), job.place()));
    }
    EducationRating.strength(comparison).ifPresent(strengths::add);
    requirements.stream()
        .filter(it -> it.isMust() && it.evidence() == Evidence.COVERED && !it.quotes().isEmpty())
        .forEach(it -> strengths.add(quoted(it)));
    comparison.skills.stream()
        .filter(it -> !comparison.parts(it).isEmpty())
        .forEach(it -> strengths.add(skill(comparison, it)));
    return strengths.stream()
        .limit(MAX)
        .map(it -> Truncation.abbreviate(it.in(language), MAX_LENGTH))
        .toList();
  }

  private static Message quoted(Requirement requirement) {
    return Message.of(
        "%s (resume: \"%s\")",
        Truncation.abbreviate(requirement.text(), LONGEST_QUOTE),
        Truncation.abbreviate(requirement.quotes().getFirst(), LONGEST_QUOTE));
  }

  private static Message skill(Comparison comparison, NamedSkill skill) {
    var parts = comparison.parts(skill);
    var jobs =
        parts.stream()
            .filter(it -> it.job() >= 0)
            .map(it -> comparison.applicant.jobs.get(it.job()))
            .distinct()
            .toList();
    var months = ApplicantProfile.months(jobs);
    var places = new LinkedHashSet<Message>();
    parts.forEach(it -> places.add(it.place()));
    var where = Message.joined("; ", List.copyOf(places));
    return months < YEAR
        ? Message.of("%s (%s)", skill.name(), where)
        : Message.of("%s, %s on the job (%s)", skill.name(), Rating.time(months), where);
  }
}
