package dev.jobtrail.resume.document;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ErrorBody.Detail;
import dev.jobtrail.text.CharacterCount;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A section that the owner of a resume defined, in {@code meta.jobtrail.sections}.
 *
 * @param name by which design settings refer to it, such as "own-1"
 * @param title its heading
 * @param entries with title, subtitle, url, startDate, endDate, summary and highlights, all
 *     optional
 */
public record OwnSection(String name, String title, JsonNode entries) {

  /** Sections of one document. */
  public static final int MOST = 10;

  /** JSON pointer of the list of sections. */
  public static final String PLACE = "/meta/jobtrail/sections";

  private static final int MOST_ENTRIES = 50;
  private static final int MOST_HIGHLIGHTS = 100;
  private static final int LONGEST_TEXT = 20_000;

  private static final Pattern NAME = Pattern.compile("own-[a-z0-9-]{1,40}");

  /** As the schema has it for other sections. */
  private static final Pattern DATE =
      Pattern.compile("[1-2]\\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?)?");

  private static final Set<String> TEXTS = Set.of("title", "subtitle", "url", "summary");
  private static final Set<String> DATES = Set.of("startDate", "endDate");

  /** The sections of a document, without those that break a rule. */
  public static List<OwnSection> of(JsonNode document) {
    var sections = new ArrayList<OwnSection>();
    var taken = new HashSet<String>();
    for (var section : document.at(PLACE)) {
      if (sections.size() < MOST && faults(section, "", taken).isEmpty()) {
        sections.add(
            new OwnSection(
                section.path("name").asText(),
                section.path("title").asText().strip(),
                section.path("entries")));
      }
    }
    return sections;
  }

  /** Whether a name is one for a section of this kind. */
  public static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  /** Whether a section keeps the rules. */
  public static boolean isValid(JsonNode section) {
    return faults(section, "", new HashSet<>()).isEmpty();
  }

  /** The faults of a document's sections, with their JSON pointers. */
  static List<Detail> faults(JsonNode document) {
    var sections = document.at(PLACE);
    if (sections.isMissingNode()) {
      return List.of();
    }
    if (!sections.isArray() || sections.size() > MOST) {
      return List.of(new Detail(PLACE, "must be a list of at most %d sections".formatted(MOST)));
    }
    var faults = new ArrayList<Detail>();
    var taken = new HashSet<String>();
    for (var i = 0; i < sections.size(); i++) {
      faults.addAll(faults(sections.get(i), PLACE + "/" + i, taken));
    }
    return faults;
  }

  private static List<Detail> faults(JsonNode section, String place, Set<String> taken) {
    var faults = new ArrayList<Detail>();
    var name = section.path("name").asText();
    if (!isName(name) || !taken.add(name)) {
      faults.add(
          new Detail(
              place + "/name",
              "must be \"own-\" and small letters, digits or hyphens, and different for each"
                  + " section"));
    }
    if (!DesignRules.isTitle(section.path("title"))) {
      faults.add(
          new Detail(
              place + "/title",
              "must be a text of 1 to %d characters in one line".formatted(DesignRules.MAX_TITLE)));
    }
    var entries = section.path("entries");
    if (!(entries.isMissingNode() || entries.isArray()) || entries.size() > MOST_ENTRIES) {
      faults.add(
          new Detail(
              place + "/entries", "must be a list of at most %d entries".formatted(MOST_ENTRIES)));
      return faults;
    }
    for (var i = 0; i < entries.size(); i++) {
      addEntryFaults(entries.get(i), place + "/entries/" + i, faults);
    }
    return faults;
  }

  private static void addEntryFaults(JsonNode entry, String place, List<Detail> faults) {
    if (!entry.isObject()) {
      faults.add(new Detail(place, "must be an object"));
    }
    for (var it : entry.properties()) {
      fault(it.getKey(), it.getValue())
          .ifPresent(
              message ->
                  faults.add(
                      new Detail(
                          place + "/" + it.getKey().replace("~", "~0").replace("/", "~1"),
                          message)));
    }
  }

  private static Optional<String> fault(String name, JsonNode value) {
    Predicate<JsonNode> isText =
        it -> it.isTextual() && CharacterCount.of(it.textValue()) <= LONGEST_TEXT;
    if (TEXTS.contains(name)) {
      return unless(
          isText.test(value), "must be a text of at most %d characters".formatted(LONGEST_TEXT));
    }
    if (DATES.contains(name)) {
      return unless(
          value.isTextual() && DATE.matcher(value.textValue()).matches(),
          "must be a date such as 2024, 2024-03 or 2024-03-15");
    }
    if (name.equals("highlights")) {
      return unless(
          value.isArray()
              && value.size() <= MOST_HIGHLIGHTS
              && value.valueStream().allMatch(isText),
          "must be a list of at most %d texts".formatted(MOST_HIGHLIGHTS));
    }
    return Optional.of(
        "is not a property of an entry; known are title, subtitle, url, startDate, endDate, summary, highlights");
  }

  private static Optional<String> unless(boolean isValid, String message) {
    return isValid ? Optional.empty() : Optional.of(message);
  }
}
