package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A field with everything needed to fill it in.
 *
 * @param widget how it is operated
 * @param control the element that takes text, files or the click that opens a list
 * @param parts radios, boxes or buttons in the order of the options
 * @param format how a day is written, such as mm/dd/yyyy; empty where unknown
 * @param language of the page at the field, such as en-us; empty where it does not say
 * @param type of an input, in lower case
 * @param suggests whether its options show only when it is opened
 * @param several whether a combobox takes more than one option
 * @param problem why the page or the browser does not accept its value; empty for nothing
 * @param isFlagged whether the page itself marks the field as wrong
 * @param hasWeakLabel whether the field has no label of its own, so that what stands around it, a
 *     name or a hint takes its place
 * @param accept the types of files that a file box takes; empty for any
 * @param hints texts that a browser takes for a name where there is no other
 * @param part the title of the part of the form that it is in; empty where there is none
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
    String language,
    String type,
    boolean suggests,
    boolean several,
    String problem,
    boolean isFlagged,
    boolean hasWeakLabel,
    String accept,
    List<String> hints,
    String part) {

  /** How a field is operated. */
  enum Widget {
    TEXT,
    /** An input that is not typed as text, such as a date or a range. */
    NATIVE,
    EDITABLE,
    SELECT,
    RADIOS,
    BOXES,
    TICK,
    BUTTONS,
    COMBOBOX,
    MENU,
    /** A date in two or three controls; its parts are called d, m and y. */
    DAY_PARTS,
    /** A day that is chosen from a calendar alone. */
    CALENDAR,
    /** A number that keys change, such as a slider. */
    STEPPER,
    FILE
  }

  /**
   * One radio button, checkbox or button.
   *
   * @param click the element to click
   * @param input the element with the state
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
        node.path("language").asText(),
        node.path("type").asText(),
        node.path("suggests").asBoolean(),
        node.path("several").asBoolean(),
        node.path("problem").asText(),
        node.path("flagged").asBoolean(),
        node.path("weak").asBoolean(),
        node.path("accept").asText(),
        texts(node.path("hints")),
        node.path("part").asText());
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
  FormField shown(String label, FieldKind kind, List<String> options) {
    List<String> names =
        Stream.of(clue.name(), clue.id(), clue.path()).filter(it -> !it.isEmpty()).toList();
    return new FormField(
        key,
        label,
        part,
        names,
        kind,
        meaning,
        required,
        options,
        values,
        autocomplete,
        maxLength,
        accept);
  }
}
