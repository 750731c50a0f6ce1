package dev.jobtrail.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class QueryParametersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/applications?stauts=saved",
        "/applications?status=saved&Limit=5",
        "/applications/stats?q=x",
        "/clients?name=x",
        "/resumes?colour="
      })
  void refusesParametersThatAnOperationDoesNotHave(String address) {
    Api.newAccount()
        .request()
        .get(address)
        .then()
        .statusCode(400)
        .body("code", equalTo("BAD_REQUEST"))
        .body("message", startsWith("The query parameter "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/applications?total=maybe",
        "/applications?total=",
        "/applications?total=1",
        "/discovery/resumes/x/matches?remote=maybe",
        "/resumes?limit=1&limit=2",
        "/applications?clientId=x&clientId=y",
        "/applications?total=true&total=false",
        "/resumes?fields=id&fields=name"
      })
  void refusesValuesThatWouldBeIgnored(String address) {
    Api.newAccount()
        .request()
        .get(address)
        .then()
        .statusCode(400)
        .body("code", equalTo("BAD_REQUEST"))
        .body("message", startsWith("The query parameter \""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/applications?total=true",
        "/applications?total=False",
        "/resumes?limit=1&limit=1",
        "/applications?status=saved&status=offer"
      })
  void takesFlagsAndSeveralValuesOfAList(String address) {
    Api.newAccount().request().get(address).then().statusCode(200);
  }

  @Test
  void namesThoseThatItHas() {
    Api.newAccount()
        .request()
        .get("/agenda?day=2026-11-25")
        .then()
        .body(
            "message",
            equalTo("The query parameter \"day\" is unknown. This operation takes until."));
    Api.newAccount()
        .request()
        .body(Map.of("name", "Jana Novak"))
        .post("/clients?name=Jana")
        .then()
        .statusCode(400)
        .body("message", equalTo("This operation takes no query parameters; \"name\" is unknown."));
  }

  @Test
  void takesThoseThatItHas() {
    var account = Api.newAccount();
    account.request().get("/applications?status=saved&limit=5&q=x").then().statusCode(200);
    account.request().get("/clients?status=active&limit=5").then().statusCode(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/app/sign-in?utm_source=mail", "/spec.json?v=2", "/app?ref=friend"})
  void letsLinksOfOthersThrough(String address) {
    given().redirects().follow(false).get(address).then().statusCode(200);
  }
}
