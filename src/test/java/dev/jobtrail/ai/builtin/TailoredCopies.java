package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.ai.ListItems;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Makes copies of resumes with changes, as the contract of engines has their places. */
final class TailoredCopies {

  private TailoredCopies() {}

  static JsonNode of(JsonNode resume, List<ProposedChange> changes) {
    var copy = (ObjectNode) resume.deepCopy();
    changes.stream().filter(it -> it.after() != null && !isOrder(it)).forEach(it -> put(copy, it));
    changes.stream()
        .filter(TailoredCopies::isOrder)
        // what lies within a list goes before the list itself
        .sorted(Comparator.comparing(it -> -it.place().length()))
        .forEach(it -> sort(copy, resume, it));
    changes.stream()
        .filter(it -> it.after() == null)
        // from the back, so that places stay
        .sorted(Comparator.comparing(ProposedChange::place).reversed())
        .forEach(it -> remove(copy, JsonPointer.compile(it.place())));
    return copy;
  }

  private static boolean isOrder(ProposedChange change) {
    return change.kind() == ChangeKind.ORDER;
  }

  private static void put(ObjectNode copy, ProposedChange change) {
    var place = JsonPointer.compile(change.place());
    var field = place.last().getMatchingProperty();
    var parent = copy.at(place.head());
    if (parent.isMissingNode()) {
      parent =
          field.equals("-")
              ? copy.putArray(place.head().last().getMatchingProperty())
              : copy.putObject(place.head().last().getMatchingProperty());
    }
    if (parent instanceof ObjectNode object) {
      object.put(field, change.after());
    } else if (!field.equals("-")) {
      ((ArrayNode) parent).set(place.last().getMatchingIndex(), change.after());
    } else if (place.head().last().matchesProperty("keywords")) {
      ((ArrayNode) parent).add(change.after());
    } else {
      ((ArrayNode) parent).add(JsonNodeFactory.instance.objectNode().put("name", change.after()));
    }
  }

  private static void sort(ObjectNode copy, JsonNode resume, ProposedChange change) {
    var place = JsonPointer.compile(change.place());
    var source = resume.at(place);
    var list = (ArrayNode) copy.at(place);
    var lines = new ArrayList<String>();
    source.forEach(it -> lines.add(ListItems.line(it)));
    if (!String.join("\n", lines).equals(change.before())) {
      throw new IllegalArgumentException("not the list's items: " + change);
    }
    var old = new ArrayList<JsonNode>();
    list.forEach(old::add);
    var sorted = new ArrayList<JsonNode>();
    for (var line : change.after().split("\n")) {
      var at = lines.indexOf(line);
      sorted.add(old.get(at));
      lines.set(at, null);
    }
    if (lines.stream().anyMatch(it -> it != null)) {
      throw new IllegalArgumentException("an item is lost: " + change);
    }
    sorted.addAll(old.subList(lines.size(), old.size()));
    list.removeAll();
    list.addAll(sorted);
  }

  private static void remove(ObjectNode copy, JsonPointer place) {
    var parent = copy.at(place.head());
    if (parent instanceof ObjectNode object) {
      object.remove(place.last().getMatchingProperty());
    } else {
      ((ArrayNode) parent).remove(place.last().getMatchingIndex());
    }
  }
}
