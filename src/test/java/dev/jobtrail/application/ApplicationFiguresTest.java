package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.client.Person;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures that triggers keep up, held against what the histories say. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApplicationFiguresTest {

  private static final String[] STATUSES = {
    "SAVED", "REVIEWED", "SUBMITTED", "SCREENING", "INTERVIEW", "OFFER", "REJECTED"
  };

  /** What was asked before there were figures: everything, read anew. */
  private static final String BY_STATUS =
      "select status, count(*) from application where person_id = '%s' group by 1 order by 1";

  private static final String FURTHEST =
      """
      select furthest, count(*) from (
        select max(greatest(funnel_stage(h.to_status),
          case when a.submitted_at is null then 1 else 2 end)) as furthest
        from application a join application_status_change h on h.application_id = a.id
        where a.person_id = '%s' group by a.id) as reached
      group by 1 order by 1
      """;

  private static final String MEDIAN =
      """
      select status,
        cast(percentile_cont(0.5) within group (order by seconds) as float8) / 86400
      from (
        select h.to_status as status, extract(epoch from
          lead(h.at) over (partition by h.application_id order by h.at, h.id) - h.at) as seconds
        from application a join application_status_change h on h.application_id = a.id
        where a.person_id = '%s' and h.from_status is distinct from h.to_status) as stay
      where seconds is not null group by 1 order by 1
      """;

  @Inject AgroalDataSource dataSource;
  @Inject ApplicationCounts counts;
  @Inject TallyCompactor tallies;

  private UUID account;

  @BeforeEach
  void begin() {
    account = Tracker.create().accountId();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void areWhatTheHistoriesSay(long seed) throws SQLException {
    var random = new Random(seed);
    for (int i = 0; i < 40; i++) {
      track(random, 1 + random.nextInt(6));
    }
    assertFigures();
    for (int i = 0; i < 40; i++) {
      change(random);
    }
    assertFigures();
    tallies.addUpFigures(0, 1);
    assertFigures();
    execute(
        "delete from posting where id in"
            + " (select id from posting where account_id = '%s' limit 15)".formatted(account));
    assertFigures();
    tallies.addUpFigures(0, 1_000);
    assertFigures();
    tallies.runDue();
    tallies.addUpSome();
    assertFigures();
  }

  @Test
  void areThoseOfNobodyOnceAllIsDeleted() throws SQLException {
    var random = new Random(4);
    for (int i = 0; i < 10; i++) {
      track(random, 3);
    }
    execute("delete from posting where account_id = '%s'".formatted(account));
    tallies.addUpFigures(0, 1_000);

    assertThat(rows("select 1, 1 from application_figure where account_id = '%s'")).isEmpty();
    assertThat(rows("select 1, 1 from application_stay where person_id = '%s'")).isEmpty();
    assertThat(QuarkusTransaction.requiringNew().call(() -> counts.of(person())).total()).isZero();
  }

  private void assertFigures() throws SQLException {
    var stats = QuarkusTransaction.requiringNew().call(() -> counts.of(person()));
    for (var row : rows(BY_STATUS)) {
      assertThat(stats.byStatus())
          .containsEntry(ApplicationStatus.valueOf(row.get(0)), number(row));
    }
    var total = rows(BY_STATUS).stream().mapToLong(ApplicationFiguresTest::number).sum();
    assertThat(stats.total()).isEqualTo(total);
    var furthest = rows(FURTHEST);
    for (int stage = 0; stage < stats.funnel().size(); stage++) {
      var place = stage + 1;
      var reached =
          furthest.stream()
              .filter(row -> Integer.parseInt(row.get(0)) >= place)
              .mapToLong(ApplicationFiguresTest::number)
              .sum();
      assertThat(stats.funnel().get(stage).reached()).isEqualTo(reached);
    }
    var medians = rows(MEDIAN);
    assertThat(medians).isNotEmpty();
    for (var row : medians) {
      var days = Math.round(Double.parseDouble(row.get(1)) * 100) / 100.0;
      assertThat(stats.medianDaysInStage())
          .containsEntry(ApplicationStatus.valueOf(row.get(0)), days);
    }
    assertThat(stats.medianDaysInStage().values().stream().filter(it -> it != null).count())
        .isEqualTo(medians.size());
  }

  private Person person() {
    return new Person(account, null);
  }

  private static long number(List<String> row) {
    return Long.parseLong(row.get(1));
  }

  /** An application whose history comes in one statement. */
  private void track(Random random, int changes) throws SQLException {
    var id = UUID.randomUUID();
    var lines = new ArrayList<String>();
    String from = null;
    var at = 0L;
    for (int i = 0; i < changes; i++) {
      var to = i == 0 ? "SAVED" : STATUSES[random.nextInt(STATUSES.length)];
      lines.add(line(id, at, from, to));
      at += random.nextInt(10) == 0 ? 0 : random.nextLong(40L * 86_400_000);
      from = to;
    }
    execute(
        """
        insert into posting (id, account_id, source, title, created_at, updated_at)
        values ('%1$s', '%2$s', 'MANUAL', 'Engineer', now(), now());
        insert into application (id, account_id, posting_id, status, status_changed_at, apply_source,
          submitted_at, created_at, updated_at)
        values ('%1$s', '%2$s', '%1$s', '%3$s', now(), 'ORIGINAL', %5$s, now(), now());
        %4$s
        """
            .formatted(id, account, from, inserting(lines), submission(random)));
  }

  /** Another line of some history, seldom one before its end. */
  private void change(Random random) throws SQLException {
    var row =
        rows("select a.id, a.status from application a where a.account_id = '%s'"
                + " order by md5(a.id::text || '"
                + random.nextInt()
                + "') limit 1")
            .getFirst();
    var to = STATUSES[random.nextInt(STATUSES.length)];
    var at = random.nextLong(200L * 86_400_000);
    execute(
        "update application set status = '%s', submitted_at = %s where id = '%s'; "
                .formatted(to, submission(random), row.get(0))
            + inserting(List.of(line(UUID.fromString(row.get(0)), at, row.get(1), to))));
  }

  /** A time of submission, which the history need not have. */
  private static String submission(Random random) {
    return random.nextInt(3) == 0 ? "now()" : "null";
  }

  private static String inserting(List<String> lines) {
    return "insert into application_status_change"
        + " (id, application_id, at, from_status, to_status, moved_by) values "
        + String.join(", ", lines);
  }

  private static String line(UUID application, long milliseconds, String from, String to) {
    return "('%s', '%s', timestamptz '2026-01-01 00:00:00Z' + interval '%d milliseconds', %s, '%s', 'OWNER')"
        .formatted(
            UUID.randomUUID(),
            application,
            milliseconds,
            from == null ? "null" : "'" + from + "'",
            to);
  }

  /** Two columns of each row, as text. */
  private List<List<String>> rows(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql.formatted(account))) {
      var all = new ArrayList<List<String>>();
      while (rows.next()) {
        all.add(List.of(rows.getString(1), rows.getString(2)));
      }
      return all;
    }
  }

  private void execute(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
