package dev.jobtrail.account;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.UUID;

/** The rows of all tables that belong to an account, in the order in which they can be deleted. */
@ApplicationScoped
class AccountRows {

  /**
   * A table.
   *
   * @param rows selects the places of the account's rows, by an index
   */
  record Table(String name, String rows) {

    static Table of(String name) {
      return new Table(name, "select ctid from " + name + " where account_id = :account");
    }

    /** A table whose rows belong to a resume; their number has no bound. */
    static Table ofResumes(String name) {
      return new Table(
          name,
          "select part.ctid from resume r cross join lateral"
              + " (select ctid from %s where resume_id = r.id offset 0) as part".formatted(name)
              + " where r.account_id = :account");
    }
  }

  /** Credentials and sessions; few rows each. */
  static final List<String> ACCESS =
      List.of(
          "account_session",
          "account_device",
          "account_token",
          "account_provider",
          "account_unlinked_provider",
          "passkey",
          "account_totp",
          "account_recovery_code",
          "idempotent_answer",
          "api_key",
          "calendar_feed",
          "match_feed",
          "match_alert",
          "match_alert_link",
          "reminder",
          "mailbox",
          "oauth_token");

  /** Otherwise every chunk would scan all rows that were deleted before. */
  private static final List<String> BY_INDEX =
      List.of("set local enable_seqscan = off", "set local enable_bitmapscan = off");

  /**
   * Tables with scheduled work come first. Rows of other tables are deleted by cascade; a posting's
   * deletion includes its application and history.
   */
  static final List<Table> CONTENT =
      List.of(
          Table.of("webhook_delivery"),
          Table.of("webhook"),
          Table.of("mailbox_message"),
          Table.of("work"),
          Table.of("attempt"),
          Table.of("discovery_target"),
          Table.of("approval"),
          Table.of("discovery_match"),
          Table.of("discovery_run"),
          Table.of("builder_suggestion"),
          Table.of("builder_message"),
          Table.of("resume_fact"),
          Table.of("apply_profile"),
          Table.of("site_account"),
          Table.of("interview"),
          Table.of("contact"),
          Table.of("attachment"),
          Table.of("saved_view"),
          Table.of("sample_record"),
          Table.of("posting"),
          Table.of("stage"),
          Table.ofResumes("resume_version"),
          Table.ofResumes("resume_view"),
          Table.ofResumes("resume_download"),
          Table.ofResumes("resume_statistics"),
          Table.of("resume"),
          Table.of("application_figure"),
          Table.of("client"),
          Table.of("account_import_part"),
          Table.of("account_import"),
          Table.of("mail"),
          Table.of("account_notice"),
          Table.of("allowance_usage"));

  private final EntityManager entityManager;

  AccountRows(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /** Deletes credentials and sessions, and the links for decisions of clients. */
  void deleteAccess(UUID accountId) {
    for (var table : ACCESS) {
      execute("delete from " + table + " where account_id = :account", accountId);
    }
    execute(
        "update approval set token_hash = null"
            + " where account_id = :account and token_hash is not null",
        accountId);
    execute("update webhook set state = 'GONE' where account_id = :account", accountId);
  }

  /** How many rows there are. */
  long count(UUID accountId) {
    return CONTENT.stream().mapToLong(table -> count(table, accountId)).sum();
  }

  private long count(Table table, UUID accountId) {
    var sql = "select count(*) from (%s) as record".formatted(table.rows());
    var query = entityManager.createNativeQuery(sql, Long.class);
    return (Long) query.setParameter("account", accountId).getSingleResult();
  }

  /**
   * Deletes some rows of a table, with what refers to them.
   *
   * @param limit how many at most
   * @return how many they were
   */
  int delete(Table table, UUID accountId, int limit) {
    BY_INDEX.forEach(setting -> entityManager.createNativeQuery(setting).executeUpdate());
    // by ctid, which every table has; rows changed in between are found in the next round
    var sql = "delete from %s where ctid = any(array(%s limit %d))";
    return execute(sql.formatted(table.name(), table.rows(), limit), accountId);
  }

  private int execute(String sql, UUID accountId) {
    return entityManager.createNativeQuery(sql).setParameter("account", accountId).executeUpdate();
  }
}
