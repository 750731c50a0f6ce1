package dev.jobtrail.fit;

import dev.jobtrail.text.Truncation;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Splits a posting into requirements and looks for their evidence in a resume. */
final class Requirements {

  private static final int MAX = 25;
  private static final int MAX_QUOTES = 2;
  private static final int MAX_LENGTH = 300;
  private static final double COVERED = 0.55;
  private static final double RELATED = 0.25;

  private final ApplicantProfile applicant;
  private final JobProfile job;
  private final Map<ApplicantProfile.Part, Set<String>> stems = new LinkedHashMap<>();

  private Requirements(ApplicantProfile applicant, JobProfile job) {
    this.applicant = applicant;
    this.job = job;
    var words = Stems.of(job.language);
    for (var part : applicant.parts) {
      var own = new HashSet<String>();
      part.tokens().forEach(it -> own.add(words.topic(it.folded())));
      stems.put(part, own);
    }
  }

  /** In the order of the posting, at most 25. */
  static List<Fit.Requirement> of(ApplicantProfile applicant, JobProfile job) {
    var requirements = new Requirements(applicant, job);
    return job.lines.stream()
        .filter(JobLine::isRequirement)
        .limit(MAX)
        .map(requirements::requirement)
        .toList();
  }

  private Fit.Requirement requirement(JobLine line) {
    var languages = job.languagesOf(line);
    return languages.isEmpty() ? byWords(line) : byLanguages(line, languages);
  }

  private Fit.Requirement byLanguages(JobLine line, Map<String, Integer> asked) {
    var isNamed = asked.keySet().stream().anyMatch(applicant.languages::containsKey);
    var evidence =
        applicant.speaks(asked)
            ? Fit.Evidence.COVERED
            : isNamed ? Fit.Evidence.RELATED : Fit.Evidence.MISSING;
    return requirement(
        line,
        evidence,
        applicant.languageTexts.entrySet().stream()
            .filter(it -> asked.containsKey(it.getKey()))
            .map(Map.Entry::getValue)
            .limit(MAX_QUOTES)
            .toList());
  }

  private static boolean isMust(JobLine line) {
    return line.kind() != LineKind.PREFERRED && !line.has(Cue.NICE);
  }

  private static Fit.Requirement requirement(
      JobLine line, Fit.Evidence evidence, List<String> quotes) {
    return new Fit.Requirement(
        Truncation.abbreviate(line.text(), MAX_LENGTH),
        isMust(line),
        evidence,
        evidence == Fit.Evidence.MISSING ? List.of() : quotes);
  }

  private Fit.Requirement byWords(JobLine line) {
    var asked = line.terms();
    var concepts = new HashSet<>(line.concepts());
    concepts.retainAll(job.concepts);
    var shared = new HashSet<>(concepts);
    shared.retainAll(applicant.mentions.keySet());
    var all = asked.values().stream().mapToDouble(it -> it).sum();
    var byTerms = new LinkedHashMap<ApplicantProfile.Part, Double>();
    var had = new HashSet<String>();
    stems.forEach(
        (part, own) -> {
          var sum = 0.0;
          for (var term : asked.entrySet()) {
            if (own.contains(term.getKey())) {
              sum += term.getValue();
              had.add(term.getKey());
            }
          }
          if (sum > 0) {
            byTerms.put(part, sum / all);
          }
        });
    var coverage = had.stream().mapToDouble(asked::get).sum() / Math.max(all, 1);
    if (!concepts.isEmpty()) {
      coverage = Math.max(coverage, 0.9 * shared.size() / concepts.size());
    }
    var evidence =
        coverage >= COVERED
            ? Fit.Evidence.COVERED
            : coverage >= RELATED || !shared.isEmpty()
                ? Fit.Evidence.RELATED
                : Fit.Evidence.MISSING;
    return requirement(line, evidence, quotes(byTerms));
  }

  /** Of texts that say as much, those that come first in the resume. */
  private List<String> quotes(Map<ApplicantProfile.Part, Double> byTerms) {
    return byTerms.entrySet().stream()
        .sorted(
            Map.Entry.<ApplicantProfile.Part, Double>comparingByValue(Comparator.reverseOrder()))
        .limit(MAX_QUOTES)
        .map(it -> Truncation.abbreviate(it.getKey().text(), MAX_LENGTH))
        .toList();
  }
}
