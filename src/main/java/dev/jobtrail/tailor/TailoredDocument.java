package dev.jobtrail.tailor;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.ListItems;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Applies changes to a copy of a resume's document.
 *
 * <p>The paths of all changes refer to the source, so removals and reorderings are deferred until
 * {@link #document}.
 */
final class TailoredDocument {

  private static final Pattern HEADLINE = Pattern.compile("/basics/label");
  private static final Pattern SUMMARY = Pattern.compile("/basics/summary");
  private static final Pattern BULLET =
      Pattern.compile("/(work|volunteer|projects)/\\d+/(highlights/\\d+|summary|description)");
  private static final Pattern ORDER =
      Pattern.compile(
          "/(skills|projects|certificates|languages|(work|volunteer|projects)/\\d+/highlights"
              + "|skills/\\d+/keywords)");
  private static final Pattern SKILL =
      Pattern.compile("/skills/(-|\\d+/name|\\d+/keywords/(-|\\d+))");
  private static final Pattern SECTION =
      Pattern.compile(
          "/(volunteer|awards|certificates|publications|skills|languages|interests|references"
              + "|projects)(/\\d+)?");

  private final ObjectNode source;
  private final ObjectNode copy;
  private final Set<String> touched = new HashSet<>();
  private final List<Removal> removals = new ArrayList<>();
  private final List<Ordering> orderings = new ArrayList<>();

  private record Removal(ContainerNode<?> parent, JsonNode item, String property) {}

  /** The indices of the source items in their new order. */
  private record Ordering(ArrayNode list, List<Integer> order) {}

  TailoredDocument(ObjectNode source) {
    this.source = source;
    this.copy = source.deepCopy();
  }

  /**
   * Takes a change.
   *
   * @return null, or why it does not fit the resume
   */
  Message take(ProposedChange change) {
    if (!isAt(change.kind(), change.place())) {
      return Message.of("a change of this kind is not possible at this place");
    }
    if (!touched.add(change.place()) && !change.place().endsWith("/-")) {
      return Message.of("another change already affects this place");
    }
    if (change.kind() == ChangeKind.ORDER) {
      return reorder(change);
    }
    if (change.after() == null || change.after().isBlank()) {
      return remove(change.place());
    }
    return change.place().endsWith("/-") ? append(change) : replace(change);
  }

  /**
   * Keeps the place of a change for later.
   *
   * @return null, or why it does not fit the resume
   */
  Message reserve(ProposedChange change) {
    var refusal = new TailoredDocument(source).take(change);
    if (refusal != null) {
      return refusal;
    }
    return touched.add(change.place()) || change.place().endsWith("/-")
        ? null
        : Message.of("another change already affects this place");
  }

  /** The document with all that was taken. */
  ObjectNode document() {
    orderings.forEach(TailoredDocument::put);
    for (var removal : removals) {
      switch (removal.parent()) {
        case ObjectNode object -> object.remove(removal.property());
        case ArrayNode array -> removeItem(array, removal.item());
        default -> throw new IllegalStateException("Nothing else holds values");
      }
    }
    return copy;
  }

  /** What was appended comes last. */
  private static void put(Ordering ordering) {
    var items = new ArrayList<JsonNode>();
    ordering.list().forEach(items::add);
    ordering.list().removeAll();
    ordering.order().forEach(place -> ordering.list().add(items.get(place)));
    ordering.list().addAll(items.subList(ordering.order().size(), items.size()));
  }

  private static boolean isAt(ChangeKind kind, String place) {
    if (place == null) {
      return false;
    }
    var allowed =
        switch (kind) {
          case HEADLINE -> HEADLINE;
          case SUMMARY -> SUMMARY;
          case BULLET -> BULLET;
          case ORDER -> ORDER;
          case SKILL, KEYWORD -> SKILL;
          case SECTION -> SECTION;
        };
    return allowed.matcher(place).matches();
  }

  private Message replace(ProposedChange change) {
    var pointer = JsonPointer.compile(change.place());
    var text = change.after().strip();
    var before = source.at(pointer);
    if (before.isTextual() && before.textValue().equals(text)) {
      return Message.of("it is already there");
    }
    switch (copy.at(pointer.head())) {
      case ArrayNode list when before.isTextual() ->
          list.set(pointer.last().getMatchingIndex(), TextNode.valueOf(text));
      case ObjectNode object when before.isTextual() || before.isMissingNode() ->
          object.put(pointer.last().getMatchingProperty(), text);
      case JsonNode missing when missing.isMissingNode() && pointer.head().head().length() == 0 ->
          copy.putObject(pointer.head().last().getMatchingProperty())
              .put(pointer.last().getMatchingProperty(), text);
      default -> {
        return Message.of("there is no text at this place");
      }
    }
    return null;
  }

  /** Adds a skill, or a keyword to one; not a second time what stands there. */
  private Message append(ProposedChange change) {
    var text = change.after().strip();
    var pointer = JsonPointer.compile(change.place()).head();
    if (pointer.tail().length() == 0) {
      var skills = copy.path("skills").isArray() ? (ArrayNode) copy.get("skills") : null;
      if (hasSkill(text)) {
        return Message.of("it is already there");
      }
      (skills == null ? copy.putArray("skills") : skills).addObject().put("name", text);
      return null;
    }
    var keywords = copy.at(pointer);
    if (keywords.isMissingNode() && copy.at(pointer.head()) instanceof ObjectNode skill) {
      keywords = skill.putArray(pointer.last().getMatchingProperty());
    }
    if (!(keywords instanceof ArrayNode list)) {
      return Message.of("there is no list at this place");
    }
    if (hasSkill(text)) {
      return Message.of("it is already there");
    }
    list.add(text);
    return null;
  }

  private boolean hasSkill(String text) {
    for (var skill : copy.path("skills")) {
      if (text.equalsIgnoreCase(skill.path("name").textValue())) {
        return true;
      }
      for (var keyword : skill.path("keywords")) {
        if (text.equalsIgnoreCase(keyword.textValue())) {
          return true;
        }
      }
    }
    return false;
  }

  private Message remove(String place) {
    var pointer = JsonPointer.compile(place);
    var item = copy.at(pointer);
    if (item.isMissingNode()) {
      return Message.of("there is nothing at this place");
    }
    switch (copy.at(pointer.head())) {
      case ArrayNode list -> removals.add(new Removal(list, item, null));
      case ObjectNode object ->
          removals.add(new Removal(object, item, pointer.last().getMatchingProperty()));
      default -> {
        return Message.of("there is nothing at this place");
      }
    }
    return null;
  }

  private Message reorder(ProposedChange change) {
    var pointer = JsonPointer.compile(change.place());
    if (!(copy.at(pointer) instanceof ArrayNode list) || change.after() == null) {
      return Message.of("there is no list at this place");
    }
    // by the source's wording: other changes may have put items of the copy in other words
    var wording = new ArrayList<String>();
    source.at(pointer).forEach(item -> wording.add(ListItems.line(item)));
    var order = new ArrayList<Integer>();
    for (var line : change.after().split("\n")) {
      var index = wording.indexOf(line.strip());
      if (index < 0) {
        return Message.of("it is not the same list in another order");
      }
      wording.set(index, null);
      order.add(index);
    }
    if (order.size() != wording.size()) {
      return Message.of("it is not the same list in another order");
    }
    orderings.add(new Ordering(list, order));
    return null;
  }

  /** The very item: a list may hold the same text twice. */
  private static void removeItem(ArrayNode list, JsonNode item) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) == item) {
        list.remove(i);
        return;
      }
    }
  }
}
