package dev.jobtrail.testing;

import java.sql.SQLException;
import javax.sql.DataSource;

/** Applications of 40 kB each, written into the tables: by requests they would take a minute. */
public final class LargeApplications {

  /** Characters of the notes of each, which every export has. */
  public static final int NOTES = 600 * 32;

  private LargeApplications() {}

  /** Adds so many to an account, each with a posting and its first status. */
  public static void add(DataSource database, Api.TestAccount account, int count)
      throws SQLException {
    var id = account.request().get("/account").then().statusCode(200).extract().path("id");
    try (var connection = database.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(
          """
          with ids as (select gen_random_uuid() as id, n from generate_series(1, %2$d) n),
          posted as (
            insert into posting (id, account_id, source, title, description_raw, created_at, updated_at)
            select id, '%1$s', 'MANUAL', 'Engineer ' || n, repeat(md5(n::text), 600), now(), now()
            from ids returning id)
          insert into application (id, account_id, posting_id, status, status_changed_at,
            apply_source, notes, created_at, updated_at)
          select id, '%1$s', id, 'SAVED', now(), 'ORIGINAL', repeat(md5(id::text), %3$d), now(), now()
          from posted
          """
              .formatted(id, count, NOTES / 32));
      statement.execute(
          """
          insert into application_status_change (id, application_id, at, to_status, moved_by)
          select id, id, now(), 'SAVED', 'OWNER' from application where account_id = '%s'
          """
              .formatted(id));
    }
  }
}
