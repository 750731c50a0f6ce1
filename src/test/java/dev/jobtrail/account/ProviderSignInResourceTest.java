package dev.jobtrail.account;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.platform.Secrets;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.GitHubResource;
import dev.jobtrail.testing.GitHubServer;
import dev.jobtrail.testing.KeycloakResource;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.ScriptlessBrowser;
import dev.jobtrail.testing.ScriptlessBrowser.Page;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Signing in by a real Keycloak, and by a server that speaks GitHub's protocol. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
@WithTestResource(KeycloakResource.class)
@WithTestResource(GitHubResource.class)
class ProviderSignInResourceTest {

  private static final String SESSION = "jobtrail_session";
  private static final String NEW_PASSWORD = "another horse battery staple";

  Mailbox mailbox;
  GitHubServer gitHub;

  @Inject AgroalDataSource dataSource;

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
  void listsTheConfiguredProviders() {
    given()
        .get("/auth/providers")
        .then()
        .statusCode(200)
        .body(
            "",
            equalTo(
                Map.of(
                    "credential", "Password",
                    "github", "GitHub",
                    "keycloak", "Company account",
                    "other", "other")));
  }

  @Test
  void makesAnAccountAtTheFirstSignInAndFindsItAtTheNext() {
    var page = signInAtKeycloak("jana", "/auth/keycloak/sign-in?returnTo=/app/docs/?a=1%26b");

    assertThat(page.address())
        .isEqualTo(URI.create(ScriptlessBrowser.SERVICE + "/app/docs/?a=1&b"));
    var first = account();
    first
        .then()
        .statusCode(200)
        .body("username", equalTo("jana"))
        .body("name", equalTo("Jana Nováková"))
        .body("email", equalTo("jana.novak@keycloak.example"))
        .body("emailVerified", equalTo(true))
        .body("providers", contains("keycloak"));

    try (var another = new ScriptlessBrowser(listening)) {
      browser = another;
      assertThat(signInAtKeycloak("jana").address())
          .isEqualTo(URI.create(ScriptlessBrowser.SERVICE + "/app/pipeline"));
      account().then().body("id", equalTo(first.path("id")));
      session()
          .get("/account/export")
          .then()
          .body("providers", hasSize(1))
          .body("providers[0].provider", equalTo("keycloak"))
          .body("providers[0].email", equalTo("jana.novak@keycloak.example"));
      session().delete("/account").then().statusCode(202);
      assertThat(count("account_provider where email = 'jana.novak@keycloak.example'")).isZero();
    }
  }

  @Test
  void givesNobodyAReservedUsername() {
    signInAtKeycloak("admin");
    account().then().statusCode(200).body("username", equalTo("admin-2"));
  }

  @Test
  void linksAnAccountWhoseAddressWasProvenByMail() {
    var username = newName();
    Api.signUp(username, "KNOWN@keycloak.example");
    verify(mailbox.newestToken("KNOWN@keycloak.example"));

    signInAtKeycloak("known");

    account().then().body("username", equalTo(username)).body("providers", contains("keycloak"));
    assertThat(Api.signIn(username, Api.PASSWORD)).isNotBlank();
  }

  @Test
  void handsNobodyAnAccountThatAnotherMayHaveMade() {
    var hijacker = newName();
    Api.signUp(hijacker, "hijacked@keycloak.example");
    var hijackersSession = Api.signIn(hijacker, Api.PASSWORD);
    String hijackersKey =
        Api.browser(hijackersSession).body(Map.of("name", "n")).post("/api-keys").path("key");
    Api.browser(hijackersSession)
        .body(Map.of("email", hijacker + "@example.com", "currentPassword", Api.PASSWORD))
        .patch("/account")
        .then()
        .statusCode(200);
    var hijackersToken = mailbox.newestToken(hijacker + "@example.com");

    var page = signInAtKeycloak("hijacked");

    assertRefused(page, 409, "An account with your email address exists");
    assertThat(count("account_provider where email = 'hijacked@keycloak.example'")).isZero();

    resetPassword("hijacked@keycloak.example");
    browser.open("/auth/keycloak/sign-in");
    account().then().body("username", equalTo(hijacker)).body("emailVerified", equalTo(true));
    Api.browser(hijackersSession).get("/account").then().statusCode(401);
    given().header("x-api-key", hijackersKey).get("/account").then().statusCode(401);
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", hijackersToken))
        .post("/auth/verify-email")
        .then()
        .statusCode(400);
  }

  @Test
  void refusesAnAddressThatTheProviderDoesNotVouchFor() {
    var page = signInAtKeycloak("unproven");

    assertRefused(page, 403, "Your address is not verified");
    assertThat(page.document().text()).contains("is not verified at Company account");
    assertThat(count("account where email = 'unproven@keycloak.example'")).isZero();
  }

