package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.resume.reactive.Period;
import dev.jobtrail.resume.reactive.WebAddress;
import dev.jobtrail.text.Message;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Converts values to the types and forms of a JSON schema, along its properties. */
final class ValueRepair {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The property that a bare text stands for where an object belongs. */
  private static final Map<String, String> NAMING =
      Map.ofEntries(
          Map.entry("location", "address"),
          Map.entry("profiles", "url"),
          Map.entry("work", "name"),
          Map.entry("volunteer", "organization"),
          Map.entry("education", "institution"),
          Map.entry("awards", "title"),
          Map.entry("certificates", "name"),
          Map.entry("publications", "name"),
          Map.entry("skills", "name"),
          Map.entry("languages", "language"),
          Map.entry("interests", "name"),
          Map.entry("references", "reference"),
          Map.entry("projects", "name"));

  /** Of the owner's sections, whose rules are no schema. */
  private static final JsonNode SECTION = section();

  private final ImportNotes notes;

  ValueRepair(ImportNotes notes) {
    this.notes = notes;
  }

  private static JsonNode section() {
    var text = NODES.objectNode().put("type", "string");
    var date = NODES.objectNode().put("$ref", "date");
    var entry = NODES.objectNode().put("type", "object");
    var properties = entry.putObject("properties");
    properties.set("title", text);
    properties.set("subtitle", text);
    properties.set("url", text.deepCopy().put("format", "uri"));
    properties.set("startDate", date);
    properties.set("endDate", date);
    properties.set("summary", text);
    properties.set("highlights", NODES.objectNode().put("type", "array").set("items", text));
    var section = NODES.objectNode();
    section
        .putObject("properties")
        .set("entries", NODES.objectNode().put("type", "array").set("items", entry));
    return section;
  }

  /** Converts the properties of the document that the schema knows, in place. */
  void repair(ObjectNode document, JsonNode schema) {
    properties(document, schema, "");
  }

  /** Converts the entries of the owner's sections, in place. */
  void repairSections(ObjectNode document) {
    var sections = document.at(OwnSection.PLACE);
    for (var index = 0; index < sections.size(); index++) {
      if (sections.get(index) instanceof ObjectNode section) {
        section.path("entries").forEach(ValueRepair::useDate);
        properties(section, SECTION, OwnSection.PLACE + "/" + index);
      }
    }
  }

  /** The date of an entry that has one and no period is its end. */
  private static void useDate(JsonNode entry) {
    if (entry instanceof ObjectNode object
        && object.path("date").isValueNode()
        && !object.has("startDate")
        && !object.has("endDate")) {
      var date = object.remove("date");
      var isPeriod = Period.of(date.asText()).filter(it -> it.start() != null).isPresent();
      object.set(isPeriod ? "startDate" : "endDate", date);
    }
  }

  private void properties(ObjectNode object, JsonNode schema, String path) {
    for (var property : schema.path("properties").properties()) {
      var name = property.getKey();
      var value = object.get(name);
      if (value != null) {
        converted(value, property.getValue(), path + "/" + name, name, object)
            .ifPresentOrElse(it -> object.set(name, it), () -> object.remove(name));
      }
    }
  }

  /** The value as the schema wants it, or as it is; empty for one to remove. */
  private Optional<JsonNode> converted(
      JsonNode value, JsonNode schema, String path, String name, ObjectNode parent) {
    if (value.isNull()) {
      notes.repaired(
          path, Message.of("the empty %s (null) was removed", PlaceWords.property(name)));
      return Optional.empty();
    }
    return switch (schema.has("$ref") ? "date" : schema.path("type").asText()) {
      case "date" -> date(value, path, name, parent);
      case "object" -> Optional.of(object(value, schema, path, name));
      case "array" -> Optional.of(array(value, schema.path("items"), path, name));
      case "string" -> formatted(text(value, path, name), schema.path("format").asText(), path);
      default -> Optional.of(value);
    };
  }

  private JsonNode object(JsonNode value, JsonNode schema, String path, String name) {
    var naming = NAMING.get(name);
    if (value.isValueNode() && naming != null) {
      var wrapped = NODES.objectNode();
      wrapped.put(naming, value.asText());
      notes.repaired(
          path,
          Message.of(
              "the text \"%s\" is now its %s",
              ImportNotes.excerpt(value), PlaceWords.property(naming)));
      properties(wrapped, schema, path);
      return wrapped;
    }
    if (value instanceof ObjectNode object) {
      properties(object, schema, path);
    }
    return value;
  }

