package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/**
 * A field with what it takes to fill it.
 *
 * @param widget how it is operated
 * @param control the element that takes text, files or the click that opens a list
 * @param parts radios, boxes or buttons in the order of the options
 * @param format how a day is written, such as mm/dd/yyyy; empty where unknown
 * @param type of an input, in lower case
 * @param suggests whether its options show only when it is opened
 * @param several whether a combobox takes more than one option
 */
record ReadField(
    String key,
    FieldClue clue,
    FieldMeaning meaning,
    boolean required,
    Widget widget,
    Element control,
    List<Part> parts,
    List<String> options,
    List<String> values,
    String autocomplete,
    Integer maxLength,
    String format,
    String type,
    boolean suggests,
    boolean several) {

  /** How a field is operated. */
  enum Widget {
    TEXT,
    /** An input that is no text to a person, such as a day or a range. */
    NATIVE,
    EDITABLE,
    SELECT,
    RADIOS,
    BOXES,
    TICK,
    BUTTONS,
    COMBOBOX,
    MENU,
    FILE
  }

  /**
   * One radio, box or button.
   *
   * @param click where a person clicks
   * @param input what holds the state
   * @param look changes when it is chosen
   */
  record Part(String text, Element click, Element input, String look) {}

  static FieldClue clue(JsonNode node, int files, boolean afterText) {
    return new FieldClue(
        node.path("name").asText(),
        node.path("id").asText(),
        node.path("path").asText(),
        node.path("label").asText(),
        node.path("section").asText(),
        FieldKind.valueOf(node.path("kind").asText()),
        files,
        afterText);
  }

  static ReadField of(JsonNode node, String key, FieldClue clue, FieldMeaning meaning) {
    List<Part> parts = new ArrayList<>();
    for (JsonNode part : node.path("parts")) {
      parts.add(
          new Part(
              part.path("text").asText(),
              Element.in(part.path("click")),
              Element.in(part.path("input")),
              part.path("look").asText()));
    }
    return new ReadField(
        key,
        clue,
        meaning,
        node.path("required").asBoolean(),
        Widget.valueOf(node.path("widget").asText().toUpperCase(Locale.ROOT)),
        Element.in(node.path("control")),
        List.copyOf(parts),
        texts(node.path("options")),
        texts(node.path("values")),
        node.path("autocomplete").asText(),
        node.path("maxLength").isInt() ? node.path("maxLength").intValue() : null,
        node.path("format").asText(),
        node.path("type").asText(),
        node.path("suggests").asBoolean(),
        node.path("several").asBoolean());
  }

  static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }

  String label() {
    return clue.label();
  }

  FieldKind kind() {
    return clue.kind();
  }

  /** As people see it. */
  FormField shown(FieldKind kind, List<String> options) {
    String name =
        List.of(clue.name(), clue.id(), clue.path()).stream()
            .filter(it -> !it.isEmpty())
            .findFirst()
            .orElse("");
    return new FormField(
        key, clue.label(), name, kind, meaning, required, options, values, autocomplete, maxLength);
  }
}