  @Test
  void bindsTheRequestToThisBrowserAndToTheCode() {
    var away = browser.step("/auth/keycloak/sign-in");

    var query = LocalServer.parameters(away.location().orElseThrow().getRawQuery());
    assertThat(away.status()).isEqualTo(303);
    assertThat(query)
        .containsEntry("response_type", "code")
        .containsEntry("code_challenge_method", "S256")
        .containsEntry("redirect_uri", ScriptlessBrowser.SERVICE + "/auth/keycloak/callback");
    assertThat(query.get("state")).hasSizeGreaterThanOrEqualTo(43);
    assertThat(query.get("nonce")).hasSizeGreaterThanOrEqualTo(43).isNotEqualTo(query.get("state"));
    assertThat(away.headers("Set-Cookie"))
        .singleElement()
        .asString()
        .contains("HttpOnly", "SameSite=Lax", "Secure", "Path=/auth/keycloak/callback")
        .contains("Max-Age=600");
  }

  @Test
  void signsNobodyInWithTheCallbackOfAnotherBrowser() {
    gitHub.signsIn(101, newName(), "[" + GitHubServer.email(newAddress(), true, true) + "]");
    var callback = browser.callback("/auth/github/sign-in");
    try (var victim = new ScriptlessBrowser(listening)) {
      assertRefused(victim.step(callback), 400, "Please start again");
      var own = victim.callback("/auth/github/sign-in");
      assertRefused(victim.step(callback), 400, "Please start again");
      assertThat(victim.cookie(SESSION)).isEmpty();
      assertThat(victim.step(own).status()).isEqualTo(303);
    }
  }

  @Test
  void takesACallbackOnce() {
    gitHub.signsIn(102, newName(), "[" + GitHubServer.email(newAddress(), true, true) + "]");
    gitHub.takesCodesAgain();
    var away = browser.step("/auth/github/sign-in");
    var secret = browser.cookie("jobtrail_sign_in").orElseThrow();
    var callback = browser.step(away.location().orElseThrow().toString()).location().orElseThrow();

    assertThat(browser.step(callback.toString()).status()).isEqualTo(303);

    given()
        .redirects()
        .follow(false)
        .cookie("jobtrail_sign_in", secret)
        .urlEncodingEnabled(false)
        .get(callback.toString().substring(ScriptlessBrowser.SERVICE.length()))
        .then()
        .statusCode(400)
        .header("Set-Cookie", (String) null);
  }

  @Test
  void takesACallbackThatComesManyTimesAtOnceOnce() throws Exception {
    gitHub.signsIn(103, newName(), "[" + GitHubServer.email(newAddress(), true, true) + "]");
    gitHub.takesCodesAgain();
    var away = browser.step("/auth/github/sign-in");
    var secret = browser.cookie("jobtrail_sign_in").orElseThrow();
    var callback = browser.step(away.location().orElseThrow().toString()).location().orElseThrow();

    var statuses =
        Parallel.run(
            8,
            () ->
                given()
                    .redirects()
                    .follow(false)
                    .cookie("jobtrail_sign_in", secret)
                    .urlEncodingEnabled(false)
                    .get(callback.toString().substring(ScriptlessBrowser.SERVICE.length()))
                    .statusCode());

    assertThat(statuses).containsOnlyOnce(303).contains(400).hasSize(8);
  }

  @Test
  void makesOneAccountOfManyFirstSignInsAtOnce() throws Exception {
    var address = newAddress();
    gitHub.signsIn(104, newName(), "[" + GitHubServer.email(address, true, true) + "]");

    var sessions =
        Parallel.run(
            6,
            () -> {
              try (var one = new ScriptlessBrowser(listening)) {
                one.step(one.callback("/auth/github/sign-in"));
                return one.cookie(SESSION).isPresent();
              }
            });

    assertThat(sessions).containsOnly(true);
    assertThat(count("account where email = '" + address + "'")).isEqualTo(1);
    assertThat(count("account_provider where email = '" + address + "'")).isEqualTo(1);
  }

  @Test
  void takesNoCallbackOfOneProviderForAnother() {
    var away = browser.step("/auth/keycloak/sign-in");
    var state = LocalServer.parameters(away.location().orElseThrow().getRawQuery()).get("state");
    var secret = browser.cookie("jobtrail_sign_in").orElseThrow();
    given()
        .cookie("jobtrail_sign_in", secret)
        .get("/auth/other/callback?code=c&state=" + state)
        .then()
        .statusCode(400);
    assertThat(count("provider_sign_in where secret_hash = '" + Secrets.hash(secret) + "'"))
        .isEqualTo(1);
  }

