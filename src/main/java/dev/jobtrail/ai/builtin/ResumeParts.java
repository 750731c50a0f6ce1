package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.List;

/** The texts of a resume that tell what its owner did and can do. */
final class ResumeParts {

  private static final int MOST_ENTRIES = 50;
  private static final int LONGEST = 4_000;
  private static final int LONGEST_NAME = 60;

  final List<ResumePart> all = new ArrayList<>();

  ResumeParts(JsonNode resume) {
    add("/basics/label", "", "Headline", "", resume.at("/basics/label"));
    add("/basics/summary", "", "Summary", "", resume.at("/basics/summary"));
    entries(resume, "work", "name", List.of("position", "summary"));
    entries(resume, "projects", "name", List.of("name", "description"));
    entries(resume, "volunteer", "organization", List.of("position", "summary"));
    entries(resume, "education", "institution", List.of("area", "studyType"));
    entries(resume, "certificates", "name", List.of("name"));
    entries(resume, "awards", "title", List.of("title", "summary"));
    entries(resume, "publications", "name", List.of("name", "summary"));
    skills(resume.path("skills"));
  }

  /** The items of a list, as far as they are read. */
  static List<JsonNode> items(JsonNode list) {
    var items = new ArrayList<JsonNode>();
    if (list.isArray()) {
      for (var item : list) {
        if (items.size() < MOST_ENTRIES) {
          items.add(item);
        }
      }
    }
    return items;
  }

  /** "" where there is no text. */
  static String text(JsonNode node) {
    return node.isTextual() && node.textValue().length() <= LONGEST ? node.textValue().strip() : "";
  }

  private void entries(JsonNode resume, String section, String name, List<String> fields) {
    var entries = items(resume.path(section));
    for (var i = 0; i < entries.size(); i++) {
      var entry = entries.get(i);
      var pointer = "/" + section + "/" + i;
      var own = Truncation.abbreviate(text(entry.path(name)), LONGEST_NAME);
      var label = own.isEmpty() ? section + " " + (i + 1) : own;
      for (var field : fields) {
        add(pointer + "/" + field, pointer, label + ", " + field, label, entry.path(field));
      }
      lines(entry, pointer, label, "highlights", "highlight");
      lines(entry, pointer, label, "keywords", "keyword");
      lines(entry, pointer, label, "courses", "course");
    }
  }

  private void lines(JsonNode entry, String pointer, String label, String field, String one) {
    var lines = items(entry.path(field));
    for (var i = 0; i < lines.size(); i++) {
      var place = pointer + "/" + field + "/" + i;
      add(place, pointer, label + ", " + one + " " + (i + 1), label, lines.get(i));
    }
  }

  private void skills(JsonNode skills) {
    var groups = items(skills);
    for (var i = 0; i < groups.size(); i++) {
      var group = groups.get(i);
      var pointer = "/skills/" + i;
      add(pointer + "/name", pointer, "Skills", "", group.path("name"));
      var keywords = items(group.path("keywords"));
      var label = "Skills, " + Truncation.abbreviate(text(group.path("name")), LONGEST_NAME);
      for (var j = 0; j < keywords.size(); j++) {
        add(pointer + "/keywords/" + j, pointer, label, "", keywords.get(j));
      }
    }
  }

  private void add(String pointer, String entry, String label, String name, JsonNode node) {
    var text = text(node);
    if (!text.isEmpty()) {
      all.add(new ResumePart(pointer, entry, label, name, text));
    }
  }
}
