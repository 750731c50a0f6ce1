package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;

/** Skills that are listed twice, the second time perhaps in other letters. */
final class SkillsAdvice {

  private final JsonNode resume;
  private final ReplyTexts texts;

  SkillsAdvice(JsonNode resume, ReplyTexts texts) {
    this.resume = resume;
    this.texts = texts;
  }

  List<Suggestion> duplicates() {
    var patch = new Patch();
    var twice = new ArrayList<String>();
    var places = new ArrayList<String>();
    var seen = new HashSet<String>();
    var skills = resume.path("skills");
    for (var i = 0; i < skills.size(); i++) {
      var keywords = skills.get(i).path("keywords");
      for (var j = 0; j < keywords.size(); j++) {
        note(keywords.get(j), "/skills/" + i + "/keywords/" + j, seen, twice, places);
      }
    }
    for (var i = 0; i < skills.size(); i++) {
      // an entry without keywords is a skill itself
      if (skills.get(i).path("keywords").isEmpty() && skills.get(i).path("name").isTextual()) {
        note(skills.get(i).path("name"), "/skills/" + i, seen, twice, places);
      }
    }
    places.sort((one, other) -> compare(other, one));
    places.forEach(it -> patch.remove(it, resume.at(it)));
    if (patch.isEmpty()) {
      return List.of();
    }
    return List.of(
        patch.suggestion(
            texts.of(ReplyText.SKILLS_TWICE),
            texts.of(ReplyText.SKILLS_TWICE_WHY, String.join(", ", twice))));
  }

  private static void note(
      JsonNode skill, String place, HashSet<String> seen, List<String> twice, List<String> places) {
    var name = Place.text(skill);
    if (!name.isEmpty() && !seen.add(name.toLowerCase(Locale.ROOT))) {
      twice.add(name);
      places.add(place);
    }
  }

  /** By the numbers in two places, so that later items of a list go first. */
  private static int compare(String one, String other) {
    var a = one.split("/");
    var b = other.split("/");
    for (var i = 0; i < Math.min(a.length, b.length); i++) {
      var isNumber = a[i].matches("\\d+") && b[i].matches("\\d+");
      var order =
          isNumber
              ? Integer.compare(Integer.parseInt(a[i]), Integer.parseInt(b[i]))
              : a[i].compareTo(b[i]);
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.length, b.length);
  }
}
