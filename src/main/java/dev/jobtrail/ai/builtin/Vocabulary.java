package dev.jobtrail.ai.builtin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The skills, occupations, levels and headings that are known by name. */
final class Vocabulary {

  final Phrases<Skill> skills = new Phrases<>();
  final Phrases<Occupation> occupations = new Phrases<>();
  final Phrases<Integer> levels = new Phrases<>();
  final Phrases<Section> headings = new Phrases<>();
  private final Map<String, Skill> skillsByName = new HashMap<>();

  Vocabulary() {
    readSkills();
    readOccupations();
    Table.eachNamed(
        "seniority.txt",
        (level, phrases) -> each(phrases, it -> levels.add(it, Integer.valueOf(level))));
    Table.eachNamed(
        "headings.txt",
        (section, phrases) -> each(phrases, it -> headings.add(it, Section.ofName(section))));
  }

  Skill skill(String name) {
    return skillsByName.get(name);
  }

  /** The skills that whoever has this one has, too, itself among them. */
  void withImplied(Skill skill, Set<Skill> into) {
    if (into.add(skill)) {
      for (var name : skill.implied()) {
        var implied = skillsByName.get(name);
        if (implied != null) {
          withImplied(implied, into);
        }
      }
    }
  }

  private void readSkills() {
    var field = "";
    for (var line : Table.lines("skills.txt")) {
      if (line.startsWith("[")) {
        field = line.substring(1, line.length() - 1);
        continue;
      }
      var parts = line.split(" > ");
      var phrases = parts[0].split("\\|");
      var implied = parts.length < 2 ? List.<String>of() : List.of(parts[1].split(", "));
      var skill = new Skill(phrases[0], field, implied);
      skillsByName.put(skill.name(), skill);
      var isExact = List.of(phrases).contains("=" + skill.name());
      each(
          parts[0],
          it -> {
            if (!isExact || !it.equals(skill.name())) {
              skills.add(it, skill);
            }
          });
    }
  }

  private void readOccupations() {
    var group = "";
    var fields = Set.<String>of();
    for (var line : Table.lines("occupations.txt")) {
      if (line.startsWith("[")) {
        var end = line.indexOf(']');
        group = line.substring(1, end);
        fields = Set.of(line.substring(end + 2).split(","));
        continue;
      }
      var parts = line.split(" > ");
      var name = parts[0].split("\\|", 2)[0];
      var occupation = new Occupation(name, group, parts.length < 2 ? null : parts[1], fields);
      each(parts[0], it -> occupations.add(it, occupation));
    }
  }

  private static void each(String phrases, Consumer<String> reader) {
    for (var phrase : phrases.split("\\|")) {
      reader.accept(phrase);
    }
  }
}
