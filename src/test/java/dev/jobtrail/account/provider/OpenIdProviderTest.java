package dev.jobtrail.account.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import dev.jobtrail.testing.GitHubServer;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.SettableClock;
import dev.jobtrail.trace.Tracer;
import io.vertx.core.Vertx;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenIdProviderTest {

  private static final Vertx VERTX = Vertx.vertx();
  private static final String REDIRECT = "https://jobtrail.example/auth/test/callback";
  private static final Provider.Callback CALLBACK = new Provider.Callback("a code", null);

  private final SettableClock clock = new SettableClock("2026-11-21T10:00:00Z");

  /** The SDK goes by the system's clock. */
  private final long now = Instant.now().getEpochSecond();

  private final SignInSecret secret = SignInSecret.random();

  private LocalIssuer issuer;
  private ProviderCalls calls;

  @BeforeEach
  void start() {
    issuer = new LocalIssuer(now);
    calls =
        new ProviderCalls(
            VERTX, new ObjectMapper(), Settings.with("call-time", "1s"), Tracer.off());
    issuer.gives(issuer.signed(claims()));
  }

  @AfterEach
  void stop() {
    calls.close();
    issuer.close();
  }

  @AfterAll
  static void stopVertx() {
    VERTX.close().toCompletionStage().toCompletableFuture().join();
  }

  @Test
  void tellsWhoHasSignedIn() {
    assertThat(identify())
        .isEqualTo(
            new ProviderIdentity(
                issuer.base(), LocalIssuer.SUBJECT, "jane@example.com", "jane", "Jane Doe"));
  }

  @Test
  void redeemsTheCodeWithTheVerifierAndItsOwnSecret() {
    identify();
    assertThat(issuer.forms.getFirst())
        .containsEntry("grant_type", "authorization_code")
        .containsEntry("code", "a code")
        .containsEntry("redirect_uri", REDIRECT)
        .containsEntry("code_verifier", secret.verifier().getValue())
        .doesNotContainKey("client_secret");
    assertThat(issuer.authorizations.getFirst()).startsWith("Basic ");
  }

  @Test
  void sendsTheSecretInTheFormWhereTheIssuerWantsIt() {
    issuer.describesItself(
        it -> it.put("token_endpoint_auth_methods_supported", List.of("client_secret_post")));
    identify();
    assertThat(issuer.forms.getFirst()).containsEntry("client_secret", LocalIssuer.CLIENT_SECRET);
    assertThat(issuer.authorizations.getFirst()).isEqualTo("null");
  }

  @Test
  void keepsTheParametersOfTheIssuersOwnAddress() {
    var address = provider().authorizationUri(secret, REDIRECT);
    assertThat(LocalServer.parameters(address.getRawQuery()))
        .containsEntry("tenant", "1")
        .containsEntry("scope", "openid email profile")
        .containsEntry("state", secret.state().getValue())
        .containsEntry("nonce", secret.nonce().getValue())
        .containsEntry("code_challenge", GitHubServer.challengeOf(secret.verifier().getValue()));
  }

  static Stream<Named<Consumer<Map<String, Object>>>> spoiledClaims() {
    return Stream.of(
        Named.of("another issuer", it -> it.put("iss", "https://evil.example")),
        Named.of("another audience", it -> it.put("aud", "another")),
        Named.of("no audience", it -> it.remove("aud")),
        Named.of("another party", it -> it.put("azp", "another")),
        Named.of("several audiences", it -> it.put("aud", List.of("jobtrail", "another"))),
        Named.of("no expiry", it -> it.remove("exp")),
        Named.of("no time", it -> it.remove("iat")),
        Named.of("no subject", it -> it.remove("sub")),
        Named.of("empty subject", it -> it.put("sub", " ")),
        Named.of("endless subject", it -> it.put("sub", "s".repeat(256))),
        Named.of("NUL in the subject", it -> it.put("sub", "a\0b")),
        Named.of("another nonce", it -> it.put("nonce", "another")),
        Named.of("no nonce", it -> it.remove("nonce")),
        Named.of("nonce of another type", it -> it.put("nonce", 5)),
        Named.of("party of another type", it -> it.put("azp", List.of("jobtrail"))));
  }

  @ParameterizedTest
  @MethodSource("spoiledClaims")
  void refusesATokenWith(Consumer<Map<String, Object>> spoiler) {
    var claims = claims();
    spoiler.accept(claims);
    issuer.gives(issuer.signed(claims));
    assertRefused(Reason.NOT_TRUSTED);
  }

  @Test
  void takesATokenForSeveralThatSaysItIsOurs() {
    var claims = claims();
    claims.put("aud", List.of("another", LocalIssuer.CLIENT_ID));
    claims.put("azp", LocalIssuer.CLIENT_ID);
    issuer.gives(issuer.signed(claims));
    assertThat(identify().subject()).isEqualTo(LocalIssuer.SUBJECT);
  }

  @Test
  void allowsForClocksAMinuteApart() {
    giveATokenThatExpiredBefore(50);
    assertThat(identify().subject()).isEqualTo(LocalIssuer.SUBJECT);
    giveATokenThatExpiredBefore(61);
    assertRefused(Reason.NOT_TRUSTED);
  }

  static Stream<Named<BiFunction<LocalIssuer, Map<String, Object>, String>>> forgeries() {
    return Stream.of(
        Named.of(
            "a key of the issuer's name",
            (it, claims) -> LocalIssuer.signedBy(LocalIssuer.newKey("first"), claims)),
        Named.of(
            "a key that the issuer does not know",
            (it, claims) -> LocalIssuer.signedBy(LocalIssuer.newKey("unknown"), claims)),
        Named.of("the client's own secret", LocalIssuer::signedByTheSecret),
        Named.of("nothing", (it, claims) -> LocalIssuer.unsigned(claims)),
        Named.of(
            "other claims",
            (it, claims) -> {
              var parts = it.signed(claims).split("\\.");
              claims.put("sub", "another");
              return parts[0] + "." + it.signed(claims).split("\\.")[1] + "." + parts[2];
            }));
  }

  @ParameterizedTest
  @MethodSource("forgeries")
  void refusesATokenSignedBy(BiFunction<LocalIssuer, Map<String, Object>, String> forgery) {
    issuer.gives(forgery.apply(issuer, claims()));
    assertRefused(Reason.NOT_TRUSTED);
  }

  @Test
  void takesATokenSignedOnAnEllipticCurve() throws Exception {
    var key = new ECKeyGenerator(Curve.P_256).keyID("curve").generate();
    issuer.answersKeys(it -> LocalServer.reply(it, 200, new JWKSet(key).toString(true)));
    issuer.gives(LocalIssuer.compact(new ECDSASigner(key), JWSAlgorithm.ES256, "curve", claims()));
    assertThat(identify().subject()).isEqualTo(LocalIssuer.SUBJECT);
  }

  static Stream<Named<UnaryOperator<String>>> damages() {
    return Stream.of(
        Named.of("half a token", it -> it.substring(0, 40)), Named.of("rubbish", _ -> "a.b.c"));
  }

  @ParameterizedTest
  @MethodSource("damages")
  void refusesATokenThatIsNone(UnaryOperator<String> damage) {
    issuer.gives(damage.apply(issuer.signed(claims())));
    assertRefused(Reason.PROVIDER_FAILED);
  }

  @Test
  void refusesAnAnswerWithoutAnIdToken() {
    issuer.answersToken(it -> LocalServer.reply(it, 200, "{\"access_token\": \"t\"}"));
    assertRefused(Reason.NOT_TRUSTED);
  }

  @Test
  void tellsNothingOfATokenInTheError() {
    var claims = claims();
    claims.put("exp", now - 1000);
    issuer.gives(issuer.signed(claims));
    assertThatThrownBy(this::identify)
        .hasMessageNotContainingAny("jane", LocalIssuer.SUBJECT, "eyJ")
        .hasNoCause();
  }

  @Test
  void asksForANewKeyAtOnceButNotAgainAndAgain() {
    var provider = provider();
    identify(provider);
    issuer.rotatesItsKey("second");
    issuer.gives(issuer.signed(claims()));
    identify(provider);
    assertThat(issuer.keyRequests).hasValue(2);

    issuer.gives(LocalIssuer.signedBy(LocalIssuer.newKey("unknown"), claims()));
    for (int i = 0; i < 5; i++) {
      assertThatThrownBy(() -> identify(provider)).isInstanceOf(SignInRefusal.class);
    }
    assertThat(issuer.keyRequests).hasValue(2);
  }

  @Test
  void requestsKeysAgainAfterAFailure() {
    var provider = provider();
    issuer.answersKeys(it -> LocalServer.reply(it, 503, ""));
    for (int i = 0; i < 5; i++) {
      assertThatThrownBy(() -> identify(provider)).isInstanceOf(SignInRefusal.class);
    }
    issuer.answersKeys(it -> LocalServer.reply(it, 200, issuer.keySet()));
    assertThat(identify(provider).subject()).isEqualTo(LocalIssuer.SUBJECT);
  }

  @Test
  void keepsDescriptionAndKeysForAnHour() {
    var provider = provider();
    identify(provider);
    identify(provider);
    assertThat(issuer.discoveries).hasValue(1);
    assertThat(issuer.keyRequests).hasValue(1);
    clock.advance(Duration.ofHours(1));
    identify(provider);
    assertThat(issuer.discoveries).hasValue(2);
    assertThat(issuer.keyRequests).hasValue(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"false", "\"false\"", "null", "1", "\"yes\"", "{}"})
  void leavesOutAnAddressThatIsNotVerified(String verified) throws Exception {
    var claims = claims();
    claims.put("email_verified", new ObjectMapper().readValue(verified, Object.class));
    issuer.gives(issuer.signed(claims));
    issuer.answersUserinfo(
        it ->
            LocalServer.reply(
                it,
                200,
                "{\"sub\": \"%s\", \"email\": \"jane@example.com\", \"email_verified\": %s}"
                    .formatted(LocalIssuer.SUBJECT, verified)));
    assertThat(identify().email()).isNull();
  }

  @Test
  void takesTheWordTrueForTrue() {
    var claims = claims();
    claims.put("email_verified", "true");
    issuer.gives(issuer.signed(claims));
    assertThat(identify().email()).isEqualTo("jane@example.com");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jane", "jane@", "@example.com", "a b@example.com", "a\0@example.com"})
  void leavesOutWhatIsNoAddress(String email) {
    var claims = claims();
    claims.put("email", email);
    issuer.gives(issuer.signed(claims));
    assertThat(identify().email()).isNull();
  }

  @Test
  void asksUserinfoForAnAddressThatTheTokenLacks() {
    giveATokenWithoutAddress();
    issuer.answersUserinfo(
        it -> {
          var authorization = it.getRequestHeaders().getFirst("Authorization");
          LocalServer.reply(
              it,
              "Bearer an access token".equals(authorization) ? 200 : 401,
              "{\"sub\": \"%s\", \"email\": \"j@example.com\", \"email_verified\": true}"
                  .formatted(LocalIssuer.SUBJECT));
        });
    assertThat(identify().email()).isEqualTo("j@example.com");
  }

  @Test
  void refusesUserinfoOfSomebodyElse() {
    giveATokenWithoutAddress();
    issuer.answersUserinfo(
        it ->
            LocalServer.reply(
                it,
                200,
                "{\"sub\": \"another\", \"email\": \"j@example.com\", \"email_verified\": true}"));
    assertRefused(Reason.NOT_TRUSTED);
  }

  static Stream<Named<Consumer<Map<String, Object>>>> spoiledDescriptions() {
    return Stream.of(
        Named.of("another issuer", it -> it.put("issuer", "https://evil.example")),
        Named.of("no issuer", it -> it.put("issuer", null)),
        Named.of("no token endpoint", it -> it.put("token_endpoint", null)),
        Named.of("no keys", it -> it.put("jwks_uri", null)),
        Named.of("a file as keys", it -> it.put("jwks_uri", "file:///etc/passwd")),
        Named.of("a relative address", it -> it.put("token_endpoint", "/token")),
        Named.of("no address", it -> it.put("authorization_endpoint", "http://[")));
  }

  @ParameterizedTest
  @MethodSource("spoiledDescriptions")
  void refusesADescriptionWith(Consumer<Map<String, Object>> spoiler) {
    issuer.describesItself(spoiler);
    assertThatThrownBy(() -> provider().authorizationUri(secret, REDIRECT))
        .isInstanceOf(SignInRefusal.class);
  }

  @Test
  void takesAnIssuerWithAndWithoutASlashAtItsEnd() {
    issuer.describesItself(it -> it.put("issuer", issuer.base() + "/"));
    var claims = claims();
    claims.put("iss", issuer.base() + "/");
    issuer.gives(issuer.signed(claims));
    assertThat(identify().issuer()).isEqualTo(issuer.base() + "/");
  }

  @Test
  void wantsToKnowWhoSendsABrowserBackWhereTheIssuerTells() {
    issuer.describesItself(it -> it.put("authorization_response_iss_parameter_supported", true));
    assertRefused(Reason.NOT_TRUSTED);
    var told = new Provider.Callback("a code", issuer.base());
    assertThat(provider().identify(told, secret, REDIRECT).subject())
        .isEqualTo(LocalIssuer.SUBJECT);
  }

  static Stream<Named<LocalServer.Handler>> badAnswers() {
    return Stream.of(
        Named.of("an error", it -> LocalServer.reply(it, 500, "<h1>Oops</h1>")),
        Named.of(
            "an OAuth error", it -> LocalServer.reply(it, 401, "{\"error\": \"invalid_client\"}")),
        Named.of("a redirect", it -> LocalServer.redirect(it, "/token")),
        Named.of("no JSON", it -> LocalServer.reply(it, 200, "hello")),
        Named.of("nothing", it -> LocalServer.reply(it, 200, "")),
        Named.of("an array", it -> LocalServer.reply(it, 200, "[1]")),
        Named.of("no token", it -> LocalServer.reply(it, 200, "{}")),
        Named.of("a number", it -> LocalServer.reply(it, 200, "{\"id_token\": 5}")),
        Named.of("too much", it -> LocalServer.reply(it, 200, " ".repeat(300 * 1024))));
  }

  @ParameterizedTest
  @MethodSource("badAnswers")
  void refusesATokenEndpointThatAnswers(LocalServer.Handler answer) {
    issuer.answersToken(answer);
    assertRefused(Reason.PROVIDER_FAILED);
  }

  @Test
  void tellsAUsedCodeFromAFault() {
    issuer.answersToken(it -> LocalServer.reply(it, 400, "{\"error\": \"invalid_grant\"}"));
    assertRefused(Reason.NOT_STARTED_HERE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hello", "", "[]", "{\"keys\": 5}", "{\"keys\": [{\"kty\": \"RSA\"}]}"})
  void refusesKeysThatCannotBeRead(String keys) {
    issuer.answersKeys(it -> LocalServer.reply(it, 200, keys));
    assertThatThrownBy(this::identify).isInstanceOf(SignInRefusal.class);
  }

  @Test
  void waitsNoLongerThanItMayForABodyThatTrickles() {
    issuer.answersToken(
        it -> {
          it.sendResponseHeaders(200, 0);
          try {
            for (int i = 0; i < 600; i++) {
              it.getResponseBody().write(' ');
              it.getResponseBody().flush();
              Thread.sleep(100);
            }
          } catch (InterruptedException _) {
            // the test is over
          }
        });
    var started = System.nanoTime();
    assertRefused(Reason.PROVIDER_UNREACHABLE);
    assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofSeconds(30));
  }

  @Test
  void tellsThatNobodyAnswers() {
    issuer.close();
    assertThatThrownBy(() -> provider().authorizationUri(secret, REDIRECT))
        .isInstanceOfSatisfying(
            SignInRefusal.class,
            it -> assertThat(it.reason()).isEqualTo(Reason.PROVIDER_UNREACHABLE))
        .hasMessageContaining("cannot be reached")
        .hasMessageContaining("Connection refused");
  }

  @Test
  void bindsNoMoreThreadsThanItMay() throws Exception {
    calls.close();
    calls =
        new ProviderCalls(
            VERTX,
            new ObjectMapper(),
            Settings.with("call-time", "1s", "concurrent-calls", "2"),
            Tracer.off());
    issuer.answersToken(
        it -> {
          try {
            Thread.sleep(5000);
          } catch (InterruptedException _) {
            // the test is over
          }
        });
    var provider = provider();
    provider.authorizationUri(secret, REDIRECT);
    var reasons =
        Parallel.run(
            6,
            () -> {
              try {
                identify(provider);
                return null;
              } catch (SignInRefusal e) {
                return e.reason();
              }
            });
    assertThat(reasons).containsOnly(Reason.BUSY, Reason.PROVIDER_UNREACHABLE);
    assertThat(reasons.stream().filter(it -> it == Reason.BUSY)).hasSize(4);
  }

  @Test
  void asksLinkedInForWhatItCanDo() {
    var linkedIn = provider(registration(false, false));
    var query = LocalServer.parameters(linkedIn.authorizationUri(secret, REDIRECT).getRawQuery());
    assertThat(query).doesNotContainKeys("code_challenge", "code_challenge_method");
    var claims = claims();
    claims.remove("nonce");
    issuer.gives(issuer.signed(claims));
    assertThat(identify(linkedIn).subject()).isEqualTo(LocalIssuer.SUBJECT);
    assertThat(issuer.forms.getFirst()).doesNotContainKey("code_verifier");
    claims.put("nonce", "another");
    issuer.gives(issuer.signed(claims));
    assertThatThrownBy(() -> identify(linkedIn)).isInstanceOf(SignInRefusal.class);
  }

  private void giveATokenThatExpiredBefore(long seconds) {
    var claims = claims();
    claims.put("exp", now - seconds);
    issuer.gives(issuer.signed(claims));
  }

  private void giveATokenWithoutAddress() {
    var claims = claims();
    claims.remove("email");
    claims.remove("email_verified");
    issuer.gives(issuer.signed(claims));
  }

  private Map<String, Object> claims() {
    return issuer.claims(secret.nonce().getValue());
  }

  private ProviderIdentity identify() {
    return identify(provider());
  }

  private ProviderIdentity identify(Provider provider) {
    return provider.identify(CALLBACK, secret, REDIRECT);
  }

  private void assertRefused(Reason reason) {
    assertThatThrownBy(this::identify)
        .isInstanceOfSatisfying(
            SignInRefusal.class,
            it -> assertThat(it.reason()).as(it.getMessage()).isEqualTo(reason));
  }

  private Provider provider() {
    return provider(registration(true, true));
  }

  private Provider provider(Registration registration) {
    return new OpenIdProvider(
        registration, URI.create(issuer.base()), calls, Settings.with(), clock);
  }

  private static Registration registration(boolean hasPkce, boolean hasNonce) {
    return new Registration(
        "test",
        "Test",
        LocalIssuer.CLIENT_ID,
        LocalIssuer.CLIENT_SECRET,
        List.of("openid", "email", "profile"),
        hasPkce,
        hasNonce);
  }
}
