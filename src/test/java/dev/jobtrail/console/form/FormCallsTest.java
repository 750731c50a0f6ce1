package dev.jobtrail.console.form;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class FormCallsTest {

  @TestHTTPResource("/")
  URI base;

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  private RequestSpecification form() {
    return given()
        .redirects()
        .follow(false)
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "same-origin")
        .contentType(ContentType.URLENC.withCharset("UTF-8"));
  }

  @Test
  void keepsWhatAnotherPageSavedSinceTheFormWasShown() {
    var id =
        account
            .request()
            .body(Map.of("name", "A", "phone", "+49 1", "notes", "changed by a colleague"))
            .post("/clients")
            .then()
            .statusCode(201)
            .extract()
            .<String>path("id");

    form()
        .formParam("_method", "PATCH")
        .formParam(
            "_shown", "{\"name\":\"A\",\"phone\":null,\"notes\":\"A\",\"requireApproval\":false}")
        .formParam("name:text", "B")
        .formParam("phone:null", "")
        .formParam("notes:null", "A")
        .formParam("requireApproval:flag", "false")
        .post("/app/call/clients/" + id)
        .then()
        .statusCode(303);

    account
        .request()
        .get("/clients/" + id)
        .then()
        .body("name", equalTo("B"))
        .body("phone", equalTo("+49 1"))
        .body("notes", equalTo("changed by a colleague"));
  }

  @Test
  void callsAnOperationAndLeadsOnToWhatItMade() {
    var location =
        form()
            .formParam("name", "Ångström & Søn")
            .formParam("email", "")
            .formParam("requireApproval:flag", "true")
            .formParam("_next", "/app/clients/:id")
            .post("/app/call/clients")
            .then()
            .statusCode(303)
            .extract()
            .header("Location");

    account
        .request()
        .get("/clients/" + location.substring(location.lastIndexOf('/') + 1))
        .then()
        .statusCode(200)
        .body("name", equalTo("Ångström & Søn"))
        .body("email", equalTo(null))
        .body("requireApproval", equalTo(true));
  }

  @Test
  void callsByTheMethodThatTheFormNames() {
    form()
        .formParam("_method", "PATCH")
        .formParam("name", "Another name")
        .header("Referer", base + "app/settings?tab=account")
        .post("/app/call/account")
        .then()
        .statusCode(303)
        .header("Location", endsWith("/app/settings?tab=account"));

    account.request().get("/account").then().body("name", equalTo("Another name"));
  }

  @Test
  void leadsOnToAnAddressWithWhatWasTyped() {
    form()
        .formParam("_method", "PATCH")
        .formParam("name", "Å & b")
        .formParam("_next", "/app/settings?name={name}&other={other}")
        .post("/app/call/account")
        .then()
        .statusCode(303)
        .header("Location", endsWith("/app/settings?name=%C3%85+%26+b&other="));
  }

  @Test
  void showsARefusalAsAPage() {
    form()
        .formParam("requireApproval:flag", "true")
        .post("/app/call/clients")
        .then()
        .statusCode(400)
        .contentType(ContentType.HTML)
        .header("Content-Security-Policy", notNullValue())
        .body(containsString("name must not be"));
  }

  @Test
  void tellsScriptsARefusalAsTheApiDoes() {
    form()
        .header("HX-Request", "true")
        .formParam("_method", "DELETE")
        .post("/app/call/clients/nobody")
        .then()
        .statusCode(405)
        .contentType(ContentType.JSON)
        .body("code", equalTo("METHOD_NOT_ALLOWED"));
  }

  @Test
  void refusesWhatAnotherSiteMakesABrowserSend() {
    form()
        .header("Sec-Fetch-Site", "cross-site")
        .formParam("name", "Theirs")
        .post("/app/call/clients")
        .then()
        .statusCode(403);
  }

  @Test
  void letsNoOtherSiteSignABrowserIn() {
    given()
        .contentType(ContentType.URLENC)
        .header("Origin", "https://evil.example")
        .formParam("login", account.username())
        .formParam("password", Api.PASSWORD)
        .post("/app/call/auth/sign-in")
        .then()
        .statusCode(403);
  }

  @Test
  void signsIn() {
    given()
        .redirects()
        .follow(false)
        .contentType(ContentType.URLENC)
        .header("Sec-Fetch-Site", "same-origin")
        .formParam("login", account.username())
        .formParam("password", Api.PASSWORD)
        .formParam("_next", "/app/resumes")
        .post("/app/call/auth/sign-in")
        .then()
        .statusCode(303)
        .header("Location", endsWith("/app/resumes"))
        .cookie("jobtrail_session");
  }

  @Test
  void saysThatAPasswordIsWrong() {
    given()
        .contentType(ContentType.URLENC)
        .header("Sec-Fetch-Site", "same-origin")
        .formParam("login", account.username())
        .formParam("password", "not the password")
        .post("/app/call/auth/sign-in")
        .then()
        .statusCode(401)
        .body(containsString("The login or the password is wrong."));
  }

  @Test
  void leadsToTheSignInWhereTheSessionIsOver() {
    given()
        .redirects()
        .follow(false)
        .contentType(ContentType.URLENC)
        .header("Sec-Fetch-Site", "same-origin")
        .header("Referer", base + "app/clients")
        .formParam("name", "Nobody's")
        .post("/app/call/clients")
        .then()
        .statusCode(303)
        .header("Location", endsWith("/app/sign-in?next=%2Fapp%2Fclients"));
  }

  @Test
  void leadsToTheSignInWhereTheSessionIsNone() {
    given()
        .redirects()
        .follow(false)
        .contentType(ContentType.URLENC)
        .header("Sec-Fetch-Site", "same-origin")
        .cookie("jobtrail_session", "over")
        .header("Referer", base + "app/clients")
        .formParam("name", "Nobody's")
        .formParam("_method", "PUT")
        .post("/app/call/clients")
        .then()
        .statusCode(303)
        .header("Location", endsWith("/app/sign-in?next=%2Fapp%2Fclients"));
  }

  @Test
  void neverLeadsAway() {
    form()
        .formParam("_method", "PATCH")
        .formParam("name", "Name")
        .formParam("_next", "//evil.example/app")
        .post("/app/call/account")
        .then()
        .statusCode(303)
        .header("Location", equalTo("/app"));
  }

  @Test
  void takesFormsOnly() {
    account.browser().body("{}").post("/app/call/clients").then().statusCode(415);
  }

  @Test
  void answersWhatComesWithoutABody() {
    form().get("/app/call/clients").then().statusCode(415);
    form().post("/app/call/clients").then().statusCode(400);
  }

  /** 210 kB of this took a worker 21 seconds and 230 MB, without a sign-in. */
  @Test
  void refusesFormsThatGrow() {
    var fields = new StringBuilder();
    for (int i = 0; i < 4_900; i++) {
      fields.append('a').append(i).append(".999.999.999.999.999=1&");
    }

    form()
        .header("Referer", base + "app/clients")
        .body(fields.toString())
        .post("/app/call/clients")
        .then()
        .statusCode(400)
        .contentType("text/html")
        .body(containsString("The form is too large."));
  }

  @Test
  void readsNoFormOfWhoIsNotSignedIn() {
    given()
        .redirects()
        .follow(false)
        .contentType(ContentType.URLENC)
        .header("Sec-Fetch-Site", "same-origin")
        .header("Referer", base + "app/clients")
        .body("a0.999.999.999=1&".repeat(10_000))
        .post("/app/call/clients")
        .then()
        .statusCode(303)
        .header("Location", endsWith("/app/sign-in?next=%2Fapp%2Fclients"))
        .header("Connection", equalTo("close"));
  }

  @Test
  void takesFormsOfHttp2() throws Exception {
    try (var http = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(base.resolve("/app/call/clients"))
              .timeout(Duration.ofSeconds(20))
              .header("Cookie", "jobtrail_session=" + account.session())
              .header("Sec-Fetch-Site", "same-origin")
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(HttpRequest.BodyPublishers.ofString("name=Two"))
              .build();

      http.send(HttpRequest.newBuilder(base.resolve("/app")).build(), BodyHandlers.discarding());
      var answer = http.send(request, BodyHandlers.discarding());

      assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_2);
      assertThat(answer.statusCode()).isEqualTo(303);
    }
  }
}
