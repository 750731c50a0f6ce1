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
    var spelling = new SkillSpelling(job.language);
    var required = new LinkedHashMap<String, NamedSkill>();
    var others = new LinkedHashMap<String, NamedSkill>();
    for (var line : job.lines) {
      if (!line.isGeneral()) {
        var to = line.isRequirement() ? required : others;
        add(line.tokens(), line.text(), job, knowledge, spelling, to);
      }
    }
    add(job.titleTokens, job.title, job, knowledge, spelling, others);
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
      SkillSpelling spelling,
      Map<String, NamedSkill> skills) {
    var stems = Stems.of(job.language);
    var isLanguage = new HashSet<Integer>();
    knowledge.languages().in(tokens).forEach(it -> isLanguage.add(it.begin()));
    for (var hit : knowledge.occupations().mentionsIn(tokens, stems)) {
      var own = tokens.subList(hit.begin(), hit.end());
      var meanings = hit.meanings().stream().filter(job.concepts::contains).toList();
      var isNamed =
          own.size() > 1
              ? !meanings.isEmpty() && spelling.isSkill(text, tokens, hit.begin(), hit.end())
              : isTool(text, tokens, hit.begin(), meanings, spelling)
                  || isSkill(text, tokens, hit.begin(), meanings, job, knowledge, spelling);
      if (!isLanguage.contains(hit.begin()) && isNamed) {
        var name = text.substring(own.getFirst().begin(), own.getLast().end());
        skills.putIfAbsent(String.join(" ", stems.terms(own)), new NamedSkill(name, meanings));
      }
    }
  }

  private static boolean isTool(
      String text, List<TextToken> tokens, int at, List<Concept> meanings, SkillSpelling spelling) {
    return meanings.stream()
        .filter(Concept::isProperName)
        .anyMatch(it -> spelling.isTool(it, text, tokens, at));
  }

  private static boolean isSkill(
      String text,
      List<TextToken> tokens,
      int at,
      List<Concept> meanings,
      JobProfile job,
      Knowledge knowledge,
      SkillSpelling spelling) {
    var word = Stems.of(job.language).topic(tokens.get(at).folded());
    var nearest =
        meanings.stream()
            .filter(it -> !it.isProperName())
            .mapToDouble(it -> nearness(it, job, knowledge))
            .max()
            .orElse(0);
    return nearest >= SAME_TRADE
        && !isTitle(tokens.subList(at, at + 1), job, knowledge)
        && knowledge.occupations().idf(word, job.language) >= LEAST_IDF
        && spelling.isSkill(text, tokens, at, nearest == 1);
  }

  /** "Mechatroniker", but not "Stahlbau", which has the stem of "Stahlbauer". */
  private static boolean isTitle(List<TextToken> word, JobProfile job, Knowledge knowledge) {
    var stems = Stems.of(job.language);
    return !stems.terms(word).getFirst().equals(word.getFirst().folded())
        && !knowledge.occupations().titlesIn(word, stems).isEmpty();
  }

  /** How near a trade that has the skill is to that of the job, 0 to 1. */
  private static double nearness(Concept concept, JobProfile job, Knowledge knowledge) {
    var trades = job.titleGroups.isEmpty() ? job.dutyGroups : job.titleGroups;
    var nearest = 0.0;
    for (var trade : trades.keySet()) {
      for (var group : concept.groups()) {
        nearest = Math.max(nearest, knowledge.occupations().likeness(group, trade));
      }
    }
    return nearest;
  }
}
