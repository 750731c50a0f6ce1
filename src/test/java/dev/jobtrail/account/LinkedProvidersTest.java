package dev.jobtrail.account;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.GitHubResource;
import dev.jobtrail.testing.GitHubServer;
import dev.jobtrail.testing.KeycloakResource;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.ScriptlessBrowser;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.sql.SQLException;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
@WithTestResource(GitHubResource.class)
@WithTestResource(KeycloakResource.class)
class LinkedProvidersTest {

  private static final Map<String, String> PASSWORD = Map.of("currentPassword", Api.PASSWORD);

  GitHubServer gitHub;
  Mailbox mailbox;

  @Inject DataSource dataSource;

  @TestHTTPResource("/")
  URI listening;

  private ScriptlessBrowser browser;

  @BeforeEach
  void openABrowser() {
    browser = new ScriptlessBrowser(listening);
  }

  @AfterEach
  void closeTheBrowser() {
    browser.close();
  }

  @Test
  void unlinksAProviderWhichIsThenLinkedByASignedInBrowserOnly() {
    var account = verifiedAccount();
    comes(201, account.email());
    browser.open("/auth/github/sign-in");
    var byGitHub = browser.cookie("jobtrail_session").orElseThrow();
    account.browser().get("/account").then().body("providers", contains("github"));
    awaitMail(account.email(), "you can now sign in to your Jobtrail account with GitHub");

    account.browser().body(PASSWORD).delete("/account/providers/github").then().statusCode(204);

    account.browser().get("/account").then().body("providers", hasSize(0));
    Api.browser(byGitHub).get("/account").then().statusCode(401);
    awaitMail(account.email(), "you can no longer sign in to your Jobtrail account with GitHub");
    try (var another = new ScriptlessBrowser(listening)) {
      assertThat(another.open("/auth/github/sign-in").status()).isEqualTo(409);
      assertThat(another.cookie("jobtrail_session")).isEmpty();
      another.setSession(account.session());
      assertThat(another.step(another.callback("/auth/github/sign-in")).status()).isEqualTo(303);
      account.request().get("/account").then().body("providers", contains("github"));
    }
    try (var third = new ScriptlessBrowser(listening)) {
      third.open("/auth/github/sign-in");
      assertThat(third.cookie("jobtrail_session")).isPresent();
    }
  }

  @Test
  void keepsTheLastWayToSignIn() {
    comes(202, "u" + UUID.randomUUID() + "@example.com");
    browser.open("/auth/github/sign-in");
    session()
        .delete("/account/providers/github")
        .then()
        .statusCode(409)
        .body("code", equalTo("LAST_SIGN_IN_METHOD"));
    session().get("/account").then().body("providers", contains("github"));
  }

  @Test
  void takesAFreshProviderSignInForAPasswordThatThereIsNot() throws SQLException {
    var email = "u" + UUID.randomUUID().toString().substring(0, 18) + "@example.com";
    comes(203, email);
    browser.open("/auth/github/sign-in");
    session().get("/account/sessions").then().body("method", contains("github"));
    session().get("/account").then().body("hasPassword", equalTo(false));
    leaveAlone(email);
    session()
        .delete("/account")
        .then()
        .statusCode(403)
        .body("code", equalTo("REAUTHENTICATION_REQUIRED"));
    session()
        .body(Map.of("currentPassword", "anything", "newPassword", "tall ships in the bay"))
        .post("/account/password")
        .then()
        .statusCode(403)
        .body("code", equalTo("REAUTHENTICATION_REQUIRED"));

    browser.open("/auth/github/sign-in");
    session()
        .body(Map.of("newPassword", "tall ships in the bay"))
        .post("/account/password")
        .then()
        .statusCode(204);
    session().get("/account").then().body("hasPassword", equalTo(true));
    assertThat(Api.signIn(email, "tall ships in the bay")).isNotBlank();
    session().delete("/account").then().statusCode(403);
    session()
        .body(Map.of("currentPassword", "tall ships in the bay"))
        .delete("/account")
        .then()
        .statusCode(202);
  }

  @Test
  void unlinksWhatAThiefHasLinkedWhenTheChangeOfAddressIsUndone() {
    var account = verifiedAccount();
    var moved = "thief-" + account.email();
    account
        .browser()
        .body(Map.of("email", moved, "currentPassword", Api.PASSWORD))
        .patch("/account")
        .then()
        .statusCode(200);
    verify(moved);
    comes(204, moved);
    browser.open("/auth/github/sign-in");
    account.browser().get("/account").then().body("providers", contains("github"));

    await().until(() -> hasMail(account.email(), "undo-email-change"));
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(account.email())))
        .post("/auth/email-change/undo")
        .then()
        .statusCode(204);

    session().get("/account").then().statusCode(401);
    try (var thief = new ScriptlessBrowser(listening)) {
      thief.open("/auth/github/sign-in");
      Api.browser(thief.cookie("jobtrail_session").orElseThrow())
          .get("/account")
          .then()
          .body("email", equalTo(moved))
          .body("username", equalTo("octo-204"));
    }
  }

  private Api.TestAccount verifiedAccount() {
    var account = Api.newAccount();
    verify(account.email());
    return account;
  }

  private void verify(String email) {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(email)))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
  }

  private RequestSpecification session() {
    return Api.browser(browser.cookie("jobtrail_session").orElse("none"));
  }

  private void comes(long id, String email) {
    gitHub.signsIn(id, "octo-" + id, "[" + GitHubServer.email(email, true, true) + "]");
  }

  private void awaitMail(String address, String text) {
    await().until(() -> hasMail(address, text));
  }

  private boolean hasMail(String address, String text) {
    return mailbox.bodies(address).stream().anyMatch(it -> it.contains(text));
  }

  private void leaveAlone(String email) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement(
                "update account_session set confirmed_at = confirmed_at - interval '11 minutes'"
                    + " where account_id = (select id from account where email = ?)")) {
      statement.setString(1, email);
      assertThat(statement.executeUpdate()).isOne();
    }
  }
}
