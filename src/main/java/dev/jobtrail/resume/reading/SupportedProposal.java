package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The part of a proposed JSON Resume document that stands in the file. */
final class SupportedProposal {

  /** How a value has to stand in the file. */
  private enum Kind {
    WORDS,
    /** Not within a longer field: titles grow when words are left out. */
    FIELD,
    SENTENCES,
    DATE,
    WORD_LIST,
    FIELD_LIST,
    SENTENCE_LIST
  }

  /**
   * The sections with their properties. Addresses, links and pictures are left to the rules, as the
   * model does not see them.
   */
  private static final Map<String, Map<String, Kind>> SECTIONS =
      Map.of(
          "work",
          Map.of(
              "name", Kind.WORDS,
              "position", Kind.FIELD,
              "location", Kind.WORDS,
              "startDate", Kind.DATE,
              "endDate", Kind.DATE,
              "summary", Kind.SENTENCES,
              "highlights", Kind.SENTENCE_LIST),
          "volunteer",
          Map.of(
              "organization", Kind.WORDS,
              "position", Kind.FIELD,
              "startDate", Kind.DATE,
              "endDate", Kind.DATE,
              "summary", Kind.SENTENCES,
              "highlights", Kind.SENTENCE_LIST),
          "education",
          Map.of(
              "institution", Kind.WORDS,
              "studyType", Kind.WORDS,
              "area", Kind.WORDS,
              "startDate", Kind.DATE,
              "endDate", Kind.DATE,
              "score", Kind.WORDS,
              "courses", Kind.WORD_LIST),
          "projects",
          Map.of(
              "name", Kind.WORDS,
              "description", Kind.SENTENCES,
              "highlights", Kind.SENTENCE_LIST,
              "keywords", Kind.WORD_LIST,
              "roles", Kind.FIELD_LIST,
              "entity", Kind.WORDS,
              "startDate", Kind.DATE,
              "endDate", Kind.DATE),
          "awards",
          Map.of(
              "title", Kind.WORDS,
              "date", Kind.DATE,
              "awarder", Kind.WORDS,
              "summary", Kind.SENTENCES),
          "certificates",
          Map.of("name", Kind.WORDS, "date", Kind.DATE, "issuer", Kind.WORDS),
          "publications",
          Map.of(
              "name", Kind.WORDS,
              "publisher", Kind.WORDS,
              "releaseDate", Kind.DATE,
              "summary", Kind.SENTENCES),
          "skills",
          Map.of("name", Kind.WORDS, "level", Kind.WORDS, "keywords", Kind.WORD_LIST),
          "languages",
          Map.of("language", Kind.WORDS, "fluency", Kind.WORDS),
          "interests",
          Map.of("name", Kind.WORDS, "keywords", Kind.WORD_LIST));

  /** The properties that name an entry, the first that it has. */
  private static final List<String> NAMES =
      List.of("name", "organization", "institution", "title", "language");

  private static final List<String> LISTS_OF_HEADS =
      List.of("work", "volunteer", "education", "projects");

  private static final int MOST_ENTRIES = 200;

  private final FileWords words;
  private final ImportNotes notes;

  private SupportedProposal(FileWords words, ImportNotes notes) {
    this.words = words;
    this.notes = notes;
  }

  /**
   * The proposal without what does not stand in the file, which is noted.
   *
   * @param proposal any JSON object
   */
  static ObjectNode of(JsonNode proposal, FileWords words, ImportNotes notes) {
    var supported = JsonNodeFactory.instance.objectNode();
    if (!(proposal.deepCopy() instanceof ObjectNode given)) {
      return supported;
    }
    EarlierNames.update(given, new ImportNotes());
    var reading = new SupportedProposal(words, notes);
    reading.basics(given.path("basics"), supported);
    SECTIONS.keySet().stream()
        .sorted()
        .forEach(it -> reading.section(it, given.path(it), supported));
    return supported;
  }

  /** What names an entry; empty for none. */
  static String nameOf(JsonNode entry) {
    return NAMES.stream()
        .map(it -> entry.path(it).asText(""))
        .filter(it -> !it.isEmpty())
        .findFirst()
        .orElse("");
  }

