package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.PostgresResource;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;

/** The figures over applications that were there before there were figures. */
class FiguresMigrationTest {

  private static final String BEFORE = "10";

  private static final String APPLICATIONS =
      """
      insert into account (id, username, email, name, created_at, updated_at)
      values ('%1$s', 'u%2$s', 'u%2$s@example.com', 'U', now(), now());
      insert into posting (id, account_id, source, title, created_at, updated_at)
      select gen_random_uuid(), '%1$s', 'MANUAL', 'Engineer', now(), now() from generate_series(1, 90);
      insert into application (id, account_id, posting_id, status, status_changed_at, apply_source,
        created_at, updated_at)
      select id, account_id, id, 'INTERVIEW', now(), 'ORIGINAL', now(), now()
      from posting where account_id = '%1$s';
      insert into application_status_change (id, application_id, at, from_status, to_status, moved_by)
      select gen_random_uuid(), a.id, timestamptz '2026-01-01' + k * interval '1 day',
        (array[null, 'SAVED', 'SAVED', 'SUBMITTED'])[k],
        (array['SAVED', 'SAVED', 'SUBMITTED', 'INTERVIEW'])[k], 'OWNER'
      from application a, generate_series(1, 4) k where a.account_id = '%1$s'
      """;

  private static final String FIGURES =
      "select kind || ' ' || status || ' ' || sum(number) from application_figure"
          + " where account_id = '%s' group by kind, status order by 1";

  private final DataSource source = Database.of(new PostgresResource().start());

  @Test
  void areFilledInAndTheSameAsThoseOfNewApplications() throws SQLException {
    var before = "00000000-0000-7000-8000-000000000001";
    var after = "00000000-0000-7000-8000-000000000002";
    Flyway.configure().dataSource(source).target(BEFORE).load().migrate();
    execute(APPLICATIONS.formatted(before, 1));

    Flyway.configure().dataSource(source).load().migrate();
    execute(APPLICATIONS.formatted(after, 2));

    assertThat(strings(FIGURES.formatted(before)))
        .containsExactly(
            "FURTHEST INTERVIEW 90", "STATUS INTERVIEW 90", "STAY SAVED 90", "STAY SUBMITTED 90")
        .isEqualTo(strings(FIGURES.formatted(after)));
    assertThat(
            strings(
                "select distinct status || ' ' || milliseconds from application_stay order by 1"))
        .containsExactly("SAVED 172800000", "SUBMITTED 86400000");
  }

  private List<String> strings(String sql) throws SQLException {
    try (var connection = source.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      var strings = new ArrayList<String>();
      while (rows.next()) {
        strings.add(rows.getString(1));
      }
      return strings;
    }
  }

  private void execute(String sql) throws SQLException {
    try (var connection = source.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
