package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Renames what JSON Resume called differently before 1.0, and what people often call differently.
 */
final class EarlierNames {

  /** Names of the sections. */
  private static final Map<String, String> SECTIONS =
      Map.ofEntries(
          Map.entry("experience", "work"),
          Map.entry("workExperience", "work"),
          Map.entry("employment", "work"),
          Map.entry("volunteering", "volunteer"),
          Map.entry("certifications", "certificates"),
          Map.entry("hobbies", "interests"),
          Map.entry("bio", "basics"),
          Map.entry("personal", "basics"));

  /** Names within the entries of each section; version 0.0.0 has those of the first lines. */
  private static final Map<String, Map<String, String>> PROPERTIES =
      Map.ofEntries(
          Map.entry(
              "basics",
              Map.of("picture", "image", "website", "url", "title", "label", "headline", "label")),
          Map.entry(
              "work",
              Map.of("company", "name", "employer", "name", "website", "url", "title", "position")),
          Map.entry("volunteer", Map.of("website", "url", "name", "organization")),
          Map.entry(
              "education",
              Map.of(
                  "gpa",
                  "score",
                  "grade",
                  "score",
                  "website",
                  "url",
                  "school",
                  "institution",
                  "degree",
                  "studyType")),
          Map.entry("publications", Map.of("website", "url", "title", "name")),
          Map.entry(
              "projects", Map.of("website", "url", "title", "name", "summary", "description")),
          Map.entry("awards", Map.of("website", "url", "name", "title")),
          Map.entry("certificates", Map.of("website", "url", "title", "name")),
          Map.entry("languages", Map.of("name", "language", "level", "fluency")));

  private static final List<String> OF_BASICS =
      List.of(
          "name",
          "label",
          "email",
          "phone",
          "url",
          "website",
          "image",
          "picture",
          "summary",
          "location",
          "profiles");

  private EarlierNames() {}

  /** Renames in place; a name that is taken already stays. */
  static void update(ObjectNode document, ImportNotes notes) {
    new TreeMap<>(SECTIONS).forEach((old, name) -> rename(document, old, name, "", notes));
    moveBasics(document, notes);
    new TreeMap<>(PROPERTIES)
        .forEach(
            (section, names) -> {
              var node = document.path(section);
              if (node instanceof ObjectNode object) {
                update(object, names, "/" + section, notes);
              }
              for (var index = 0; node.isArray() && index < node.size(); index++) {
                if (node.get(index) instanceof ObjectNode entry) {
                  update(entry, names, "/" + section + "/" + index, notes);
                }
              }
            });
    joinName(document, notes);
  }

  private static void update(
      ObjectNode entry, Map<String, String> names, String path, ImportNotes notes) {
    // of two old names the first in the alphabet is taken: "headline" before "title"
    new TreeMap<>(names).forEach((old, name) -> rename(entry, old, name, path, notes));
  }

  private static void rename(
      ObjectNode object, String old, String name, String path, ImportNotes notes) {
    if (!object.hasNonNull(old) || object.hasNonNull(name)) {
      return;
    }
    object.set(name, object.remove(old));
    notes.repaired(path + "/" + name, Message.of("\"%s\" is now called \"%s\"", old, name));
  }

  /** Some tools write the person's properties at the root. */
  private static void moveBasics(ObjectNode document, ImportNotes notes) {
    for (var name : OF_BASICS) {
      var basics = document.path("basics");
      if (document.hasNonNull(name) && (!document.has("basics") || basics.isObject())) {
        if (!basics.hasNonNull(name)) {
          var value = document.remove(name);
          document.withObjectProperty("basics").set(name, value);
          notes.repaired("/basics/" + name, Message.of("\"%s\" stood outside of basics", name));
        }
      }
    }
  }

  private static void joinName(ObjectNode document, ImportNotes notes) {
    if (!(document.get("basics") instanceof ObjectNode basics) || basics.hasNonNull("name")) {
      return;
    }
    var name =
        (basics.path("firstName").asText("") + " " + basics.path("lastName").asText("")).strip();
    if (!name.isEmpty()) {
      basics.remove(List.of("firstName", "lastName"));
      basics.set("name", JsonNodeFactory.instance.textNode(name));
      notes.repaired("/basics/name", Message.of("first and last name were joined"));
    }
  }
}
