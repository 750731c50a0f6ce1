package dev.jobtrail.ai.builtin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** The skills, occupations, levels and headings that are known by name. */
final class Vocabulary {

  /** Whose assistant a person is says nothing about the person's level. */
  private static final Pattern SUPERIOR =
      Pattern.compile("(?i) (?:to|supporting|reporting to|der|des|du|del|de la) .*");

  final Phrases<Skill> skills = new Phrases<>();
  final Phrases<String> occupations = new Phrases<>();
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

  /** The skill itself and the skills that it includes. */
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

  /** The level that a title names, 0 to 6; empty where it names none. */
  OptionalInt level(String title) {
    var own = SUPERIOR.matcher(title).replaceFirst("");
    return levels.in(Words.of(own)).stream()
        .mapToInt(Phrases.Found::meaning)
        .reduce(
            // a trainee does not lead, whatever else the title says
            (one, other) ->
                Math.min(one, other) <= 1 ? Math.min(one, other) : Math.max(one, other));
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
    for (var line : Table.lines("occupations.txt")) {
      if (!line.startsWith("[")) {
        var names = line.split(" > ")[0];
        each(names, it -> occupations.add(it, names));
      }
    }
  }

  private static void each(String phrases, Consumer<String> reader) {
    for (var phrase : phrases.split("\\|")) {
      reader.accept(phrase);
    }
  }
}
