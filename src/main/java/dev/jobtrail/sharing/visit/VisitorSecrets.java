package dev.jobtrail.sharing.visit;

import dev.jobtrail.platform.Secrets;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;

/** The daily key, the same on all replicas, for hashing visitors' addresses. */
@ApplicationScoped
class VisitorSecrets {

  private static final String INSERT =
      "insert into visitor_secret (day, secret) values (?, ?) on conflict do nothing";

  private static final String SELECT = "select secret from visitor_secret where day = ?";

  private final DataSource dataSource;
  private final AtomicReference<Secret> latest = new AtomicReference<>();

  private record Secret(LocalDate day, byte[] bytes) {}

  VisitorSecrets(DataSource dataSource) {
    this.dataSource = dataSource;
  }

  /** The day's secret, created on first use. */
  byte[] of(LocalDate day) {
    var secret = latest.get();
    if (secret == null || !secret.day().equals(day)) {
      secret = new Secret(day, stored(day));
      latest.set(secret);
    }
    return secret.bytes();
  }

  private byte[] stored(LocalDate day) {
    return QuarkusTransaction.suspendingExisting().call(() -> insertAndRead(day));
  }

  private byte[] insertAndRead(LocalDate day) throws SQLException {
    try (var connection = dataSource.getConnection();
        var insert = Prepared.of(connection, INSERT, day, Secrets.randomBytes());
        var select = Prepared.of(connection, SELECT, day)) {
      insert.executeUpdate();
      try (var rows = select.executeQuery()) {
        rows.next();
        return rows.getBytes(1);
      }
    }
  }
}
