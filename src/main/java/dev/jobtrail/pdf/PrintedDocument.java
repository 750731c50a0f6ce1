package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.document.ResumeDesign;
import java.util.List;
import java.util.Map;

/** The part of a resume's document that {@link PageComposer} prints. */
final class PrintedDocument {

  private static final Map<String, List<String>> SECTIONS =
      Map.ofEntries(
          Map.entry(
              "work",
              List.of(
                  "name",
                  "position",
                  "url",
                  "location",
                  "description",
                  "startDate",
                  "endDate",
                  "summary",
                  "highlights")),
          Map.entry(
              "volunteer",
              List.of(
                  "organization",
                  "position",
                  "url",
                  "startDate",
                  "endDate",
                  "summary",
                  "highlights")),
          Map.entry(
              "education",
              List.of(
                  "institution",
                  "url",
                  "area",
                  "studyType",
                  "startDate",
                  "endDate",
                  "score",
                  "courses")),
          Map.entry(
              "projects",
              List.of(
                  "name",
                  "url",
                  "roles",
                  "entity",
                  "type",
                  "startDate",
                  "endDate",
                  "description",
                  "highlights",
                  "keywords")),
          Map.entry("awards", List.of("title", "date", "awarder", "summary")),
          Map.entry("certificates", List.of("name", "date", "url", "issuer")),
          Map.entry("publications", List.of("name", "publisher", "releaseDate", "url", "summary")),
          Map.entry("skills", List.of("name", "level", "keywords")),
          Map.entry("languages", List.of("language", "fluency")),
          Map.entry("interests", List.of("name", "keywords")),
          Map.entry("references", List.of("name", "reference")));

  private static final List<String> BASICS =
      List.of("name", "label", "email", "phone", "url", "summary");
  private static final List<String> LOCATION =
      List.of("address", "postalCode", "city", "region", "countryCode");
  private static final List<String> PROFILE = List.of("network", "username", "url");
  private static final List<String> SETTINGS =
      List.of("language", "pageSize", "design", "sections");

  private PrintedDocument() {}

  /** A copy without what is not printed: pictures, notes, properties of other programs. */
  static ObjectNode of(JsonNode resume) {
    var printed = JsonNodeFactory.instance.objectNode();
    if (resume.path("basics").isObject()) {
      printed.set("basics", basics(resume.path("basics")));
    }
    for (var property : resume.properties()) {
      var names = SECTIONS.get(property.getKey());
      if (names != null && property.getValue().isArray()) {
        printed.set(property.getKey(), entries(property.getValue(), names));
      }
    }
    var settings = only(resume.path("meta").path("jobtrail"), SETTINGS);
    if (!settings.isEmpty()) {
      printed.putObject("meta").set("jobtrail", settings.deepCopy());
    }
    ResumeDesign.of(resume).removeHidden(printed);
    return printed;
  }

  private static ObjectNode basics(JsonNode basics) {
    var printed = only(basics, BASICS);
    if (basics.path("location").isObject()) {
      printed.set("location", only(basics.path("location"), LOCATION));
    }
    if (basics.path("profiles").isArray()) {
      printed.set("profiles", entries(basics.path("profiles"), PROFILE));
    }
    return printed;
  }

  private static JsonNode entries(JsonNode entries, List<String> names) {
    var printed = JsonNodeFactory.instance.arrayNode();
    entries.forEach(entry -> printed.add(only(entry, names)));
    return printed;
  }

  private static ObjectNode only(JsonNode node, List<String> names) {
    var printed = JsonNodeFactory.instance.objectNode();
    node.properties().stream()
        .filter(it -> names.contains(it.getKey()))
        .forEach(it -> printed.set(it.getKey(), it.getValue()));
    return printed;
  }
}
