package dev.jobtrail.database;

import io.quarkus.runtime.Application;
import io.quarkus.runtime.LaunchMode;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/** Decides whether the service brings its own PostgreSQL, and runs it as long as the service. */
public final class EmbeddedDatabase {

  private static final String URL = "quarkus.datasource.jdbc.url";

  private EmbeddedDatabase() {}

  /**
   * Starts a PostgreSQL and points the data source at it, if {@code jobtrail.database} is {@code
   * embedded}, or if no data source is configured in development or demo mode. It lives in {@code
   * jobtrail.data-dir} and is stopped when this process ends, after the service has stopped.
   *
   * <p>To be called before the service starts, since that reads the data source's settings.
   *
   * @throws EmbeddedDatabaseException if it is wanted but cannot run, or no database is configured
   */
  public static void startIfWanted(Config config, LaunchMode mode) {
    if (!isWanted(config, mode)) {
      return;
    }
    Path folder =
        Path.of(config.getOptionalValue("jobtrail.data-dir", String.class).orElse(".jobtrail"));
    PostgresServer server = PostgresServer.startIn(folder.toAbsolutePath().resolve("postgresql"));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopAfterService(server)));
    // A live reload in development mode runs main again in this process: it finds these settings
    // and
    // leaves the running server alone.
    System.setProperty(URL, server.jdbcUrl());
    System.setProperty("quarkus.datasource.username", PostgresServer.USERNAME);
    System.setProperty("quarkus.datasource.password", server.password());
  }

  static boolean isWanted(Config config, LaunchMode mode) {
    Optional<String> url = config.getOptionalValue(URL, String.class);
    Optional<String> choice = config.getOptionalValue("jobtrail.database", String.class);
    if (choice.isPresent() && !choice.get().equals("embedded")) {
      throw new EmbeddedDatabaseException(
          "jobtrail.database (JOBTRAIL_DATABASE) can be \"embedded\" or empty, not \""
              + choice.get()
              + "\".");
    }
    if (choice.isPresent() && url.isPresent() && System.getProperty(URL) == null) {
      throw new EmbeddedDatabaseException(
          "Both JOBTRAIL_DATABASE=embedded and QUARKUS_DATASOURCE_JDBC_URL are set. Unset one.");
    }
    boolean demo = config.getOptionalValue("jobtrail.demo", Boolean.class).orElse(false);
    if (url.isEmpty() && choice.isEmpty() && !mode.isDev() && !demo) {
      throw new EmbeddedDatabaseException(
          "No database is configured. Set QUARKUS_DATASOURCE_JDBC_URL, _USERNAME and _PASSWORD to use"
              + " a PostgreSQL, or JOBTRAIL_DATABASE=embedded to have one started.");
    }
    return url.isEmpty();
  }

  /** All shutdown hooks run at the same time; this one waits for that of the service. */
  private static void stopAfterService(PostgresServer server) {
    Application service = Application.currentApplication();
    if (service != null) {
      service.awaitShutdown();
    }
    server.close();
  }
}
