package dev.jobtrail.sharing.visit;

import static dev.jobtrail.sharing.Shared.stranger;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.sharing.Shared;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SettableClock;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import dev.jobtrail.testing.StoredAccounts;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class StatisticsResourceTest {

  private static final SettableClock CLOCK = StandingClock.CLOCK;

  @Inject DataSource dataSource;
  @Inject VisitSummarizer summarizer;

  private Shared shared;

  @BeforeEach
  void shareAResume() {
    CLOCK.advance(Duration.ofDays(400));
    var owner = Api.newAccount();
    StoredAccounts.verifyAddress(dataSource, owner);
    shared = Shared.resume(owner);
  }

  @Test
  void answersNothingBeforeTheFirstVisit() {
    shared
        .owner()
        .request()
        .get("/resumes/" + shared.id() + "/statistics")
        .then()
        .statusCode(200)
        .header("ETag", notNullValue())
        .body(
            "keySet()",
            equalTo(Set.of("isPublic", "views", "downloads", "lastViewedAt", "lastDownloadedAt")))
        .body("isPublic", equalTo(true))
        .body("views", equalTo(0))
        .body("downloads", equalTo(0));
    shared.share(false);
    assertThat(shared.statistics().getBoolean("isPublic")).isFalse();
  }

  @Test
  void countsAVisitorAgainInTheNextHour() {
    moveTo("12:59:59.999");
    view();
    view();
    moveTo("13:00:00.000");
    view();

    assertThat(shared.views()).isEqualTo(2);
    assertThat(shared.statistics().getString("lastViewedAt")).endsWith("T13:00:00.000Z");
  }

  @Test
  void fillsDaysInUtcOldestFirst() {
    moveTo("23:59:59.999");
    view();
    download();
    CLOCK.advance(Duration.ofMillis(1));
    view();

    var days = daily(3);

    assertThat(days).extracting(it -> it.get("date")).isSorted().hasSize(3);
    assertThat(days.getLast().get("date")).isEqualTo(today());
    assertThat(days).extracting(it -> it.get("views")).containsExactly(0, 1, 1);
    assertThat(days).extracting(it -> it.get("downloads")).containsExactly(0, 1, 0);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "365,365"})
  void answersAsManyDaysAsAreAskedFor(int days, int answered) {
    assertThat(daily(days)).hasSize(answered);
  }

  @Test
  void answersAMonthUnlessAskedForMore() {
    shared
        .owner()
        .request()
        .get("/resumes/" + shared.id() + "/statistics/daily")
        .then()
        .statusCode(200)
        .body("$", hasSize(30));
  }

  @ParameterizedTest
  @CsvSource({
    "0,VALIDATION_FAILED",
    "366,VALIDATION_FAILED",
    "-1,VALIDATION_FAILED",
    "x,BAD_REQUEST",
    "1.5,BAD_REQUEST"
  })
  void refusesOtherNumbersOfDays(String days, String code) {
    var answer =
        shared
            .owner()
            .request()
            .queryParam("days", days)
            .get("/resumes/" + shared.id() + "/statistics/daily")
            .then()
            .statusCode(400)
            .body("code", equalTo(code));
    if (code.equals("VALIDATION_FAILED")) {
      answer.body("details.field", hasItem("days"));
    }
  }

  @Test
  void areTheOwnersAlone() {
    var another = Api.newAccount();
    for (var id : List.of(shared.id(), UUID.randomUUID().toString(), "none")) {
      another.request().get("/resumes/" + id + "/statistics").then().statusCode(404);
      another.request().get("/resumes/" + id + "/statistics/daily").then().statusCode(404);
    }
    stranger().get("/resumes/" + shared.id() + "/statistics").then().statusCode(401);
    stranger().get("/resumes/" + shared.id() + "/statistics/daily").then().statusCode(401);
  }

  @Test
  void stayTheSameWhenTheyAreSummedUp() throws SQLException {
    moveTo("22:00:00.000");
    view();
    download();
    download();
    CLOCK.advance(Duration.ofHours(3));
    view();
    var total = shared.statistics().prettify();
    var byDay = daily(5);

    CLOCK.advance(Duration.ofHours(3));
    summarizer.runDue();

    assertThat(count("resume_view where resume_id = '" + shared.id() + "'")).isZero();
    assertThat(count("resume_download where resume_id = '" + shared.id() + "'")).isZero();
    assertThat(shared.statistics().prettify()).isEqualTo(total);
    assertThat(daily(5)).isEqualTo(byDay);
    view();
    download();
    assertThat(shared.views()).isEqualTo(3);
    assertThat(shared.downloads()).isEqualTo(3);
    summarizer.runDue();
    assertThat(shared.downloads()).isEqualTo(3);
  }

  @Test
  void loseNothingWhileTheyAreSummedUpAtOnce() throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      download();
    }
    CLOCK.advance(Duration.ofHours(3));

    var seen =
        Parallel.run(
            8,
            () -> {
              summarizer.runDue();
              return shared.downloads();
            });

    assertThat(seen).containsOnly(20);
  }

  @Test
  void areSummedUpInBatches() throws SQLException {
    download();
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(
          """
          insert into resume_download (resume_id, at)
          select resume_id, at from resume_download cross join generate_series(1, 45000)
          where resume_id = '%s'
          """
              .formatted(shared.id()));
    }
    CLOCK.advance(Duration.ofHours(3));

    summarizer.runDue();

    assertThat(count("resume_download")).isZero();
    assertThat(shared.downloads()).isEqualTo(45_001);
  }

  @Test
  void leaveTheHourUnderWayAlone() throws SQLException {
    moveTo("12:00:00.000");
    view();
    CLOCK.advance(Duration.ofMinutes(119));

    summarizer.runDue();

    assertThat(count("resume_view where resume_id = '" + shared.id() + "'")).isOne();
  }

  @Test
  void forgetThePastDaysSecret() throws SQLException {
    moveTo("23:00:00.000");
    view();
    CLOCK.advance(Duration.ofHours(1));
    view();
    summarizer.runDue();
    assertThat(count("visitor_secret")).isGreaterThanOrEqualTo(2);

    CLOCK.advance(Duration.ofHours(26));
    summarizer.runDue();

    assertThat(count("visitor_secret")).isZero();
  }

  @Test
  void storeNoAddressAndNoUserAgent() throws SQLException {
    stranger().header("User-Agent", "Mosaic").get(shared.path()).then().statusCode(200);

    assertThat(
            count(
                "resume_view v where v::text like '%127.0.0.1%' or v::text like '%Mosaic%' or"
                    + " encode(visitor, 'escape') like '%Mosaic%' or octet_length(visitor) <> 32"))
        .isZero();
  }

  @Test
  void goWithTheResume() throws SQLException {
    view();
    download();
    CLOCK.advance(Duration.ofHours(3));
    summarizer.runDue();
    view();
    download();

    shared.owner().request().delete("/resumes/" + shared.id()).then().statusCode(204);

    assertNothingIsLeft();
  }

  @Test
  void goWithTheAccount() throws SQLException {
    view();
    download();
    CLOCK.advance(Duration.ofHours(3));
    summarizer.runDue();
    view();

    shared.owner().deleteWholly();

    assertNothingIsLeft();
  }

  @Test
  void areInTheExportOfTheAccount() {
    view();
    download();

    shared
        .owner()
        .request()
        .get("/account/export")
        .then()
        .statusCode(200)
        .body("statistics", hasSize(1))
        .body("statistics[0].resumeId", equalTo(shared.id()))
        .body("statistics[0].days[0].date", equalTo(today()))
        .body("statistics[0].days[0].views", equalTo(1))
        .body("statistics[0].days[0].downloads", equalTo(1));
  }

  @Test
  void outlastThePassThatEndsAfterTenMinutes() {
    shared.protect(Shared.PASSWORD);
    var pass = shared.pass();
    CLOCK.advance(Duration.ofMinutes(10).minusMillis(1));
    stranger().cookie(pass).get(shared.path()).then().statusCode(200);

    CLOCK.advance(Duration.ofMillis(1));

    stranger().cookie(pass).get(shared.path()).then().statusCode(401);
    assertThat(shared.views()).isOne();
  }

  private void view() {
    stranger().get(shared.path()).then().statusCode(200);
  }

  private void download() {
    stranger().post(shared.path() + "/download").then().statusCode(200);
  }

  private List<Map<String, Object>> daily(int days) {
    return shared
        .owner()
        .request()
        .queryParam("days", days)
        .get("/resumes/" + shared.id() + "/statistics/daily")
        .then()
        .statusCode(200)
        .extract()
        .path("$");
  }

  private static String today() {
    return CLOCK.instant().toString().substring(0, 10);
  }

  /** On the next day, so that time never goes back. */
  private static void moveTo(String time) {
    CLOCK.advance(Duration.ofDays(1));
    CLOCK.set(today() + "T" + time + "Z");
  }

  private void assertNothingIsLeft() throws SQLException {
    for (var table : List.of("resume_view", "resume_download", "resume_statistics")) {
      assertThat(count(table + " where resume_id = '" + shared.id() + "'")).as(table).isZero();
    }
  }

  private int count(String from) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + from)) {
      rows.next();
      return rows.getInt(1);
    }
  }
}
