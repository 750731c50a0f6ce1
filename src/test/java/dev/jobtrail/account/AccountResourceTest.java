package dev.jobtrail.account;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.GitHubResource;
import dev.jobtrail.testing.KeycloakResource;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(KeycloakResource.class)
@WithTestResource(GitHubResource.class)
@WithTestResource(MailResource.class)
class AccountResourceTest {

  Mailbox mailbox;

  @Test
  void listsThePasswordAsAWayToSignIn() {
    given().get("/auth/providers").then().statusCode(200).body("credential", equalTo("Password"));
  }

  @Test
  void listsProvidersEvenToOneWithAWrongKey() {
    given().header("x-api-key", "wrong").get("/auth/providers").then().statusCode(200);
  }

  @Test
  void answersASignUpWithAKnownAddressLikeAnyOtherAndTellsItsOwner() {
    var account = Api.newAccount();
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    signUp(username, account.email().toUpperCase(java.util.Locale.ROOT), Api.PASSWORD)
        .statusCode(201)
        .body("username", equalTo(username))
        .body("verificationSent", equalTo(true));
    await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () ->
                mailbox.bodies(account.email().toUpperCase(java.util.Locale.ROOT)).stream()
                    .anyMatch(it -> it.contains("already exists")));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("login", username, "password", Api.PASSWORD))
        .post("/auth/sign-in")
        .then()
        .statusCode(401);
  }

  @Test
  void refusesATakenUsername() {
    var account = Api.newAccount();
    signUp(account.username(), "other-" + account.email(), Api.PASSWORD)
        .statusCode(409)
        .body("code", equalTo("ALREADY_EXISTS"));
  }

  @ParameterizedTest
  @CsvSource({
    "ab, a@example.com, long enough password, username",
    "Upper, a@example.com, long enough password, username",
    "admin, a@example.com, long enough password, username",
    "fine-name, not-an-address, long enough password, email",
    "fine-name, a@example.com, too short, password"
  })
  void refusesASignUpThatBreaksABound(
      String username, String email, String password, String field) {
    signUp(username, email, password)
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details[0].field", equalTo(field));
  }

  @Test
  void signsInByAddressAndByUsername() {
    var account = Api.newAccount();
    assertThat(Api.signIn(account.email(), Api.PASSWORD)).isNotBlank();
    assertThat(Api.signIn(account.username(), Api.PASSWORD)).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(strings = {"nobody-at-all", "nobody@example.com"})
  void answersAnUnknownLoginLikeAWrongPassword(String unknown) {
    var account = Api.newAccount();
    var wrong = signInBody(account.username(), "wrong password").asString();
    assertThat(signInBody(unknown, "wrong password").asString()).isEqualTo(wrong);
  }

  @Test
  void endsASessionOnSignOut() {
    var account = Api.newAccount();
    account.browser().post("/auth/sign-out").then().statusCode(204);
    account.browser().get("/account").then().statusCode(401);
  }

  @ParameterizedTest
  @CsvSource({
    "Sec-Fetch-Site, cross-site, 403",
    "Sec-Fetch-Site, same-site, 403",
    "Origin, https://evil.example, 403",
    "Sec-Fetch-Site, same-origin, 200",
    "X-Nothing, at-all, 403"
  })
  void changesThingsBySessionFromTheOwnOriginOnly(String header, String value, int status) {
    var account = Api.newAccount();
    given()
        .cookie("jobtrail_session", account.session())
        .header(header, value)
        .contentType(ContentType.JSON)
        .body("{\"name\": \"New Name\"}")
        .patch("/account")
        .then()
        .statusCode(status);
  }

  @Test
  void verifiesAnAddressOnceByTheMailedToken() {
    var account = Api.newAccount();
    account.request().get("/account").then().body("emailVerified", equalTo(false));
    var token = Map.of("token", mailbox.newestToken(account.email()));
    given()
        .contentType(ContentType.JSON)
        .body(token)
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
    account.request().get("/account").then().body("emailVerified", equalTo(true));
    given()
        .contentType(ContentType.JSON)
        .body(token)
        .post("/auth/verify-email")
        .then()
        .statusCode(400)
        .body("details[0].field", equalTo("token"));
  }

  @Test
  void sendsTheVerificationAgain() {
    var account = Api.newAccount();
    var first = mailbox.newestToken(account.email());
    account.request().post("/auth/verify-email/resend").then().statusCode(202);
    await().until(() -> !mailbox.newestToken(account.email()).equals(first));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(account.email())))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
  }

  @Test
  void movesToANewAddressOnlyOnceItIsProven() {
    var account = Api.newAccount();
    var moved = "moved-" + account.email();
    account
        .browser()
        .body(Map.of("email", moved, "currentPassword", Api.PASSWORD))
        .patch("/account")
        .then()
        .statusCode(200)
        .body("email", equalTo(account.email()));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(moved)))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
    account
        .request()
        .get("/account")
        .then()
        .body("email", equalTo(moved))
        .body("emailVerified", equalTo(true));
  }

  @Test
  void resetsAForgottenPasswordAndEndsAllSessions() {
    var account = Api.newAccount();
    var before = mailbox.newestToken(account.email());
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("email", account.email()))
        .post("/auth/password/forgot")
        .then()
        .statusCode(202);
    await().until(() -> !mailbox.newestToken(account.email()).equals(before));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(account.email()), "password", "a new password"))
        .post("/auth/password/reset")
        .then()
        .statusCode(204);
    account.browser().get("/account").then().statusCode(401);
    assertThat(Api.signIn(account.username(), "a new password")).isNotBlank();
    signInBody(account.username(), Api.PASSWORD).then().statusCode(401);
  }

  @Test
  void answersAForgottenPasswordOfNobodyLikeAnyOther() {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("email", "nobody-here@example.com"))
        .post("/auth/password/forgot")
        .then()
        .statusCode(202);
  }

  @Test
  void sharesAResumeOnlyOnceTheAddressIsVerified() {
    var account = Api.newAccount();
    String resume =
        account
            .request()
            .body("{\"name\": \"Mine\"}")
            .post("/resumes")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    account
        .request()
        .body("{\"isPublic\": true}")
        .put("/resumes/" + resume)
        .then()
        .statusCode(403)
        .body("code", equalTo("EMAIL_NOT_VERIFIED"));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(account.email())))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
    account
        .request()
        .body("{\"isPublic\": true}")
        .put("/resumes/" + resume)
        .then()
        .statusCode(200)
        .body("isPublic", equalTo(true));
  }

  @Test
  void renamesTheAccount() {
    var account = Api.newAccount();
    account
        .request()
        .body("{\"name\": \"Zoë Müller\"}")
        .patch("/account")
        .then()
        .statusCode(200)
        .body("name", equalTo("Zoë Müller"));
    account
        .request()
        .body("{\"name\": null}")
        .patch("/account")
        .then()
        .statusCode(400)
        .body("message", containsString("name"));
    account
        .request()
        .body("{}")
        .patch("/account")
        .then()
        .statusCode(200)
        .body("name", equalTo("Zoë Müller"));
    account
        .request()
        .body("{\"name\": \"\"}")
        .patch("/account")
        .then()
        .statusCode(400)
        .body("details[0].field", equalTo("name"));
  }

  @Test
  void tellsThePlanAndItsUse() {
    Api.newAccount()
        .request()
        .get("/account/usage")
        .then()
        .statusCode(200)
        .body("plan", equalTo("unlimited"))
        .body("ai.used", equalTo(0))
        .body("ai.allowed", nullValue())
        .body("seats", nullValue())
        .body("resetsAt", notNullValue());
  }

  @Test
  void exportsWhatTheAccountHolds() {
    var account = Api.newAccount();
    account
        .request()
        .get("/account/export")
        .then()
        .statusCode(200)
        .body("account.username", equalTo(account.username()))
        .body("$", hasKey("apiKeys"))
        .body("apiKeys[0].name", equalTo("test"));
  }

  @Test
  void deletesTheAccountWithItsKeys() {
    var account = Api.newAccount();
    account.delete().then().statusCode(202).body("state", notNullValue());
    account.request().get("/account").then().statusCode(401);
    signInBody(account.username(), Api.PASSWORD).then().statusCode(401);
  }

  private static io.restassured.response.ValidatableResponse signUp(
      String username, String email, String password) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("username", username, "email", email, "password", password, "name", "Jane"))
        .post("/auth/sign-up")
        .then();
  }

  private static io.restassured.response.Response signInBody(String login, String password) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("login", login, "password", password))
        .post("/auth/sign-in");
  }
}