  private JsonNode array(JsonNode value, JsonNode items, String path, String name) {
    var elements = NODES.arrayNode();
    if (value instanceof ArrayNode array) {
      elements.addAll(array);
    } else {
      addParts(value, items, name, elements);
      notes.repaired(path, Message.of("a single value is now a list"));
    }
    var kept = NODES.arrayNode();
    for (var element : elements) {
      converted(element, items, path + "/" + kept.size(), name, NODES.objectNode())
          .ifPresent(kept::add);
    }
    return kept;
  }

  /** A text where a list belongs: its lines, or else its parts between commas. */
  private static void addParts(JsonNode value, JsonNode items, String name, ArrayNode elements) {
    if (!value.isTextual() || !items.path("type").asText().equals("string")) {
      elements.add(value);
      return;
    }
    var text = value.textValue();
    var between = text.contains("\n") || name.equals("highlights") ? "\\R" : "[,;]";
    Arrays.stream(text.split(between))
        .map(String::strip)
        .filter(it -> !it.isEmpty())
        .forEach(elements::add);
  }

  private JsonNode text(JsonNode value, String path, String name) {
    if (value.isNumber() || value.isBoolean()) {
      notes.repaired(
          path, Message.of("the %s %s is text", PlaceWords.property(name), value.asText()));
      return NODES.textNode(value.asText());
    }
    if (!value.isContainerNode()) {
      return value;
    }
    var parts = new ArrayList<String>();
    for (var part : value) {
      if (!part.isValueNode()) {
        return value;
      }
      if (!part.isNull() && !part.asText().isBlank()) {
        parts.add(part.asText().strip());
      }
    }
    notes.repaired(path, Message.of("the parts of the %s were joined", PlaceWords.property(name)));
    return NODES.textNode(String.join(value.isArray() && parts.size() > 1 ? "\n" : ", ", parts));
  }

  private Optional<JsonNode> formatted(JsonNode value, String format, String path) {
    if (!value.isTextual() || format.isEmpty()) {
      return Optional.of(value);
    }
    var text = value.textValue().strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    var repaired =
        switch (format) {
          case "uri" -> WebAddress.of(text).orElse(text);
          case "email" -> text.replaceFirst("(?i)^mailto:\\s*", "");
          default -> text;
        };
    if (!repaired.equals(value.textValue())) {
      notes.repaired(path, Message.of("\"%s\" is now %s", ImportNotes.excerpt(value), repaired));
    }
    return Optional.of(NODES.textNode(repaired));
  }

  private Optional<JsonNode> date(JsonNode value, String path, String name, ObjectNode parent) {
    if (!value.isTextual() && !value.isIntegralNumber()) {
      return Optional.of(value);
    }
    var written = value.asText().strip();
    if (written.isEmpty()) {
      return Optional.empty();
    }
    if (name.equals("endDate") && Period.isNow(written)) {
      notes.repaired(
          path, Message.of("the end date \"%s\" means it goes on", ImportNotes.excerpt(value)));
      return Optional.empty();
    }
    return Optional.of(
        Period.date(written)
            .map(it -> date(it, value, path))
            .orElseGet(() -> range(value, path, name, parent)));
  }

  private JsonNode date(String date, JsonNode value, String path) {
    if (!date.equals(value.asText()) || value.isNumber()) {
      notes.repaired(
          path, Message.of("the date \"%s\" is now %s", ImportNotes.excerpt(value), date));
    } else if (date.length() == "2021-03".length() && path.startsWith("/certificates/")) {
      notes.taken(path, Message.of("the date %s has no day; kept as %s", date, worded(date)));
    }
    return NODES.textNode(date);
  }

  /** A period that stands where its start belongs; else the value as it is. */
  private JsonNode range(JsonNode value, String path, String name, ObjectNode parent) {
    var period = Period.of(value.asText());
    if (period.isEmpty()
        || period.get().start() == null
        || !name.equals("startDate")
        || parent.hasNonNull("endDate")) {
      return value;
    }
    if (period.get().end() != null) {
      parent.put("endDate", period.get().end());
    }
    notes.repaired(
        path, Message.of("the period \"%s\" is now start and end", ImportNotes.excerpt(value)));
    return NODES.textNode(period.get().start());
  }

  private static String worded(String month) {
    var read = YearMonth.parse(month);
    return read.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " " + read.getYear();
  }
}
