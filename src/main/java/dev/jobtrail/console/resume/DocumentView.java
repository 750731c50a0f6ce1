package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.resume.document.DocumentText;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;

/**
 * A resume's document as its form shows it.
 *
 * @param unseen the names of what it holds besides
 */
@TemplateData
record DocumentView(List<Input> basics, List<Section> sections, List<String> unseen) {

  /**
   * A field with what stands in it.
   *
   * @param id its id in the page
   * @param isLong whether it has several lines
   * @param hint null for none
   * @param isFirst whether to write there first
   */
  @TemplateData
  record Input(
      String name,
      String id,
      String label,
      String value,
      boolean isLong,
      String hint,
      boolean isFirst) {}

  /**
   * A list.
   *
   * @param id its id in the page
   * @param one what an entry is called
   */
  @TemplateData
  record Section(String key, String id, String title, String one, List<Entry> entries) {}

  /**
   * An entry.
   *
   * @param number counted from 0
   * @param title what it is known by
   * @param original its JSON where the fields do not tell all of it, else empty
   */
  @TemplateData
  record Entry(
      int number,
      String place,
      String title,
      String original,
      List<Input> inputs,
      boolean isFirst,
      boolean isLast) {}

  /**
   * The form of a document.
   *
   * @param extended the list that a new entry is to be shown in; null for none
   */
  static DocumentView of(JsonNode document, String extended) {
    return new DocumentView(
        inputs(DocumentSection.BASICS, "basics", document.path("basics"), false),
        DocumentSection.LISTS.stream()
            .map(it -> section(it, document, it.key().equals(extended)))
            .toList(),
        DocumentForm.unseen(document));
  }

  private static Section section(DocumentSection section, JsonNode document, boolean isExtended) {
    var entries = new ArrayList<JsonNode>();
    section.of(document).forEach(entries::add);
    if (isExtended) {
      entries.add(JsonNodeFactory.instance.objectNode());
    }
    var shown = new ArrayList<Entry>();
    for (int i = 0; i < entries.size(); i++) {
      var isLast = i == entries.size() - 1;
      shown.add(entry(section, entries.get(i), i, isLast, isLast && isExtended));
    }
    return new Section(
        section.key(), id(section.key()), section.title(), section.one(), List.copyOf(shown));
  }

  private static Entry entry(
      DocumentSection section, JsonNode entry, int number, boolean isLast, boolean isNew) {
    var place = section.key() + "." + number;
    var name = section.name(entry);
    return new Entry(
        number,
        place,
        section.one() + " " + (number + 1) + (name.isEmpty() ? "" : ": " + name),
        section.holds(entry) ? "" : DocumentText.write(entry),
        inputs(section.fields(), place, entry, isNew),
        number == 0,
        isLast);
  }

  private static List<Input> inputs(
      List<DocumentField> fields, String place, JsonNode object, boolean isNew) {
    return fields.stream()
        .map(
            field ->
                new Input(
                    place + "." + field.key(),
                    id(place + "." + field.key()),
                    field.label(),
                    field.shown(object),
                    field.kind().isLong(),
                    field.kind().hint(),
                    isNew && field == fields.getFirst()))
        .toList();
  }

  private static String id(String name) {
    return name.replace('.', '-');
  }
}
