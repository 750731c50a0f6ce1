package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Database;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Holds the schema to what sharding by account needs, see docs/capacity.md. */
class ShardingTest {

  /** Tables whose rows belong to no account, each with the reason. */
  private static final Map<String, String> OF_NO_ACCOUNT =
      Map.ofEntries(
          Map.entry("account", "its id is the account"),
          Map.entry("mail", "of an account, or to an address that has none"),
          Map.entry("approval_link_secret", "a secret of the installation"),
          Map.entry("attempt_link_secret", "a secret of the installation"),
          Map.entry("two_step_key", "a secret of the installation"),
          Map.entry("visitor_secret", "a secret of the installation for one day"),
          Map.entry("passkey_challenge", "a browser that is not signed in yet"),
          Map.entry("provider_sign_in", "a browser that is not signed in yet"),
          Map.entry("rate_limit_bucket", "subjects of all kinds, addresses included"),
          Map.entry("scheduled_tasks", "the queues of all processes"),
          Map.entry("stored_response", "responses of boards, shared by all accounts"),
          Map.entry("host_turn", "hosts of boards"),
          Map.entry("exchange_rate", "the rates of a day"),
          Map.entry("flyway_schema_history", "the version of the schema"));

  /** A table has the account if its account_id is never null. */
  private static final String WITH_ACCOUNT =
      """
      select c.oid, c.relname from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and a.attnotnull
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      """;

  private static final DataSource SOURCE = Database.migrated();

  /** By a column, or by one reference that is never null. */
  @Test
  void reachesTheAccountOfEveryRowInOneStep() throws SQLException {
    assertThat(
            strings(
                """
                with owned as (%s)
                select c.relname from pg_class c
                where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
                  and c.oid not in (select oid from owned)
                  and not exists (
                    select from pg_constraint k
                    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1] and a.attnotnull
                    where k.contype = 'f' and k.conrelid = c.oid and k.confrelid in (select oid from owned))
                """
                    .formatted(WITH_ACCOUNT)))
        .containsExactlyInAnyOrderElementsOf(OF_NO_ACCOUNT.keySet());
  }

  /** Rows of two shards cannot refer to each other. */
  @Test
  void refersFromAccountsToRowsOfAccountsOnly() throws SQLException {
    assertThat(
            strings(
                """
                with owned as (%s)
                select k.conname from pg_constraint k
                where k.contype = 'f' and k.confrelid <> 'account'::regclass
                  and k.confrelid not in (select oid from owned)
                """
                    .formatted(WITH_ACCOUNT)))
        .isEmpty();
  }

  /**
   * What finds an account without knowing it needs a directory that all shards share. Ids are
   * random and need none to be unique.
   */
  @Test
  void findsAccountsByTheseKeysOnly() throws SQLException {
    assertThat(
            strings(
                """
                select i.indexrelid::regclass::text from pg_index i
                join pg_class c on c.oid = i.indrelid
                where c.relnamespace = 'public'::regnamespace and i.indisunique
                  and (c.relname = 'account' or c.relname <> all ('{%s}'))
                  and not exists (
                    select from pg_attribute a
                    where a.attrelid = c.oid and a.attnum = any (i.indkey) and a.atttypid = 'uuid'::regtype)
                """
                    .formatted(String.join(",", OF_NO_ACCOUNT.keySet()))))
        .containsExactlyInAnyOrder(
            "account_username_key",
            "account_email",
            "account_provider_subject",
            "passkey_credential_id_key",
            "account_session_token_hash_key",
            "account_token_token_hash_key",
            "account_deletion_token_hash_key",
            "api_key_key_hash_key",
            "approval_token_hash_key",
            "calendar_feed_token_hash_key",
            "match_feed_token_hash_key",
            "match_alert_link_pkey",
            "oauth_token_pkey",
            "resume_download_pkey"); // numbers of a sequence, of which each shard has its own
  }

  private static List<String> strings(String sql) throws SQLException {
    try (var connection = SOURCE.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      var strings = new ArrayList<String>();
      while (rows.next()) {
        strings.add(rows.getString(rows.getMetaData().getColumnCount()));
      }
      return strings;
    }
  }
}
