package dev.jobtrail.account;

import dev.jobtrail.database.DatabaseAddress;
import dev.jobtrail.database.EmbeddedDatabase;
import dev.jobtrail.platform.OperatorException;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Secrets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/**
 * A link to set a new password, for operators whose service sends no mail. It is created outside of
 * the service, which may be running.
 */
public final class PasswordResetLink {

  /** Time to hand the link on. */
  public static final Duration LIFETIME = Duration.ofHours(24);

  private static final String INSERT =
      """
      insert into account_token (id, account_id, purpose, email, token_hash, created_at, expires_at)
      select ?, id, 'RESET_PASSWORD', email, ?, ?, ? from account
      where (username = lower(?) or lower(email) = lower(?)) and closed_at is null
      """;

  private PasswordResetLink() {}

  /**
   * Creates a link.
   *
   * @param login a username or e-mail address
   * @return the link; empty if no account has that login
   * @throws OperatorException if the database cannot be written
   */
  public static Optional<String> create(DatabaseAddress database, String login, Clock clock) {
    try (var connection = database.connect(0)) {
      return token(connection, login, clock)
          .map(it -> address() + "/app/reset-password?token=" + it);
    } catch (SQLException e) {
      throw new OperatorException("No link was created: " + e.getMessage(), e);
    }
  }

  /** The token of a new link. */
  static Optional<String> token(Connection connection, String login, Clock clock)
      throws SQLException {
    var token = Secrets.random();
    var now = clock.instant();
    try (var insert = connection.prepareStatement(INSERT)) {
      insert.setObject(1, UUID.randomUUID());
      insert.setString(2, Secrets.hash(token));
      insert.setTimestamp(3, Timestamp.from(now));
      insert.setTimestamp(4, Timestamp.from(now.plus(LIFETIME)));
      insert.setString(5, login);
      insert.setString(6, login);
      return insert.executeUpdate() == 0 ? Optional.empty() : Optional.of(token);
    }
  }

  private static String address() {
    return EmbeddedDatabase.setting("jobtrail.public-url")
        .map(PublicAddress::checked)
        .orElseGet(
            () ->
                "http://localhost:" + EmbeddedDatabase.setting("quarkus.http.port").orElse("8080"));
  }
}
