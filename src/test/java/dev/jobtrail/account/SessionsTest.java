package dev.jobtrail.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class SessionsTest {

  @Inject DataSource dataSource;

  private Api.TestAccount account;

  @BeforeEach
  void signUp() {
    StandingClock.CLOCK.set("2026-03-04T10:00:15Z");
    account = Api.newAccount();
  }

  @Test
  void hidesTheSessionFromScriptsAndForeignPages() {
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("login", account.username(), "password", Api.PASSWORD))
        .post("/auth/sign-in")
        .then()
        .header("Set-Cookie", containsString("HttpOnly"))
        .header("Set-Cookie", containsString("SameSite=Lax"))
        .header("Set-Cookie", not(containsString("Secure")));
  }

  @Test
  void endsASessionThatLayUnusedForAWeek() {
    for (int day = 0; day < 3; day++) {
      StandingClock.CLOCK.advance(Duration.ofDays(7).minusSeconds(1));
      account.browser().get("/account").then().statusCode(200);
    }
    StandingClock.CLOCK.advance(Duration.ofDays(7));
    account.browser().get("/account").then().statusCode(401);
  }

  @Test
  void endsASessionAfterItsLifetimeHoweverBusyItIs() {
    for (int day = 1; day < 30; day++) {
      StandingClock.CLOCK.advance(Duration.ofDays(1));
      account.browser().get("/account").then().statusCode(200);
    }
    StandingClock.CLOCK.advance(Duration.ofDays(1));
    account.browser().get("/account").then().statusCode(401);
  }

  @Test
  void writesAUseDownEveryFiveMinutesOnly() throws SQLException {
    var signedIn = StandingClock.CLOCK.instant();
    StandingClock.CLOCK.advance(Duration.ofMinutes(5).minusSeconds(1));
    account.browser().get("/account").then().statusCode(200);
    assertThat(lastUse()).isEqualTo(signedIn);

    StandingClock.CLOCK.advance(Duration.ofSeconds(1));
    account.browser().get("/account").then().statusCode(200);
    assertThat(lastUse()).isEqualTo(signedIn.plus(Duration.ofMinutes(5)));
  }

  @Test
  void knowsSessionsOfAnEarlierVersion() throws SQLException {
    execute(
        "update account_session set last_used_at = null, confirmed_at = null, method = null,"
            + " browser = null");
    account.browser().get("/account").then().statusCode(200);
    StandingClock.CLOCK.advance(Duration.ofMinutes(6));
    account
        .browser()
        .get("/account/sessions")
        .then()
        .statusCode(200)
        .body("[0].browser", equalTo(null))
        .body("[0].lastUsedAt", equalTo("2026-03-04T10:06:15.000Z"));
  }

  @Test
  void countsAsConfirmedForTenMinutes() {
    StandingClock.CLOCK.advance(Duration.ofMinutes(10).minusSeconds(1));
    makeKey(201);
    StandingClock.CLOCK.advance(Duration.ofSeconds(1));
    makeKey(403);
    account
        .browser()
        .body(Map.of("currentPassword", Api.PASSWORD))
        .post("/account/confirmation")
        .then()
        .statusCode(204);
    makeKey(201);
    StandingClock.CLOCK.advance(Duration.ofMinutes(10));
    makeKey(403);
  }

  private void makeKey(int status) {
    account.browser().body(Map.of("name", "another")).post("/api-keys").then().statusCode(status);
  }

  private Instant lastUse() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement =
            connection.prepareStatement(
                "select last_used_at from account_session join account on account.id = account_id"
                    + " where username = ?")) {
      statement.setString(1, account.username());
      var row = statement.executeQuery();
      row.next();
      return row.getTimestamp(1).toInstant();
    }
  }

  private void execute(String update) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.executeUpdate(update);
    }
  }
}
