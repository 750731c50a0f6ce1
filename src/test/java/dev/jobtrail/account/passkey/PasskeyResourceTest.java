package dev.jobtrail.account.passkey;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SettableClock;
import dev.jobtrail.testing.SoftwareAuthenticator;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class PasskeyResourceTest {

  private static final SettableClock CLOCK = StandingClock.CLOCK;

  /** A challenge for a sign-in, and the cookie of the browser that it was issued to. */
  private record Visit(String challenge, String cookie) {}

  Mailbox mailbox;

  @TestHTTPResource("/")
  URI base;

  private Api.TestAccount account;
  private SoftwareAuthenticator authenticator;

  @BeforeEach
  void signUp() {
    CLOCK.set("2026-03-04T10:00:15Z");
    account = Api.newAccount();
    authenticator = newAuthenticator();
  }

  private String origin() {
    return "http://localhost:" + base.getPort();
  }

  private SoftwareAuthenticator newAuthenticator() {
    return new SoftwareAuthenticator(origin());
  }

  private static JsonPath options(Api.TestAccount account) {
    return account
        .browser()
        .post("/account/passkeys/options")
        .then()
        .statusCode(200)
        .header("Cache-Control", containsString("no-store"))
        .extract()
        .jsonPath();
  }

  private static ValidatableResponse create(Api.TestAccount account, Map<String, ?> body) {
    return account.browser().body(body).post("/account/passkeys").then();
  }

  /** Registers the authenticator; the answer is the user handle. */
  private String register() {
    return register(authenticator);
  }

  private String register(SoftwareAuthenticator device) {
    var options = options(account);
    create(account, device.register("my laptop", options.getString("challenge"))).statusCode(201);
    return options.getString("user.id");
  }

  private Visit visit() {
    var answer = given().post("/auth/passkeys/options").then().statusCode(200).extract();
    return new Visit(answer.path("challenge"), answer.cookie("jobtrail_passkey"));
  }

  private ValidatableResponse signIn(Visit visit, Map<String, ?> assertion) {
    return given()
        .contentType(ContentType.JSON)
        .cookie("jobtrail_passkey", visit.cookie())
        .body(assertion)
        .post("/auth/passkeys/sign-in")
        .then();
  }

  private ValidatableResponse signIn(String userHandle) {
    var visit = visit();
    return signIn(visit, authenticator.signIn(userHandle, visit.challenge()));
  }

  private static void isRefused(ValidatableResponse answer) {
    answer
        .statusCode(401)
        .body("code", equalTo("UNAUTHORIZED"))
        .body("message", equalTo("This passkey was not accepted."))
        .header("Set-Cookie", nullValue());
  }

  private static void isRefusedAsUnverified(ValidatableResponse answer) {
    answer
        .statusCode(400)
        .body("code", equalTo("BAD_REQUEST"))
        .body("message", equalTo("The passkey cannot be verified. Try again."));
  }

  private void awaitMail(String text) {
    mailbox.awaitText(account.email(), text);
  }

  @Test
  void signsInByAPasskeyAlone() {
    var userHandle = register();
    awaitMail("A passkey was added");
    CLOCK.advance(Duration.ofHours(1));
    var session =
        signIn(userHandle)
            .statusCode(200)
            .body("username", equalTo(account.username()))
            .header("Set-Cookie", containsString("HttpOnly"))
            .extract()
            .cookie("jobtrail_session");
    Api.browser(session).get("/account").then().statusCode(200);
    Api.browser(session)
        .get("/account/passkeys")
        .then()
        .body("", hasSize(1))
        .body("[0].name", equalTo("my laptop"))
        .body("[0].createdAt", equalTo("2026-03-04T10:00:15.000Z"))
        .body("[0].lastUsedAt", equalTo("2026-03-04T11:00:15.000Z"));
  }

  @Test
  void describesWhatABrowserMakesAPasskeyFrom() {
    var options = options(account);
    assertThat(options.getString("rp.id")).isEqualTo("localhost");
    assertThat(options.getString("user.name")).isEqualTo(account.email());
    assertThat(options.getString("authenticatorSelection.userVerification")).isEqualTo("required");
    assertThat(options.getString("authenticatorSelection.residentKey")).isEqualTo("required");
    assertThat(options.getList("pubKeyCredParams.alg")).isEqualTo(List.of(-7, -8, -257));
    assertThat(options.getList("excludeCredentials")).isEmpty();
    register();
    var again = options(account);
    assertThat(again.getList("excludeCredentials")).hasSize(1);
    assertThat(again.getList("excludeCredentials[0].transports")).isEqualTo(List.of("internal"));
    assertThat(again.getString("challenge")).isNotEqualTo(options.getString("challenge"));
  }

  @Test
  void refusesARegistrationFromAnotherOrigin() {
    var phisher = new SoftwareAuthenticator("https://jobtrail.example.net");
    var challenge = options(account).getString("challenge");
    isRefusedAsUnverified(create(account, phisher.register("n", challenge)));
    account.browser().get("/account/passkeys").then().body("", empty());
  }

  @Test
  void refusesARegistrationForAnotherHost() {
    authenticator.forRelyingParty("example.net");
    var challenge = options(account).getString("challenge");
    isRefusedAsUnverified(create(account, authenticator.register("n", challenge)));
  }

  @Test
  void refusesARegistrationWithoutUserVerification() {
    authenticator.withoutUserVerification();
    var challenge = options(account).getString("challenge");
    isRefusedAsUnverified(create(account, authenticator.register("n", challenge)));
  }

  @Test
  void takesEachRegistrationChallengeOnce() {
    var challenge = options(account).getString("challenge");
    var body = authenticator.register("n", challenge);
    create(account, body).statusCode(201);
    create(account, body)
        .statusCode(400)
        .body("message", equalTo("This took too long or was done already. Try again."));
    create(account, newAuthenticator().register("n", challenge)).statusCode(400);
    account.browser().get("/account/passkeys").then().body("", hasSize(1));
  }

  @Test
  void usesAChallengeUpThoughItsAnswerIsRefused() {
    var challenge = options(account).getString("challenge");
    isRefusedAsUnverified(
        create(account, new SoftwareAuthenticator("https://a.example").register("n", challenge)));
    create(account, authenticator.register("n", challenge)).statusCode(400);
  }

  @Test
  void refusesAChallengeThatNobodyIssued() {
    create(account, authenticator.register("n", "A".repeat(43))).statusCode(400);
  }

  @Test
  void refusesAChallengeOfAnotherSession() {
    var challenge = options(account).getString("challenge");
    var other = Api.newAccount();
    create(other, authenticator.register("n", challenge)).statusCode(400);
    other.browser().get("/account/passkeys").then().body("", empty());
  }

  @ParameterizedTest
  @CsvSource({"PT4M59.999S, 201", "PT5M, 400"})
  void takesAChallengeForFiveMinutes(Duration wait, int status) {
    var challenge = options(account).getString("challenge");
    CLOCK.advance(wait);
    create(account, authenticator.register("n", challenge)).statusCode(status);
  }

  @Test
  void refusesACredentialThatAnotherAccountHas() {
    var userHandle = register();
    var other = Api.newAccount();
    create(other, authenticator.register("n", options(other).getString("challenge")))
        .statusCode(409)
        .body("code", equalTo("ALREADY_EXISTS"));
    signIn(userHandle).statusCode(200).body("username", equalTo(account.username()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "AAAA", "!!", "o2NmbXRkbm9uZQ", "n", "_____w", "oA", "AAAAA"})
  void refusesGarbage(String garbage) {
    var body = new HashMap<>(authenticator.register("n", options(account).getString("challenge")));
    body.put("attestationObject", garbage);
    isRefusedAsUnverified(create(account, body));
    body.put("clientDataJSON", garbage);
    isRefusedAsUnverified(create(account, body));

    var userHandle = register();
    for (var field : List.of("id", "clientDataJSON", "authenticatorData", "signature")) {
      var visit = visit();
      var assertion = new HashMap<>(authenticator.signIn(userHandle, visit.challenge()));
      assertion.put(field, garbage);
      isRefused(signIn(visit, assertion));
    }
  }

  @Test
  void bindsAnAccountToTwentyPasskeys() {
    for (int i = 0; i < 20; i++) {
      register(newAuthenticator());
    }
    create(account, authenticator.register("n", options(account).getString("challenge")))
        .statusCode(409)
        .body("message", equalTo("An account can have 20 passkeys. Delete one first."));
  }

  @Test
  void refusesASignInFromAnotherOrigin() {
    var userHandle = register();
    var visit = visit();
    var body = new HashMap<>(authenticator.signIn(userHandle, visit.challenge()));
    var elsewhere =
        """
        {"type":"webauthn.get","challenge":"%s","origin":"https://a.example","crossOrigin":false}\
        """
            .formatted(visit.challenge());
    body.put(
        "clientDataJSON",
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(elsewhere.getBytes(StandardCharsets.UTF_8)));
    isRefused(signIn(visit, body));
  }

  @Test
  void refusesASignInWithoutUserVerification() {
    var userHandle = register();
    authenticator.withoutUserVerification();
    isRefused(signIn(userHandle));
  }

  @Test
  void refusesASignInForAnotherHost() {
    var userHandle = register();
    authenticator.forRelyingParty("example.net");
    isRefused(signIn(userHandle));
  }

  @Test
  void refusesAnAnswerThatIsSentAgain() {
    var userHandle = register();
    var visit = visit();
    var body = authenticator.signIn(userHandle, visit.challenge());
    signIn(visit, body).statusCode(200);
    isRefused(signIn(visit, body));
    isRefused(signIn(visit(), body));
  }

  @Test
  void letsOneOfManyThroughWhoSendOneAnswer() throws Exception {
    var userHandle = register();
    var visit = visit();
    var body = authenticator.signIn(userHandle, visit.challenge());
    var statuses = Parallel.run(4, () -> signIn(visit, body).extract().statusCode());
    assertThat(statuses).containsExactlyInAnyOrder(200, 401, 401, 401);
  }

  @Test
  void refusesAnAnswerOfAnotherBrowser() {
    var userHandle = register();
    var visit = visit();
    var body = authenticator.signIn(userHandle, visit.challenge());
    given()
        .contentType(ContentType.JSON)
        .body(body)
        .post("/auth/passkeys/sign-in")
        .then()
        .statusCode(401);
    isRefused(signIn(new Visit(visit.challenge(), visit().cookie()), body));
    signIn(visit, body).statusCode(200);
  }

  @Test
  void refusesAChallengeThatIsTooOld() {
    var userHandle = register();
    var visit = visit();
    CLOCK.advance(Duration.ofMinutes(5));
    isRefused(signIn(visit, authenticator.signIn(userHandle, visit.challenge())));
  }

  @Test
  void refusesACounterThatFallsBack() {
    var userHandle = register();
    authenticator.withCounter(10);
    signIn(userHandle).statusCode(200);
    authenticator.withCounter(9); // the clone of one that is at 11
    isRefused(signIn(userHandle));
    authenticator.withCounter(10);
    isRefused(signIn(userHandle));
    authenticator.withCounter(11);
    signIn(userHandle).statusCode(200);
  }

  @Test
  void refusesACredentialThatNobodyRegistered() {
    var userHandle = register();
    authenticator = newAuthenticator();
    isRefused(signIn(userHandle));
  }

  @Test
  void refusesAPasskeyForTheAccountOfAnother() {
    register();
    var other = Api.newAccount();
    isRefused(signIn(options(other).getString("user.id")));
    isRefused(signIn("AAAA"));
  }

  @Test
  void renamesAndDeletesItsOwnPasskeysOnly() {
    var userHandle = register();
    String id = account.browser().get("/account/passkeys").then().extract().path("[0].id");
    var path = "/account/passkeys/" + id;
    var other = Api.newAccount();
    other.browser().body("{\"name\":\"theirs\"}").patch(path).then().statusCode(404);
    other.browser().delete(path).then().statusCode(404);
    account.browser().body("{\"name\":\" \"}").patch(path).then().statusCode(400);
    account
        .browser()
        .body("{\"name\":\" the phone \"}")
        .patch(path)
        .then()
        .statusCode(200)
        .body("name", equalTo("the phone"));
    signIn(userHandle).statusCode(200);
    account.browser().delete(path).then().statusCode(204);
    isRefused(signIn(userHandle));
    account.browser().get("/account/passkeys").then().body("", empty());
    awaitMail("A passkey was deleted");
  }

  @Test
  void isNothingForAKey() {
    register();
    String id = account.browser().get("/account/passkeys").then().extract().path("[0].id");
    var challenge = options(account).getString("challenge");
    account.request().get("/account/passkeys").then().statusCode(403);
    account.request().post("/account/passkeys/options").then().statusCode(403);
    account
        .request()
        .body(newAuthenticator().register("n", challenge))
        .post("/account/passkeys")
        .then()
        .statusCode(403);
    account
        .request()
        .body("{\"name\":\"n\"}")
        .patch("/account/passkeys/" + id)
        .then()
        .statusCode(403);
    account.request().delete("/account/passkeys/" + id).then().statusCode(403);
    account.browser().get("/account/passkeys").then().body("[0].name", equalTo("my laptop"));
  }

  @Test
  void needsTheOwnersConfirmation() {
    register();
    String id = account.browser().get("/account/passkeys").then().extract().path("[0].id");
    CLOCK.advance(Duration.ofMinutes(10));
    account
        .browser()
        .post("/account/passkeys/options")
        .then()
        .statusCode(403)
        .body("code", equalTo("REAUTHENTICATION_REQUIRED"));
    account
        .browser()
        .delete("/account/passkeys/" + id)
        .then()
        .statusCode(403)
        .body("code", equalTo("REAUTHENTICATION_REQUIRED"));
    account
        .browser()
        .body("{\"currentPassword\":\"" + Api.PASSWORD + "\"}")
        .delete("/account/passkeys/" + id)
        .then()
        .statusCode(204);
  }

  @Test
  void goesWithAnAccountThatTheOwnerOfItsAddressReclaims() {
    var userHandle = register();
    awaitMail("A passkey was added");
    Api.resetPassword(account, mailbox, "another long password");
    isRefused(signIn(userHandle));
  }

  @Test
  void exportsWhatPasskeysThereAreButNoKeys() {
    register();
    account
        .browser()
        .get("/account/export")
        .then()
        .body("passkeys[0].name", equalTo("my laptop"))
        .body("passkeys[0].createdAt", notNullValue())
        .body("passkeys[0].credential", nullValue())
        .body("passkeys[0].credentialId", nullValue());
  }
}
