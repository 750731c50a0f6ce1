package dev.jobtrail.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import io.restassured.RestAssured;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The service's description of itself, as it stands at {@code /spec.json}. */
public final class Description {

  private static final Set<String> VERBS = Set.of("get", "post", "put", "patch", "delete");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final JsonNode root;
  private final String text;

  private Description(String text) throws JsonProcessingException {
    this.text = text;
    this.root = MAPPER.readTree(text);
  }

  /** The description of the service under test. */
  public static Description read() {
    try {
      return new Description(RestAssured.get("/spec.json").then().extract().asString());
    } catch (JsonProcessingException e) {
      throw new AssertionError("/spec.json is no JSON", e);
    }
  }

  /**
   * One operation.
   *
   * @param verb in lower case
   * @param path with its parameters in braces
   * @param node what is said of it
   */
  public record Operation(String verb, String path, JsonNode node) {

    /** Its stable id. */
    public String id() {
      return node.path("operationId").asText();
    }

    /** Whether it has a parameter of that name. */
    public boolean takes(String parameter) {
      return node.path("parameters")
          .valueStream()
          .anyMatch(it -> it.path("name").asText().equals(parameter));
    }

    private boolean answers(String method, String address) {
      var pattern = Pattern.quote(path).replaceAll("\\{[^}]+}", "\\\\E[^/]+\\\\Q");
      return verb.equalsIgnoreCase(method) && address.matches(pattern);
    }

    @Override
    public String toString() {
      return verb + " " + path;
    }
  }

  /** The whole document. */
  public JsonNode root() {
    return root;
  }

  /** All operations. */
  public List<Operation> operations() {
    var operations = new ArrayList<Operation>();
    for (var path : root.path("paths").properties()) {
      for (var operation : path.getValue().properties()) {
        if (VERBS.contains(operation.getKey())) {
          operations.add(new Operation(operation.getKey(), path.getKey(), operation.getValue()));
        }
      }
    }
    return operations;
  }

  /** The schemas among the components, by name. */
  public Set<Map.Entry<String, JsonNode>> schemas() {
    return root.at("/components/schemas").properties();
  }

  /** What a reference leads to, or the node itself where it is none. */
  public JsonNode resolve(JsonNode node) {
    return node.has("$ref") ? root.at(node.get("$ref").asText().substring(1)) : node;
  }

  /**
   * Fails where an operation is not described as it answered.
   *
   * @param address the path of the request, without a query
   * @param contentType the response's, or null
   * @param body the response's text; not looked at unless it is JSON
   * @return the id of the operation
   */
  public String check(String method, String address, int status, String contentType, String body) {
    var operation = find(method, address);
    var documented = operation.node().path("responses").path(String.valueOf(status));
    assertThat(documented.isMissingNode())
        .as("%s answered %d, which is not described: %s", operation, status, body)
        .isFalse();
    var content = resolve(documented).path("content");
    if (contentType == null || (body.isEmpty() && content.isMissingNode())) {
      assertThat(content.size()).as("%s %d: described content", operation, status).isZero();
      return operation.id();
    }
    var mediaType = contentType.replaceFirst(";.*", "");
    assertThat(content.has(mediaType))
        .as("%s answered %d with %s, described: %s", operation, status, mediaType, content)
        .isTrue();
    if (mediaType.equals("application/json")) {
      var faults = faults(pointer(operation, status, documented), body);
      assertThat(faults).as("%s %d: %s", operation, status, body).isEmpty();
    }
    return operation.id();
  }

  /** The operation that answers a request. */
  public Operation find(String method, String address) {
    return operations().stream()
        .filter(operation -> operation.answers(method, address))
        .min((left, right) -> Integer.compare(variables(left), variables(right)))
        .orElseThrow(() -> new AssertionError(method + " " + address + " is not described"));
  }

  private static int variables(Operation operation) {
    return (int) operation.path().chars().filter(character -> character == '{').count();
  }

  private static String pointer(Operation operation, int status, JsonNode documented) {
    var response =
        documented.has("$ref")
            ? documented.get("$ref").asText()
            : "#/paths/"
                + operation.path().replace("~", "~0").replace("/", "~1")
                + "/"
                + operation.verb()
                + "/responses/"
                + status;
    return response + "/content/application~1json/schema";
  }

  private Set<String> faults(String pointer, String body) {
    var address = "https://example.com/spec.json";
    var factory =
        JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaLoaders(it -> it.schemas(Map.of(address, text))));
    var config = SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();
    var encoded = pointer.replace("{", "%7B").replace("}", "%7D");
    var faults = new TreeSet<String>();
    factory
        .getSchema(SchemaLocation.of(address + encoded), config)
        .validate(body, InputFormat.JSON)
        .forEach(fault -> faults.add(fault.toString()));
    return faults;
  }
}
