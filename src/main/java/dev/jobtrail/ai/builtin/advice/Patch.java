package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;

/** Operations that change a resume only where it still has what they were made for. */
final class Patch {

  private static final int LONGEST_TITLE = 200;
  private static final int LONGEST_REASON = 1_000;

  private final ArrayNode operations = JsonNodeFactory.instance.arrayNode();

  Patch add(String path, JsonNode value) {
    operation("add", path).set("value", value);
    return this;
  }

  Patch replace(String path, JsonNode before, JsonNode after) {
    operation("test", path).set("value", before);
    operation("replace", path).set("value", after);
    return this;
  }

  Patch replace(String path, String before, String after) {
    return replace(path, TextNode.valueOf(before), TextNode.valueOf(after));
  }

  /** Items of one list have to be removed from its end on. */
  Patch remove(String path, JsonNode before) {
    operation("test", path).set("value", before);
    operation("remove", path);
    return this;
  }

  boolean isEmpty() {
    return operations.isEmpty();
  }

  Suggestion suggestion(String title, String reason) {
    return new Suggestion(cut(title, LONGEST_TITLE), cut(reason, LONGEST_REASON), operations);
  }

  private ObjectNode operation(String name, String path) {
    return operations.addObject().put("op", name).put("path", path);
  }

  static String cut(String text, int maxLength) {
    if (text.length() <= maxLength) {
      return text;
    }
    var end = Character.isHighSurrogate(text.charAt(maxLength - 2)) ? maxLength - 2 : maxLength - 1;
    return text.substring(0, end) + "…";
  }
}
