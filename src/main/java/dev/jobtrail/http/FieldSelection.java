package dev.jobtrail.http;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ResourceMethods;
import dev.jobtrail.text.Truncation;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The fields of records that a caller wants.
 *
 * @param whole those with all that they contain
 * @param parts those of which some fields are wanted, with the names of these
 */
record FieldSelection(Set<String> whole, Map<String, Set<String>> parts) {

  /** In a message, in characters. */
  private static final int LONGEST_NAME = 100;

  /**
   * Reads a selection such as {@code id,posting.title}.
   *
   * @param type the type of the records
   * @throws ApiException VALIDATION_FAILED with the fields that there are
   */
  static FieldSelection parse(String text, JavaType type, ObjectMapper mapper) {
    var known = fields(type, mapper);
    var whole = new LinkedHashSet<String>();
    var parts = new LinkedHashMap<String, Set<String>>();
    for (var path : text.split(",", -1)) {
      var names = path.strip().split("\\.", 2);
      var field = require(names[0], known);
      if (names.length == 1) {
        whole.add(names[0]);
      } else {
        require(names[1], fields(field, mapper));
        parts.computeIfAbsent(names[0], _ -> new LinkedHashSet<>()).add(names[1]);
      }
    }
    return new FieldSelection(whole, parts);
  }

  private static Map<String, JavaType> fields(JavaType type, ObjectMapper mapper) {
    var object = type.isCollectionLikeType() ? type.getContentType() : type;
    var fields = new LinkedHashMap<String, JavaType>();
    if (object.isTypeOrSubTypeOf(Record.class)) {
      mapper.getSerializationConfig().introspect(object).findProperties().stream()
          .filter(BeanPropertyDefinition::couldSerialize)
          .forEach(it -> fields.put(it.getName(), it.getPrimaryType()));
    }
    return fields;
  }

  private static JavaType require(String name, Map<String, JavaType> fields) {
    var type = fields.get(name);
    if (type == null) {
      throw ApiException.invalid(
          ResourceMethods.FIELDS,
          "has an unknown field \"%s\". The fields are: %s",
          Truncation.truncate(name, LONGEST_NAME),
          fields.isEmpty() ? "-" : String.join(", ", fields.keySet()));
    }
    return type;
  }

  /** Leaves the fields of a record that are wanted. */
  void keepIn(ObjectNode row) {
    row.properties()
        .removeIf(it -> !whole.contains(it.getKey()) && !parts.containsKey(it.getKey()));
    parts.forEach(
        (name, wanted) -> {
          if (!whole.contains(name)) {
            keep(row.get(name), wanted);
          }
        });
  }

  private static void keep(JsonNode node, Set<String> wanted) {
    if (node instanceof ObjectNode object) {
      object.retain(wanted);
    } else {
      node.forEach(it -> keep(it, wanted));
    }
  }
}