  private void basics(JsonNode given, ObjectNode supported) {
    var basics = JsonNodeFactory.instance.objectNode();
    take(
        given,
        basics,
        "/basics",
        Map.of("name", Kind.WORDS, "label", Kind.FIELD, "summary", Kind.SENTENCES));
    var location = JsonNodeFactory.instance.objectNode();
    take(
        given.path("location"),
        location,
        "/basics",
        Map.of("city", Kind.WORDS, "region", Kind.WORDS));
    if (!location.isEmpty()) {
      basics.set("location", location);
    }
    if (!basics.isEmpty()) {
      supported.set("basics", basics);
    }
  }

  private void section(String name, JsonNode given, ObjectNode supported) {
    var entries = JsonNodeFactory.instance.arrayNode();
    for (var it : given) {
      var entry = JsonNodeFactory.instance.objectNode();
      if (entries.size() < MOST_ENTRIES) {
        take(it, entry, "/" + name, SECTIONS.get(name));
      }
      if (!nameOf(entry).isEmpty() || entry.has("position")) {
        entries.add(entry);
      } else {
        entry.forEach(value -> refuse("/" + name, value));
      }
    }
    if (LISTS_OF_HEADS.contains(name)) {
      dropDatesOfOthers(name, entries);
    }
    if (!entries.isEmpty()) {
      supported.set(name, entries);
    }
  }

  private void take(JsonNode given, ObjectNode target, String path, Map<String, Kind> properties) {
    properties.keySet().stream()
        .sorted()
        .forEach(
            name ->
                value(given.path(name), properties.get(name), path)
                    .ifPresent(it -> target.set(name, it)));
  }

  private Optional<JsonNode> value(JsonNode given, Kind kind, String path) {
    return switch (kind) {
      case WORDS, FIELD, SENTENCES, DATE -> text(given, kind, path).map(TextNode::valueOf);
      case WORD_LIST -> list(given, Kind.WORDS, path);
      case FIELD_LIST -> list(given, Kind.FIELD, path);
      case SENTENCE_LIST -> list(given, Kind.SENTENCES, path);
    };
  }

  private Optional<JsonNode> list(JsonNode given, Kind kind, String path) {
    var list = JsonNodeFactory.instance.arrayNode();
    given.forEach(it -> text(it, kind, path).ifPresent(list::add));
    return list.isEmpty() ? Optional.empty() : Optional.of(list);
  }

  private Optional<String> text(JsonNode given, Kind kind, String path) {
    var text =
        given.isTextual() || given.isNumber() ? FileText.storable(given.asText()).strip() : "";
    if (text.isEmpty()) {
      return Optional.empty();
    }
    var supported =
        switch (kind) {
          case DATE -> words.date(text);
          case FIELD, FIELD_LIST -> Optional.of(text).filter(words::hasField);
          case SENTENCES, SENTENCE_LIST -> Optional.of(text).filter(words::hasSentences);
          case WORDS, WORD_LIST -> Optional.of(text).filter(words::hasWords);
        };
    if (supported.isEmpty()) {
      refuse(path, given);
    }
    return supported;
  }

  private void dropDatesOfOthers(String section, ArrayNode entries) {
    var names = new ArrayList<String>();
    entries.forEach(it -> names.add(nameOf(it)));
    for (var entry : entries) {
      var name = nameOf(entry);
      var others =
          names.stream()
              .filter(it -> !it.isEmpty())
              .filter(it -> !FileWords.folded(it).equals(FileWords.folded(name)))
              .toList();
      for (var property : List.of("startDate", "endDate")) {
        var date = entry.path(property);
        if (!name.isEmpty()
            && date.isTextual()
            && !words.isDateOf(name, date.textValue(), others)) {
          ((ObjectNode) entry).remove(property);
          refuse("/" + section, date);
        }
      }
    }
  }

  private void refuse(String path, JsonNode value) {
    notes.leftOut(path, notThere(value));
  }

  static Message notThere(JsonNode value) {
    return Message.of(
        "the model's \"%s\" does not stand there in the file; not taken",
        ImportNotes.excerpt(value));
  }
}
