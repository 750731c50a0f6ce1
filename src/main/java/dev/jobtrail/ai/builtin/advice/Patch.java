package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.text.Truncation;
import java.util.Locale;

/** Operations that change a resume only where it still has what they were made for. */
final class Patch {

  private static final int LONGEST_TITLE = 200;
  private static final int LONGEST_QUOTE = 80;
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

  /** Moves an item within its list. */
  Patch move(String from, JsonNode item, String path) {
    operation("test", from).set("value", item);
    operation("move", path).put("from", from);
    return this;
  }

  /** Sets a text at a pointer, whether there are the objects around it or not. */
  static Patch of(JsonNode resume, String pointer, String text) {
    var value = (JsonNode) TextNode.valueOf(text);
    var path = pointer;
    while (resume.at(parent(path)).isMissingNode()) {
      value =
          JsonNodeFactory.instance
              .objectNode()
              .set(path.substring(path.lastIndexOf('/') + 1), value);
      path = parent(path);
    }
    var before = resume.at(path);
    return before.isMissingNode()
        ? new Patch().add(path, value)
        : new Patch().replace(path, before, value);
  }

  private static String parent(String pointer) {
    return pointer.substring(0, pointer.lastIndexOf('/'));
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
    var begun = title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
    return new Suggestion(
        Truncation.abbreviate(begun, LONGEST_TITLE),
        Truncation.abbreviate(reason, LONGEST_REASON),
        operations);
  }

  private ObjectNode operation(String name, String path) {
    return operations.addObject().put("op", name).put("path", path);
  }

  /** The beginning of a text for a title. */
  static String quote(String text) {
    return Truncation.abbreviate(text.strip().replaceAll("\\s+", " "), LONGEST_QUOTE);
  }
}
