package dev.jobtrail.resume.document;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import jakarta.inject.Singleton;
import jakarta.json.JsonArray;
import jakarta.json.JsonException;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonStructure;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Applies a JSON Patch (RFC 6902) to a document atomically. */
@Singleton
public class ResumePatch {

  private static final int MAX_OPERATIONS = 500;
  private static final int MAX_POINTER = 2_000;
  private static final Pattern LEADING_ZERO = Pattern.compile("/0\\d+(?=/|$)");
  private static final Set<String> WITH_VALUE = Set.of("add", "replace", "test");
  private static final Set<String> WITH_FROM = Set.of("move", "copy");

  private final JsonProvider json = JsonProvider.provider();

  /**
   * The document after the operations.
   *
   * @param document the text of a stored document
   * @param operations an array of RFC 6902 operations, at most 500
   * @throws ApiException VALIDATION_FAILED with field {@code operations/<index>} for the first
   *     operation that cannot be applied
   */
  public JsonNode apply(String document, JsonNode operations) {
    checkShape(operations);
    var target = structure(document);
    var size = size(target, 0);
    for (int index = 0; index < operations.size(); index++) {
      try {
        var operation = (JsonObject) structure(DocumentText.write(operations.get(index)));
        checkIndexes(target, operation);
        size += growth(target, operation);
        target = apply(target, operation);
        if (size > ResumeSchema.MAX_BYTES) {
          size = size(target, 0);
        }
        if (size > ResumeSchema.MAX_BYTES) {
          throw new Refusal("the document would be larger than 1 MB");
        }
      } catch (JsonException | IndexOutOfBoundsException | ClassCastException e) {
        throw ApiException.invalid("operations/" + index, reason(e));
      }
    }
    return DocumentText.read(target.toString());
  }

  /**
   * Checks what can be told about operations without a document.
   *
   * @throws ApiException VALIDATION_FAILED as in {@link #apply}
   */
  public void checkShape(JsonNode operations) {
    if (operations == null || !operations.isArray()) {
      throw ApiException.invalid("operations", "must be an array of RFC 6902 operations");
    }
    if (operations.size() > MAX_OPERATIONS) {
      throw ApiException.invalid("operations", "must not be more than %s", MAX_OPERATIONS);
    }
    for (int index = 0; index < operations.size(); index++) {
      try {
        checkShapeOfOne(operations.get(index));
      } catch (JsonException e) {
        throw ApiException.invalid("operations/" + index, reason(e));
      }
    }
  }

  private JsonStructure apply(JsonStructure target, JsonObject operation) {
    var path = operation.getString("path");
    var pointer = json.createPointer(path);
    if (path.isEmpty()) {
      checkReplacementOfAll(operation);
    }
    return switch (operation.getString("op")) {
      case "move" -> move(target, operation.getString("from"), path);
      case "test" -> {
        if (!same(pointer.getValue(target), operation.get("value"))) {
          throw new Refusal("the value at this path is different");
        }
        yield target;
      }
      default -> json.createPatch(json.createArrayBuilder().add(operation).build()).apply(target);
    };
  }

  private static void checkReplacementOfAll(JsonObject operation) {
    switch (operation.getString("op")) {
      case "remove" -> throw new Refusal("the whole document cannot be removed");
      case "add", "replace" -> {
        if (!(operation.get("value") instanceof JsonStructure)) {
          throw new Refusal("the whole document can only be replaced by an object");
        }
      }
      default -> {}
    }
  }

  /** Parsson's own takes {@code /ab} for a place inside of {@code /a} and refuses to move there. */
  private JsonStructure move(JsonStructure target, String from, String path) {
    var source = json.createPointer(from);
    var moved = source.getValue(target);
    if (from.equals(path)) {
      return target;
    }
    if (path.startsWith(from + "/")) {
      throw new Refusal("a value cannot be moved into itself");
    }
    return json.createPointer(path).add(source.remove(target), moved);
  }

