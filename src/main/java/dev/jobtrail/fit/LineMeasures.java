package dev.jobtrail.fit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Compares the lines of a posting with a resume; all values are between 0 and 1. */
final class LineMeasures {

  private static final int LEAST_TERMS = 2;

  /** Where a posting has no telling line: what one of the same trade has on average. */
  private static final double UNKNOWN = 0.35;

  /** Counts as much as this many lines of an average value, so that few lines decide little. */
  private static final double AVERAGE_LINES = 2;

  private static final double AVERAGE_COVERAGE = 0.2;
  private static final double OF_CONCEPTS = 0.9;

  private final ApplicantProfile applicant;
  private final JobProfile job;

  /** Whether lines are about the same trade as the nearest line of the resume. */
  final double alike;

  /** How much of the words of a line stands in one line of the resume. */
  final double answered;

  /** How much of the requirements stands anywhere in the resume, by words or by skills. */
  final double covered;

  LineMeasures(ApplicantProfile applicant, JobProfile job) {
    this.applicant = applicant;
    this.job = job;
    var weights = 0.0;
    var sumAlike = 0.0;
    var sumAnswered = 0.0;
    var required = AVERAGE_LINES;
    var sumCovered = AVERAGE_LINES * AVERAGE_COVERAGE;
    for (var line : job.lines) {
      if (isTelling(line)) {
        weights += line.weight();
        sumAlike += line.weight() * alike(line.direction());
        sumAnswered += line.weight() * answered(line);
        if (isRequired(line)) {
          required += line.weight();
          sumCovered += line.weight() * covered(line);
        }
      }
    }
    alike = weights == 0 ? UNKNOWN : sumAlike / weights;
    answered = weights == 0 ? AVERAGE_COVERAGE : sumAnswered / weights;
    covered = sumCovered / required;
  }

  /** A list of what is nice to have counts by its weight, a single such sentence does not. */
  private static boolean isRequired(JobLine line) {
    return line.isRequirement() && !(line.kind() == LineKind.OPEN && line.has(Cue.NICE));
  }

  private double alike(Direction direction) {
    var most = 0f;
    for (var own : applicant.directions) {
      most = Math.max(most, direction.cosine(own));
    }
    return most;
  }

  private double answered(JobLine line) {
    if (!isOneLanguage()) {
      return covered(line);
    }
    var had = new double[applicant.directions.size()];
    var most = 0.0;
    var all = 0.0;
    for (var term : line.terms().entrySet()) {
      double idf = term.getValue();
      all += idf;
      for (int place : applicant.places.getOrDefault(term.getKey(), List.of())) {
        had[place] += idf;
        most = Math.max(most, had[place]);
      }
    }
    return most / all;
  }

  static boolean isTelling(JobLine line) {
    return line.weight() > 0 && line.terms().size() >= LEAST_TERMS;
  }

  /** How much of a line stands anywhere in the resume. */
  double covered(JobLine line) {
    return Math.max(named(line, applicant.mentions.keySet()), coverage(line.terms()));
  }

  /** How much of a line stands where the resume is read first. */
  double coveredFirst(JobLine line) {
    var first = applicant.readFirst;
    return Math.max(
        named(line, first.concepts),
        coverage(line.terms(), isOneLanguage() ? first.terms::has : first.folded::contains));
  }

  private double named(JobLine line, Set<Concept> own) {
    var named = 0;
    var had = 0;
    for (var concept : line.concepts()) {
      if (job.concepts.contains(concept)) {
        named++;
        had += own.contains(concept) ? 1 : 0;
      }
    }
    return named == 0 ? 0 : OF_CONCEPTS * had / named;
  }

  /** How much of some telling words stands in the resume. */
  double coverage(Map<String, Double> terms) {
    return coverage(terms, this::has);
  }

  private static double coverage(Map<String, Double> terms, Predicate<String> has) {
    var all = 0.0;
    var had = 0.0;
    for (var term : terms.entrySet()) {
      all += term.getValue();
      had += has.test(term.getKey()) ? term.getValue() : 0;
    }
    return all == 0 ? 0 : had / all;
  }

  private boolean has(String stem) {
    return isOneLanguage() ? applicant.terms.has(stem) : applicant.folded.contains(stem);
  }

  private boolean isOneLanguage() {
    return job.language == applicant.language;
  }
}
