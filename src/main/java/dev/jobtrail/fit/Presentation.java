package dev.jobtrail.fit;

/**
 * Where a resume answers the lines of a posting.
 *
 * @param answered the lines that it answers
 * @param first those of them that it answers where it is read first
 */
record Presentation(int answered, int first) {

  /** A line of which so much stands in the resume is answered by it. */
  private static final double ANSWERED = 0.3;

  /** The part of an answer that must be read first. */
  private static final double READ_FIRST = 0.6;

  /** Few answered lines tell little of a document: so many even ones count beside them. */
  private static final double EVEN_LINES = 2;

  static Presentation of(JobProfile job, LineMeasures lines) {
    var answered = 0;
    var first = 0;
    for (var line : job.lines) {
      var covered = LineMeasures.isTelling(line) ? lines.covered(line) : 0;
      if (covered >= ANSWERED) {
        answered++;
        first += lines.coveredFirst(line) >= READ_FIRST * covered ? 1 : 0;
      }
    }
    return new Presentation(answered, first);
  }

  /** How many of the answers stand where they are read first, 0 to 1. */
  double share() {
    return (first + EVEN_LINES / 2) / (answered + EVEN_LINES);
  }
}
