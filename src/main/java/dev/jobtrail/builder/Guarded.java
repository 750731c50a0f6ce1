package dev.jobtrail.builder;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Adds test operations to a JSON Patch, so that it changes the intended entry or nothing.
 *
 * <p>An index in a pointer refers to whatever is at that place when a suggestion is accepted, which
 * may be another entry than when it was created.
 */
final class Guarded {

  private static final Set<String> REPLACING = Set.of("replace", "remove", "move");
  private static final List<String> NAMES = List.of("name", "position", "institution", "title");

  private Guarded() {}

  /**
   * The operations after tests for what they take away and for the entries that they reach into.
   *
   * @param document the document that they apply to
   * @param operations JSON Patch of the right shape
   */
  static ArrayNode operations(JsonNode document, ArrayNode operations) {
    var tests = new LinkedHashMap<String, JsonNode>();
    for (var operation : operations) {
      var op = operation.path("op").asText();
      var target = operation.path(op.equals("move") || op.equals("copy") ? "from" : "path");
      addEntryTests(tests, document, operation.path("path").asText());
      addEntryTests(tests, document, target.asText());
      if (REPLACING.contains(op)) {
        addTest(tests, document, target.asText());
      }
    }
    operations.forEach(operation -> leaveOut(tests, operation));
    var guarded = JsonNodeFactory.instance.arrayNode();
    tests.forEach(
        (path, value) ->
            guarded.addObject().put("op", "test").put("path", path).set("value", value));
    return guarded.addAll(operations);
  }

  /** What is tested by the operations themselves. */
  private static void leaveOut(Map<String, JsonNode> tests, JsonNode operation) {
    if (operation.path("op").asText().equals("test")) {
      tests.remove(operation.path("path").asText(), operation.path("value"));
    }
  }

  /** For {@code /work/0/highlights/2}: what names the entry at {@code /work/0}. */
  private static void addEntryTests(Map<String, JsonNode> tests, JsonNode document, String path) {
    var parts = path.split("/", 4);
    if (parts.length < 4) {
      return;
    }
    var entry = "/" + parts[1] + "/" + parts[2];
    if (at(document, entry) instanceof JsonNode node && node.isObject()) {
      for (var name : NAMES) {
        if (node.path(name) instanceof TextNode) {
          tests.putIfAbsent(entry + "/" + name, node.get(name));
        }
      }
    }
  }

  private static void addTest(Map<String, JsonNode> tests, JsonNode document, String path) {
    var value = at(document, path);
    if (!value.isMissingNode()) {
      tests.putIfAbsent(path, value);
    }
  }

  /** Missing for an invalid pointer, which is reported when it is applied. */
  private static JsonNode at(JsonNode document, String path) {
    return path.isEmpty() || path.startsWith("/")
        ? document.at(JsonPointer.compile(path))
        : document.path(-1);
  }
}
