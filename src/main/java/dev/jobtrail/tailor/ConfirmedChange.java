package dev.jobtrail.tailor;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.application.TailoringRecord;
import java.util.List;

/**
 * Puts a confirmed change into a copy. The copy may have been sorted or edited since, so the text
 * is looked for by its wording.
 */
final class ConfirmedChange {

  private ConfirmedChange() {}

  /**
   * @param place JSON pointer into the source of the copy
   * @return whether the copy still contains the changed text
   */
  static boolean put(ObjectNode copy, TailoringRecord.Change change, String place) {
    var pointer = JsonPointer.compile(place);
    if (change.before().isEmpty()) {
      return add(copy, pointer, change.after());
    }
    return replace(copy.path(pointer.getMatchingProperty()), change.before(), change.after());
  }

  private static boolean replace(JsonNode node, String before, String after) {
    switch (node) {
      case ObjectNode object -> {
        for (var field : object.properties()) {
          if (isText(field.getValue(), before)) {
            object.put(field.getKey(), after.strip());
            return true;
          }
          if (replace(field.getValue(), before, after)) {
            return true;
          }
        }
      }
      case ArrayNode list -> {
        for (var i = 0; i < list.size(); i++) {
          if (isText(list.get(i), before)) {
            list.set(i, TextNode.valueOf(after.strip()));
            return true;
          }
          if (replace(list.get(i), before, after)) {
            return true;
          }
        }
      }
      default -> {
        return false;
      }
    }
    return false;
  }

  private static boolean isText(JsonNode node, String text) {
    return node.isTextual() && node.textValue().equals(text);
  }

  /** A skill goes into a list of its own: the lists of the copy may be others than the source's. */
  private static boolean add(ObjectNode copy, JsonPointer place, String text) {
    if (place.matchesProperty("skills")) {
      var skills = copy.get("skills") instanceof ArrayNode list ? list : copy.putArray("skills");
      skills.addObject().put("name", text.strip());
      return true;
    }
    var field = place.last().getMatchingProperty();
    if (!List.of("label", "summary").contains(field)) {
      return false;
    }
    var basics =
        copy.get("basics") instanceof ObjectNode object ? object : copy.putObject("basics");
    if (basics.hasNonNull(field)) {
      return false;
    }
    basics.put(field, text.strip());
    return true;
  }
}
