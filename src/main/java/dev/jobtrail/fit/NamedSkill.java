package dev.jobtrail.fit;

import dev.jobtrail.text.TextToken;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A skill or tool that a posting names, as a reader would list it.
 *
 * @param name as the posting writes it
 * @param meanings what it may stand for; one name may stand for several
 */
record NamedSkill(String name, List<Concept> meanings) {

  /** A single word that so many trades have is no skill by itself: "care", "team". */
  private static final double LEAST_IDF = 3.5;

  /** Groups this near share their skills. */
  private static final double SAME_TRADE = 0.5;

  /** Each once, those of the requirements first. */
  static List<NamedSkill> of(JobProfile job, Knowledge knowledge) {
    var stems = Stems.of(job.language);
    var required = new LinkedHashMap<String, NamedSkill>();
    var others = new LinkedHashMap<String, NamedSkill>();
    for (var line : job.lines) {
      if (!line.isGeneral()) {
        var to = line.isRequirement() ? required : others;
        add(line.tokens(), line.text(), job, knowledge, stems, to);
      }
    }
    add(job.titleTokens, job.title, job, knowledge, stems, others);
    others.forEach(required::putIfAbsent);
    return List.copyOf(required.values());
  }

  /** The meaning that an applicant has; empty where the resume names none. */
  Optional<Concept> shownBy(ApplicantProfile applicant) {
    return meanings.stream().filter(applicant.mentions::containsKey).findFirst();
  }

  private static void add(
      List<TextToken> tokens,
      String text,
      JobProfile job,
      Knowledge knowledge,
      Stems stems,
      Map<String, NamedSkill> skills) {
    var isLanguage = new HashSet<Integer>();
    knowledge.languages().in(tokens).forEach(it -> isLanguage.add(it.begin()));
    for (var hit : knowledge.occupations().mentionsIn(tokens, stems)) {
      var own = tokens.subList(hit.begin(), hit.end());
      var meanings = hit.meanings().stream().filter(job.concepts::contains).toList();
      if (!isLanguage.contains(hit.begin()) && isTelling(own, meanings, job, knowledge, stems)) {
        var name = text.substring(own.getFirst().begin(), own.getLast().end());
        skills.putIfAbsent(String.join(" ", stems.terms(own)), new NamedSkill(name, meanings));
      }
    }
  }

  private static boolean isTelling(
      List<TextToken> tokens,
      List<Concept> meanings,
      JobProfile job,
      Knowledge knowledge,
      Stems stems) {
    if (meanings.isEmpty() || tokens.size() > 1) {
      return !meanings.isEmpty();
    }
    var word = stems.topic(tokens.getFirst().folded());
    return meanings.stream().anyMatch(Concept::isProperName)
        || knowledge.occupations().idf(word, stems.language()) >= LEAST_IDF
            && meanings.stream().anyMatch(it -> isOfTrade(it, job, knowledge));
  }

  private static boolean isOfTrade(Concept concept, JobProfile job, Knowledge knowledge) {
    var trades = job.titleGroups.isEmpty() ? job.dutyGroups : job.titleGroups;
    return trades.keySet().stream()
        .anyMatch(
            trade ->
                concept.groups().stream()
                    .anyMatch(it -> knowledge.occupations().likeness(it, trade) >= SAME_TRADE));
  }
}
