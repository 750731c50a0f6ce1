package dev.jobtrail.database;

import io.quarkus.runtime.Application;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.runtime.configuration.MemorySizeConverter;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/** Starts the embedded PostgreSQL if it is configured. */
public final class EmbeddedDatabase {

  /** Ordinals that the service gives to the same files. */
  private static final int PACKAGED = 250;

  private static final int BESIDE_THE_PROGRAM = 260;

  private static final String DEVELOPMENT_CLASS_LOADER =
      "io.quarkus.bootstrap.classloading.QuarkusClassLoader";
  private static final String POSTGRESQL = "jdbc:postgresql:";
  private static final String DATA_SOURCE_URL = "quarkus.datasource.jdbc.url";
  private static final String USERNAME = "quarkus.datasource.username";
  private static final String PASSWORD = "quarkus.datasource.password";

  /** Below this much free disk the embedded database takes no changes, but can be read. */
  private static final String MIN_FREE = "jobtrail.embedded-min-free";

  /**
   * Four segments of PostgreSQL's log, which it fills between two looks at the disk at most: once
   * it cannot write its log it stops altogether.
   */
  private static final long DEFAULT_MIN_FREE_BYTES = 64 * 1024 * 1024;

  private EmbeddedDatabase() {}

  /**
   * Starts a PostgreSQL and points the data source at it, if {@code jobtrail.database} is {@code
   * embedded}, or if no data source is configured in development or demo mode. It lives in {@code
   * jobtrail.data-dir}, is started again when it dies, and is stopped when this process ends, after
   * the service has stopped.
   *
   * <p>To be called before the service starts, since that reads the data source's settings.
   *
   * @throws EmbeddedDatabaseException if it is wanted but cannot run, or no database is configured
   */
  public static void startIfWanted() {
    LaunchMode mode = launchMode();
    Config config = settings(mode);
    if (isWanted(config, mode)) {
      use(start(config));
    }
  }

  /**
   * Does the same, but uses the server of a service that runs on the data directory, and creates no
   * database.
   *
   * @return the database that is used, which may as well be one that is not embedded
   * @throws EmbeddedDatabaseException if it is wanted but cannot run, or no database is configured
   */
  public static DatabaseAddress startOrJoin() {
    LaunchMode mode = launchMode();
    Config config = settings(mode);
    if (!isWanted(config, mode)) {
      return new DatabaseAddress(
          config.getValue(DATA_SOURCE_URL, String.class),
          config.getOptionalValue(USERNAME, String.class).orElse(null),
          config.getOptionalValue(PASSWORD, String.class).orElse(null));
    }
    if (Files.notExists(folder(config))) {
      throw new EmbeddedDatabaseException(
          "There is no embedded database in "
              + folder(config)
              + ". Run this command in the folder of the service, or set JOBTRAIL_DATA_DIR.");
    }
    DatabaseAddress address =
        PostgresServer.runningIn(folder(config)).orElseGet(() -> start(config));
    use(address);
    return address;
  }

  /** A setting as the service will read it, for commands that run without the service. */
  public static Optional<String> setting(String name) {
    return settings(launchMode()).getOptionalValue(name, String.class);
  }

  private static DatabaseAddress start(Config config) {
    PostgresServer server = PostgresServer.startIn(folder(config));
    PostgresSupervisor supervisor = PostgresSupervisor.watch(server, minFreeBytes(config));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopAfterService(supervisor)));
    return server.address();
  }

  private static Path folder(Config config) {
    return Path.of(config.getOptionalValue("jobtrail.data-dir", String.class).orElse(".jobtrail"))
        .toAbsolutePath()
        .resolve("postgresql");
  }

  /**
   * A live reload in development mode runs main again in this process: it finds these settings and
   * leaves the running server alone.
   */
  private static void use(DatabaseAddress address) {
    System.setProperty(DATA_SOURCE_URL, address.jdbcUrl());
    System.setProperty(USERNAME, address.username());
    System.setProperty(PASSWORD, address.password());
  }

  /**
   * Development mode is known once the generated application class is initialized, which the
   * service does too late for us. Elsewhere that is left to the service: it would log before logs
   * are set up.
   */
  private static LaunchMode launchMode() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    if (loader.getClass().getName().equals(DEVELOPMENT_CLASS_LOADER)) {
      try {
        Class.forName(Application.APP_CLASS_NAME, true, loader);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("The service was not built", e);
      }
    }
    return LaunchMode.current();
  }

  /**
   * The places where the service looks for its settings. Its own configuration object cannot be
   * used before it runs: in the native executable it would still be that of the build.
   */
  private static Config settings(LaunchMode mode) {
    var builder = new SmallRyeConfigBuilder().addDefaultInterceptors().addDefaultSources();
    addSource(builder, EmbeddedDatabase.class.getResource("/application.properties"), PACKAGED);
    Path file = Path.of("config", "application.properties");
    if (Files.exists(file)) {
      addSource(builder, url(file), BESIDE_THE_PROGRAM);
    }
    return builder.withProfile(mode.getDefaultProfile()).build();
  }

  private static void addSource(SmallRyeConfigBuilder builder, URL properties, int ordinal) {
    try {
      // The native executable has no such file: its settings are compiled in.
      if (properties != null) {
        builder.withSources(new PropertiesConfigSource(properties, ordinal));
      }
    } catch (IOException e) {
      throw new EmbeddedDatabaseException("The settings cannot be read: " + e.getMessage(), e);
    }
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  static boolean isWanted(Config config, LaunchMode mode) {
    Optional<String> url = config.getOptionalValue(DATA_SOURCE_URL, String.class);
    Optional<String> choice = config.getOptionalValue("jobtrail.database", String.class);
    if (choice.isPresent() && !choice.get().equals("embedded")) {
      throw new EmbeddedDatabaseException(
          "jobtrail.database (JOBTRAIL_DATABASE) must be \"embedded\" or empty, not \""
              + choice.get()
              + "\".");
    }
    if (choice.isPresent() && url.isPresent() && System.getProperty(DATA_SOURCE_URL) == null) {
      throw new EmbeddedDatabaseException(
          "Both JOBTRAIL_DATABASE=embedded and QUARKUS_DATASOURCE_JDBC_URL are set. Unset one.");
    }
    if (url.isPresent() && !url.get().startsWith(POSTGRESQL)) { // others would be logged whole
      throw new EmbeddedDatabaseException(
          "QUARKUS_DATASOURCE_JDBC_URL must begin with \"jdbc:postgresql:\", such as"
              + " jdbc:postgresql://db.example.com:5432/jobtrail. The user and the password belong in"
              + " QUARKUS_DATASOURCE_USERNAME and _PASSWORD.");
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
  private static void stopAfterService(PostgresSupervisor supervisor) {
    Application service = Application.currentApplication();
    if (service != null) {
      service.awaitShutdown();
    }
    supervisor.close();
  }

  private static long minFreeBytes(Config config) {
    return config
        .getOptionalValue(MIN_FREE, String.class)
        .map(new MemorySizeConverter()::convert)
        .map(MemorySize::asLongValue)
        .orElse(DEFAULT_MIN_FREE_BYTES);
  }
}
