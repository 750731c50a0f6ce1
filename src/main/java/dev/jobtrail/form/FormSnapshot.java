package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fields and buttons of a document as reported by {@code read.js}.
 *
 * @param score how much it looks like the form of an application; 4 and above is one
 * @param waits whether it is a conversation that has not asked its next question yet
 * @param send the button that sends the form; null for none
 * @param next the button to its next page; null for none
 * @param hasMore whether the page counts its screens, and more follow
 * @param invalid the browser's validation errors
 * @param flagged fields that the page has marked as wrong
 * @param alerts the page's error messages
 * @param held how often the page has tried to send its form by itself
 * @param unread questions that are marked as required and have no field that could be read
 * @param hidden required questions without an answer that are not shown
 * @param hasOverlay whether something is shown that may be a dialog about cookies
 */
record FormSnapshot(
    List<ReadField> fields,
    boolean tooMany,
    int score,
    int passwords,
    boolean loaded,
    boolean waits,
    String address,
    Button send,
    Button next,
    boolean hasMore,
    List<String> invalid,
    List<String> flagged,
    List<String> alerts,
    int held,
    List<String> unread,
    List<String> hidden,
    boolean hasOverlay) {

  /** How many fields of a page are read at most; no application asks for as many. */
  static final int MOST_FIELDS = 300;

  private static final int FORM = 4;

  /**
   * A button as it was read.
   *
   * @param isClear whether it says what it does, unlike "OK", which may send the form or lead on
   */
  record Button(Element element, String text, boolean isDisabled, boolean isClear) {

    private static Button of(JsonNode node) {
      Element element = Element.in(node.path("control"));
      return element == null
          ? null
          : new Button(
              element,
              node.path("text").asText(),
              node.path("disabled").asBoolean(),
              node.path("clear").asBoolean());
    }
  }

  /** Reads the document that the browser is in; whether its form may be sent stays as it is. */
  static FormSnapshot read(Page page, FormVendor vendor) {
    return of(page.run(Script.READ, FormPlace.selectors(vendor), MOST_FIELDS, null, null), vendor);
  }

  /**
   * The same, with a guard.
   *
   * @param mayBeSent whether the page may send its form
   * @param left a control that loses the focus before; null for none
   */
  static FormSnapshot readGuarded(Page page, FormVendor vendor, boolean mayBeSent, Element left) {
    return of(
        page.run(Script.READ, FormPlace.selectors(vendor), MOST_FIELDS, mayBeSent, left), vendor);
  }

  private static FormSnapshot of(JsonNode node, FormVendor vendor) {
    List<ReadField> fields = new ArrayList<>();
    FileBoxes boxes = FileBoxes.in(node.path("fields"));
    Map<String, Integer> keys = new HashMap<>();
    boolean afterText = false;
    int files = 0;
    for (JsonNode field : node.path("fields")) {
      FieldClue clue = ReadField.clue(field, files, afterText);
      FieldMeaning meaning = vendor.meaning(clue);
      if (meaning == null && clue.kind() == FieldKind.FILE) {
        meaning = boxes.meaning(clue);
      }
      String key = FieldKey.of(clue);
      int same = keys.merge(key, 1, Integer::sum);
      fields.add(ReadField.of(field, same == 1 ? key : key + "#" + same, clue, meaning));
      files += clue.kind() == FieldKind.FILE ? 1 : 0;
      afterText |= field.path("widget").asText().equals("text");
    }
    return new FormSnapshot(
        List.copyOf(fields),
        node.path("tooMany").asBoolean(),
        node.path("score").asInt(),
        node.path("passwords").asInt(),
        node.path("loaded").asBoolean(),
        node.path("waits").asBoolean(),
        node.path("address").asText(),
        Button.of(node.path("send")),
        Button.of(node.path("next")),
        node.path("more").asBoolean(),
        ReadField.texts(node.path("invalid")),
        ReadField.texts(node.path("flagged")),
        ReadField.texts(node.path("alerts")),
        node.path("heldBack").asInt(),
        ReadField.texts(node.path("unread")),
        ReadField.texts(node.path("hidden")),
        node.path("overlay").asBoolean());
  }

  /** Whether another page follows: a form that is still to be completed may show both buttons. */
  boolean leadsOn() {
    return next != null
        && (send == null || send.isDisabled() && next.isClear() && !next.isDisabled());
  }

  /** Whether the button to the next page may send the form instead. */
  boolean mayEnd() {
    return !next.isClear() && !hasMore;
  }

  /** The button that sends the form, or may send it; null for none. */
  Button sending() {
    return send == null && next != null && !next.isClear() ? next : send;
  }

  boolean isForm() {
    return score >= FORM;
  }

  /** Whether it may be the first page of a form that begins with little. */
  boolean mayBeForm() {
    return !fields.isEmpty() && passwords == 0 && score > 0 && (send != null || next != null);
  }

  /**
   * A field that was read before: by its key, or else by a unique label, because some forms rename
   * their fields whenever they are rendered.
   */
  Optional<ReadField> field(String key, String label) {
    return fields.stream()
        .filter(it -> it.key().equals(key))
        .findFirst()
        .or(() -> only(fields.stream().filter(it -> it.label().equals(label)).toList()));
  }

  private static Optional<ReadField> only(List<ReadField> fields) {
    return fields.size() == 1 ? Optional.of(fields.getFirst()) : Optional.empty();
  }

  /** A fingerprint of a page of a form. */
  List<String> keys() {
    return fields.stream().map(it -> it.key() + " " + it.label()).toList();
  }
}
