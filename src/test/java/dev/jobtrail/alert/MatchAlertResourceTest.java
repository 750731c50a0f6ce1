package dev.jobtrail.alert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Without a mail server. */
@QuarkusTest
@TestProfile(NoBrowser.class)
@WithTestResource(PostgresResource.class)
class MatchAlertResourceTest {

  @Inject Clock clock;

  @Inject DueDigests digests;

  private Operator operator;

  @BeforeEach
  void signUp() {
    operator = Operator.create();
  }

  @Test
  void isOffAtFirst() {
    operator
        .get("/match-alerts")
        .statusCode(200)
        .body("frequency", equalTo("off"))
        .body("hour", equalTo(7))
        .body("timeZone", equalTo("UTC"))
        .body("nextAt", nullValue());
  }

  @Test
  void keepsSettingsWithoutAMailServerAndTellsSo() {
    var settings = Map.of("frequency", "weekly", "hour", 18, "timeZone", "Europe/Berlin");
    operator
        .put("/match-alerts", settings)
        .statusCode(200)
        .body("frequency", equalTo("weekly"))
        .body("hour", equalTo(18))
        .body("timeZone", equalTo("Europe/Berlin"))
        .body("sendsMail", equalTo(false));
    var next = Instant.parse(operator.get("/match-alerts").extract().path("nextAt"));
    assertThat(next).isBetween(clock.instant(), clock.instant().plus(Duration.ofDays(8)));
    assertThat(operator.get("/account/export").extract().asString())
        .contains("\"matchAlerts\"", "\"matchFeed\"", "Europe/Berlin");

    digests.runDue();
    operator.get("/match-alerts").body("nextAt", equalTo(next.toString().replace("Z", ".000Z")));
  }

  @Test
  void keepsTheHourWhileOff() {
    operator.put("/match-alerts", Map.of("frequency", "daily", "hour", 0)).statusCode(200);
    operator
        .put("/match-alerts", Map.of("frequency", "off", "hour", 23))
        .statusCode(200)
        .body("nextAt", nullValue())
        .body("hour", equalTo(23));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"frequency\": null}",
        "{\"frequency\": \"hourly\"}",
        "{\"frequency\": \"daily\", \"hour\": 24}",
        "{\"frequency\": \"daily\", \"hour\": -1}",
        "{\"frequency\": \"daily\", \"hour\": \"7\"}",
        "{\"frequency\": \"daily\", \"timeZone\": \"Mars/Olympus\"}",
        "{\"frequency\": \"daily\", \"timeZone\": \"+02:00\"}",
        "{\"frequency\": \"daily\", \"day\": \"monday\"}"
      })
  void refusesSettingsThatMeanNothing(String body) {
    operator.put("/match-alerts", body).statusCode(400);
    operator.get("/match-alerts").body("frequency", equalTo("off"));
  }

  @Test
  void refusesAKeyWithoutTheScope() {
    var limited = operator.account().withKey(Map.of("scopes", List.of("discovery")));
    limited.get().get("/match-alerts").then().statusCode(403);
    limited.get().post("/match-feed").then().statusCode(403).body(containsString("account"));
  }
}
