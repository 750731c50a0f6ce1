package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.OwnSection;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.List;

/**
 * A resume document as form fields.
 *
 * @param unseen the properties that are not shown
 * @param report what an import changed; null for nothing
 */
@TemplateData
record DocumentView(
    List<Input> basics, List<Section> sections, List<String> unseen, Report report) {

  /** Whether the owner may define another section. */
  public boolean canAddSection() {
    return sections.stream().filter(Section::isOwn).count() < OwnSection.MOST;
  }

  /** The notes of an import that the document keeps. */
  @TemplateData
  record Report(List<String> leftOut, List<String> repaired) {

    private static Report of(JsonNode document) {
      var kept = document.at("/meta/jobtrail/importReport");
      var report = new Report(notes(kept.path("leftOut")), notes(kept.path("repaired")));
      return report.leftOut.isEmpty() && report.repaired.isEmpty() ? null : report;
    }

    private static List<String> notes(JsonNode kept) {
      var notes = new ArrayList<String>();
      kept.forEach(note -> notes.add(PageMessages.translated(note.asText())));
      return notes;
    }
  }

  /**
   * A field with its value.
   *
   * @param id its id in the page
   * @param isLong whether it has several lines
   * @param isRich whether it can have bold, italic and links
   * @param isPhoto whether it is a picture
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
      boolean isRich,
      boolean isPhoto,
      String hint,
      boolean isFirst) {

    /** Whether the page can show the value as a picture without fetching it from another site. */
    public boolean isPicture() {
      return value.startsWith("data:image/");
    }
  }

  /**
   * A list.
   *
   * @param id its id in the page
   * @param isOwn whether the owner defined it
   * @param one the name of an entry
   * @param blank a new entry, to be copied
   */
  @TemplateData
  record Section(
      String key,
      String id,
      String title,
      boolean isOwn,
      String one,
      List<Entry> entries,
      Entry blank) {}

  /**
   * An entry.
   *
   * @param number counted from 0
   * @param title its title
   * @param original its JSON if the fields do not show all of it, else empty
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
  static DocumentView of(JsonNode document, String extended, DocumentMessages words) {
    return new DocumentView(
        inputs(DocumentSection.BASICS, "basics", document.path("basics"), false, words),
        DocumentSection.all(document).stream()
            .map(it -> section(it, document, it.key().equals(extended), words))
            .toList(),
        DocumentForm.unseen(document),
        Report.of(document));
  }

  private static Section section(
      DocumentSection section, JsonNode document, boolean isExtended, DocumentMessages words) {
    var entries = new ArrayList<JsonNode>();
    section.of(document).forEach(entries::add);
    if (isExtended) {
      entries.add(JsonNodeFactory.instance.objectNode());
    }
    var shown = new ArrayList<Entry>();
    for (int i = 0; i < entries.size(); i++) {
      var isLast = i == entries.size() - 1;
      shown.add(entry(section, entries.get(i), i, isLast, isLast && isExtended, words));
    }
    return new Section(
        section.key(),
        id(section.key()),
        section.title(words),
        OwnSection.isName(section.key()),
        section.one(words),
        List.copyOf(shown),
        blank(section, words));
  }

  private static Entry blank(DocumentSection section, DocumentMessages words) {
    return entry(section, JsonNodeFactory.instance.objectNode(), 0, true, false, words);
  }

  private static Entry entry(
      DocumentSection section,
      JsonNode entry,
      int number,
      boolean isLast,
      boolean isNew,
      DocumentMessages words) {
    var place = section.key() + "." + number;
    return new Entry(
        number,
        place,
        words.entryTitle(section.one(words), number + 1, section.name(entry)),
        section.holds(entry) ? "" : DocumentText.write(entry),
        inputs(section.fields(), place, entry, isNew, words),
        number == 0,
        isLast);
  }

  private static List<Input> inputs(
      List<DocumentField> fields,
      String place,
      JsonNode object,
      boolean isNew,
      DocumentMessages words) {
    return fields.stream()
        .map(
            field ->
                new Input(
                    place + "." + field.key(),
                    id(place + "." + field.key()),
                    field.label(words),
                    field.shown(object),
                    field.kind().isLong(),
                    field.kind().isRich(),
                    field.kind() == DocumentField.Kind.PHOTO,
                    field.kind().hint(words),
                    isNew && field == fields.getFirst()))
        .toList();
  }

  /** The id of a field in the page. */
  static String id(String name) {
    return name.replace('.', '-');
  }
}
