package dev.jobtrail.platform;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.RequestScoped;
import jakarta.validation.Validator;
import java.util.HexFormat;

/**
 * What the form of a page showed of the record that its request changes: what was saved elsewhere
 * since then is neither undone nor replaced unseen. Requests of the API come without one.
 */
@RequestScoped
public class ShownRecord {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** A longer text is compared by its hash, so that pages do not contain it twice. */
  private static final int LONGEST_TEXT = 64;

  private final ObjectMapper mapper;
  private final Validator validator;
  private JsonNode shown;
  private ObjectNode sent;
  private boolean isOverwriting;

  ShownRecord(ObjectMapper mapper, Validator validator) {
    this.mapper = mapper;
    this.validator = validator;
  }

  /**
   * Remembers the record of a form.
   *
   * @param shown its properties in the form of {@link #comparable}
   * @param sent the body of the request
   * @param isOverwriting whether the user was told that the record was changed elsewhere
   */
  public void expect(JsonNode shown, ObjectNode sent, boolean isOverwriting) {
    this.shown = shown;
    this.sent = sent;
    this.isOverwriting = isOverwriting;
  }

  /**
   * Called under the lock of a record whose properties a PATCH replaces.
   *
   * @param current the record, with the properties of the body
   * @throws ApiException PRECONDITION_FAILED if one of them was changed elsewhere
   */
  public void require(Object current) {
    if (shown != null && !isOverwriting) {
      requireUnchanged(sent, mapper.valueToTree(current));
    }
  }

  /**
   * Called under the lock of a record that a PUT replaces.
   *
   * @param body the record of the form
   * @param current the stored record, with the properties of the body; null for none
   * @return the body, in which the properties that were not edited are those of the stored record
   * @throws ApiException PRECONDITION_FAILED if one that was edited was changed elsewhere
   */
  public <T> T merge(T body, Object current) {
    if (shown == null) {
      return body;
    }
    ObjectNode merged = mapper.valueToTree(body);
    JsonNode now = mapper.valueToTree(current);
    var edited = merged.deepCopy();
    for (var property : merged.deepCopy().properties()) {
      var name = property.getKey();
      if (now.has(name) && isSame(property.getValue(), shown.path(name))) {
        merged.set(name, now.get(name));
        edited.remove(name);
      }
    }
    if (!isOverwriting) {
      requireUnchanged(edited, now);
    }
    @SuppressWarnings("unchecked")
    var result = (T) mapper.convertValue(merged, body.getClass());
    if (!validator.validate(result).isEmpty()) { // of parts that do not go together
      throw changedElsewhere();
    }
    return result;
  }

  private void requireUnchanged(ObjectNode edited, JsonNode now) {
    for (var property : edited.properties()) {
      var stored = now.path(property.getKey());
      if (!isSame(stored, shown.path(property.getKey())) && !isSame(stored, property.getValue())) {
        throw changedElsewhere();
      }
    }
  }

  private static ApiException changedElsewhere() {
    return new ApiException(
        ErrorCode.PRECONDITION_FAILED,
        "This was changed elsewhere after you opened the page, and your changes are not saved yet."
            + " Save again to replace the other version, or reload the page to see it.");
  }

  /** Whether two values look the same in a form. */
  public static boolean isSame(JsonNode one, JsonNode other) {
    return comparable(one).equals(comparable(other));
  }

  /**
   * A value as it is compared: without nulls, empty texts and what is absent, which the same empty
   * field shows; numbers as text, and long texts as their hashes. It stays as it is if it is
   * comparable already.
   */
  public static JsonNode comparable(JsonNode value) {
    return switch (value) {
      case ObjectNode object -> {
        var kept = NODES.objectNode();
        object.forEachEntry(
            (name, it) -> {
              var part = comparable(it);
              if (!part.isMissingNode()) {
                kept.set(name, part);
              }
            });
        yield kept;
      }
      case ArrayNode array -> {
        var kept = NODES.arrayNode();
        array.forEach(it -> kept.add(comparable(it)));
        yield kept;
      }
      default -> comparable(value.isNull() ? "" : value.asText());
    };
  }

  private static JsonNode comparable(String text) {
    if (text.isEmpty()) {
      return NODES.missingNode();
    }
    var lines = text.replace("\r\n", "\n");
    return NODES.textNode(
        lines.length() <= LONGEST_TEXT ? lines : HexFormat.of().formatHex(Hashes.sha256(lines)));
  }
}
