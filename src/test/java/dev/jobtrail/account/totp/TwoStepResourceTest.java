package dev.jobtrail.account.totp;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyOrNullString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.AuthenticatorCodes;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SettableClock;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import org.apache.commons.codec.binary.Base32;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class TwoStepResourceTest {

  private static final SettableClock CLOCK = StandingClock.CLOCK;
  private static final Duration STEP = Duration.ofSeconds(30);

  Mailbox mailbox;

  @Inject DataSource dataSource;

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    CLOCK.set("2026-03-04T10:00:15Z");
    account = Api.newAccount();
  }

  private AuthenticatorCodes newApp() {
    String secret =
        account
            .browser()
            .post("/account/totp")
            .then()
            .statusCode(200)
            .header("Cache-Control", containsString("no-store"))
            .body("uri", startsWith("otpauth://totp/Jobtrail:"))
            .extract()
            .path("secret");
    return new AuthenticatorCodes(secret);
  }

  private ValidatableResponse confirm(String code) {
    return account
        .browser()
        .body("{\"code\":\"" + code + "\"}")
        .post("/account/totp/confirm")
        .then();
  }

  private AuthenticatorCodes app;
  private List<String> recoveryCodes;

  /** With an app that is confirmed; its codes are fresh from here on. */
  private void enable() {
    app = newApp();
    recoveryCodes =
        confirm(app.at(CLOCK.instant()))
            .statusCode(200)
            .header("Cache-Control", containsString("no-store"))
            .extract()
            .path("recoveryCodes");
    CLOCK.advance(STEP);
  }

  private ValidatableResponse signIn(String password, String code) {
    var body = new HashMap<String, String>();
    body.put("login", account.username());
    body.put("password", password);
    body.put("code", code);
    return given().contentType(ContentType.JSON).body(body).post("/auth/sign-in").then();
  }

  private ValidatableResponse signIn(String code) {
    return signIn(Api.PASSWORD, code);
  }

  private ValidatableResponse status() {
    return account.browser().get("/account/second-factors").then().statusCode(200);
  }

  private void awaitMail(String text) {
    mailbox.awaitText(account.email(), text);
  }

  @Test
  void asksForACodeAfterTheRightPasswordOnly() {
    signIn(null).statusCode(200);
    enable();
    signIn(null)
        .statusCode(401)
        .body("code", equalTo("SECOND_FACTOR_REQUIRED"))
        .header("Set-Cookie", emptyOrNullString());
    signIn("not the password at all", null).statusCode(401).body("code", equalTo("UNAUTHORIZED"));
    signIn("not the password at all", app.at(CLOCK.instant()))
        .statusCode(401)
        .body("code", equalTo("UNAUTHORIZED"));
    var session =
        signIn(app.at(CLOCK.instant())).statusCode(200).extract().cookie("jobtrail_session");
    Api.browser(session).get("/account").then().body("username", equalTo(account.username()));
    awaitMail("Two-step verification was turned on");
  }

  @Test
  void acceptsACodeOnceOnly() {
    enable();
    var code = app.at(CLOCK.instant());
    signIn(code).statusCode(200);
    signIn(code).statusCode(401).body("code", equalTo("INVALID_SECOND_FACTOR"));
    signIn(app.at(CLOCK.instant().minus(STEP)))
        .statusCode(401)
        .body("code", equalTo("INVALID_SECOND_FACTOR"));
    signIn(app.at(CLOCK.instant().plus(STEP))).statusCode(200);
  }

  @Test
  void refusesTheCodeThatHasConfirmedTheApp() {
    app = newApp();
    var code = app.at(CLOCK.instant());
    confirm(code).statusCode(200);
    signIn(code).statusCode(401).body("code", equalTo("INVALID_SECOND_FACTOR"));
    signIn(app.at(CLOCK.instant().plus(STEP))).statusCode(200);
  }

  @Test
  void letsOneOfManyThroughWhoComeWithOneCode() throws Exception {
    enable();
    var code = app.at(CLOCK.instant());
    var statuses = Parallel.run(4, () -> signIn(code).extract().statusCode());
    assertThat(statuses).containsExactlyInAnyOrder(200, 401, 401, 401);
  }

  @ParameterizedTest
  @CsvSource({"-30, 200", "0, 200", "30, 200", "60, 401", "-90, 401"})
  void acceptsClocksThatAreAlmostRight(int seconds, int status) {
    enable();
    CLOCK.advance(STEP);
    signIn(app.at(CLOCK.instant().plusSeconds(seconds))).statusCode(status);
  }

  @Test
  void refusesCodesAfterTooManyWrongOnesUntilTheWindowEnds() {
    enable();
    for (int i = 0; i < 5; i++) {
      signIn("00000" + i).statusCode(401).body("code", equalTo("INVALID_SECOND_FACTOR"));
    }
    signIn(app.at(CLOCK.instant()))
        .statusCode(429)
        .body("code", equalTo("RATE_LIMITED"))
        .header("Retry-After", not(emptyOrNullString()));
    CLOCK.advance(Duration.ofMinutes(10));
    signIn(app.at(CLOCK.instant())).statusCode(200);
  }

  @Test
  void takesARecoveryCodeOnceAndTellsTheOwner() {
    enable();
    assertThat(recoveryCodes).hasSize(10).doesNotHaveDuplicates();
    assertThat(recoveryCodes)
        .allMatch(it -> it.matches("[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}"));
    var code = recoveryCodes.getFirst();
    signIn(code).statusCode(200);
    status().body("twoStep.recoveryCodesLeft", equalTo(9));
    signIn(code).statusCode(401).body("code", equalTo("INVALID_SECOND_FACTOR"));
    signIn(recoveryCodes.getLast().replace("-", " ").toUpperCase(Locale.ROOT)).statusCode(200);
    awaitMail("A recovery code was used to sign in");
  }

  @Test
  void replacesRecoveryCodes() {
    enable();
    List<String> fresh =
        account
            .browser()
            .post("/account/recovery-codes")
            .then()
            .statusCode(200)
            .header("Cache-Control", containsString("no-store"))
            .body("recoveryCodes", hasSize(10))
            .extract()
            .path("recoveryCodes");
    signIn(recoveryCodes.getFirst()).statusCode(401);
    signIn(fresh.getFirst()).statusCode(200);
    awaitMail("New recovery codes were created");
  }

  @Test
  void isOffUntilACodeHasConfirmedTheApp() {
    app = newApp();
    confirm("000000").statusCode(400).body("details[0].field", equalTo("code"));
    status().body("twoStep.enabled", equalTo(false));
    signIn(null).statusCode(200);
    var second = newApp();
    confirm(app.at(CLOCK.instant())).statusCode(400);
    confirm(second.at(CLOCK.instant())).statusCode(200).body("recoveryCodes", hasSize(10));
    status()
        .body("twoStep.enabled", equalTo(true))
        .body("twoStep.enabledAt", equalTo("2026-03-04T10:00:15.000Z"));
    account
        .browser()
        .post("/account/totp")
        .then()
        .statusCode(409)
        .body("code", equalTo("ALREADY_EXISTS"));
  }

  @Test
  void endsASetupThatNobodyFinishes() {
    app = newApp();
    CLOCK.advance(Duration.ofMinutes(15));
    confirm(app.at(CLOCK.instant())).statusCode(404);
    account
        .browser()
        .body("{\"currentPassword\":\"" + Api.PASSWORD + "\"}")
        .post("/account/confirmation")
        .then()
        .statusCode(204);
    app = newApp();
    CLOCK.advance(Duration.ofMinutes(15).minusMillis(1));
    confirm(app.at(CLOCK.instant())).statusCode(200);
  }

  @Test
  void limitsGuessesAtTheFirstCode() {
    app = newApp();
    for (int i = 0; i < 5; i++) {
      confirm("00000" + i).statusCode(400);
    }
    confirm(app.at(CLOCK.instant())).statusCode(429).body("code", equalTo("RATE_LIMITED"));
  }

  @Test
  void canBeTurnedOff() {
    enable();
    account.browser().delete("/account/totp").then().statusCode(204);
    signIn(null).statusCode(200);
    status()
        .body("twoStep.enabled", equalTo(false))
        .body("twoStep.enabledAt", nullValue())
        .body("twoStep.recoveryCodesLeft", equalTo(0));
    account.browser().delete("/account/totp").then().statusCode(404);
    account.browser().post("/account/recovery-codes").then().statusCode(404);
    awaitMail("Two-step verification was turned off");
  }

  @Test
  void staysOnWhenThePasswordIsReset() {
    verifyAddress();
    enable();
    resetPassword();
    signIn("another long password", null)
        .statusCode(401)
        .body("code", equalTo("SECOND_FACTOR_REQUIRED"));
    signIn("another long password", app.at(CLOCK.instant())).statusCode(200);
  }

  @Test
  void goesWithAnAccountThatTheOwnerOfItsAddressReclaims() {
    enable();
    resetPassword();
    signIn("another long password", null).statusCode(200);
  }

  private void verifyAddress() {
    given()
        .contentType(ContentType.JSON)
        .body("{\"token\":\"" + mailbox.newestToken(account.email()) + "\"}")
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
  }

  private void resetPassword() {
    awaitMail("Two-step verification was turned on");
    Api.resetPassword(account, mailbox, "another long password");
  }

  @Test
  void isNothingForAKey() {
    enable();
    account.request().get("/account/second-factors").then().statusCode(403);
    account.request().post("/account/totp").then().statusCode(403);
    account.request().body("{\"code\":\"1\"}").post("/account/totp/confirm").then().statusCode(403);
    account.request().post("/account/recovery-codes").then().statusCode(403);
    account.request().delete("/account/totp").then().statusCode(403);
    status().body("twoStep.enabled", equalTo(true)).body("twoStep.recoveryCodesLeft", equalTo(10));
  }

  @Test
  void needsTheOwnersConfirmation() {
    enable();
    CLOCK.advance(Duration.ofMinutes(10));
    for (var body : List.of("{}", "{\"currentPassword\":\"not the password\"}")) {
      account.browser().body(body).post("/account/totp").then().statusCode(403);
      account.browser().body(body).post("/account/recovery-codes").then().statusCode(403);
      account.browser().body(body).delete("/account/totp").then().statusCode(403);
    }
    account
        .browser()
        .delete("/account/totp")
        .then()
        .statusCode(403)
        .body("code", equalTo("REAUTHENTICATION_REQUIRED"));
    status().body("twoStep.enabled", equalTo(true)).body("twoStep.recoveryCodesLeft", equalTo(10));
    account
        .browser()
        .body("{\"currentPassword\":\"" + Api.PASSWORD + "\"}")
        .delete("/account/totp")
        .then()
        .statusCode(204);
  }

  @Test
  void keepsItsSecretsFromExportsAndTables() throws SQLException {
    var secret = account.browser().post("/account/totp").then().extract().<String>path("secret");
    var codes = confirm(new AuthenticatorCodes(secret).at(CLOCK.instant())).extract();
    var code = codes.<List<String>>path("recoveryCodes").getFirst();
    var export = account.browser().get("/account/export").then().statusCode(200);
    export.body("twoStep[0].enabled", equalTo(true));
    assertThat(export.extract().asString()).doesNotContain(secret, code);
    var plain = new Base32().decode(secret);
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement(
                "select count(*) from account_totp where position(? in secret) > 0")) {
      statement.setBytes(1, plain);
      try (var rows = statement.executeQuery()) {
        rows.next();
        assertThat(rows.getInt(1)).isZero();
      }
    }
  }
}
