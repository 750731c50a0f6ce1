package dev.jobtrail.fit;

import dev.jobtrail.fit.ApplicantProfile.Part;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * How much of a posting's line stands where in a resume, by its telling words or by the skills that
 * it names; all shares are between 0 and 1. One object reads line after line.
 */
final class LineEvidence {

  /** A line has something else to say than the names of its skills. */
  private static final double OF_CONCEPTS = 0.9;

  /** A single word in common may mean something else. */
  private static final int FEWEST_WORDS = 2;

  private final ApplicantProfile applicant;
  private final JobProfile job;
  private final Map<String, List<Part>> own;
  private final double[] wordsByPart;
  private final int[] countByPart;
  private final double[] wordsByZone = new double[Zone.values().length];
  private final int[] namesByZone = new int[Zone.values().length];
  private JobLine line;
  private double words;
  private double all;
  private int names;
  private int named;

  LineEvidence(ApplicantProfile applicant, JobProfile job) {
    this.applicant = applicant;
    this.job = job;
    own = job.language == applicant.language ? applicant.words : applicant.folded;
    wordsByPart = new double[applicant.parts.size()];
    countByPart = new int[applicant.parts.size()];
  }

  void read(JobLine next) {
    line = next;
    readWords();
    readNames();
  }

  private void readWords() {
    Arrays.fill(wordsByPart, 0);
    Arrays.fill(countByPart, 0);
    Arrays.fill(wordsByZone, 0);
    words = 0;
    all = 0;
    for (var term : line.terms().entrySet()) {
      double idf = term.getValue();
      all += idf;
      var parts = own.get(term.getKey());
      if (parts != null) {
        words += idf;
        var zones = 0;
        for (var part : parts) {
          wordsByPart[part.index()] += idf;
          countByPart[part.index()]++;
          zones |= 1 << part.zone().ordinal();
        }
        for (var i = 0; i < wordsByZone.length; i++) {
          wordsByZone[i] += (zones >> i & 1) * idf;
        }
      }
    }
  }

  private void readNames() {
    Arrays.fill(namesByZone, 0);
    names = 0;
    named = 0;
    for (var concept : line.concepts()) {
      if (job.concepts.contains(concept)) {
        named++;
        var parts = applicant.mentions.get(concept);
        if (parts != null) {
          names++;
          var zones = 0;
          for (var part : parts) {
            zones |= 1 << part.zone().ordinal();
          }
          for (var i = 0; i < namesByZone.length; i++) {
            namesByZone[i] += zones >> i & 1;
          }
        }
      }
    }
  }

  private double share(double someWords, int someNames) {
    return share(someWords, all, someNames, named);
  }

  /** By some of all words or some of the named skills. */
  static double share(double words, double allWords, int names, int allNames) {
    return Math.max(
        allWords == 0 ? 0 : words / allWords, allNames == 0 ? 0 : OF_CONCEPTS * names / allNames);
  }

  /** Anywhere in the resume. */
  double anywhere() {
    return share(words, names);
  }

  /** In the one part that has most of its words. */
  double wordsOfOnePart() {
    var most = 0.0;
    for (var sum : wordsByPart) {
      most = Math.max(most, sum);
    }
    return most / all;
  }

  double in(Zone zone) {
    return share(wordsByZone[zone.ordinal()], namesByZone[zone.ordinal()]);
  }

  double in(Part part) {
    var namesOfPart = 0;
    if (names > 0) {
      for (var concept : line.concepts()) {
        var parts = applicant.mentions.get(concept);
        namesOfPart +=
            parts != null && job.concepts.contains(concept) && parts.contains(part) ? 1 : 0;
      }
    }
    var at = part.index();
    return share(countByPart[at] < FEWEST_WORDS ? 0 : wordsByPart[at], namesOfPart);
  }
}
