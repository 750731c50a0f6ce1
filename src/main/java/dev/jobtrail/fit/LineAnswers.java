package dev.jobtrail.fit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Finds the texts of a resume that answer lines of a posting: requirements and duties. */
final class LineAnswers {

  private static final double LEAST = 0.25;

  /** A single word in common may mean something else. */
  private static final int FEWEST_WORDS = 2;

  private final ApplicantProfile applicant;
  private final JobProfile job;
  private final Knowledge knowledge;

  private LineAnswers(ApplicantProfile applicant, JobProfile job, Knowledge knowledge) {
    this.applicant = applicant;
    this.job = job;
    this.knowledge = knowledge;
  }

  static List<Fit.Answer> of(ApplicantProfile applicant, JobProfile job, Knowledge knowledge) {
    return new LineAnswers(applicant, job, knowledge).all();
  }

  private List<Fit.Answer> all() {
    var answers = new ArrayList<Fit.Answer>();
    var seen = new HashSet<String>();
    var ofWork = job.lines.stream().filter(it -> !isQualification(it)).toList();
    for (var part : applicant.parts) {
      if (!seen.add(part.text())) {
        continue;
      }
      var words =
          new StatedWords(List.of(part), knowledge.occupations(), Stems.of(applicant.language));
      for (var line : part.zone() == Zone.HIGHLIGHTS ? ofWork : job.lines) {
        var share = line.weight() == 0 ? 0 : Math.max(skills(line, words), shared(line, words));
        if (share >= LEAST) {
          answers.add(new Fit.Answer(part.text(), line.text(), line.weight() * share));
        }
      }
    }
    return answers;
  }

  /** Whether a line asks for a degree, licence or certificate. */
  static boolean isQualification(JobLine line) {
    return line.has(Cue.LICENCE)
        || line.isRequirement() && Degree.highest(line.text()) != Degree.NONE;
  }

  private double skills(JobLine line, StatedWords words) {
    var asked = new HashSet<>(line.concepts());
    asked.retainAll(job.concepts);
    return asked.isEmpty()
        ? 0
        : (double) asked.stream().filter(words.concepts::contains).count() / asked.size();
  }

  private double shared(JobLine line, StatedWords words) {
    var own = job.language == applicant.language ? words.terms.stems() : words.folded;
    var telling =
        line.terms().entrySet().stream().filter(it -> NumberNames.value(it.getKey()) <= 0).toList();
    var shared = telling.stream().filter(it -> own.contains(it.getKey())).toList();
    return shared.size() < FEWEST_WORDS ? 0 : sum(shared) / sum(telling);
  }

  private static double sum(List<Map.Entry<String, Double>> terms) {
    return terms.stream().mapToDouble(Map.Entry::getValue).sum();
  }
}
