package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.UUID;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Gives every started application a fresh database on one PostgreSQL server that all tests share.
 *
 * <p>Test classes that name the same resources and profile share one start of the service, which
 * takes seconds and memory that stays in use until the end of the run.
 *
 * <p>For tests in the process and of the packaged program alike. The server trades durability for
 * speed and ends with the test run.
 */
public class PostgresResource implements QuarkusTestResourceLifecycleManager {

  /**
   * Where another class loader left the port of this process's server: each application under test
   * gets a class loader of its own, and a static field would start a server for each of them.
   */
  private static final String PORT = "jobtrail.test.postgresql-port";

  @Override
  public Map<String, String> start() {
    String server = "jdbc:postgresql://localhost:" + port() + "/";
    String database = "test_" + UUID.randomUUID().toString().replace("-", "");
    try (Connection connection = connect(server + "postgres");
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + database);
    } catch (SQLException e) {
      throw new IllegalStateException("No database for the test", e);
    }
    return Map.of(
        "quarkus.datasource.jdbc.url", server + database,
        "quarkus.datasource.username", "postgres",
        "quarkus.datasource.password", "postgres",
        // all tests sign up from one address
        "jobtrail.limits.sign-up-per-hour", "0");
  }

  /** The databases end with the server, and the server with the test run. */
  @Override
  public void stop() {}

  private static int port() {
    synchronized (PORT) {
      if (System.getProperty(PORT) == null) {
        System.setProperty(PORT, String.valueOf(startServer()));
      }
      return Integer.getInteger(PORT);
    }
  }

  private static int startServer() {
    try {
      return EmbeddedPostgres.builder()
          .setLocaleConfig("locale-provider", "builtin")
          .setLocaleConfig("builtin-locale", "C.UTF-8")
          .setLocaleConfig("locale", "C")
          .start()
          .getPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Connection connect(String url) throws SQLException {
    var source = new PGSimpleDataSource();
    source.setUrl(url);
    source.setUser("postgres");
    source.setPassword("postgres");
    return source.getConnection();
  }
}