  @Test
  void takesNoCallbackThatComesTooLate() throws Exception {
    gitHub.signsIn(112, newName(), "[" + GitHubServer.email(newAddress(), true, true) + "]");
    var callback = browser.callback("/auth/github/sign-in");
    var secret = browser.cookie("jobtrail_sign_in").orElseThrow();
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement(
                "update provider_sign_in set expires_at = now() where secret_hash = ?")) {
      statement.setString(1, Secrets.hash(secret));
      assertThat(statement.executeUpdate()).isEqualTo(1);
    }
    assertRefused(browser.step(callback), 400, "Please start again");
  }

  @Test
  void keepsNothingThatOpensASession() throws Exception {
    browser.step("/auth/github/sign-in");
    var secret = browser.cookie("jobtrail_sign_in").orElseThrow();
    assertThat(count("provider_sign_in s where s::text like '%" + secret + "%'")).isZero();
  }

  @Test
  void takesLettersThatOnlyLookAlikeForOthers() {
    var name = newName();
    gitHub.signsIn(
        113, name, "[" + GitHubServer.email("k" + name + "@example.com", true, true) + "]");
    browser.open("/auth/github/sign-in");
    try (var another = new ScriptlessBrowser(listening)) {
      gitHub.signsIn(
          114, name, "[" + GitHubServer.email("\u212a" + name + "@example.com", true, true) + "]");
      var page = another.open("/auth/github/sign-in");
      assertRefused(page, 409, "An account with your email address exists");
      assertThat(count("account_provider where subject = '114'")).isZero();
    }
  }

  @Test
  void takesNoCodeFromAnotherIssuer() {
    var away = browser.step("/auth/keycloak/sign-in");
    var state = LocalServer.parameters(away.location().orElseThrow().getRawQuery()).get("state");
    var callback = "/auth/keycloak/callback?code=c&state=" + state;
    assertRefused(browser.step(callback + "&iss=https://evil.example"), 502, "is not valid");
  }

  @Test
  void takesNoCodeThatKeycloakDidNotGive() {
    var away = browser.step("/auth/keycloak/sign-in");
    var address = away.location().orElseThrow();
    var state = LocalServer.parameters(address.getRawQuery()).get("state");
    var issuer = address.toString().replaceFirst("/protocol/.*", "");
    var callback = "/auth/keycloak/callback?code=forged&state=%s&iss=%s".formatted(state, issuer);
    assertRefused(browser.step(callback), 400, "Please start again");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example/",
        "//evil.example",
        "/\\\\evil.example",
        "/%0d%0aSet-Cookie:a=b",
        "javascript:alert(1)",
        "evil.example",
        ""
      })
  void leadsToItsOwnPagesOnly(String returnTo) {
    gitHub.signsIn(
        105, "octo-home", "[" + GitHubServer.email("octo@home.example", true, true) + "]");
    var start =
        "/auth/github/sign-in?returnTo=" + URLEncoder.encode(returnTo, StandardCharsets.UTF_8);
    var back = browser.step(browser.callback(start));
    assertThat(back.location().orElseThrow().getAuthority()).isEqualTo("jobtrail.example");
    assertThat(back.headers("Set-Cookie")).noneMatch(it -> it.startsWith("a="));
  }

  @ParameterizedTest
  @CsvSource({
    "access_denied, 400, You are not signed in",
    "user_cancelled_login, 400, You are not signed in",
    "server_error, 502, Company account could not sign you in",
    "temporarily_unavailable, 502, Company account could not sign you in",
    "<script>alert(1)</script>, 502, Company account could not sign you in"
  })
  void tellsInWordsWhatTheProviderReports(String error, int status, String title) {
    var away = browser.step("/auth/keycloak/sign-in");
    var state = LocalServer.parameters(away.location().orElseThrow().getRawQuery()).get("state");
    var encoded = URLEncoder.encode(error, StandardCharsets.UTF_8);
    var page =
        browser.step(
            "/auth/keycloak/callback?error=%s&error_description=private&state=%s"
                .formatted(encoded, state));
    assertRefused(page, status, title);
    assertThat(page.response().body()).doesNotContain("private", "<script");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "&code=", "&code=%20"})
  void answersACallbackWithNeitherCodeNorError(String code) {
    var away = browser.step("/auth/keycloak/sign-in");
    var state = LocalServer.parameters(away.location().orElseThrow().getRawQuery()).get("state");
    assertRefused(browser.step("/auth/keycloak/callback?state=" + state + code), 502, "could not");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/auth/nobody/sign-in", "/auth/nobody/callback?code=c&state=s"})
  void doesNotKnowOtherProviders(String path) {
    assertRefused(browser.step(path), 404, "Unknown sign-in provider");
  }

  @Test
  void readsAVerifiedPrimaryAddressFromGitHub() {
    var address = newAddress();
    var login = newName();
    gitHub.signsIn(
        106,
        login,
        "[%s, %s]"
            .formatted(
                GitHubServer.email("second@example.com", false, true),
                GitHubServer.email(address, true, true)));
    browser.open("/auth/github/sign-in");
    account()
        .then()
        .body("email", equalTo(address))
        .body("username", equalTo(login))
        .body("name", equalTo(login))
        .body("providers", hasItem("github"));
  }

  @Test
  void goesByTheSubjectAndNotByTheAddress() {
    var address = newAddress();
    gitHub.signsIn(107, newName(), "[" + GitHubServer.email(address, true, true) + "]");
    browser.open("/auth/github/sign-in");
    String id = account().path("id");
    gitHub.signsIn(107, "renamed", "[" + GitHubServer.email(newAddress(), true, true) + "]");
    browser.open("/auth/github/sign-in");
    account().then().body("id", equalTo(id)).body("email", equalTo(address));
  }

  @Test
  void refusesAnAddressThatGitHubHasNotVerified() {
    var address = newAddress();
    gitHub.signsIn(108, newName(), "[" + GitHubServer.email(address, true, false) + "]");
    assertRefused(browser.open("/auth/github/sign-in"), 403, "Your address is not verified");
    assertThat(count("account where email = '" + address + "'")).isZero();
  }

  @Test
  void numbersAUsernameThatIsTaken() {
    var taken = newName();
    Api.signUp(taken, newAddress());
    gitHub.signsIn(109, taken, "[" + GitHubServer.email(newAddress(), true, true) + "]");
    browser.open("/auth/github/sign-in");
    account().then().body("username", equalTo(taken + "-2"));
  }

  @Test
  void letsAnAccountWithoutAPasswordSetOneByMail() {
    var address = newAddress();
    gitHub.signsIn(110, newName(), "[" + GitHubServer.email(address, true, true) + "]");
    browser.open("/auth/github/sign-in");
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("login", address, "password", ""))
        .post("/auth/sign-in")
        .then()
        .statusCode(400);
    resetPassword(address);
    assertThat(Api.signIn(address, NEW_PASSWORD)).isNotBlank();
  }

  @Test
  void tellsThatASlowProviderDoesNotAnswer() {
    gitHub.answersToken(
        exchange -> {
          try {
            Thread.sleep(10_000);
          } catch (InterruptedException _) {
            // the test is over
          }
        });
    assertRefused(browser.open("/auth/github/sign-in"), 502, "GitHub does not answer");
  }

  @Test
  void endsTheSessionOfAProviderSignInLikeAnyOther() {
    gitHub.signsIn(111, newName(), "[" + GitHubServer.email(newAddress(), true, true) + "]");
    browser.open("/auth/github/sign-in");
    session().post("/auth/sign-out").then().statusCode(204);
    account().then().statusCode(401);
  }

  private Page signInAtKeycloak(String username) {
    return signInAtKeycloak(username, "/auth/keycloak/sign-in");
  }

  private Page signInAtKeycloak(String username, String start) {
    var form = browser.open(start);
    var typed = Map.of("username", username, "password", KeycloakResource.PASSWORD);
    return browser.follow(browser.submit(form, typed));
  }

  private Response account() {
    return session().get("/account");
  }

  private RequestSpecification session() {
    return Api.browser(browser.cookie(SESSION).orElse("none"));
  }

  private static void assertRefused(Page page, int status, String title) {
    assertThat(page.status()).as(page.response().body()).isEqualTo(status);
    assertThat(page.document().select("h1").text()).contains(title);
    assertThat(page.header("Content-Type").orElse("")).startsWith("text/html");
    assertThat(page.header("Content-Security-Policy").orElse("")).contains("default-src 'none'");
    assertThat(page.header("Referrer-Policy")).contains("no-referrer");
    assertThat(page.headers("Set-Cookie")).noneMatch(it -> it.startsWith(SESSION));
  }

  private void verify(String token) {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", token))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
  }

  private void resetPassword(String email) {
    var before = mailbox.bodies(email).size();
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("email", email))
        .post("/auth/password/forgot")
        .then()
        .statusCode(202);
    await().until(() -> mailbox.bodies(email).size() > before);
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("token", mailbox.newestToken(email), "password", NEW_PASSWORD))
        .post("/auth/password/reset")
        .then()
        .statusCode(204);
  }

  private long count(String rows) {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var result = statement.executeQuery("select count(*) from " + rows)) {
      result.next();
      return result.getLong(1);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private static String newName() {
    return "u" + UUID.randomUUID().toString().substring(0, 16);
  }

  private static String newAddress() {
    return newName() + "@example.com";
  }
}
