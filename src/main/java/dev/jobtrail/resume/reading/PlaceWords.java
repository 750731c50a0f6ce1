package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names places of a document in words: {@code /certificates/1/date} is "Certificate 2". */
final class PlaceWords {

  private static final String[][] SECTIONS = {
    {"basics", "Basics"},
    {"work", "Work"},
    {"volunteer", "Volunteering"},
    {"education", "Education"},
    {"awards", "Award"},
    {"certificates", "Certificate"},
    {"publications", "Publication"},
    {"skills", "Skill"},
    {"languages", "Language"},
    {"interests", "Interest"},
    {"references", "Reference"},
    {"projects", "Project"},
    {"meta", "Settings"}
  };

  private static final Map<String, String> WORDS = words();

  private static final Map<String, String> PROPERTIES =
      Map.ofEntries(
          Map.entry("startDate", "start date"),
          Map.entry("endDate", "end date"),
          Map.entry("releaseDate", "date"),
          Map.entry("url", "link"),
          Map.entry("email", "e-mail address"),
          Map.entry("studyType", "degree"),
          Map.entry("countryCode", "country code"),
          Map.entry("postalCode", "postal code"));

  private PlaceWords() {}

  /** The section, and the number of the entry in it. */
  static String of(String pointer) {
    var parts = pointer.split("/");
    if (parts.length < 2) {
      return "Document";
    }
    if (parts.length > 3 && parts[2].equals("profiles")) {
      return "Profile " + number(parts[3]);
    }
    var word = WORDS.getOrDefault(parts[1], parts[1]);
    return parts.length > 2 && isIndex(parts[2]) ? word + " " + number(parts[2]) : word;
  }

  /** The property as people call it. */
  static String property(String name) {
    return isIndex(name) ? "entry" : PROPERTIES.getOrDefault(name, name);
  }

  /** What a document holds, a note for each section. */
  static List<ImportNote> sections(JsonNode document) {
    var notes = new ArrayList<ImportNote>();
    WORDS.forEach(
        (name, word) -> {
          var section = document.path(name);
          if (!section.isEmpty() && !name.equals("meta")) {
            notes.add(new ImportNote("/" + name, word + ": " + extent(section)));
          }
        });
    return List.copyOf(notes);
  }

  private static String extent(JsonNode section) {
    if (section.isObject()) {
      return String.join(", ", section.properties().stream().map(it -> it.getKey()).toList());
    }
    return section.size() == 1 ? "1 entry" : section.size() + " entries";
  }

  private static boolean isIndex(String part) {
    return part.matches("\\d{1,6}");
  }

  private static String number(String index) {
    return isIndex(index) ? String.valueOf(Integer.parseInt(index) + 1) : index;
  }

  private static Map<String, String> words() {
    var words = new LinkedHashMap<String, String>();
    for (var section : SECTIONS) {
      words.put(section[0], section[1]);
    }
    return words;
  }
}
