package dev.jobtrail.fit;

import java.util.Map;

/** Compares the lines of a posting with a resume; all values are between 0 and 1. */
final class LineMeasures {

  private static final int LEAST_TERMS = 2;

  /** Where a posting has no telling line: what one of the same trade has on average. */
  private static final double UNKNOWN = 0.35;

  /** Counts as much as this many lines of an average value, so that few lines decide little. */
  private static final double AVERAGE_LINES = 2;

  private static final double AVERAGE_COVERAGE = 0.2;

  private final ApplicantProfile applicant;
  private final JobProfile job;

  /** Whether lines are about the same trade as the nearest line of the resume. */
  final double alike;

  /** How much of the words of a line stands in one line of the resume. */
  final double answered;

  /** How much of the requirements stands anywhere in the resume, by words or by skills. */
  final double covered;

  /** Where the resume answers the lines. */
  final Presentation presentation;

  LineMeasures(ApplicantProfile applicant, JobProfile job, double likeness) {
    this.applicant = applicant;
    this.job = job;
    presentation = new Presentation(applicant, likeness);
    var weights = 0.0;
    var sumAlike = 0.0;
    var sumAnswered = 0.0;
    var required = AVERAGE_LINES;
    var sumCovered = AVERAGE_LINES * AVERAGE_COVERAGE;
    var evidence = new LineEvidence(applicant, job);
    for (var line : job.lines) {
      var asked = job.languagesOf(line);
      if (!asked.isEmpty() && isRequired(line)) {
        required += line.weight();
        sumCovered += line.weight() * (applicant.speaks(asked) ? 1 : 0);
      } else if (isTelling(line)) {
        evidence.read(line);
        weights += line.weight();
        sumAlike += line.weight() * alike(line.direction());
        sumAnswered += line.weight() * answered(evidence);
        if (isRequired(line)) {
          required += line.weight();
          sumCovered += line.weight() * evidence.anywhere();
        }
        presentation.add(line, evidence);
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

  /** Words alone tell little between languages, so skills count there, too. */
  private double answered(LineEvidence evidence) {
    return isOneLanguage() ? evidence.wordsOfOnePart() : evidence.anywhere();
  }

  static boolean isTelling(JobLine line) {
    return line.weight() > 0 && line.terms().size() >= LEAST_TERMS;
  }

  /** How much of some telling words stands in the resume. */
  double coverage(Map<String, Double> terms) {
    var all = 0.0;
    var had = 0.0;
    for (var term : terms.entrySet()) {
      all += term.getValue();
      had += has(term.getKey()) ? term.getValue() : 0;
    }
    return all == 0 ? 0 : had / all;
  }

  private boolean has(String stem) {
    return isOneLanguage() ? applicant.words.containsKey(stem) : applicant.folded.containsKey(stem);
  }

  private boolean isOneLanguage() {
    return job.language == applicant.language;
  }
}
