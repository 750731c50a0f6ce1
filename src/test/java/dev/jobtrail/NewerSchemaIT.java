package dev.jobtrail;

import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The packaged program on a schema that a later release has migrated, as after a rollback. */
@ExtendWith(RestoredPort.class)
class NewerSchemaIT {

  private static final Map<String, String> SETTINGS = new HashMap<>();

  @BeforeAll
  static void migrate() throws IOException, SQLException {
    SETTINGS.putAll(new PostgresResource().start());
    SETTINGS.put("quarkus.shutdown.delay", "0s");
    Replica.start(SETTINGS).close(); // migrates to its own newest version
    execute(
        """
        insert into flyway_schema_history
          (installed_rank, version, description, type, script, checksum, installed_by,
            execution_time, success)
        values (1000, '1000', 'later', 'SQL', 'V1000__later.sql', 1, 'later', 1, true)
        """,
        "create table later (id uuid primary key, name text not null)",
        "alter table account add column later_flag boolean not null default false",
        "alter table resume add column later_note text",
        "alter table application add column later_rank int not null default 0");
  }

  @Test
  void isReadAndWrittenAndLeftAsItIs() throws IOException, SQLException {
    try (var replica = Replica.start(SETTINGS)) {
      RestAssured.port = replica.port();
      get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP"));

      var applicant = Applicant.create();
      applicant
          .request()
          .body(Map.of("name", "After the rollback"))
          .put("/resumes/" + applicant.resumeId())
          .then()
          .statusCode(200)
          .body("name", equalTo("After the rollback"));
      var application = applicant.track();
      applicant.move(application, "submitted");
      applicant.application(application).body("status", equalTo("submitted"));
      applicant.get("/applications").body("items", hasSize(1));
      assertThat(replica.console()).doesNotContain("\"level\":\"ERROR\"");
    }
    assertThat(laterMigrations()).isEqualTo(1);
  }

  private static int laterMigrations() throws SQLException {
    try (var connection = connect();
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "select count(*) from flyway_schema_history where version = '1000' and success")) {
      row.next();
      return row.getInt(1);
    }
  }

  private static void execute(String... statements) throws SQLException {
    try (var connection = connect();
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private static Connection connect() throws SQLException {
    return DriverManager.getConnection(
        SETTINGS.get("quarkus.datasource.jdbc.url"),
        SETTINGS.get("quarkus.datasource.username"),
        SETTINGS.get("quarkus.datasource.password"));
  }
}
