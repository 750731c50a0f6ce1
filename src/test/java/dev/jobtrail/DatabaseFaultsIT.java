package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A PostgreSQL that answers, but refuses what it is asked. */
@ExtendWith(RestoredPort.class)
class DatabaseFaultsIT {

  private static final int CONNECTIONS = 5;
  private static final Duration SOON = Duration.ofSeconds(60);

  private static DataSource database;
  private static Replica replica;

  /** With limits that a test reaches soon, in an order that it can tell apart. */
  @BeforeAll
  static void start() throws IOException {
    var settings = new HashMap<>(new PostgresResource().start());
    database = Database.of(settings);
    settings.put("quarkus.datasource.jdbc.max-size", String.valueOf(CONNECTIONS));
    settings.put("quarkus.datasource.jdbc.acquisition-timeout", "1s");
    settings.put("jobtrail.database-lock-timeout", "4s");
    settings.put("jobtrail.database-statement-timeout", "6s");
    settings.put("jobtrail.limits.store", "memory");
    settings.put("jobtrail.limits.resume-changes-per-minute", "0");
    replica = Replica.start(settings);
    RestAssured.port = replica.port();
  }

  @AfterAll
  static void stop() {
    replica.close();
  }

  private TestAccount account;
  private String resume;

  @BeforeEach
  void addAResume() {
    account = Api.newAccount();
    resume = account.addResume("Mine");
  }

  @AfterEach
  void takeTheFaultAway() throws SQLException {
    execute(
        "drop trigger if exists fault on resume",
        "drop function if exists fault()",
        "drop sequence if exists fault_tries");
  }

  @ParameterizedTest
  @CsvSource({
    "57014, false, took too long",
    "55P03, false, locked the same data",
    "25006, false, read-only",
    "53100, false, is full",
    "53200, false, short of resources",
    "40001, false, at the same moment",
    "40P01, false, at the same moment",
    // at the commit, where the transaction's manager comes between
    "40001, true, at the same moment",
    "53100, true, is full"
  })
  void isToldInWordsOfItsOwn(String state, boolean atCommit, String words) throws SQLException {
    failWith(state, atCommit, Integer.MAX_VALUE);

    assertUnavailable(change(), words);
    assertThat(name()).isEqualTo("Mine");
  }

  @ParameterizedTest
  @CsvSource({"40001, false", "40P01, false", "40001, true"})
  void isNotSeenWhereASecondTrySucceeds(String state, boolean atCommit) throws SQLException {
    failWith(state, atCommit, 1);

    change().then().statusCode(200).body("name", equalTo("Changed"));

    assertThat(name()).isEqualTo("Changed");
    assertThat(tries()).isEqualTo(2);
  }

  @Test
  void isTriedASecondTimeAndNoThird() throws SQLException {
    failWith("40001", false, Integer.MAX_VALUE);

    assertUnavailable(change(), "at the same moment");

    assertThat(tries()).isEqualTo(2);
  }

  @Test
  void isNotTriedAgainForAnyOther() throws SQLException {
    failWith("53100", false, Integer.MAX_VALUE);

    assertUnavailable(change(), "is full");

    assertThat(tries()).isEqualTo(1);
  }

  @Test
  void endsAWaitForALock() throws SQLException {
    try (var holder = database.getConnection();
        var statement = holder.createStatement()) {
      holder.setAutoCommit(false);
      statement.execute("select from resume where id = '" + resume + "' for update");

      assertUnavailable(change(), "locked the same data");
      assertThat(waiting()).as("statements that go on").isZero();
      holder.rollback();
    }
    change().then().statusCode(200);
  }

  @Test
  void endsAStatementThatTakesTooLong() throws SQLException {
    execute(
        "create function fault() returns trigger language plpgsql as"
            + " $$ begin perform pg_sleep(60); return new; end $$",
        "create trigger fault before update on resume for each row execute function fault()");

    assertUnavailable(change(), "took too long");
    assertThat(waiting()).as("statements that go on").isZero();
  }

  @Test
  void isAPoolWithoutAConnectionToGive() throws Exception {
    try (var callers = Executors.newVirtualThreadPerTaskExecutor();
        var holder = database.getConnection();
        var statement = holder.createStatement()) {
      holder.setAutoCommit(false);
      statement.execute("select from resume where id = '" + resume + "' for update");
      var changes =
          Stream.generate(() -> CompletableFuture.supplyAsync(this::change, callers))
              .limit(CONNECTIONS)
              .toList();
      await().atMost(SOON).until(() -> waiting() == CONNECTIONS);

      assertUnavailable(account.browser().get("/account"), "in use");

      holder.rollback();
      for (var change : changes) {
        change.join().then().statusCode(200);
      }
    }
  }

  /** Many more writers than connections, all of one row. */
  @Test
  void leavesNobodyWithAFaultOfOurs() throws InterruptedException {
    var statuses = Parallel.run(60, () -> change().statusCode());

    assertThat(statuses).containsAnyOf(200).isSubsetOf(200, 503);
  }

  private Response change() {
    return account.request().body(Map.of("name", "Changed")).put("/resumes/" + resume);
  }

  private String name() {
    return account
        .request()
        .get("/resumes/" + resume)
        .then()
        .statusCode(200)
        .extract()
        .path("name");
  }

  private static void assertUnavailable(Response answer, String words) {
    assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(503);
    assertThat(answer.<String>path("code")).isEqualTo("UNAVAILABLE");
    assertThat(answer.<String>path("message"))
        .contains(words)
        .endsWith(".")
        .doesNotContain("SQL", "org.", "planted");
    assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 60);
  }

  /** PostgreSQL itself raises the state: at the update, or when its transaction commits. */
  private static void failWith(String state, boolean atCommit, int times) throws SQLException {
    execute(
        "create sequence fault_tries",
        """
        create function fault() returns trigger language plpgsql as $$
        begin
          if nextval('fault_tries') <= %d then
            raise exception 'planted' using errcode = '%s';
          end if;
          return new;
        end $$
        """
            .formatted(times, state),
        atCommit
            ? "create constraint trigger fault after update on resume deferrable initially deferred"
                + " for each row execute function fault()"
            : "create trigger fault before update on resume for each row execute function fault()");
  }

  private static int tries() throws SQLException {
    return number("select last_value from fault_tries");
  }

  /** How many statements of the service are at the resumes now. */
  private static int waiting() throws SQLException {
    return number(
        "select count(*) from pg_stat_activity where application_name = 'jobtrail'"
            + " and datname = current_database() and state = 'active' and query ~ '\\mresume\\M'");
  }

  private static int number(String sql) throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.createStatement();
        var row = statement.executeQuery(sql)) {
      row.next();
      return row.getInt(1);
    }
  }

  private static void execute(String... statements) throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
    }
  }
}
