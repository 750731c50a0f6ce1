package dev.jobtrail.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.regex.Pattern;

/** Bodies of requests without what is another in each account, at each time or in each network. */
public final class ExampleBody {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern ID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  private static final Pattern TIME = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z");

  private static final Set<String> OF_AN_ACCOUNT =
      Set.of(
          "username",
          "email",
          "login",
          "password",
          "currentPassword",
          "newPassword",
          "token",
          "code",
          "url",
          "host",
          "slug",
          "change");

  private ExampleBody() {}

  /** A body of a request; nothing where it is no JSON. */
  public static JsonNode of(String body) {
    try {
      return of(MAPPER.readTree(body));
    } catch (JsonProcessingException _) {
      return JsonNodeFactory.instance.missingNode();
    }
  }

  /** The same of an example. */
  public static JsonNode of(JsonNode node) {
    if (node instanceof ObjectNode object) {
      var result = JsonNodeFactory.instance.objectNode();
      object
          .properties()
          .forEach(
              it ->
                  result.set(
                      it.getKey(),
                      OF_AN_ACCOUNT.contains(it.getKey()) && it.getValue().isValueNode()
                          ? JsonNodeFactory.instance.textNode("")
                          : of(it.getValue())));
      return result;
    }
    if (node instanceof ArrayNode array) {
      var result = JsonNodeFactory.instance.arrayNode();
      array.forEach(it -> result.add(of(it)));
      return result;
    }
    var text = node.asText();
    return ID.matcher(text).matches() || TIME.matcher(text).matches()
        ? JsonNodeFactory.instance.textNode("")
        : node;
  }
}