  private static void checkShapeOfOne(JsonNode operation) {
    if (!operation.isObject()) {
      throw new Refusal("an operation must be an object");
    }
    var op = operation.path("op").textValue();
    if (op == null || !op.equals("remove") && !WITH_VALUE.contains(op) && !WITH_FROM.contains(op)) {
      throw new Refusal("op must be one of add, remove, replace, move, copy, test");
    }
    checkPointer("path", operation.path("path"));
    if (WITH_FROM.contains(op)) {
      checkPointer("from", operation.path("from"));
    }
    if (WITH_VALUE.contains(op) && !operation.has("value")) {
      throw new Refusal(op + " needs a value");
    }
  }

  private static void checkPointer(String name, JsonNode pointer) {
    if (!pointer.isTextual() || !pointer.textValue().matches("(?s)(/([^~]|~[01])*+)?")) {
      throw new Refusal(name + " must be a JSON pointer");
    }
    if (pointer.textValue().length() > MAX_POINTER) {
      throw new Refusal(name + " must not be longer than " + MAX_POINTER + " characters");
    }
  }

  /** RFC 6901, section 4: an index has no leading zeros; Parsson would take them. */
  private void checkIndexes(JsonStructure target, JsonObject operation) {
    for (var name : List.of("path", "from")) {
      var zero = LEADING_ZERO.matcher(operation.getString(name, ""));
      while (zero.find()) {
        var parent = json.createPointer(operation.getString(name).substring(0, zero.start()));
        if (parent.containsValue(target) && parent.getValue(target) instanceof JsonArray) {
          throw new Refusal("an index of " + name + " has a leading zero");
        }
      }
    }
  }

  /** How much an operation adds at most; it must be known before the value is there twice. */
  private long growth(JsonStructure target, JsonObject operation) {
    var path = operation.getString("path");
    var depth = (int) path.chars().filter(c -> c == '/').count();
    return switch (operation.getString("op")) {
      case "add", "replace" -> path.length() + size(operation.get("value"), depth);
      case "copy", "move" -> {
        var value = json.createPointer(operation.getString("from")).getValue(target);
        yield path.length() + size(value, depth);
      }
      default -> 0;
    };
  }

  /** The number of characters of a value's text, escapes left out. */
  private static long size(JsonValue value, int depth) {
    if (depth > ResumeSchema.MAX_DEPTH) {
      throw new Refusal(
          "the document would be nested deeper than " + ResumeSchema.MAX_DEPTH + " levels");
    }
    return switch (value) {
      case JsonObject object -> {
        long sum = 2;
        for (var member : object.entrySet()) {
          sum += member.getKey().length() + 4L + size(member.getValue(), depth + 1);
        }
        yield sum;
      }
      case JsonArray array -> {
        long sum = 2;
        for (var element : array) {
          sum += 1 + size(element, depth + 1);
        }
        yield sum;
      }
      default -> value.toString().length();
    };
  }

  /** RFC 6902, section 4.6: numbers are the same where their values are, however written. */
  private static boolean same(JsonValue one, JsonValue other) {
    if (one instanceof JsonNumber a && other instanceof JsonNumber b) {
      return a.bigDecimalValue().compareTo(b.bigDecimalValue()) == 0;
    }
    if (one instanceof JsonArray a && other instanceof JsonArray b) {
      Iterator<JsonValue> rest = b.iterator();
      return a.size() == b.size() && a.stream().allMatch(value -> same(value, rest.next()));
    }
    if (one instanceof JsonObject a && other instanceof JsonObject b) {
      return a.keySet().equals(b.keySet())
          && a.entrySet().stream().allMatch(e -> same(e.getValue(), b.get(e.getKey())));
    }
    return one.equals(other);
  }

  private JsonStructure structure(String text) {
    try (var reader = json.createReader(new StringReader(text))) {
      return reader.read();
    }
  }

  /** The shape is checked before, so that only a path is left to be wrong for the library. */
  private static String reason(RuntimeException e) {
    return e instanceof Refusal ? e.getMessage() : "the path does not exist";
  }

  /** An operation that cannot be applied, with the reason for people. */
  private static final class Refusal extends JsonException {

    Refusal(String message) {
      super(message);
    }
  }
}
