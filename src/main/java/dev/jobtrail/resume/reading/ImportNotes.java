package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.List;

/** Collects what an import does. */
public final class ImportNotes {

  private static final int MAX_NOTES = 200;
  private static final int MAX_QUOTE = 80;

  private final List<ImportNote> taken = new ArrayList<>();
  private final List<ImportNote> repaired = new ArrayList<>();
  private final List<ImportNote> leftOut = new ArrayList<>();

  /** Notes a repair at a JSON pointer. */
  void repaired(String path, Message what) {
    add(repaired, path, what);
  }

  /** Notes something odd at a JSON pointer that was taken as it is. */
  void taken(String path, Message what) {
    add(taken, path, what);
  }

  /** Notes something at a JSON pointer that is not in the document's sections. */
  void leftOut(String path, Message what) {
    add(leftOut, path, what);
  }

  private static void add(List<ImportNote> notes, String path, Message what) {
    if (notes.size() < MAX_NOTES) {
      notes.add(new ImportNote(path, PlaceWords.of(path) + ": " + what.english()));
    }
  }

  /** A value as notes quote it. */
  static String excerpt(JsonNode value) {
    var text = value.isValueNode() ? value.asText() : value.toString();
    return Truncation.truncate(text.replaceAll("\\s+", " "), MAX_QUOTE);
  }

  List<ImportNote> leftOut() {
    return List.copyOf(leftOut);
  }

  /** Adds repairs and what was left out to the report in a document. */
  void addTo(ObjectNode document) {
    var jobtrail = DocumentRepair.object(DocumentRepair.object(document, "meta"), "jobtrail");
    var kept = DocumentRepair.object(jobtrail, "importReport");
    addTo(kept, "repaired", repaired);
    addTo(kept, "leftOut", leftOut);
    if (!kept.has("repaired") && !kept.has("leftOut")) {
      jobtrail.remove("importReport");
    }
  }

  private static void addTo(ObjectNode kept, String name, List<ImportNote> notes) {
    if (!notes.isEmpty()) {
      var messages = kept.withArrayProperty(name);
      notes.forEach(note -> messages.add(note.message()));
    }
  }

  /** The report on a finished document. */
  public ImportReport report(FileFormat format, JsonNode document) {
    var all = new ArrayList<>(PlaceWords.sections(document));
    all.addAll(taken);
    return new ImportReport(format, List.copyOf(all), List.copyOf(repaired), List.copyOf(leftOut));
  }
}
