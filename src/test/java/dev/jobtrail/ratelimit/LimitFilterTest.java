package dev.jobtrail.ratelimit;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StandingClock;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(LimitFilterTest.FewRequests.class)
class LimitFilterTest {

  /** Few requests, and no trust in proxies. */
  public static class FewRequests implements QuarkusTestProfile {

    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "jobtrail.limits.key-per-hour", "4",
          "jobtrail.limits.ai-per-minute", "2",
          "jobtrail.limits.resume-changes-per-minute", "2",
          "jobtrail.limits.sign-in-per-ten-minutes", "3",
          "jobtrail.limits.password-per-ten-minutes", "2",
          "jobtrail.limits.deletion-progress-per-minute", "2",
          "quarkus.http.proxy.proxy-address-forwarding", "false");
    }

    @Override
    public Set<Class<?>> getEnabledAlternatives() {
      return Set.of(StandingClock.class);
    }
  }

  @BeforeEach
  void startOfAnHour() {
    StandingClock.CLOCK.set("2026-03-04T10:00:15Z");
  }

  @Test
  void tellsTheOwnerOfAKeyWhatIsLeft() {
    var account = Api.newAccount();
    for (int left = 3; left >= 0; left--) {
      var response = account.request().get("/account");
      response.then().statusCode(200);
      assertHeaders(response, 4, left, 3585);
    }
  }

  @Test
  void answersAKeyOverItsHourAsIfItWereMissingButSaysWhenToComeBack() {
    var account = Api.newAccount();
    for (int i = 0; i < 4; i++) {
      account.request().get("/account").then().statusCode(200);
    }
    var missing = given().get("/account");
    var over = account.request().get("/account");
    assertThat(over.statusCode()).isEqualTo(401).isEqualTo(missing.statusCode());
    assertThat(over.body().asString()).isEqualTo(missing.body().asString());
    assertThat(over.header("Retry-After")).isEqualTo("3585");
    assertHeaders(over, 4, 0, 3585);
    missing.then().header("Retry-After", nullValue()).header("RateLimit-Limit", nullValue());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/applications/%s/review",
        "/applications/%s/tailor",
        "/applications/%s/cover-letter",
        "/agent/builder/resumes/%s/messages"
      })
  void countsEachQuestionToTheEngine(String path) {
    var account = Api.newAccount();
    var unknown = path.formatted(UUID.randomUUID());
    for (int i = 0; i < 2; i++) {
      assertThat(account.browser().post(unknown).statusCode()).isIn(400, 404);
    }

    var refused = account.browser().post(unknown);

    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.<String>path("code")).isEqualTo("RATE_LIMITED");
    assertThat(refused.header("Retry-After")).isEqualTo("45");
  }

  @Test
  void admitsAKeyAgainInTheNextHour() {
    var account = Api.newAccount();
    for (int i = 0; i < 4; i++) {
      account.request().get("/account").then().statusCode(200);
    }
    account.request().get("/account").then().statusCode(401);
    StandingClock.CLOCK.advance(Duration.ofSeconds(3585));
    account.request().get("/account").then().statusCode(200);
  }

  @Test
  void limitsNoSessionByTheHour() {
    var account = Api.newAccount();
    for (int i = 0; i < 6; i++) {
      account
          .browser()
          .get("/account")
          .then()
          .statusCode(200)
          .header("RateLimit-Limit", nullValue());
    }
  }

  @Test
  void limitsChangesByTheMinuteWhateverTheyComeWith() {
    var account = Api.newAccount();
    var first = account.request().body(Map.of("name", "First")).post("/resumes");
    first.then().statusCode(201);
    assertHeaders(first, 2, 1, 45);
    var second = account.browser().body(Map.of("name", "Second")).post("/resumes");
    second.then().statusCode(201);
    assertHeaders(second, 2, 0, 45);
    var third = account.browser().body(Map.of("name", "Third")).post("/resumes");
    third
        .then()
        .statusCode(429)
        .body("code", equalTo("RATE_LIMITED"))
        .header("Retry-After", equalTo("45"));
    assertHeaders(third, 2, 0, 45);
    account.request().get("/account").then().statusCode(200).header("RateLimit-Limit", "4");
  }

  @Test
  void refusesBeforeItLooksAtTheBody() {
    var account = Api.newAccount();
    for (int i = 0; i < 2; i++) {
      account.browser().body("{").post("/resumes").then().statusCode(400);
    }
    account.browser().body("{").post("/resumes").then().statusCode(429);
  }

  @Test
  void countsNothingWhereNoKeyIsNeeded() {
    var account = Api.newAccount();
    for (int i = 0; i < 6; i++) {
      account.request().get("/auth/providers").then().statusCode(200);
    }
    assertHeaders(account.request().get("/account"), 4, 3, 3585);
  }

  @Test
  void printsFiveTimesAMinute() {
    var account = Api.newAccount();
    var id = account.browser().body(Map.of("name", "Mine")).post("/resumes").<String>path("id");
    for (int left = 4; left >= 0; left--) {
      var pdf = account.browser().get("/resumes/" + id + "/pdf");
      pdf.then().statusCode(200);
      assertHeaders(pdf, 5, left, 45);
    }
    assertTooMany(account.browser().get("/resumes/" + id + "/pdf"), 45);
    account.browser().get("/resumes/" + id).then().statusCode(200);

    StandingClock.CLOCK.advance(Duration.ofSeconds(45));

    account.browser().get("/resumes/" + id + "/pdf").then().statusCode(200);
  }

  @Test
  void countsAllChangesOfAnAccountTogether() {
    var account = Api.newAccount();
    var id = account.browser().body(Map.of("name", "Mine")).post("/resumes").<String>path("id");
    var path = "/resumes/" + id;
    account.browser().body(Map.of("isLocked", false)).post(path + "/lock").then().statusCode(200);

    assertTooMany(account.browser().body(Map.of("name", "b")).put(path), 45);
    assertTooMany(account.browser().body(Map.of("operations", List.of())).patch(path), 45);
    assertTooMany(account.browser().post(path + "/duplicate"), 45);
    assertTooMany(account.browser().body(Map.of("isLocked", true)).post(path + "/lock"), 45);
    assertTooMany(account.browser().delete(path), 45);
    assertTooMany(
        account.browser().body(Map.of("format", "auto", "data", Map.of())).post("/resumes/import"),
        45);
    account.browser().get(path).then().statusCode(200).body("name", equalTo("Mine"));
  }

  /** Whether the password is right or wrong, and whether there is such an account. */
  @Test
  void limitsTriesToSignInByLogin() {
    var account = Api.newAccount(); // has signed in once
    for (var login : List.of(account.username(), "nobody-" + account.username())) {
      var tries = login.equals(account.username()) ? 2 : 3;
      for (int i = 0; i < tries; i++) {
        signIn(login, "wrong horse battery").then().statusCode(401);
      }
      assertTooMany(signIn(login, "wrong horse battery"), 585);
      assertTooMany(signIn(login.toUpperCase(Locale.ROOT), Api.PASSWORD), 585);
    }

    StandingClock.CLOCK.advance(Duration.ofSeconds(585));

    signIn(account.username(), Api.PASSWORD).then().statusCode(200);
  }

  @Test
  void limitsMailedLinksByAddress() {
    var account = Api.newAccount();
    for (int i = 0; i < 2; i++) {
      post("/auth/password/forgot", Map.of("email", account.email())).then().statusCode(202);
    }

    assertTooMany(post("/auth/password/forgot", Map.of("email", account.email())), 585);
    post("/auth/password/forgot", Map.of("email", "another-" + account.email()))
        .then()
        .statusCode(202);
  }

  /** Tokens cannot be guessed in turn: the address counts, whatever the token and the operation. */
  @Test
  void limitsTriesAtMailedLinks() {
    StandingClock.CLOCK.set("2026-03-04T11:00:15Z");
    post("/auth/verify-email", Map.of("token", "a")).then().statusCode(not(429));
    post("/auth/password/reset", Map.of("token", "b", "password", Api.PASSWORD))
        .then()
        .statusCode(not(429));

    assertTooMany(post("/auth/verify-email", Map.of("token", "c")), 585);
    assertTooMany(
        post("/auth/password/reset", Map.of("token", "d", "password", Api.PASSWORD)), 585);
  }

  private static Response signIn(String login, String password) {
    return post("/auth/sign-in", Map.of("login", login, "password", password));
  }

  private static Response post(String path, Map<String, String> body) {
    return given().contentType(ContentType.JSON).body(body).post(path);
  }

  @Test
  void limitsHowOftenAnAddressLooksForDeletions() {
    for (int i = 0; i < 2; i++) {
      given().get("/account/deletions/unknown").then().statusCode(404);
    }
    assertTooMany(given().get("/account/deletions/unknown"), 45);
  }

  private static void assertTooMany(Response response, int seconds) {
    response
        .then()
        .statusCode(429)
        .body("code", equalTo("RATE_LIMITED"))
        .header("Retry-After", equalTo(String.valueOf(seconds)));
  }

  private static void assertHeaders(Response response, int limit, int remaining, int reset) {
    assertThat(response.header("RateLimit-Limit")).isEqualTo(String.valueOf(limit));
    assertThat(response.header("RateLimit-Remaining")).isEqualTo(String.valueOf(remaining));
    assertThat(response.header("RateLimit-Reset")).isEqualTo(String.valueOf(reset));
  }
}
