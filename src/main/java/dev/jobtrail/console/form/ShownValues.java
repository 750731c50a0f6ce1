package dev.jobtrail.console.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.arc.Arc;
import io.quarkus.qute.TemplateExtension;

/**
 * The record that a form showed, in its field {@code _shown}: what nobody edited is left out of the
 * request, so that a change that another page saved since then stays.
 */
public final class ShownValues {

  static final String FIELD = "_shown";

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private ShownValues() {}

  /** The value of the field for a record whose properties have the names of the form's fields. */
  @TemplateExtension(namespace = "shown")
  static String values(Object view) throws JsonProcessingException {
    return Arc.container().instance(ObjectMapper.class).get().writeValueAsString(view);
  }

  /** The properties of a form that differ from those that it showed. */
  static ObjectNode edited(ObjectNode body, JsonNode shown) {
    var edited = NODES.objectNode();
    body.properties().stream()
        .filter(it -> !comparable(it.getValue()).equals(comparable(shown.path(it.getKey()))))
        .forEach(it -> edited.set(it.getKey(), it.getValue()));
    return edited;
  }

  /** Nulls, empty texts and what is absent are shown by the same empty field. */
  private static JsonNode comparable(JsonNode value) {
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
      default ->
          value.isNull() || value.isMissingNode() || value.asText().isEmpty()
              ? NODES.missingNode()
              : NODES.textNode(value.asText());
    };
  }
}
