package dev.jobtrail.fit;

import dev.jobtrail.fit.ApplicantProfile.Job;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An applicant beside a job: what the ratings of several dimensions go by. */
final class Comparison {

  /** Groups this near are one line of work. */
  private static final double SAME_LINE = 0.5;

  /** What a title names with less than this part of its main group is where or for whom. */
  private static final double MAIN_SHARE = 0.5;

  /** The most groups that a field of study is about. */
  private static final int STUDIED = 3;

  final ApplicantProfile applicant;
  final JobProfile job;
  final Measures measures;
  final Knowledge knowledge;

  /** Those of the posting's requirements first. */
  final List<NamedSkill> skills;

  /** The applicant's jobs in the posting's line of work, the newest first. */
  final List<Job> relatedJobs;

  /** For how long they lasted; those of several at a time count once. */
  final int relatedMonths;

  Comparison(
      ApplicantProfile applicant,
      JobProfile job,
      Measures measures,
      List<NamedSkill> skills,
      Knowledge knowledge) {
    this.applicant = applicant;
    this.job = job;
    this.measures = measures;
    this.knowledge = knowledge;
    this.skills = skills;
    relatedJobs =
        applicant.jobs.stream()
            .filter(it -> lineOfWork(it.title(), it.groups()) >= SAME_LINE)
            .sorted(Comparator.comparingInt(Job::end).reversed())
            .toList();
    relatedMonths = ApplicantProfile.months(relatedJobs);
  }

  /** The parts of the resume that name a skill; none where it is missing. */
  List<ApplicantProfile.Part> parts(NamedSkill skill) {
    return skill.shownBy(applicant).map(applicant.mentions::get).orElse(List.of());
  }

  /** The telling words of a field of study. */
  TermVector subject(String area) {
    var terms = new TermVector(knowledge.occupations(), Stems.of(applicant.language));
    terms.add(Tokenizer.tokenize(area), 1);
    return terms;
  }

  /** How near a field of study is to the job, 0 to 1. */
  double lineOfWork(TermVector subject) {
    var groups = knowledge.occupations().about(subject.damped(), applicant.language, STUDIED);
    return lineOfWork("", groups);
  }

  /** How near a title of the resume is to the job, 0 to 1, by groups or, where unknown, words. */
  double lineOfWork(String title, Map<Integer, Double> groups) {
    var asked = job.titleGroups.isEmpty() ? job.dutyGroups : job.titleGroups;
    if (groups.isEmpty() || asked.isEmpty()) {
      return title.isEmpty() ? 0 : titleLikeness(title);
    }
    var most = asked.values().stream().mapToDouble(it -> it).max().orElse(0);
    var nearest = 0.0;
    for (var entry : asked.entrySet()) {
      if (entry.getValue() >= MAIN_SHARE * most) {
        for (var own : groups.keySet()) {
          nearest = Math.max(nearest, knowledge.occupations().likeness(entry.getKey(), own));
        }
      }
    }
    return nearest;
  }

  private double titleLikeness(String title) {
    var one = titleStems(Tokenizer.tokenize(title));
    var other = titleStems(job.titleTokens);
    var shared = new HashSet<>(one);
    shared.retainAll(other);
    return one.isEmpty() || other.isEmpty() ? 0 : 2.0 * shared.size() / (one.size() + other.size());
  }

  private Set<String> titleStems(List<TextToken> tokens) {
    var terms = new TermVector(knowledge.occupations(), Stems.of(job.language));
    terms.add(tokens, 1);
    return terms.stems();
  }
}
