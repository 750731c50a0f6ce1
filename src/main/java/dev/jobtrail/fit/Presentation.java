package dev.jobtrail.fit;

import java.util.Arrays;
import java.util.List;

/**
 * How much of what a resume has for a posting is read at first sight: in the headline, the summary
 * and the skills, and at the top of the newest jobs' highlights.
 */
final class Presentation {

  /** The part of the score that is lost where nothing is read at first sight. */
  static final double BAND = 0.2;

  private static final double OF_HEADLINE = 0.25;
  private static final double OF_SUMMARY = 0.25;
  private static final double OF_SKILLS = 0.2;
  private static final double OF_HIGHLIGHTS = 0.3;

  /** A headline tells the job and so many of its lines, a summary and the skills more of them. */
  private static final int IN_HEADLINE = 2;

  private static final int IN_SUMMARY = 5;
  private static final int IN_SKILLS = 6;

  /** Where the resume answers fewer lines, the part of them that is enough. */
  private static final double ENOUGH = 0.9;

  /** Where the posting has no lines to answer. */
  private static final double UNKNOWN = 0.5;

  /** A line of which so much stands in the resume is answered by it. */
  static final double ANSWERED = 0.3;

  /** The part of an answer that a zone must have to tell it. */
  static final double TOLD = 0.6;

  /** A highlight that has less of a line does not answer it. */
  private static final double LEAST_OF_HIGHLIGHT = 0.25;

  /** Readers look at the beginning of a list. */
  private static final int HIGHLIGHTS_READ_FIRST = 2;

  private static final List<Zone> SHOWN = List.of(Zone.HEADLINE, Zone.SUMMARY, Zone.SKILLS);

  private final ApplicantProfile applicant;
  private final double likeness;
  private final double[] told = new double[Zone.values().length];
  private final double[] strengths;
  private int lines;
  private int answered;
  private double answeredWeight;

  /**
   * @param likeness of the trades of headline and posting, 0 to 1
   */
  Presentation(ApplicantProfile applicant, double likeness) {
    this.applicant = applicant;
    this.likeness = likeness;
    strengths = new double[applicant.parts.size()];
  }

  void add(JobLine line, LineEvidence evidence) {
    lines++;
    var anywhere = evidence.anywhere();
    if (anywhere < ANSWERED) {
      return;
    }
    answered++;
    answeredWeight += line.weight();
    for (var zone : SHOWN) {
      told[zone.ordinal()] += line.weight() * Math.min(1, evidence.in(zone) / (TOLD * anywhere));
    }
    // certificates and education answer these
    if (!line.has(Cue.LICENCE)) {
      for (var highlights : applicant.newestHighlights) {
        for (var part : highlights) {
          var share = evidence.in(part);
          strengths[part.index()] += share < LEAST_OF_HIGHLIGHT ? 0 : line.weight() * share;
        }
      }
    }
  }

  /** 0 where a reader has to search for everything, 1 where all is read at first sight. */
  double share() {
    return lines == 0
        ? UNKNOWN
        : OF_HEADLINE * headline()
            + OF_SUMMARY * of(Zone.SUMMARY, IN_SUMMARY)
            + OF_SKILLS * of(Zone.SKILLS, IN_SKILLS)
            + OF_HIGHLIGHTS * highlights();
  }

  /** How many lines of the posting the resume answers. */
  int answered() {
    return answered;
  }

  /** How many lines of the posting a zone answers, each by its weight. */
  double in(Zone zone) {
    return told[zone.ordinal()];
  }

  private double of(Zone zone, int lines) {
    return Math.min(1, in(zone) / Math.max(1, Math.min(lines, ENOUGH * answeredWeight)));
  }

  private double headline() {
    return (likeness + Math.min(IN_HEADLINE, in(Zone.HEADLINE))) / (1 + IN_HEADLINE);
  }

  /** How much of the best order the order of the highlights has. */
  double highlights() {
    var first = 0.0;
    var best = 0.0;
    for (var highlights : applicant.newestHighlights) {
      var own = highlights.stream().mapToDouble(it -> strengths[it.index()]).toArray();
      var count = Math.min(HIGHLIGHTS_READ_FIRST, own.length);
      first += Arrays.stream(own, 0, count).sum();
      Arrays.sort(own);
      best += Arrays.stream(own, own.length - count, own.length).sum();
    }
    return best == 0 ? 0 : first / best;
  }
}
