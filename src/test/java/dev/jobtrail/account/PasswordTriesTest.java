package dev.jobtrail.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.RawHttp;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class PasswordTriesTest {

  private static final int PER_ACCOUNT = 30;
  private static final int PER_ADDRESS = StandingTime.WRONG_PASSWORDS;
  private static final int PER_DEVICE = 10;
  private static final String DEVICE = "jobtrail_device";
  private static final String WRONG = "a wrong pass phrase";

  @TestHTTPResource("/")
  URI base;

  private static int hour;

  private Api.TestAccount account;

  @BeforeEach
  void startOfAnotherHour() {
    StandingClock.CLOCK.set("2026-05-04T%02d:00:15Z".formatted(hour++));
    account = Api.newAccount();
  }

  @Test
  void comparesFewOf120GuessesFrom120AddressesAndLetsTheOwnerIn() {
    var device = signIn(account.username(), Api.PASSWORD, null).cookie(DEVICE);
    var statuses = new ArrayList<Integer>();
    for (int i = 1; i <= 120; i++) {
      var login = i % 2 == 0 ? account.username() : account.email().toUpperCase();
      statuses.add(guess("127.0.1." + i, login, WRONG).status());
    }
    assertThat(Collections.frequency(statuses, 401)).isEqualTo(PER_ACCOUNT);
    assertThat(statuses.subList(PER_ACCOUNT, 120)).containsOnly(429);

    var stranger = guess("127.0.2.1", account.username(), Api.PASSWORD);
    assertThat(stranger.status()).isEqualTo(429);
    assertThat(stranger.headers()).containsEntry("Retry-After", "3585");
    assertThat(stranger.body()).contains("RATE_LIMITED");
    signIn(account.email(), Api.PASSWORD, device).then().statusCode(200);
    account.browser().get("/account").then().statusCode(200);
  }

  @Test
  void answersForAnUnknownLoginAsForAKnownOne() {
    var known = new ArrayList<String>();
    var unknown = new ArrayList<String>();
    for (int i = 1; i <= PER_ACCOUNT + 2; i++) {
      known.add(shown(guess("127.0.3." + i, account.email(), WRONG)));
      unknown.add(shown(guess("127.0.4." + i, "nobody-" + account.email(), WRONG)));
    }
    assertThat(known.getLast()).startsWith("429");
    assertThat(unknown).isEqualTo(known);
  }

  @Test
  void boundsOneAddressOverAllLogins() {
    var statuses = new ArrayList<Integer>();
    for (int i = 0; i < PER_ADDRESS + 5; i++) {
      statuses.add(guess("127.0.5.1", "somebody-" + i, WRONG).status());
    }
    assertThat(statuses.subList(0, PER_ADDRESS)).containsOnly(401);
    assertThat(statuses.subList(PER_ADDRESS, PER_ADDRESS + 5)).containsOnly(429);
    assertThat(guess("127.0.5.1", account.username(), Api.PASSWORD).status()).isEqualTo(429);
    assertThat(guess("127.0.5.2", account.username(), Api.PASSWORD).status()).isEqualTo(200);
  }

  @Test
  void countsNoRightPasswordsForTheAccountOrTheAddress() {
    for (int i = 0; i < PER_ACCOUNT + 5; i++) {
      var answer = guess("127.0.6." + (1 + i / 10), account.username(), Api.PASSWORD);
      assertThat(answer.status()).isEqualTo(200);
    }
  }

  @Test
  void boundsAKnownBrowserByItself() {
    var device = signIn(account.username(), Api.PASSWORD, null).cookie(DEVICE);
    for (int i = 0; i < PER_DEVICE; i++) {
      signIn(account.username(), WRONG, device).then().statusCode(401);
    }
    signIn(account.username(), Api.PASSWORD, device)
        .then()
        .statusCode(429)
        .header("Retry-After", equalTo("585"));
    // as wrong passwords of the account they count for strangers, too
    var statuses = new ArrayList<Integer>();
    for (int i = 1; i <= PER_ACCOUNT; i++) {
      statuses.add(guess("127.0.7." + i, account.username(), WRONG).status());
    }
    assertThat(Collections.frequency(statuses, 401)).isEqualTo(PER_ACCOUNT - PER_DEVICE);
  }

  @Test
  void knowsABrowserForTheAccountsOnlyThatItHasSignedInTo() {
    var theirs = Api.newAccount();
    var device = signIn(theirs.username(), Api.PASSWORD, null).cookie(DEVICE);
    var statuses = new ArrayList<Integer>();
    for (int i = 0; i < 12; i++) {
      statuses.add(signIn(account.username(), WRONG, device).statusCode());
    }
    assertThat(Collections.frequency(statuses, 429)).isPositive();
    for (int i = 1; i <= PER_ACCOUNT; i++) {
      guess("127.0.8." + i, account.username(), WRONG);
    }
    signIn(account.username(), Api.PASSWORD, device).then().statusCode(429);
    signIn(account.username(), Api.PASSWORD, "of my own making").then().statusCode(429);
  }

  @Test
  void takesNoDeviceThatABrowserHasMadeUp() {
    var made = signIn(account.username(), Api.PASSWORD, "of my own making");
    made.then().statusCode(200).cookie(DEVICE);
    assertThat(made.cookie(DEVICE)).hasSize(43).isNotEqualTo("of my own making");
    assertThat(made.getDetailedCookie(DEVICE).isHttpOnly()).isTrue();
    assertThat(made.getDetailedCookie(DEVICE).getMaxAge()).isEqualTo(180L * 24 * 60 * 60);
  }

  @Test
  void forgetsOtherBrowsersWithAChangedPassword() {
    var thiefs = signIn(account.username(), Api.PASSWORD, null).cookie(DEVICE);
    account
        .browser()
        .body(Map.of("currentPassword", Api.PASSWORD, "newPassword", "tall ships in the bay"))
        .post("/account/password")
        .then()
        .statusCode(204);
    for (int i = 1; i <= PER_ACCOUNT; i++) {
      guess("127.0.9." + i, account.username(), WRONG);
    }
    signIn(account.username(), Api.PASSWORD, thiefs).then().statusCode(429);
  }

  @Test
  void boundsGuessesOfTheCurrentPassword() {
    var statuses = new ArrayList<Integer>();
    for (int i = 0; i < PER_DEVICE + 2; i++) {
      statuses.add(confirm(WRONG).statusCode());
    }
    assertThat(statuses.subList(0, PER_DEVICE)).containsOnly(403);
    assertThat(statuses.subList(PER_DEVICE, PER_DEVICE + 2)).isEqualTo(List.of(429, 429));
    confirm(Api.PASSWORD).then().statusCode(429).header("Retry-After", equalTo("585"));

    StandingClock.CLOCK.advance(Duration.ofSeconds(585));
    confirm(Api.PASSWORD).then().statusCode(204);
  }

  private Response confirm(String password) {
    return account
        .browser()
        .body(Map.of("currentPassword", password))
        .post("/account/confirmation");
  }

  private static Response signIn(String login, String password, String device) {
    var request = given().contentType(ContentType.JSON);
    if (device != null) {
      request.cookie(DEVICE, device);
    }
    return request.body(Map.of("login", login, "password", password)).post("/auth/sign-in");
  }

  private RawHttp.Answer guess(String address, String login, String password) {
    var body = "{\"login\":\"%s\",\"password\":\"%s\"}".formatted(login, password);
    var request =
        """
        POST /auth/sign-in HTTP/1.1\r
        Host: localhost\r
        Content-Type: application/json\r
        Content-Length: %d\r
        Connection: close\r
        \r
        %s"""
            .formatted(body.length(), body);
    return RawHttp.sendFrom(address, base.getPort(), request.getBytes(StandardCharsets.UTF_8));
  }

  /** What tells answers apart, but for the request's own id. */
  private static String shown(RawHttp.Answer answer) {
    return answer.status() + " " + answer.headers().get("Retry-After") + " " + answer.body();
  }
}
