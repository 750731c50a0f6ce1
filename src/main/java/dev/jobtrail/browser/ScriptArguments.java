package dev.jobtrail.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;

/** Serializes arguments of scripts. Source: W3C WebDriver, section 13.2, JSON clone. */
final class ScriptArguments {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private ScriptArguments() {}

  static ArrayNode of(Object... arguments) {
    return array(Arrays.asList(arguments));
  }

  private static JsonNode node(Object argument) {
    return switch (argument) {
      case null -> JSON.nullNode();
      case JsonNode node -> node;
      case Element(var reference) -> JSON.objectNode().put(Element.KEY, reference);
      case Boolean truth -> JSON.booleanNode(truth);
      case Integer number -> JSON.numberNode(number);
      case Long number -> JSON.numberNode(number);
      case Number number -> JSON.numberNode(new BigDecimal(number.toString()));
      case CharSequence text -> JSON.textNode(text.toString());
      case Iterable<?> items -> array(items);
      case Object[] items -> array(Arrays.asList(items));
      case Map<?, ?> map -> object(map);
      default ->
          throw new IllegalArgumentException(
              "unsupported script argument type: " + argument.getClass());
    };
  }

  private static ArrayNode array(Iterable<?> items) {
    var array = JSON.arrayNode();
    items.forEach(it -> array.add(node(it)));
    return array;
  }

  private static JsonNode object(Map<?, ?> map) {
    var object = JSON.objectNode();
    map.forEach((name, value) -> object.set(name.toString(), node(value)));
    return object;
  }
}
