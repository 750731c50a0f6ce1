package dev.jobtrail;

import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Ports;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The commands of the packaged program beside running the service. */
@ExtendWith(RestoredPort.class)
class CommandsIT {

  @TempDir private Path folder;

  @Test
  void doesDueWorkThatAStoppedServiceHasTakenIn() throws IOException {
    var settings = new HashMap<>(new PostgresResource().start());
    settings.put("quarkus.shutdown.delay", "0s");
    settings.put("jobtrail.roles", "web");
    settings.put("jobtrail.management.host", "127.0.0.1");
    settings.put("jobtrail.management.port", String.valueOf(Ports.free()));
    Applicant applicant;
    String application;
    try (var _ = start(settings)) {
      applicant = Applicant.create();
      application = applicant.track();
      applicant.post("/applications/" + application + "/review").statusCode(202);
    }

    var ended = Replica.execute(settings, "run-due", "--within", "1m");

    assertThat(ended.output())
        .contains("work 1 (0 failed)")
        .contains("nothing left")
        .doesNotContain("ERROR")
        .doesNotContain("Metrics");
    assertThat(ended.exitCode()).isZero();
    try (var _ = start(settings)) {
      applicant.application(application).body("status", equalTo("reviewed"));
    }
  }

  @Test
  @Tag("smoke")
  void migratesADatabaseBeforeTheServiceStarts() throws Exception {
    var settings = new HashMap<>(new PostgresResource().start());

    var ended = Replica.execute(settings, "migrate");

    assertThat(ended.output()).contains("The database is up to date.").doesNotContain("ERROR");
    assertThat(ended.exitCode()).isZero();
    try (var connection =
            DriverManager.getConnection(
                settings.get("quarkus.datasource.jdbc.url"),
                settings.get("quarkus.datasource.username"),
                settings.get("quarkus.datasource.password"));
        var tables = connection.getMetaData().getTables(null, null, "application", null)) {
      assertThat(tables.next()).isTrue();
    }
    assertThat(Replica.execute(settings, "migrate").exitCode()).isZero();
  }

  @Test
  void answersProbesOnlyWithoutTheWebRole() throws IOException {
    var settings = new HashMap<>(new PostgresResource().start());
    settings.put("quarkus.shutdown.delay", "0s");
    settings.put("jobtrail.roles", "worker,scheduler");

    try (var _ = start(settings)) {
      get("/q/health/live").then().statusCode(200);
      get("/q/metrics").then().statusCode(200);
      get("/resumes").then().statusCode(503).body("code", equalTo("UNAVAILABLE"));
      get("/app").then().statusCode(503);
    }
  }

  @Test
  void movesARunningServiceByABackup() throws IOException {
    var file = folder.resolve("backup.zip");
    var old = embedded("old");
    Applicant applicant;
    String application;
    try (var _ = start(old)) {
      applicant = Applicant.create();
      application = applicant.track();

      var backup = Replica.execute(old, "backup", file.toString());

      assertThat(backup.output()).contains("rows of");
      assertThat(backup.exitCode()).isZero();
    }

    var moved = embedded("new");
    var restored = Replica.execute(moved, "restore", file.toString());

    assertThat(restored.output()).contains("Restored").doesNotContain("ERROR");
    assertThat(restored.exitCode()).isZero();
    try (var _ = start(moved)) {
      applicant.application(application).body("posting.company", equalTo("Northwind"));
      applicant.track();
    }
    var again = Replica.execute(moved, "restore", file.toString());
    assertThat(again.output())
        .contains("\nThe database has accounts already")
        .doesNotContain("\"ERROR\"");
    assertThat(again.exitCode()).isNotZero();
  }

  @Test
  @Tag("smoke")
  void refusesOtherCommandsAndFiles() throws IOException {
    var text = Files.writeString(folder.resolve("notes.txt"), "no backup");

    var unknown = Replica.execute(Map.of(), "serve");
    assertThat(unknown.output()).contains("no command \"serve\"").contains("usage: jobtrail");
    assertThat(unknown.exitCode()).isEqualTo(2);

    var noBackup = Replica.execute(embedded("none"), "restore", text.toString());
    assertThat(noBackup.output().strip()).contains("cannot be read as a backup").hasLineCount(1);
    assertThat(noBackup.exitCode()).isNotZero();
    assertThat(folder.resolve("none")).doesNotExist();

    var existing = Replica.execute(embedded("none"), "backup", text.toString());
    assertThat(existing.output()).contains("There is no embedded database");
    assertThat(existing.output().strip()).hasLineCount(1);
  }

  private Map<String, String> embedded(String name) {
    return Map.of(
        "jobtrail.database", "embedded",
        "jobtrail.data-dir", folder.resolve(name).toString(),
        "jobtrail.apply.browsers", "0",
        "quarkus.shutdown.delay", "0s");
  }

  private static Replica start(Map<String, String> settings) throws IOException {
    var replica = Replica.start(settings);
    RestAssured.port = replica.port();
    return replica;
  }
}
