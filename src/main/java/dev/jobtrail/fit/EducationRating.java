package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Truncation;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rates the degree of an applicant against the one that is asked for. */
final class EducationRating {

  private static final Pattern OR_EQUIVALENT =
      Pattern.compile("equivalen|gleichwertig|vergleichbar|similar field");
  private static final int[] SCORES_BY_LEVELS_MISSING = {100, 60, 40, 25, 15};
  private static final int IN_PLACE_OF_DEGREE = 75;

  /** Months in the job that may stand in for a degree where the posting allows. */
  private static final int LONG = 60;

  private static final double NEAR_SUBJECT = 0.25;

  private static final int LONGEST_DEGREE = 160;

  private EducationRating() {}

  static Rating of(Comparison comparison) {
    var own = Degree.NONE;
    var text = "";
    for (var study : comparison.applicant.studies) {
      var degree = degree(study);
      if (degree.compareTo(own) > 0) {
        own = degree;
        text = text(study);
      }
    }
    var asked = asked(comparison.job);
    var has =
        own == Degree.NONE
            ? Message.of("the resume names no degree")
            : Message.of("the resume has %s (%s)", text, own.wording);
    if (asked == Degree.NONE) {
      return new Rating(100, Message.of("The posting asks for no degree; %s.", has));
    }
    var missing = Math.max(0, asked.ordinal() - own.ordinal());
    var score = SCORES_BY_LEVELS_MISSING[Math.min(missing, SCORES_BY_LEVELS_MISSING.length - 1)];
    var rationale = Message.of("The posting asks for a %s; %s.", asked.wording, has);
    if (missing > 0
        && comparison.relatedMonths >= LONG
        && (asked == Degree.VOCATIONAL || takesEquivalent(comparison.job))) {
      score = Math.max(score, IN_PLACE_OF_DEGREE);
      rationale =
          Message.of(
              "The posting asks for a %s; %s, and %s in the job that may stand in for it.",
              asked.wording, has, Rating.time(comparison.relatedMonths));
    }
    return new Rating(score, rationale);
  }

  /** What the resume says of the degree that a job asks for; empty where it asks for none. */
  static Optional<Message> strength(Comparison comparison) {
    var asked = asked(comparison.job);
    return asked == Degree.NONE
        ? Optional.empty()
        : comparison.applicant.studies.stream()
            .filter(it -> degree(it).compareTo(asked) >= 0 && isOfSubject(it, comparison))
            .findFirst()
            .map(it -> Message.of("The degree that is asked for: %s", text(it)));
  }

  /**
   * Whether the field of a study is named by a line that asks for a degree, or near the job: a
   * vocational training in another trade is no strength.
   */
  private static boolean isOfSubject(ApplicantProfile.Study study, Comparison comparison) {
    var own = comparison.subject(study.area());
    return own.stems().isEmpty()
        || comparison.lineOfWork(own) >= NEAR_SUBJECT
        || comparison.job.lines.stream()
            .filter(it -> Degree.lowest(it.text()) != Degree.NONE)
            .anyMatch(line -> own.stems().stream().anyMatch(line.terms()::containsKey));
  }

  private static Degree degree(ApplicantProfile.Study study) {
    var byType = Degree.highest(study.type());
    var degree = byType == Degree.NONE ? Degree.highest(study.area()) : byType;
    var isNamed = !study.type().isEmpty() || !study.area().isEmpty();
    return degree == Degree.NONE && isNamed ? Degree.SCHOOL : degree;
  }

  private static String text(ApplicantProfile.Study study) {
    return Truncation.abbreviate(
        Stream.of((study.type() + " " + study.area()).strip(), study.institution())
            .filter(it -> !it.isEmpty())
            .collect(Collectors.joining(", ")),
        LONGEST_DEGREE);
  }

  /** The highest of what the lines ask for at least. */
  private static Degree asked(JobProfile job) {
    return job.lines.stream()
        .filter(it -> it.isRequirement() && it.kind() != LineKind.PREFERRED && !it.has(Cue.NICE))
        .map(it -> Degree.lowest(it.text()))
        .max(Degree::compareTo)
        .orElse(Degree.NONE);
  }

  private static boolean takesEquivalent(JobProfile job) {
    return job.lines.stream()
        .filter(JobLine::isRequirement)
        .anyMatch(it -> OR_EQUIVALENT.matcher(Tokenizer.fold(it.text())).find());
  }
}
