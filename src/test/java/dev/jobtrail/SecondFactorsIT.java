package dev.jobtrail;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.AuthenticatorCodes;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SoftwareAuthenticator;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Passkeys and two-step verification of the packaged program. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
class SecondFactorsIT {

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  private static RequestSpecification open() {
    return given().contentType(ContentType.JSON);
  }

  @Test
  void signsInByAPasskey() {
    var options =
        account.browser().post("/account/passkeys/options").then().statusCode(200).extract();
    var passkey = new SoftwareAuthenticator("http://localhost:" + RestAssured.port);
    account
        .browser()
        .body(passkey.register("my laptop", options.path("challenge")))
        .post("/account/passkeys")
        .then()
        .statusCode(201)
        .body("name", equalTo("my laptop"));
    var start = open().post("/auth/passkeys/options").then().statusCode(200).extract();
    open()
        .cookie("jobtrail_passkey", start.cookie("jobtrail_passkey"))
        .body(passkey.signIn(options.path("user.id"), start.path("challenge")))
        .post("/auth/passkeys/sign-in")
        .then()
        .statusCode(200)
        .body("username", equalTo(account.username()));
    account
        .browser()
        .accept(ContentType.HTML)
        .get("/app/settings/security")
        .then()
        .statusCode(200)
        .body(containsString("my laptop"));
  }

  @Test
  void asksForACode() {
    String secret =
        account.browser().post("/account/totp").then().statusCode(200).extract().path("secret");
    var app = new AuthenticatorCodes(secret);
    String recoveryCode =
        account
            .browser()
            .body(Map.of("code", app.at(Instant.now())))
            .post("/account/totp/confirm")
            .then()
            .statusCode(200)
            .extract()
            .path("recoveryCodes[0]");
    signIn(Map.of()).statusCode(401).body("code", equalTo("SECOND_FACTOR_REQUIRED"));
    signIn(Map.of("code", app.at(Instant.now().plusSeconds(30)))).statusCode(200);
    signIn(Map.of("code", recoveryCode)).statusCode(200);
    account
        .browser()
        .accept(ContentType.HTML)
        .get("/app/settings/security")
        .then()
        .statusCode(200)
        .body(containsString("Recovery codes left: 9"));
  }

  @Test
  void drawsTheSecretAsAQrCode() {
    given()
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "same-origin")
        .contentType(ContentType.URLENC)
        .post("/app/settings/two-step")
        .then()
        .statusCode(200)
        .body(containsString("<svg class=\"qr\""));
  }

  private ValidatableResponse signIn(Map<String, String> more) {
    var body = new HashMap<>(more);
    body.put("login", account.username());
    body.put("password", Api.PASSWORD);
    return open().body(body).post("/auth/sign-in").then();
  }
}
