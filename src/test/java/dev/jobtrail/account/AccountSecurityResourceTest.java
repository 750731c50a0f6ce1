package dev.jobtrail.account;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.GitHubResource;
import dev.jobtrail.testing.KeycloakResource;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(KeycloakResource.class)
@WithTestResource(GitHubResource.class)
@WithTestResource(MailResource.class)
class AccountSecurityResourceTest {

  private static final String NEW_PASSWORD = "tall ships in the bay";

  Mailbox mailbox;

  @Inject DataSource dataSource;

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
    post("/auth/verify-email", Map.of("token", mailbox.newestToken(account.email())))
        .then()
        .statusCode(204);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PATCH|/account|{'email':'thief@example.com'}",
        "PATCH|/account|{'name':'Thief','email':'thief@example.com','currentPassword':'PASSWORD'}",
        "DELETE|/account|{'currentPassword':'PASSWORD'}",
        "POST|/account/confirmation|{'currentPassword':'PASSWORD'}",
        "POST|/account/password|{'currentPassword':'PASSWORD','newPassword':'tall ships in the bay'}",
        "GET|/account/sessions|{}",
        "DELETE|/account/sessions|{'currentPassword':'PASSWORD'}",
        "DELETE|/account/sessions/01890000-0000-7000-8000-000000000000|{'currentPassword':'PASSWORD'}",
        "DELETE|/account/providers/github|{'currentPassword':'PASSWORD'}",
        "GET|/api-keys|{}",
        "POST|/api-keys|{'name':'second','currentPassword':'PASSWORD'}",
        "DELETE|/api-keys/01890000-0000-7000-8000-000000000000|{'currentPassword':'PASSWORD'}"
      })
  void refusesAKeyWhateverDecidesOverTheAccount(String verb, String path, String body) {
    account
        .request()
        .body(body.replace('\'', '"').replace("PASSWORD", Api.PASSWORD))
        .request(verb, path)
        .then()
        .statusCode(403)
        .body("code", equalTo("SESSION_REQUIRED"))
        .body("message", containsString("An API key cannot do this"));
    account
        .browser()
        .get("/account")
        .then()
        .statusCode(200)
        .body("name", equalTo("Test Person"))
        .body("email", equalTo(account.email()));
    account.browser().get("/api-keys").then().body("name", contains("test"));
    assertThat(mailbox.bodies("thief@example.com")).isEmpty();
  }

  @Test
  void letsAKeyChangeTheName() {
    account.request().body(Map.of("name", "New")).patch("/account").then().statusCode(200);
    account.request().get("/account").then().body("name", equalTo("New"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PATCH|/account|{'email':'thief@example.com'",
        "DELETE|/account|{",
        "POST|/account/password|{'newPassword':'tall ships in the bay'",
        "DELETE|/account/providers/github|{"
      })
  void asksASessionForTheCurrentPassword(String verb, String path, String opened) {
    var without = opened.replace('\'', '"');
    account
        .browser()
        .body(without + "}")
        .request(verb, path)
        .then()
        .statusCode(403)
        .body("code", equalTo("REAUTHENTICATION_REQUIRED"))
        .body("message", containsString("currentPassword"));
    var comma = without.length() > 1 ? "," : "";
    account
        .browser()
        .body(without + comma + "\"currentPassword\":\"wrong\"}")
        .request(verb, path)
        .then()
        .statusCode(403)
        .body("code", equalTo("CURRENT_PASSWORD_INVALID"));
    account.browser().get("/account").then().body("email", equalTo(account.email()));
    assertThat(Api.signIn(account.username(), Api.PASSWORD)).isNotBlank();
  }

  @Test
  void deletesWithoutABodyNothing() {
    account
        .browser()
        .delete("/account")
        .then()
        .statusCode(403)
        .body("code", equalTo("REAUTHENTICATION_REQUIRED"));
    account.delete().then().statusCode(202);
    account.request().get("/account").then().statusCode(401);
  }

  @Test
  void letsTheOldAddressUndoAChange() {
    var moved = "thief-" + account.email();
    moveTo(moved);
    account.request().get("/account").then().body("email", equalTo(moved));
    var undo = undoTokens(1).getFirst();
    assertThat(mailbox.bodies(account.email()).getLast()).doesNotContain(moved);

    post("/auth/email-change/undo", Map.of("token", undo)).then().statusCode(204);

    account.browser().get("/account").then().statusCode(401);
    account.request().get("/account").then().statusCode(401);
    signIn(account.username(), Api.PASSWORD).then().statusCode(401);
    post("/auth/email-change/undo", Map.of("token", undo)).then().statusCode(400);
    await().until(() -> newestBody().contains("/app/reset-password"));
    post(
            "/auth/password/reset",
            Map.of("token", mailbox.newestToken(account.email()), "password", NEW_PASSWORD))
        .then()
        .statusCode(204);
    Api.browser(Api.signIn(account.email(), NEW_PASSWORD))
        .get("/account")
        .then()
        .body("username", equalTo(account.username()))
        .body("email", equalTo(account.email()))
        .body("emailVerified", equalTo(true));
  }

  @Test
  void undoesAChangeAlsoAfterAThiefHasUndoneALaterOne() {
    moveTo("first-" + account.email());
    var owners = undoTokens(1).getFirst();
    moveTo("second-" + account.email());
    await().until(() -> !undoTokens("first-" + account.email()).isEmpty());
    var thiefs = undoTokens("first-" + account.email()).getFirst();

    post("/auth/email-change/undo", Map.of("token", thiefs)).then().statusCode(204);
    post("/auth/email-change/undo", Map.of("token", owners)).then().statusCode(204);

    var reset = tokenOf("/app/reset-password", account.email());
    post("/auth/password/reset", Map.of("token", reset, "password", NEW_PASSWORD))
        .then()
        .statusCode(204);
    Api.browser(Api.signIn(account.username(), NEW_PASSWORD))
        .get("/account")
        .then()
        .body("email", equalTo(account.email()));
  }

  @Test
  void makesAThiefsUndoVoidOnceTheOwnerHasUndone() {
    moveTo("first-" + account.email());
    moveTo("second-" + account.email());
    await().until(() -> !undoTokens("first-" + account.email()).isEmpty());
    var thiefs = undoTokens("first-" + account.email()).getFirst();
    post("/auth/email-change/undo", Map.of("token", undoTokens(1).getFirst()))
        .then()
        .statusCode(204);
    post("/auth/email-change/undo", Map.of("token", thiefs)).then().statusCode(400);
  }

  @Test
  void holdsTheOldAddressWhileTheChangeCanBeUndone() {
    moveTo("thief-" + account.email());
    var undo = undoTokens(1).getFirst();
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    Api.signUp(username, account.email());
    signIn(username, Api.PASSWORD).then().statusCode(401);

    var another = Api.newAccount();
    another
        .browser()
        .body(Map.of("email", account.email(), "currentPassword", Api.PASSWORD))
        .patch("/account")
        .then()
        .statusCode(200);
    await().until(() -> newestBody().contains("already exists"));
    post("/auth/email-change/undo", Map.of("token", undo)).then().statusCode(204);
  }

  @Test
  void expiresAnUndoAfterAWeek() throws SQLException {
    moveTo("new-" + account.email());
    var undo = undoTokens(1).getFirst();
    age("update account_token set expires_at = expires_at - interval '7 days' where email = ?");
    post("/auth/email-change/undo", Map.of("token", undo)).then().statusCode(400);
  }

  @Test
  void offersNoUndoToAnAddressThatNobodyHasProven() {
    account = Api.newAccount();
    var moved = "right-" + account.email();
    requestMove(moved);
    post("/auth/verify-email", Map.of("token", mailbox.newestToken(moved))).then().statusCode(204);
    account.request().get("/account").then().body("email", equalTo(moved));
    changePassword(account.session(), Api.PASSWORD, NEW_PASSWORD).then().statusCode(204);
    await().until(() -> mailbox.bodies(moved).getLast().contains("password of your Jobtrail"));
    assertThat(undoTokens(account.email())).isEmpty();
  }

  @Test
  void leadsFromTheMailToAPageThatUndoes() {
    moveTo("thief-" + account.email());
    var undo = undoTokens(1).getFirst();
    given()
        .queryParam("token", undo)
        .get("/app/undo-email-change")
        .then()
        .statusCode(200)
        .body(containsString(undo))
        .body(containsString("Undo the change"));
    account.request().get("/account").then().statusCode(200);
    given()
        .formParam("token", undo)
        .post("/app/undo-email-change")
        .then()
        .statusCode(200)
        .body(containsString("Address restored"));
    account.request().get("/account").then().statusCode(401);
    given()
        .formParam("token", undo)
        .post("/app/undo-email-change")
        .then()
        .statusCode(200)
        .body(containsString("This link no longer works"));
  }

  @Test
  void changesThePasswordAndEndsAllOtherSessions() {
    var other = Api.signIn(account.username(), Api.PASSWORD);
    post("/auth/password/forgot", Map.of("email", account.email())).then().statusCode(202);
    var reset = tokenOf("/app/reset-password", account.email());

    changePassword(account.session(), Api.PASSWORD, NEW_PASSWORD).then().statusCode(204);

    account.browser().get("/account").then().statusCode(200);
    Api.browser(other).get("/account").then().statusCode(401);
    signIn(account.username(), Api.PASSWORD).then().statusCode(401);
    assertThat(Api.signIn(account.username(), NEW_PASSWORD)).isNotBlank();
    post("/auth/password/reset", Map.of("token", reset, "password", Api.PASSWORD))
        .then()
        .statusCode(400);
    await().until(() -> newestBody().contains("password of your Jobtrail account was changed"));
    account.request().get("/account").then().statusCode(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"password1234", "P@ssw0rd2026", "jobtrail for ever"})
  void refusesAWeakPasswordWhereverOneIsSet(String weak) {
    changePassword(account.session(), Api.PASSWORD, weak)
        .then()
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details[0].field", equalTo("newPassword"));
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    given()
        .contentType(ContentType.JSON)
        .body(
            Map.of(
                "username",
                username,
                "email",
                username + "@example.com",
                "password",
                weak,
                "name",
                "Jane"))
        .post("/auth/sign-up")
        .then()
        .statusCode(400)
        .body("details[0].field", equalTo("password"));
    post("/auth/password/forgot", Map.of("email", account.email())).then().statusCode(202);
    var token = tokenOf("/app/reset-password", account.email());
    post("/auth/password/reset", Map.of("token", token, "password", weak))
        .then()
        .statusCode(400)
        .body("details[0].field", equalTo("password"));
    given()
        .formParam("token", token)
        .formParam("password", weak)
        .post("/app/reset-password")
        .then()
        .statusCode(200)
        .body(containsString("The password "));
    // the link is not used up by that
    post("/auth/password/reset", Map.of("token", token, "password", NEW_PASSWORD))
        .then()
        .statusCode(204);
  }

  @Test
  void refusesAPasswordWithTheLoginInside() {
    changePassword(account.session(), Api.PASSWORD, "my " + account.username() + " here")
        .then()
        .statusCode(400)
        .body("message", containsString("must not contain the account's username"));
  }

  @Test
  void listsSessionsAndEndsThem() {
    var firefox =
        given()
            .contentType(ContentType.JSON)
            .header("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:1) Gecko/1 Firefox/140.0")
            .body(Map.of("login", account.username(), "password", Api.PASSWORD))
            .post("/auth/sign-in")
            .cookie("jobtrail_session");
    account
        .browser()
        .get("/account/sessions")
        .then()
        .statusCode(200)
        .body("", hasSize(2))
        .body("findAll { it.current }", hasSize(1))
        .body("find { !it.current }.browser", equalTo("Firefox on Linux"))
        .body("method", contains("credential", "credential"))
        .body(not(containsString("127.0.0.1")));
    String id = Api.browser(firefox).get("/account/sessions").path("find { it.current }.id");

    Api.newAccount().browser().delete("/account/sessions/" + id).then().statusCode(404);
    Api.browser(firefox).get("/account").then().statusCode(200);
    account.browser().delete("/account/sessions/" + id).then().statusCode(204);

    Api.browser(firefox).get("/account").then().statusCode(401);
    account.browser().delete("/account/sessions/" + id).then().statusCode(404);
    account.browser().get("/account/sessions").then().body("", hasSize(1));
  }

  @Test
  void endsAllOtherSessionsAtOnce() {
    var others =
        List.of(
            Api.signIn(account.username(), Api.PASSWORD),
            Api.signIn(account.email(), Api.PASSWORD));
    given() // no body, and so no type of one
        .cookie("jobtrail_session", account.session())
        .header("Sec-Fetch-Site", "same-origin")
        .delete("/account/sessions")
        .then()
        .statusCode(204);
    others.forEach(it -> Api.browser(it).get("/account").then().statusCode(401));
    account.browser().get("/account/sessions").then().body("current", contains(true));
  }

  @Test
  void endsTheSessionThatABrowserHadWhenItSignsInAgain() {
    var next =
        given()
            .contentType(ContentType.JSON)
            .cookie("jobtrail_session", account.session())
            .body(Map.of("login", account.username(), "password", Api.PASSWORD))
            .post("/auth/sign-in")
            .cookie("jobtrail_session");
    account.browser().get("/account").then().statusCode(401);
    Api.browser(next).get("/account/sessions").then().body("", hasSize(1));
  }

  @Test
  void asksAnOldSessionToConfirmBeforeKeysChange() throws SQLException {
    age(
        "update account_session set confirmed_at = now() - interval '11 minutes' where account_id ="
            + " (select id from account where email = ?)");
    for (var refused :
        List.of(
            account.browser().body(Map.of("name", "second")).post("/api-keys"),
            account.browser().delete("/api-keys/" + UUID.randomUUID()),
            account.browser().delete("/account/sessions"))) {
      refused.then().statusCode(403).body("code", equalTo("REAUTHENTICATION_REQUIRED"));
    }
    account
        .browser()
        .body(Map.of("name", "second", "currentPassword", "wrong"))
        .post("/api-keys")
        .then()
        .statusCode(403)
        .body("code", equalTo("CURRENT_PASSWORD_INVALID"));
    account.browser().get("/api-keys").then().body("name", contains("test"));

    account
        .browser()
        .body(Map.of("name", "second", "currentPassword", Api.PASSWORD))
        .post("/api-keys")
        .then()
        .statusCode(201);
    account.browser().body(Map.of("name", "third")).post("/api-keys").then().statusCode(201);
    account.browser().get("/api-keys").then().body("name", contains("third", "second", "test"));
  }

  @Test
  void boundsTheSessionsOfAnAccount() throws SQLException, InterruptedException {
    age(
        """
        insert into account_session (id, account_id, token_hash, created_at, expires_at)
        select gen_random_uuid(), account.id, gen_random_uuid()::text,
          now() - interval '1 hour', now() + interval '1 day'
        from account, generate_series(1, 120) where email = ?""");
    var signedIn = Parallel.run(8, () -> signIn(account.username(), Api.PASSWORD).statusCode());
    assertThat(signedIn).hasSize(8).containsOnly(200);
    Api.signIn(account.username(), Api.PASSWORD); // those at once did not see each other's
    account.browser().get("/account/sessions").then().body("", hasSize(100));
  }

  private void moveTo(String email) {
    requestMove(email);
    post("/auth/verify-email", Map.of("token", mailbox.newestToken(email))).then().statusCode(204);
  }

  private void requestMove(String email) {
    account
        .browser()
        .body(Map.of("email", email, "currentPassword", Api.PASSWORD))
        .patch("/account")
        .then()
        .statusCode(200);
  }

  private List<String> undoTokens(int count) {
    await().until(() -> undoTokens(account.email()).size() == count);
    return undoTokens(account.email());
  }

  private List<String> undoTokens(String address) {
    return mailbox.bodies(address).stream()
        .filter(it -> it.contains("/app/undo-email-change?token="))
        .map(it -> it.split("token=")[1].split("\\s")[0])
        .toList();
  }

  private String tokenOf(String page, String address) {
    await().until(() -> mailbox.bodies(address).stream().anyMatch(it -> it.contains(page)));
    return mailbox.newestToken(address);
  }

  private String newestBody() {
    return mailbox.bodies(account.email()).getLast();
  }

  private static Response changePassword(String session, String current, String next) {
    return Api.browser(session)
        .body(Map.of("currentPassword", current, "newPassword", next))
        .post("/account/password");
  }

  private static Response signIn(String login, String password) {
    return post("/auth/sign-in", Map.of("login", login, "password", password));
  }

  private static Response post(String path, Map<String, String> body) {
    return given().contentType(ContentType.JSON).body(body).post(path);
  }

  private void age(String update) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(update)) {
      statement.setString(1, account.email());
      assertThat(statement.executeUpdate()).isPositive();
    }
  }
}
