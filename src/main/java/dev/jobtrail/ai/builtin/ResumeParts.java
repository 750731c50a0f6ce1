package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.PlaceNames;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The texts of a resume that tell what its owner did and can do. */
final class ResumeParts {

  private static final int MOST_ENTRIES = 50;
  private static final int LONGEST = 4_000;
  private static final int LONGEST_NAME = 60;

  static final Message HEADLINE = Message.of("Headline");
  static final Message SUMMARY = Message.of("Summary");
  static final Message SKILLS = Message.of("Skills");

  final List<ResumePart> all = new ArrayList<>();
  private final Language language;

  /**
   * @param language of the labels
   */
  ResumeParts(JsonNode resume, Language language) {
    this.language = language;
    add("/basics/label", "", HEADLINE.in(language), "", resume.at("/basics/label"));
    add("/basics/summary", "", SUMMARY.in(language), "", resume.at("/basics/summary"));
    entries(resume, "work", "name", List.of("position", "summary"));
    entries(resume, "projects", "name", List.of("name", "description"));
    entries(resume, "volunteer", "organization", List.of("position", "summary"));
    entries(resume, "education", "institution", List.of("area", "studyType"));
    entries(resume, "certificates", "name", List.of("name"));
    entries(resume, "awards", "title", List.of("title", "summary"));
    entries(resume, "publications", "name", List.of("name", "summary"));
    skills(resume.path("skills"));
  }

  /** An entry without a name of its own. */
  static Message entryName(String section, int index) {
    return Message.of("%s %d", PlaceNames.of(section), index + 1);
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
      var label = own.isEmpty() ? entryName(section, i).in(language) : own;
      for (var field : fields) {
        var place = label + ", " + PlaceNames.of(field).in(language);
        add(pointer + "/" + field, pointer, place, label, entry.path(field));
      }
      lines(entry, pointer, label, "highlights", it -> Message.of("%s, highlight %d", label, it));
      lines(entry, pointer, label, "keywords", it -> Message.of("%s, keyword %d", label, it));
      lines(entry, pointer, label, "courses", it -> Message.of("%s, course %d", label, it));
    }
  }

  private void lines(
      JsonNode entry, String pointer, String label, String field, IntFunction<Message> name) {
    var lines = items(entry.path(field));
    for (var i = 0; i < lines.size(); i++) {
      var place = pointer + "/" + field + "/" + i;
      add(place, pointer, name.apply(i + 1).in(language), label, lines.get(i));
    }
  }

  private void skills(JsonNode skills) {
    var groups = items(skills);
    for (var i = 0; i < groups.size(); i++) {
      var group = groups.get(i);
      var pointer = "/skills/" + i;
      add(pointer + "/name", pointer, SKILLS.in(language), "", group.path("name"));
      var keywords = items(group.path("keywords"));
      var name = Truncation.abbreviate(text(group.path("name")), LONGEST_NAME);
      var label = SKILLS.in(language) + ", " + name;
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
