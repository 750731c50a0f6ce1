package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.ReplicaPair;
import io.restassured.response.Response;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Requests with an Idempotency-Key to two processes of the packaged program on one database. */
class IdempotencyIT {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static ReplicaPair replicas;
  private static Replica first;
  private static Replica second;

  private TestAccount account;
  private String key;

  @BeforeAll
  static void start() throws IOException {
    replicas = ReplicaPair.start(Map.of());
    first = replicas.first();
    second = replicas.second();
  }

  @AfterAll
  static void stop() {
    replicas.close();
  }

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
    key = UUID.randomUUID().toString();
  }

  @Test
  void answersARetryOnTheOtherReplica() {
    var answer = createClient(first);
    var retry = createClient(second);

    assertThat(answer.statusCode()).isEqualTo(201);
    assertThat(retry.statusCode()).isEqualTo(201);
    assertThat(retry.asString()).isEqualTo(answer.asString());
    assertThat(retry.header("Idempotency-Replayed")).isEqualTo("true");
    account.request().get("/clients").then().body("", hasSize(1));
  }

  @Test
  void carriesOutOnceWhatAKilledReplicaHadBegun() throws Exception {
    var killed = Replica.start(replicas.settings());
    try (var connection = connect()) {
      lockAccount(connection);
      var sending = Thread.startVirtualThread(() -> sendInVain(killed));
      await().atMost(PATIENCE).until(() -> isWaiting(connection));

      var retry = createClient(second);
      assertThat(retry.statusCode()).as(retry.asString()).isEqualTo(409);
      assertThat(retry.<String>path("code")).isEqualTo("IDEMPOTENCY_KEY_IN_USE");
      assertThat(retry.header("Retry-After")).isEqualTo("1");

      killed.kill();
      sending.join(PATIENCE);
      connection.rollback();
    }

    await().atMost(PATIENCE).until(() -> createClient(second).statusCode() == 201);
    var id = createClient(first).<String>path("id");
    account.request().get("/clients").then().body("id", contains(id));
  }

  /** Kills at any moment: whatever the killed replica did, the retry leads to one client. */
  @Test
  void carriesOutOnceWhateverAKillInterrupts() throws Exception {
    for (int delay = 0; delay < 100; delay += 25) {
      var killed = Replica.start(replicas.settings());
      key = UUID.randomUUID().toString();
      var sending = Thread.startVirtualThread(() -> sendInVain(killed));
      Thread.sleep(delay); // any moment will do
      killed.kill();
      sending.join(PATIENCE);
      await().atMost(PATIENCE).until(() -> createClient(second).statusCode() == 201);
      account
          .request()
          .get("/clients")
          .then()
          .body("findAll { it.name == '" + name() + "' }", hasSize(1));
    }
  }

  private Response createClient(Replica replica) {
    return account
        .request()
        .port(replica.port())
        .header("Idempotency-Key", key)
        .body(Map.of("name", name()))
        .post("/clients");
  }

  private String name() {
    return "Client " + key;
  }

  private void sendInVain(Replica replica) {
    try {
      createClient(replica);
    } catch (Exception _) {
      return; // killed
    }
  }

  /** Adding a client waits for the account's row, which counts its seats. */
  private void lockAccount(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (var statement = connection.createStatement()) {
      statement.execute(
          "select 1 from account where username = '" + account.username() + "' for update");
    }
  }

  private static boolean isWaiting(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select count(*) from pg_stat_activity where datname = current_database()"
                    + " and wait_event_type = 'Lock'")) {
      rows.next();
      return rows.getInt(1) > 0;
    }
  }

  private static Connection connect() throws SQLException {
    return Database.of(replicas.settings()).getConnection();
  }
}
