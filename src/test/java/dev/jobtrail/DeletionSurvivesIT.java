package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The deletion of an account whose process ends in the middle. */
@ExtendWith(RestoredPort.class)
class DeletionSurvivesIT {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Map<String, String> settings = new HashMap<>();
  private final List<Replica> replicas = new ArrayList<>();

  @BeforeEach
  void prepare() {
    settings.putAll(new PostgresResource().start());
    settings.put("jobtrail.deletion.heartbeat", "500ms");
    settings.put("jobtrail.deletion.poll-every", "200ms");
    settings.put("jobtrail.deletion.chunk", "10");
    settings.put("jobtrail.deletion.pause", "50ms");
    settings.put("jobtrail.limits.deletion-progress-per-minute", "0");
    settings.put("quarkus.shutdown.delay", "0s");
  }

  @AfterEach
  void stop() {
    replicas.forEach(Replica::kill);
  }

  @Test
  void isFinishedByAnotherReplica() throws IOException, SQLException {
    var first = start();
    var account = Api.newAccount();
    String id = account.request().get("/account").then().extract().path("id");
    fill(id);
    var location = account.delete().then().statusCode(202).extract().header("Location");
    var progress = URI.create(location).getPath();
    await().atMost(PATIENCE).until(() -> deleted(progress) >= 50);

    first.kill();
    start();

    assertThat(deleted(progress)).isLessThan(2000);
    await()
        .atMost(PATIENCE)
        .until(() -> given().get(progress).then().extract().path("state").equals("done"));
    assertThat(count("select count(*) from posting where account_id = '" + id + "'")).isZero();
    assertThat(count("select count(*) from account where id = '" + id + "'")).isZero();
  }

  private Replica start() throws IOException {
    var replica = Replica.start(settings);
    replicas.add(replica);
    RestAssured.port = replica.port();
    return replica;
  }

  private static int deleted(String progress) {
    return given().get(progress).then().statusCode(200).extract().<Integer>path("deleted");
  }

  private void fill(String account) throws SQLException {
    try (var connection = connection();
        var statement = connection.createStatement()) {
      statement.execute(
          "insert into posting (id, account_id, source, title, created_at, updated_at)"
              + " select gen_random_uuid(), '%s', 'MANUAL', 'Engineer', now(), now()"
                  .formatted(account)
              + " from generate_series(1, 2000)");
    }
  }

  private long count(String sql) throws SQLException {
    try (var connection = connection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private Connection connection() throws SQLException {
    return DriverManager.getConnection(
        settings.get("quarkus.datasource.jdbc.url"),
        settings.get("quarkus.datasource.username"),
        settings.get("quarkus.datasource.password"));
  }
}
