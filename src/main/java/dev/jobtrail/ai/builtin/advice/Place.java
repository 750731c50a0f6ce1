package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A text of a resume.
 *
 * @param pointer JSON pointer to it
 * @param field the name of the field that holds it or the list that it is in
 */
record Place(String pointer, String field, String text) {

  private static final int MOST = 5_000;
  private static final Set<String> NO_PROSE =
      Set.of("$schema", "meta", "image", "url", "email", "phone", "username");

  private static final Set<String> DATES = Set.of("startDate", "endDate", "date", "releaseDate");

  /** The text of a node without spaces around it; "" where it has none. */
  static String text(JsonNode node) {
    return node.isTextual() ? node.textValue().strip() : "";
  }

  static int words(String text) {
    return text.isBlank() ? 0 : text.strip().split("\\s+").length;
  }

  /** The pointer of the list that an item is in. */
  String list() {
    return pointer.substring(0, pointer.lastIndexOf('/'));
  }

  boolean isDate() {
    return DATES.contains(field);
  }

  /** All texts except those for machines. */
  static List<Place> all(JsonNode resume) {
    var places = new ArrayList<Place>();
    collect(resume, "", "", places);
    return places;
  }

  /** The texts of the highlights of work, volunteer work and projects. */
  static List<Place> highlights(JsonNode resume) {
    return all(resume).stream().filter(it -> it.field().equals("highlights")).toList();
  }

  private static void collect(JsonNode node, String pointer, String field, List<Place> places) {
    if (places.size() >= MOST) {
      return;
    }
    if (node.isTextual()) {
      places.add(new Place(pointer, field, node.textValue()));
    } else if (node.isArray()) {
      for (var i = 0; i < node.size(); i++) {
        collect(node.get(i), pointer + "/" + i, field, places);
      }
    } else {
      for (var member : node.properties()) {
        if (!NO_PROSE.contains(member.getKey())) {
          var name = member.getKey().replace("~", "~0").replace("/", "~1");
          collect(member.getValue(), pointer + "/" + name, member.getKey(), places);
        }
      }
    }
  }
}
