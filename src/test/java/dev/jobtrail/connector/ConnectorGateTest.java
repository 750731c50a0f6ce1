package dev.jobtrail.connector;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which requests reach the connector. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class ConnectorGateTest {

  private static final Map<String, Object> PING =
      Map.of("jsonrpc", "2.0", "id", 1, "method", "tools/list");

  private static final Map<String, Object> INITIALIZE =
      Map.of(
          "jsonrpc",
          "2.0",
          "id",
          1,
          "method",
          "initialize",
          "params",
          Map.of(
              "protocolVersion",
              "2025-06-18",
              "capabilities",
              Map.of(),
              "clientInfo",
              Map.of("name", "test", "version", "1")));

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  private static RequestSpecification message(Object body) {
    return given()
        .contentType(ContentType.JSON)
        .header("Accept", "application/json, text/event-stream")
        .body(body);
  }

  private RequestSpecification withKey(Object body) {
    return message(body).header("x-api-key", account.key());
  }

  @Test
  void refusesRequestsWithoutAKey() {
    for (var request :
        List.of(
            message(PING),
            message(PING).header("x-api-key", "jt_wrong"),
            message(PING).header("Authorization", "Bearer jt_wrong"),
            message(PING).header("Authorization", "Basic " + account.key()),
            message(PING)
                .cookie("jobtrail_session", account.session())
                .header("Sec-Fetch-Site", "same-origin"))) {
      request
          .post("/mcp")
          .then()
          .statusCode(401)
          .header("WWW-Authenticate", endsWith("/.well-known/oauth-protected-resource/mcp\""))
          .body("code", equalTo("UNAUTHORIZED"));
    }
  }

  @Test
  void takesTheKeyInEitherHeaderAndCountsIt() {
    withKey(PING)
        .post("/mcp")
        .then()
        .statusCode(200)
        .header("RateLimit-Limit", "1000")
        .header("RateLimit-Remaining", notNullValue())
        .body("result.tools", notNullValue());
    message(PING)
        .header("Authorization", "bearer " + account.key())
        .post("/mcp")
        .then()
        .statusCode(200)
        .body("result.tools", notNullValue());
  }

  @Test
  void needsNoSessionSoThatAnyReplicaAnswers() {
    withKey(INITIALIZE)
        .post("/mcp")
        .then()
        .statusCode(200)
        .header("Mcp-Session-Id", nullValue())
        .body("result.serverInfo.name", equalTo("jobtrail"));
    withKey(PING)
        .header("Mcp-Session-Id", "of-another-replica")
        .post("/mcp")
        .then()
        .statusCode(200)
        .body("result.tools", notNullValue());
  }

  @Test
  void takesOneMessagePerRequest() {
    withKey(List.of(PING, PING)).post("/mcp").then().statusCode(400);
    withKey("not json").post("/mcp").then().statusCode(200).body("error.code", equalTo(-32700));
    withKey("{\"x\": \"" + "x".repeat(2 * 1024 * 1024) + "\"}").post("/mcp").then().statusCode(413);
  }

  @Test
  void servesPostOnly() {
    given().delete("/mcp").then().statusCode(405).header("Allow", "GET, POST");
    given().get("/mcp").then().statusCode(401);
    withKey(PING).post("/mcp/messages/1").then().statusCode(404);
    given().header("x-api-key", account.key()).get("/mcp/sse").then().statusCode(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example",
        "http://localhost.evil.example",
        "null",
        "http://10.0.0.1"
      })
  void refusesForeignOrigins(String origin) {
    withKey(PING)
        .header("Origin", origin)
        .post("/mcp")
        .then()
        .statusCode(403)
        .body("message", containsString("Origin"));
  }

  @Test
  void letsLocalPagesIn() {
    withKey(PING).header("Origin", "http://localhost:6274").post("/mcp").then().statusCode(200);
  }
}
