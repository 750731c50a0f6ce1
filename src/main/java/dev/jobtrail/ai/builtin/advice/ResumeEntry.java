package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An entry of a section: a position, a degree, a project. */
record ResumeEntry(RequestConcept section, int index, JsonNode node) {

  private static final List<String> NAMES =
      List.of(
          "position",
          "name",
          "organization",
          "institution",
          "studyType",
          "area",
          "title",
          "language",
          "issuer",
          "awarder",
          "publisher",
          "location");

  /** The entries of a section; none where it is no list. */
  static List<ResumeEntry> of(JsonNode resume, RequestConcept section) {
    var list = resume.at(section.pointer());
    var entries = new ArrayList<ResumeEntry>();
    for (var i = 0; list.isArray() && i < list.size(); i++) {
      if (list.get(i).isObject()) {
        entries.add(new ResumeEntry(section, i, list.get(i)));
      }
    }
    return entries;
  }

  static List<ResumeEntry> all(JsonNode resume) {
    return RequestConcept.SECTIONS.stream().flatMap(it -> of(resume, it).stream()).toList();
  }

  String pointer() {
    return section.pointer() + "/" + index;
  }

  /** "Backend Engineer, Globex". */
  String title() {
    var names = names().limit(2).collect(Collectors.joining(", "));
    return names.isEmpty() ? pointer() : Patch.quote(names);
  }

  /** All texts that name the entry. */
  String identity() {
    return names().collect(Collectors.joining(" "));
  }

  /** The names of who or what the entry is at, such as the employer. */
  Stream<String> owners() {
    return names("name", "organization", "institution", "title", "language", "issuer");
  }

  private Stream<String> names() {
    return names(NAMES.toArray(String[]::new));
  }

  private Stream<String> names(String... fields) {
    return Stream.of(fields).map(it -> Place.text(node.path(it))).filter(it -> !it.isEmpty());
  }

  String start() {
    return Place.text(node.path("startDate"));
  }

  String end() {
    return Place.text(node.path("endDate"));
  }

  /** When it ended; what has begun and has no end lasts. */
  String lasts() {
    return OrderAdvice.end(node);
  }

  List<Place> highlights() {
    var places = new ArrayList<Place>();
    var list = node.path("highlights");
    for (var i = 0; list.isArray() && i < list.size(); i++) {
      if (list.get(i).isTextual()) {
        var pointer = pointer() + "/highlights/" + i;
        places.add(new Place(pointer, "highlights", list.get(i).textValue()));
      }
    }
    return places;
  }
}
