package dev.jobtrail.discovery;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words of a resume, taken apart once to score any number of jobs against it.
 *
 * <p>The score is a rough one, from words alone: how much of the job's title the resume's titles
 * hold, how many of its skills the job names, and how much of the job's text it shares. A review
 * reads the job, and scores it anew.
 */
public final class ResumeTerms {

  /** Skills that a job names beyond these make it no likelier. */
  private static final int ENOUGH_SKILLS = 8;

  /** A title that stands in a list without its text names rarely more. */
  private static final int ENOUGH_SKILLS_OF_TITLE = 2;

  /** Two texts about the same work share about this much of their words. */
  private static final double ENOUGH_OF_TEXT = 0.4;

  /** What a word of the job's title counts that the resume has elsewhere than in a title. */
  private static final double ELSEWHERE = 0.6;

  private static final int MAX_DEPTH = 30;

  private final Set<String> all = new HashSet<>();
  private final Set<String> titles = new HashSet<>();
  private final Set<List<String>> skills = new HashSet<>();
  private final Map<String, List<List<String>>> skillsByFirstWord = new HashMap<>();

  private ResumeTerms() {}

  /**
   * The terms of a resume.
   *
   * @param data a JSON Resume document, of which any part may be missing
   */
  public static ResumeTerms of(JsonNode data) {
    var terms = new ResumeTerms();
    terms.addAll(data, 0);
    terms.addTitle(data.path("basics").path("label"));
    data.path("work").forEach(it -> terms.addTitle(it.path("position")));
    for (var skill : data.path("skills")) {
      terms.addSkill(skill.path("name"));
      skill.path("keywords").forEach(terms::addSkill);
    }
    for (var skill : terms.skills) {
      terms
          .skillsByFirstWord
          .computeIfAbsent(skill.getFirst(), first -> new ArrayList<>())
          .add(skill);
    }
    return terms;
  }

  private void addAll(JsonNode node, int depth) {
    if (node.isTextual()) {
      TitleWords.of(node.textValue()).stream().filter(TitleWords::isTelling).forEach(all::add);
    } else if (depth < MAX_DEPTH) {
      node.forEach(child -> addAll(child, depth + 1));
    }
  }

  private void addTitle(JsonNode title) {
    if (title.isTextual()) {
      TitleWords.of(title.textValue()).stream().filter(TitleWords::isTelling).forEach(titles::add);
    }
  }

  private void addSkill(JsonNode skill) {
    var words = skill.isTextual() ? TitleWords.of(skill.textValue()) : List.<String>of();
    if (!words.isEmpty()) {
      skills.add(words);
    }
  }

  /** How well a job fits by its words, 0 to 100. */
  public int score(JobWords job) {
    var title = ofTitle(job.title());
    var hasSkills = !skills.isEmpty();
    if (job.text().isEmpty()) {
      var enough = Math.min(ENOUGH_SKILLS_OF_TITLE, skills.size());
      return hasSkills
          ? percent(0.7 * title + 0.3 * share(namedSkills(job), enough))
          : percent(title);
    }
    var text = Math.min(1, ofText(job.text()) / ENOUGH_OF_TEXT);
    if (!hasSkills) {
      return percent(0.6 * title + 0.4 * text);
    }
    var enough = Math.min(ENOUGH_SKILLS, skills.size());
    return percent(0.45 * title + 0.35 * share(namedSkills(job), enough) + 0.2 * text);
  }

  private double ofTitle(List<String> words) {
    var found = 0.0;
    var telling = 0;
    for (var word : words) {
      if (TitleWords.isTelling(word)) {
        telling++;
        found += titles.contains(word) ? 1 : all.contains(word) ? ELSEWHERE : 0;
      }
    }
    return telling == 0 ? 0 : found / telling;
  }

  private double ofText(List<String> words) {
    var seen = new HashSet<String>(words.size());
    var shared = 0;
    var telling = 0;
    for (var word : words) {
      if (seen.add(word) && TitleWords.isTelling(word)) {
        telling++;
        shared += all.contains(word) ? 1 : 0;
      }
    }
    return telling == 0 ? 0 : (double) shared / telling;
  }

  private int namedSkills(JobWords job) {
    var named = new HashSet<List<String>>();
    addNamed(job.title(), named);
    addNamed(job.text(), named);
    return named.size();
  }

  private void addNamed(List<String> words, Set<List<String>> named) {
    for (var i = 0; i < words.size(); i++) {
      var candidates = skillsByFirstWord.get(words.get(i));
      if (candidates != null) {
        for (var skill : candidates) {
          if (TitleWords.startsAt(words, i, skill)) {
            named.add(skill);
          }
        }
      }
    }
  }

  private static double share(int count, int enough) {
    return Math.min(1, (double) count / enough);
  }

  private static int percent(double share) {
    return (int) Math.round(100 * Math.clamp(share, 0, 1));
  }
}
