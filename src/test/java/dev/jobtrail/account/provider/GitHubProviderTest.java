package dev.jobtrail.account.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import dev.jobtrail.testing.GitHubServer;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GitHubProviderTest {

  private static final Vertx VERTX = Vertx.vertx();
  private static final String REDIRECT = "https://jobtrail.example/auth/github/callback";

  private final GitHubServer gitHub = new GitHubServer();
  private final SignInSecret secret = SignInSecret.random();
  private final ProviderCalls calls =
      new ProviderCalls(VERTX, new ObjectMapper(), Settings.with("call-time", "30s"), Tracer.off());

  @AfterEach
  void stop() {
    calls.close();
    gitHub.close();
  }

  @AfterAll
  static void stopVertx() {
    VERTX.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void tellsWhoHasSignedIn() {
    gitHub.signsIn(7, "octocat", "[" + GitHubServer.email("o@example.com", true, true) + "]");
    assertThat(identify())
        .isEqualTo(new ProviderIdentity(gitHub.base(), "7", "o@example.com", "octocat", null));
  }

  static Stream<Arguments> addresses() {
    return Stream.of(
        Arguments.of("none", "[]"),
        Arguments.of("unverified", "[" + GitHubServer.email("o@example.com", true, false) + "]"),
        Arguments.of("secondary", "[" + GitHubServer.email("o@example.com", false, true) + "]"),
        Arguments.of("words", "[{\"email\":\"o@example.com\",\"primary\":1,\"verified\":{}}]"),
        Arguments.of("an object", "{\"message\": \"hello\"}"),
        Arguments.of("nulls", "[null, {\"email\": null, \"primary\": true, \"verified\": true}]"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("addresses")
  void takesNoAddressButAVerifiedPrimaryOne(String name, String emails) {
    gitHub.signsIn(7, "octocat", emails);
    assertThat(identify().email()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"id\": null}", "{\"id\": \"7\"}", "{\"id\": 7.5}", "[7]"})
  void refusesAUserWithoutAnId(String user) {
    gitHub.answersUser(it -> LocalServer.reply(it, 200, user));
    assertRefused(Reason.NOT_TRUSTED);
  }

  @Test
  void refusesACodeOfAnotherBrowser() {
    var code = newCode(SignInSecret.random());
    assertThatThrownBy(
            () -> provider().identify(new Provider.Callback(code, null), secret, REDIRECT))
        .isInstanceOfSatisfying(
            SignInRefusal.class, it -> assertThat(it.reason()).isEqualTo(Reason.NOT_STARTED_HERE));
  }

  static Stream<Named<LocalServer.Handler>> badAnswers() {
    return Stream.of(
        Named.of("an error", it -> LocalServer.reply(it, 503, "<h1>Unicorn!</h1>")),
        Named.of("a limit", it -> LocalServer.reply(it, 403, "{\"message\": \"rate limit\"}")),
        Named.of("a redirect", it -> LocalServer.redirect(it, "/api/v3/user")),
        Named.of("no JSON", it -> LocalServer.reply(it, 200, "<html>")),
        Named.of("half of it", it -> LocalServer.reply(it, 200, "{\"id\": 7, \"log")),
        Named.of("nothing", it -> LocalServer.reply(it, 204, "")),
        Named.of("too much", it -> LocalServer.reply(it, 200, " ".repeat(300 * 1024))),
        Named.of(
            "a nest", it -> LocalServer.reply(it, 200, "[".repeat(60_000) + "]".repeat(60_000))));
  }

  @ParameterizedTest
  @MethodSource("badAnswers")
  void refusesAnApiThatAnswers(LocalServer.Handler answer) {
    gitHub.signsIn(7, "octocat", "[" + GitHubServer.email("o@example.com", true, true) + "]");
    gitHub.answersEmails(answer);
    assertRefused(Reason.PROVIDER_FAILED);
    gitHub.answersUser(answer);
    assertRefused(Reason.PROVIDER_FAILED);
  }

  @Test
  void refusesAConnectionThatBreaks() {
    gitHub.answersUser(
        it -> {
          it.sendResponseHeaders(200, 1000);
          it.getResponseBody().write('{');
        });
    assertRefused(Reason.PROVIDER_UNREACHABLE);
  }

  private ProviderIdentity identify() {
    var code = newCode(secret);
    return provider().identify(new Provider.Callback(code, null), secret, REDIRECT);
  }

  private String newCode(SignInSecret browser) {
    return gitHub.newCode(GitHubServer.challengeOf(browser.verifier().getValue()));
  }

  private void assertRefused(Reason reason) {
    assertThatThrownBy(this::identify)
        .isInstanceOfSatisfying(
            SignInRefusal.class,
            it -> assertThat(it.reason()).as(it.getMessage()).isEqualTo(reason));
  }

  private GitHubProvider provider() {
    var registration =
        new Registration(
            "github",
            "GitHub",
            GitHubServer.CLIENT_ID,
            GitHubServer.CLIENT_SECRET,
            List.of("user:email"),
            true,
            true);
    return new GitHubProvider(registration, gitHub.base(), gitHub.base() + "/api/v3", calls);
  }
}
