package dev.jobtrail.approval;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApprovalWithoutMailServerTest {

  private Operator operator;
  private String client;
  private String resume;
  private String application;

  @BeforeEach
  void begin() {
    operator = Operator.create();
    client =
        operator.client(
            Map.of("name", "Jana", "email", "jana@example.org", "requireApproval", true));
    resume = operator.resume(client);
    application = operator.application(client, resume);
  }

  @Test
  void handsTheLinkToTheOperator() {
    operator.move(application, "submitted").statusCode(409);
    operator.get("/clients/" + client + "/approvals").body("sentTo", contains(nullValue()));
    decide(token()).statusCode(200).body("state", equalTo("approved"));
    operator.move(application, "submitted").statusCode(200);
  }

  /** As a browser sends the form of a page that gives away no referrer. */
  @Test
  void takesTheFormOfABrowserWithASession() {
    operator.move(application, "submitted").statusCode(409);
    var token = token();
    var version = given().get("/approvals/" + token).then().extract().<String>path("version");
    given()
        .cookie("jobtrail_session", operator.account().session())
        .header("Sec-Fetch-Site", "same-origin")
        .header("Origin", "null")
        .contentType("application/x-www-form-urlencoded")
        .formParam("decision", "approve")
        .formParam("version", version)
        .post("/approve/" + token)
        .then()
        .statusCode(200);
  }

  /** Whatever order locks are taken in, nobody waits for each other in a circle. */
  @Test
  void failsNobodyWhenEverythingHappensAtOnce() throws Exception {
    operator.move(application, "submitted").statusCode(409);
    var ways =
        List.<Callable<ValidatableResponse>>of(
            () -> operator.move(application, "submitted"),
            () -> operator.move(application, "ready"),
            () -> operator.move(application, "withdrawn"),
            () -> operator.post("/clients/" + client + "/archive"),
            () -> operator.post("/clients/" + client + "/restore"),
            () -> operator.patch("/clients/" + client, Map.of("requireApproval", false)),
            () -> operator.patch("/clients/" + client, Map.of("requireApproval", true)),
            () -> operator.put("/resumes/" + resume, Map.of("name", "n")),
            () -> operator.track(client, resume),
            () -> operator.post("/clients/" + client + "/decisions/seen"),
            () -> operator.get("/clients"),
            () -> decide(token()));
    var turn = new AtomicInteger();
    var statuses =
        Parallel.run(
            ways.size(),
            () -> {
              var way = ways.get(turn.getAndIncrement());
              var worst = 0;
              for (int i = 0; i < 15; i++) {
                worst = Math.max(worst, way.call().extract().statusCode());
              }
              return worst;
            });
    assertThat(statuses).allMatch(status -> status < 500);
  }

  /** The token of the open request, or one that leads nowhere. */
  private String token() {
    var links =
        operator
            .get("/clients/" + client + "/approvals?state=pending")
            .extract()
            .<List<String>>path("link");
    return links.isEmpty() ? "none" : links.getFirst().replaceFirst(".*/", "");
  }

  private static ValidatableResponse decide(String token) {
    return given()
        .contentType("application/json")
        .body(Map.of("decision", "approve"))
        .post("/approvals/" + token)
        .then();
  }
}
