package dev.jobtrail.ratelimit;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StandingClock;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(LimitFilterTest.FewRequests.class)
class LimitFilterTest {

  public static class FewRequests implements QuarkusTestProfile {

    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "jobtrail.limits.key-per-hour", "4", "jobtrail.limits.resume-changes-per-minute", "2");
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

  private static void assertHeaders(Response response, int limit, int remaining, int reset) {
    assertThat(response.header("RateLimit-Limit")).isEqualTo(String.valueOf(limit));
    assertThat(response.header("RateLimit-Remaining")).isEqualTo(String.valueOf(remaining));
    assertThat(response.header("RateLimit-Reset")).isEqualTo(String.valueOf(reset));
  }
}
