package dev.jobtrail.console.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.platform.ShownRecord;
import io.quarkus.arc.Arc;
import io.quarkus.qute.TemplateExtension;

/**
 * The record that a form showed, in its field {@code _shown}: what was saved elsewhere since then
 * is neither undone nor replaced unseen.
 */
public final class ShownValues {

  static final String FIELD = "_shown";

  /** The field of a form whose user was told that the record was changed elsewhere. */
  static final String OVERWRITE = "_overwrite";

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private ShownValues() {}

  /**
   * The value of the field for a record whose properties have the names of the form's fields; null
   * for one that is not there yet.
   */
  @TemplateExtension(namespace = "shown")
  static String values(Object view) throws JsonProcessingException {
    var mapper = Arc.container().instance(ObjectMapper.class).get();
    var shown = view == null ? NODES.objectNode() : mapper.valueToTree(view);
    return mapper.writeValueAsString(ShownRecord.comparable(shown));
  }

  /** The properties of a form that differ from those that it showed. */
  static ObjectNode edited(ObjectNode body, JsonNode shown) {
    var edited = NODES.objectNode();
    body.properties().stream()
        .filter(it -> !ShownRecord.isSame(it.getValue(), shown.path(it.getKey())))
        .forEach(it -> edited.set(it.getKey(), it.getValue()));
    return edited;
  }
}
