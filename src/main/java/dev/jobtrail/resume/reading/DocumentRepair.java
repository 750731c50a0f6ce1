package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ErrorBody.Detail;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.text.Message;
import jakarta.inject.Singleton;
import java.util.ArrayList;

/** Repairs what breaks the JSON Resume schema although its meaning is clear. */
@Singleton
public class DocumentRepair {

  /** Each pass removes up to 50 faults. */
  private static final int MAX_PASSES = 20;

  private final ResumeSchema schema;

  public DocumentRepair(ResumeSchema schema) {
    this.schema = schema;
  }

  /**
   * The document with earlier names renamed, and values of another type or form that have one
   * obvious reading converted; anything but an object is answered as it is.
   */
  public JsonNode repaired(JsonNode document, ImportNotes notes) {
    if (!(document.deepCopy() instanceof ObjectNode copy)) {
      return document;
    }
    EarlierNames.update(copy, notes);
    var values = new ValueRepair(notes);
    values.repair(copy, schema.json());
    values.repairSections(copy);
    keepExtras(copy, notes);
    return copy;
  }

  /**
   * Moves what still breaks the schema to {@code meta.jobtrail.imported.notUnderstood}, under its
   * JSON pointer.
   */
  public void setAside(ObjectNode document, ImportNotes notes) {
    for (var pass = 0; pass < MAX_PASSES; pass++) {
      var faults = schema.faults(document);
      var moved = 0;
      // the last first, so that the index of an array's earlier element stays right
      for (var fault : faults.reversed()) {
        moved += isMoved(document, fault, notes) ? 1 : 0;
      }
      if (moved == 0) {
        return;
      }
    }
  }

  private static boolean isMoved(ObjectNode document, Detail fault, ImportNotes notes) {
    if (!fault.field().startsWith("/")) {
      return false;
    }
    var pointer = JsonPointer.compile(fault.field());
    var value = document.at(pointer);
    var parent = document.at(pointer.head());
    if (value.isMissingNode() || !remove(parent, pointer)) {
      return false;
    }
    var name = pointer.last().getMatchingProperty();
    kept(document).withObjectProperty("notUnderstood").set(fault.field(), value);
    notes.leftOut(
        fault.field(),
        leftOut(PlaceWords.property(name), ImportNotes.excerpt(value), fault.message()));
    return true;
  }

  /** The only pattern of the schema is that of dates. */
  private static Message leftOut(String property, String value, String fault) {
    return fault.contains("regex pattern")
        ? Message.of("the %s \"%s\" is no date; kept under meta.jobtrail.imported", property, value)
        : Message.of("the %s \"%s\" %s; kept under meta.jobtrail.imported", property, value, fault);
  }

  private static boolean remove(JsonNode parent, JsonPointer pointer) {
    var last = pointer.last();
    if (parent instanceof ArrayNode array) {
      return array.remove(last.getMatchingIndex()) != null;
    }
    return parent instanceof ObjectNode object && object.remove(last.getMatchingProperty()) != null;
  }

  /** The schema allows no other properties at the root. */
  private void keepExtras(ObjectNode document, ImportNotes notes) {
    var known = schema.json().path("properties");
    var names = new ArrayList<String>();
    document.fieldNames().forEachRemaining(names::add);
    for (var name : names) {
      if (!known.has(name)) {
        var value = document.remove(name);
        kept(document).set(name, value);
        notes.leftOut(
            "", Message.of("JSON Resume has no \"%s\"; kept under meta.jobtrail.imported", name));
      }
    }
  }

  /** Where content without a place in JSON Resume is kept; replaces what is no object there. */
  static ObjectNode kept(ObjectNode document) {
    return object(object(object(document, "meta"), "jobtrail"), "imported");
  }

  static ObjectNode object(ObjectNode parent, String name) {
    if (parent.get(name) instanceof ObjectNode known) {
      return known;
    }
    var created = JsonNodeFactory.instance.objectNode();
    parent.set(name, created);
    return created;
  }
}
