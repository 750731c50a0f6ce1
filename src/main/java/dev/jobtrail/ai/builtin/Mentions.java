package dev.jobtrail.ai.builtin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where texts name skills, and how they write them. */
final class Mentions {

  /**
   * A skill that a text names.
   *
   * @param surface as it is written there
   * @param from where it begins
   * @param whole whether the text says nothing else
   */
  record Mention(Skill skill, String surface, int from, boolean whole, ResumePart part) {

    int to() {
      return from + surface.length();
    }
  }

  private final Map<Skill, List<Mention>> bySkill = new LinkedHashMap<>();

  Mentions(List<ResumePart> parts, Vocabulary vocabulary) {
    for (var part : parts) {
      for (var mention : in(part, vocabulary)) {
        bySkill.computeIfAbsent(mention.skill(), it -> new ArrayList<>()).add(mention);
      }
    }
  }

  static List<Mention> in(ResumePart part, Vocabulary vocabulary) {
    var text = part.text();
    var words = Words.of(text);
    var mentions = new ArrayList<Mention>();
    for (var found : vocabulary.skills.in(words)) {
      var begin = words.get(found.begin()).begin();
      var surface = text.substring(begin, words.get(found.end() - 1).end());
      var whole = found.length() == words.size();
      mentions.add(new Mention(found.meaning(), surface, begin, whole, part));
    }
    return mentions;
  }

  List<Mention> of(Skill skill) {
    return bySkill.getOrDefault(skill, List.of());
  }

  /** Those outside of the list of skills. */
  List<Mention> inProse(Skill skill) {
    return of(skill).stream().filter(it -> !it.part().isOf("skills")).toList();
  }

  boolean has(Skill skill) {
    return bySkill.containsKey(skill);
  }
}
