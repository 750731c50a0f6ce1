package dev.jobtrail;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.GitHubResource;
import dev.jobtrail.testing.GitHubServer;
import dev.jobtrail.testing.KeycloakResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.ScriptlessBrowser;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.RestAssured;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Signing in to the packaged program by others' word. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(KeycloakResource.class)
@WithTestResource(GitHubResource.class)
class ProviderSignInIT {

  GitHubServer gitHub;

  private ScriptlessBrowser browser;

  @BeforeEach
  void openABrowser() {
    browser = new ScriptlessBrowser(URI.create("http://localhost:" + RestAssured.port + "/"));
  }

  @AfterEach
  void closeTheBrowser() {
    browser.close();
  }

  @Test
  void listsTheConfiguredProviders() {
    given().get("/auth/providers").then().body("keycloak", equalTo("Company account"));
  }

  @Test
  void signsInByKeycloak() {
    var form = browser.open("/auth/keycloak/sign-in");
    var typed = Map.of("username", "jana", "password", KeycloakResource.PASSWORD);
    browser.follow(browser.submit(form, typed));
    assertSignedIn("jana.novak@keycloak.example");
  }

  @Test
  void signsInByGitHub() {
    gitHub.signsIn(1, "octocat", "[" + GitHubServer.email("octo@example.com", true, true) + "]");
    browser.open("/auth/github/sign-in");
    assertSignedIn("octo@example.com");
  }

  @Test
  void tellsInWordsWhatWentWrong() {
    var page = browser.open("/auth/keycloak/callback?code=c&state=s");
    assertThat(page.status()).isEqualTo(400);
    assertThat(page.document().select("h1").text()).isEqualTo("Please start again");
  }

  private void assertSignedIn(String email) {
    Api.browser(browser.cookie("jobtrail_session").orElseThrow())
        .get("/account")
        .then()
        .statusCode(200)
        .body("email", equalTo(email));
  }
}
