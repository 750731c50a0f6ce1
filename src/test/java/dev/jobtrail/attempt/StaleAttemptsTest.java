package dev.jobtrail.attempt;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import dev.jobtrail.testing.StoredAccounts;
import dev.jobtrail.testing.StoredAttempts;
import dev.jobtrail.testing.UpdateReader;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.net.URI;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class StaleAttemptsTest {

  @Inject StaleAttempts stale;
  @Inject StoredAttempts stored;
  @Inject AgroalDataSource dataSource;

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;
  private String application;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    StoredAccounts.verifyAddress(dataSource, applicant.account());
    application = another();
  }

  private String another() {
    var posting = new HashMap<>(Applicant.POSTING);
    posting.put("url", "https://jobs.example.com/" + UUID.randomUUID());
    return applicant.track(posting, null);
  }

  @ParameterizedTest
  @CsvSource({"FILLING,PT10M", "SUBMITTING,PT10M", "ASKING,PT72H", "READY,PT72H"})
  void sweepsWhatWasSilentForTooLong(String state, Duration limit) {
    var fresh = silent(another(), state, limit);
    var old = silent(application, state, limit.plusMillis(1));

    stale.endAll();

    stays(fresh, state);
    applicant
        .get("/attempts/" + old)
        .body("state", equalTo("done"))
        .body("outcome", equalTo("error"))
        .body("autoSubmit", equalTo(false))
        .body("reason", equalTo("The run timed out."))
        .body("blockers", contains("The run timed out."))
        .body("finishedAt", notNullValue())
        .body("questions", state.equals("ASKING") ? contains("Do you travel?", "Why us?") : empty())
        .body("events.kind", contains("error"))
        .body("events.error", contains(true))
        .body("events.text", contains("The run timed out."));
    applicant.application(application).body("status", equalTo("needs_action"));
  }

  @ParameterizedTest
  @CsvSource({"FILLING,PT10M", "SUBMITTING,PT10M", "ASKING,PT72H", "READY,PT72H"})
  void endsWhatWasSilentForTooLongBeforeItIsListed(String state, Duration limit) {
    var fresh = silent(application, state, limit);
    applicant.get("/applications/" + application + "/attempts").statusCode(200);
    stays(fresh, state);

    silentFor(fresh, limit.plusMillis(1));
    var other = silent(another(), state, limit.plusMillis(1));
    applicant
        .get("/applications/" + application + "/attempts")
        .body("state", contains("done"))
        .body("outcome", contains("error"));
    stays(other, state);
  }

  @ParameterizedTest
  @ValueSource(strings = {"FILLING", "SUBMITTING"})
  void letsWhatHasNoBrowserYetWaitForThreeDays(String state) {
    applicant.post("/applications/" + application + "/attempts").statusCode(201);
    String run =
        applicant.get("/applications/" + application + "/attempts").extract().path("[0].id");
    execute("update attempt set state = '%s' where id = '%s'".formatted(state, run));
    silentFor(run, Duration.ofHours(72));
    stale.endAll();
    stays(run, state);

    silentFor(run, Duration.ofHours(72).plusMillis(1));
    stale.endAll();
    stays(run, "DONE");
    used(0);
    applicant.post("/applications/" + application + "/attempts").statusCode(201);
    used(1);
  }

  @Test
  void startsAnewWhereTheProcessOfARunHasDied() {
    String first =
        applicant
            .post("/applications/" + application + "/attempts")
            .statusCode(201)
            .extract()
            .path("id");
    execute("update work set state = 'RUNNING' where application_id = '%s'".formatted(application));
    silentFor(first, Duration.ofMinutes(10).plusMillis(1));

    applicant.post("/applications/" + application + "/attempts").statusCode(201);

    stays(first, "DONE");
    applicant
        .get("/applications/" + application + "/attempts")
        .body("state", contains("filling", "done"));
    used(1);
  }

  @Test
  void neverTellsThatAFormWasNotSentWhichMayHaveBeen() {
    String run = silent(application, "SUBMITTING", Duration.ofMinutes(11));
    stored.beginSubmission(run);
    use(1);

    stale.endAll();

    applicant
        .get("/attempts/" + run)
        .body("outcome", equalTo("error"))
        .body("reason", equalTo("submission not confirmed"))
        .body("blockers", contains("submission not confirmed"));
    applicant.application(application).body("status", equalTo("needs_action"));
    used(1);
    assertThat(number("submission where settled_at is not null and attempt_id = '" + run + "'"))
        .isOne();
    applicant
        .post("/applications/" + application + "/attempts")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"))
        .body("message", containsString("will not be submitted again"));
  }

  @Test
  void givesUnitsBackThatOurFaultHasUsed() {
    silent(application, "FILLING", Duration.ofMinutes(11));
    silent(another(), "FILLING", Duration.ofMinutes(11));
    silent(another(), "SUBMITTING", Duration.ofMinutes(11));
    silent(another(), "ASKING", Duration.ofHours(73));
    silent(another(), "READY", Duration.ofHours(73));
    use(5);

    stale.endAll();

    used(2);
    stale.endAll();
    used(2);
  }

  @Test
  void tellsTheHistoryWhatItHasMoved() {
    silent(application, "READY", Duration.ofHours(73));
    var asking = another();
    silent(asking, "ASKING", Duration.ofHours(73));

    stale.endAll();

    applicant
        .get("/applications/" + application + "/history")
        .body("to", contains("saved", "needs_action"))
        .body("from[1]", equalTo("applying"))
        .body("by[1]", equalTo("system"));
    applicant.get("/applications/" + asking + "/history").body("to", contains("saved"));
  }

  @Test
  void leavesAnApplicationWhereItsPersonHasPutIt() {
    var run = silent(application, "READY", Duration.ofHours(73));
    execute("update application set status = 'INTERVIEW' where id = '%s'".formatted(application));
    stale.endAll();
    stays(run, "DONE");
    applicant.application(application).body("status", equalTo("interview"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"attempt where application_id", "application where id"})
  void passesOverWhatSomebodyElseHolds(String row) throws SQLException {
    var held = silent(application, "FILLING", Duration.ofMinutes(11));
    var free = silent(another(), "FILLING", Duration.ofMinutes(11));
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("select from %s = '%s' for update".formatted(row, application));
      stale.endAll();
      stays(held, "FILLING");
      stays(free, "DONE");
      connection.rollback();
    }
    stale.endAll();
    stays(held, "DONE");
  }

  @Test
  void sweepsMoreThanOneBatch() {
    silent(application, "READY", Duration.ofHours(73));
    copyApplications(2_100);
    assertThat(stale.endAll()).isGreaterThanOrEqualTo(2_101);
    assertThat(number("attempt where state <> 'DONE' and updated_at < '%s'".formatted(before(73))))
        .isZero();
  }

  @Test
  void tellsThoseWhoFollowARun() throws Exception {
    var run = silent(application, "READY", Duration.ofHours(73));
    var updates = base.resolve("/attempts/" + run + "/events");
    try (var reader = UpdateReader.open(updates, applicant.account().key())) {
      await().until(() -> !reader.events().isEmpty());
      stale.endAll();
      await().until(reader::hasEnded);
      assertThat(reader.last().path("outcome").asText()).isEqualTo("error");
    }
  }

  private String silent(String id, String state, Duration time) {
    var status = state.equals("ASKING") ? "NEEDS_ACTION" : "APPLYING";
    return stored.add(id, state, status, StandingClock.CLOCK.instant().minus(time));
  }

  private void silentFor(String run, Duration time) {
    execute(
        "update attempt set updated_at = '%s' where id = '%s'"
            .formatted(StandingClock.CLOCK.instant().minus(time), run));
  }

  private static String before(int hours) {
    return StandingClock.CLOCK.instant().minus(Duration.ofHours(hours)).plusMillis(1).toString();
  }

  private void copyApplications(int count) {
    execute(
        """
        with ids as materialized (
          select gen_random_uuid() as id, gen_random_uuid() as posting_id, a.account_id
          from application a, generate_series(1, %d) where a.id = '%s'),
        postings as (
          insert into posting
            (id, account_id, source, title, company, description_raw, created_at, updated_at)
          select posting_id, account_id, 'MANUAL', 't', 'c', 'd', now(), now() from ids),
        applications as (
          insert into application
            (id, account_id, posting_id, status, status_changed_at, apply_source, created_at,
             updated_at)
          select id, account_id, posting_id, 'APPLYING', now(), 'ORIGINAL', now(), now()
          from ids)
        insert into attempt
          (id, account_id, application_id, state, auto_submit, submit_mode, fields, asked, answers,
           blockers, unit_month, created_at, updated_at)
        select gen_random_uuid(), account_id, id, 'READY', false, 'REVIEW', '[]', '[]', '{}', '{}',
          '2026-01-01', '2026-01-01', '2026-01-01'
        from ids
        """
            .formatted(count, application));
  }

  private void stays(String run, String state) {
    applicant.get("/attempts/" + run).body("state", equalTo(state.toLowerCase(Locale.ROOT)));
  }

  private void use(int units) {
    execute(
        """
        insert into allowance_usage
        select id, 'apply', date '%s', %d from account where username = '%s'
        """
            .formatted(
                StandingClock.CLOCK.instant().toString().substring(0, 8) + "01",
                units,
                applicant.account().username()));
  }

  private void used(int units) {
    applicant.get("/account/usage").body("apply.used", equalTo(units));
  }

  private int number(String from) {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + from)) {
      rows.next();
      return rows.getInt(1);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private void execute(String update) {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(update);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }
}
