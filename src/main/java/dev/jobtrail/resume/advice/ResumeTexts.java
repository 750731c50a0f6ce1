package dev.jobtrail.resume.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.FormattedText;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.resume.document.ResumeDesign;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The printed texts of a resume that its owner phrased, without markup. What others say, as in
 * references, is none of them.
 */
final class ResumeTexts {

  private static final String SUMMARY = "summary";
  private static final List<String> PROSE = List.of(SUMMARY, "description");

  private static final List<String> SECTIONS =
      List.of(
          "work", "projects", "education", "volunteer", "certificates", "awards", "publications");

  /**
   * A text.
   *
   * @param path JSON pointer of the value that it is in
   */
  record Text(String path, String words) {

    int length() {
      return words.split("\\s+").length;
    }
  }

  /**
   * An entry of a section.
   *
   * @param path its JSON pointer
   * @param texts its bullets and lines of prose
   */
  record Entry(String section, String path, JsonNode node, List<Text> bullets, List<Text> prose) {

    String value(String property) {
      return node.path(property).asText("").strip();
    }

    /** "Backend engineer, Northwind"; empty where nothing names it. */
    String title() {
      return Stream.of("position", "studyType", "area", "name", "organization", "institution")
          .map(this::value)
          .filter(it -> !it.isEmpty())
          .limit(2)
          .collect(Collectors.joining(", "));
    }
  }

  private final List<Text> summary = new ArrayList<>();
  private final List<Entry> entries = new ArrayList<>();
  private final Set<String> hidden;

  private ResumeTexts(JsonNode resume) {
    hidden = Set.copyOf(ResumeDesign.of(resume).hiddenSections());
    if (!hidden.contains(SUMMARY)) {
      add(resume.path("basics").path(SUMMARY), "/basics/summary", summary, summary);
    }
    for (var section : SECTIONS) {
      if (!hidden.contains(section)) {
        addEntries(section, resume.path(section), "/" + section);
      }
    }
    var own = resume.at(OwnSection.PLACE);
    for (var i = 0; i < own.size(); i++) {
      var name = own.path(i).path("name").asText();
      if (OwnSection.isValid(own.path(i)) && !hidden.contains(name)) {
        addEntries(
            name, own.path(i).path("entries"), "%s/%d/entries".formatted(OwnSection.PLACE, i));
      }
    }
  }

  static ResumeTexts of(JsonNode resume) {
    return new ResumeTexts(resume);
  }

  /** The lines of the summary of the whole. */
  List<Text> summary() {
    return summary;
  }

  boolean isSummaryHidden() {
    return hidden.contains(SUMMARY);
  }

  List<Entry> entries() {
    return entries;
  }

  List<Entry> entries(String section) {
    return entries.stream().filter(it -> it.section().equals(section)).toList();
  }

  List<Text> bullets() {
    return entries.stream().flatMap(it -> it.bullets().stream()).toList();
  }

  /** What is written in sentences. */
  List<Text> prose() {
    return Stream.concat(summary.stream(), entries.stream().flatMap(it -> it.prose().stream()))
        .toList();
  }

  /** All words. */
  Stream<Text> all() {
    return Stream.concat(prose().stream(), bullets().stream());
  }

  private void addEntries(String section, JsonNode list, String path) {
    for (var i = 0; i < list.size(); i++) {
      var node = list.path(i);
      var place = path + "/" + i;
      var bullets = new ArrayList<Text>();
      var prose = new ArrayList<Text>();
      PROSE.forEach(it -> add(node.path(it), place + "/" + it, prose, bullets));
      var highlights = node.path("highlights");
      for (var j = 0; j < highlights.size(); j++) {
        add(highlights.path(j), "%s/highlights/%d".formatted(place, j), bullets, bullets);
      }
      entries.add(new Entry(section, place, node, bullets, prose));
    }
  }

  /** Each line of a text is a paragraph or an item of a list. */
  private static void add(JsonNode value, String path, List<Text> lines, List<Text> items) {
    FormattedText.plain(value.asText(""))
        .lines()
        .filter(it -> !it.isBlank())
        .forEach(
            it ->
                (FormattedText.isItem(it) ? items : lines)
                    .add(new Text(path, FormattedText.item(it).strip())));
  }
}
