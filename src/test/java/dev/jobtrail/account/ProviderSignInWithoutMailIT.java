package dev.jobtrail.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.GitHubResource;
import dev.jobtrail.testing.GitHubServer;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.ScriptlessBrowser;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import java.net.URI;
import java.util.ArrayList;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Where no mail can be sent, nobody has proven an address by it. */
@QuarkusIntegrationTest
@TestMethodOrder(OrderAnnotation.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(GitHubResource.class)
class ProviderSignInWithoutMailIT {

  GitHubServer gitHub;

  @TestHTTPResource("/")
  URI listening;

  @Test
  void linksAnAccountThatTheBrowserIsSignedInTo() {
    var account = Api.newAccount();
    comes(1, account.email());
    try (var browser = new ScriptlessBrowser(listening)) {
      var refused = browser.open("/auth/github/sign-in");
      assertThat(refused.status()).isEqualTo(409);
      account.browser().get("/account").then().body("providers", hasSize(0));

      browser.setSession(account.session());
      assertThat(browser.step(browser.callback("/auth/github/sign-in")).status()).isEqualTo(303);
      Api.browser(browser.cookie("jobtrail_session").orElseThrow())
          .get("/account")
          .then()
          .body("id", equalTo(account.request().get("/account").path("id")))
          .body("providers", contains("github"));
      account.browser().get("/account").then().statusCode(401); // the session before has ended
    }
  }

  @Test
  void linksNoAccountThatTheBrowserIsNotSignedInTo() {
    var account = Api.newAccount();
    comes(2, account.email());
    try (var browser = new ScriptlessBrowser(listening)) {
      browser.setSession(Api.newAccount().session());
      assertThat(browser.open("/auth/github/sign-in").status()).isEqualTo(409);
    }
    account.browser().get("/account").then().body("providers", hasSize(0));
  }

  @Test
  void makesAnAccountForANewAddress() {
    comes(3, "new@github.example");
    try (var browser = new ScriptlessBrowser(listening)) {
      browser.open("/auth/github/sign-in");
      Api.browser(browser.cookie("jobtrail_session").orElseThrow())
          .get("/account")
          .then()
          .body("email", equalTo("new@github.example"));
    }
  }

  @Test
  void offersTheProvidersOnTheFrontPage() {
    try (var browser = new ScriptlessBrowser(listening)) {
      var link = browser.open("/app").document().selectFirst("a[href=/auth/github/sign-in]");
      assertThat(link.text()).isEqualTo("Sign in with GitHub");
    }
  }

  /** The last one, for all come from one address. */
  @Test
  @Order(Integer.MAX_VALUE)
  void lets100SignInsStartFromOneAddressInTenMinutes() {
    var statuses = new ArrayList<Integer>();
    try (var browser = new ScriptlessBrowser(listening)) {
      // twice as many and one, for the window may end meanwhile
      for (int i = 0; i <= 2 * 100; i++) {
        statuses.add(browser.step("/auth/github/sign-in").status());
      }
    }
    assertThat(statuses).contains(303, 429);
  }

  private void comes(long id, String email) {
    gitHub.signsIn(id, "octo-" + id, "[" + GitHubServer.email(email, true, true) + "]");
  }
}
