package dev.jobtrail.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.Map;

/** An assistant that uses the connector, by the official client. */
public final class Assistant implements AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final McpSyncClient client;

  private Assistant(McpSyncClient client) {
    this.client = client;
  }

  /** One that is connected to the service under test. */
  public static Assistant connect(String key) {
    return connect("http://localhost:" + RestAssured.port, key);
  }

  /** One that is connected to a service. */
  public static Assistant connect(String base, String key) {
    var transport =
        HttpClientStreamableHttpTransport.builder(base)
            .requestBuilder(HttpRequest.newBuilder().header("Authorization", "Bearer " + key))
            .build();
    var client =
        McpClient.sync(transport)
            .requestTimeout(Duration.ofSeconds(60))
            .jsonSchemaValidator(Assistant::validate)
            .build();
    client.initialize();
    client.listTools(); // whose schemas results are checked against
    return new Assistant(client);
  }

  /** The client itself. */
  public McpSyncClient client() {
    return client;
  }

  /** The result of a call that succeeds, which the client checks against the tool's schema. */
  public JsonNode call(String tool, Map<String, Object> arguments) {
    var result = client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    if (Boolean.TRUE.equals(result.isError())) {
      throw new AssertionError(text(result));
    }
    return MAPPER.valueToTree(result.structuredContent());
  }

  /** The error of a call that fails. */
  public JsonNode refusal(String tool, Map<String, Object> arguments) {
    var result = client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
    if (!Boolean.TRUE.equals(result.isError())) {
      throw new AssertionError("succeeded: " + result.structuredContent());
    }
    return json(text(result));
  }

  /**
   * In place of the client's own validator, which is built with another version of this library.
   */
  private static ValidationResponse validate(Map<String, Object> schema, Object content) {
    var faults =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(MAPPER.<JsonNode>valueToTree(schema))
            .validate(MAPPER.valueToTree(content));
    return faults.isEmpty()
        ? ValidationResponse.asValid(MAPPER.valueToTree(content).toString())
        : ValidationResponse.asInvalid(faults.toString());
  }

  private static String text(CallToolResult result) {
    return ((TextContent) result.content().getFirst()).text();
  }

  /** The answer to a request of the protocol by plain HTTP. */
  public static JsonNode ask(String key, String method, Map<String, Object> params) {
    return json(
        RestAssured.given()
            .contentType("application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("x-api-key", key)
            .body(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params))
            .post("/mcp")
            .asString());
  }

  /** The JSON of a text. */
  public static JsonNode json(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(text, e);
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
