package dev.jobtrail.account.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.testing.GitHubServer;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Vertx;
import java.time.Clock;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OAuthProviderTest {

  private static final Vertx VERTX = Vertx.vertx();
  private static final String REDIRECT = "https://jobtrail.example/auth/custom/callback";

  private final SignInSecret secret = SignInSecret.random();
  private LocalServer server;
  private ProviderCalls calls;
  private Provider provider;

  @BeforeEach
  void start() {
    server = new LocalServer();
    var settings =
        Settings.with(
            "custom.client-id",
            "a",
            "custom.client-secret",
            "b",
            "custom.scopes",
            "profile,email",
            "custom.authorization-url",
            server.base() + "/authorize",
            "custom.token-url",
            server.base() + "/token",
            "custom.userinfo-url",
            server.base() + "/me");
    calls = new ProviderCalls(VERTX, new ObjectMapper(), settings, Tracer.off());
    provider =
        new SignInProviders(calls, settings, Clock.systemUTC()).named("custom").orElseThrow();
    server.on(
        "/token",
        it -> {
          var isGood =
              LocalServer.form(it).get("code_verifier").equals(secret.verifier().getValue());
          LocalServer.reply(
              it, isGood ? 200 : 400, isGood ? "{\"access_token\": \"t\"}" : "{\"error\": \"e\"}");
        });
  }

  @AfterEach
  void stop() {
    calls.close();
    server.close();
  }

  @AfterAll
  static void stopVertx() {
    VERTX.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void sendsABrowserToTheConfiguredAddress() {
    var address = provider.authorizationUri(secret, REDIRECT);
    assertThat(address).asString().startsWith(server.base() + "/authorize?");
    assertThat(LocalServer.parameters(address.getRawQuery()))
        .containsEntry("scope", "profile email")
        .containsEntry("code_challenge", GitHubServer.challengeOf(secret.verifier().getValue()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "null",
      value = {
        "{'sub': 's', 'email': 'j@example.com', 'email_verified': true}|s|j@example.com",
        "{'id': 7, 'email': 'j@example.com', 'email_verified': true}|7|j@example.com",
        "{'id': 'x', 'email': 'j@example.com'}|x|null"
      },
      quoteCharacter = '^')
  void tellsWhoHasSignedIn(String person, String subject, String email) {
    server.on("/me", it -> LocalServer.reply(it, 200, person.replace('\'', '"')));
    var identity = identify();
    assertThat(identity.subject()).isEqualTo(subject);
    assertThat(identity.email()).isEqualTo(email);
    assertThat(identity.issuer()).isEqualTo(server.base() + "/me");
  }

  @Test
  void refusesOneWithoutASubject() {
    server.on("/me", it -> LocalServer.reply(it, 200, "{\"sub\": {}}"));
    assertThatThrownBy(this::identify).isInstanceOf(SignInRefusal.class);
  }

  private ProviderIdentity identify() {
    return provider.identify(new Provider.Callback("code", null), secret, REDIRECT);
  }
}
