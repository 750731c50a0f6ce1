package dev.jobtrail.sharing;

import static dev.jobtrail.sharing.Shared.PASSWORD;
import static dev.jobtrail.sharing.Shared.stranger;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SharePasswordResourceTest {

  private Shared shared;

  @BeforeEach
  void shareAResume() {
    shared = Shared.resume();
  }

  @Test
  void protectsTheResume() {
    put("{\"password\":\"open sesame\"}")
        .statusCode(200)
        .body("id", equalTo(shared.id()))
        .body("hasPassword", equalTo(true));

    stranger().get(shared.path()).then().statusCode(401);
  }

  @Test
  void sharesTheResumeWithoutAPasswordAgain() {
    shared.protect(PASSWORD);

    delete().statusCode(200).body("hasPassword", equalTo(false));

    stranger().get(shared.path()).then().statusCode(200);
    delete().statusCode(200).body("hasPassword", equalTo(false));
  }

  @Test
  void takesAnotherPasswordInPlaceOfTheFirst() {
    shared.protect(PASSWORD);
    shared.protect("another one");

    shared.verify(PASSWORD).statusCode(401);
    shared.verify("another one").statusCode(204);
  }

  @Test
  void advancesTheVersionAndKeepsNone() {
    var before = updatedAt();

    put("{\"password\":\"open sesame\"}").body("updatedAt", greaterThan(before));

    var versions = shared.owner().request().get("/resumes/" + shared.id() + "/versions");
    // one of them is from sharing it
    versions.then().body("$", hasSize(1));
  }

  @Test
  void isStoppedByTheLock() {
    lock(true);
    put("{\"password\":\"open sesame\"}").statusCode(409).body("code", equalTo("RESUME_LOCKED"));
    delete().statusCode(409).body("code", equalTo("RESUME_LOCKED"));

    lock(false);
    put("{\"password\":\"open sesame\"}").statusCode(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {}                            | VALIDATION_FAILED
          {"password":null}             | VALIDATION_FAILED
          {"password":"12345"}          | VALIDATION_FAILED
          {"password":123456}           | BAD_REQUEST
          {"password":"123456","x":1}   | BAD_REQUEST
          []                            | BAD_REQUEST
          """)
  void refusesBadInput(String body, String code) {
    put(body).statusCode(400).body("code", equalTo(code));
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 128})
  void takesPasswordsOfLength(int length) {
    put("{\"password\":\"" + "p".repeat(length) + "\"}").statusCode(200);

    shared.verify("p".repeat(length)).statusCode(204);
  }

  @Test
  void refusesALongerPassword() {
    put("{\"password\":\"" + "p".repeat(129) + "\"}")
        .statusCode(400)
        .body("details.field", hasItem("password"));
  }

  @Test
  void isTheOwnersAlone() {
    var another = Api.newAccount();
    for (var id : new String[] {shared.id(), UUID.randomUUID().toString(), "none"}) {
      var path = "/resumes/" + id + "/password";
      another.request().body(Map.of("password", PASSWORD)).put(path).then().statusCode(404);
      another.request().delete(path).then().statusCode(404);
    }
    var path = "/resumes/" + shared.id() + "/password";
    stranger().body(Map.of("password", PASSWORD)).put(path).then().statusCode(401);
    stranger().delete(path).then().statusCode(401);
  }

  private ValidatableResponse put(String body) {
    return shared.owner().request().body(body).put("/resumes/" + shared.id() + "/password").then();
  }

  private ValidatableResponse delete() {
    return shared.owner().request().delete("/resumes/" + shared.id() + "/password").then();
  }

  private void lock(boolean isLocked) {
    shared
        .owner()
        .request()
        .body(Map.of("isLocked", isLocked))
        .post("/resumes/" + shared.id() + "/lock")
        .then()
        .statusCode(200);
  }

  private String updatedAt() {
    return shared.owner().request().get("/resumes/" + shared.id()).path("updatedAt");
  }
}
