package dev.jobtrail.idempotency;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** That each operation's answer is replayed is looked at by SpecConformanceTest. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class IdempotencyTest {

  private static final int THREADS = 20;

  private static final String WAITING =
      "select count(*)::text from pg_stat_activity"
          + " where datname = current_database() and wait_event_type = 'Lock'";

  @Inject DataSource dataSource;

  @Inject ExpiredAnswersSweep sweep;

  private TestAccount account;
  private String key;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
    key = UUID.randomUUID().toString();
  }

  @Test
  void answersARetryWithTheStoredAnswer() {
    var first = createClient(key, "Jana");
    var id = first.<String>path("id");
    account.request().body(Map.of("name", "Changed")).patch("/clients/" + id);

    var second = createClient(key, "Jana");
    var quoted = createClient('"' + key + '"', "Jana");

    assertThat(first.statusCode()).isEqualTo(201);
    for (var retry : new Response[] {second, quoted}) {
      assertThat(retry.statusCode()).isEqualTo(201);
      assertThat(retry.asString()).isEqualTo(first.asString());
      assertThat(retry.header("Location")).isEqualTo(first.header("Location"));
      assertThat(retry.header("Content-Type")).isEqualTo(first.header("Content-Type"));
      assertThat(retry.header("Idempotency-Replayed")).isEqualTo("true");
    }
    account.request().get("/clients").then().body("", hasSize(1));
  }

  @Test
  void makesOneApplicationOfManyRequestsAtOnce() throws Exception {
    var resume = newResume();

    var answers = Parallel.run(THREADS, () -> createApplication(key, resume));

    assertThat(answers).extracting(Response::statusCode).contains(201).isSubsetOf(201, 409);
    assertThat(answers)
        .filteredOn(it -> it.statusCode() == 409)
        .allSatisfy(
            it -> {
              assertThat(it.<String>path("code")).isEqualTo("IDEMPOTENCY_KEY_IN_USE");
              assertThat(it.header("Retry-After")).isEqualTo("1");
            });
    assertThat(answers)
        .filteredOn(it -> it.statusCode() == 201)
        .extracting(Response::asString)
        .containsOnly(createApplication(key, resume).asString());
    account.request().get("/applications").then().body("", hasSize(1));
  }

  @Test
  void makesAnApplicationForEachKey() throws Exception {
    var resume = newResume();

    var answers =
        Parallel.run(5, () -> createApplication(UUID.randomUUID().toString(), resume).statusCode());

    assertThat(answers).containsOnly(201);
    account.request().get("/applications").then().body("", hasSize(5));
  }

  @Test
  void refusesAnotherBody() {
    createClient(key, "Jana").then().statusCode(201);

    createClient(key, "Jonas")
        .then()
        .statusCode(422)
        .body("code", equalTo("IDEMPOTENCY_KEY_REUSED"));

    account.request().get("/clients").then().body("", hasSize(1));
  }

  @Test
  void takesAKeyForAnotherPathOrAccountForAnotherKey() {
    createClient(key, "Jana").then().statusCode(201);
    account
        .request()
        .header("Idempotency-Key", key)
        .body(Map.of("name", "Mine"))
        .post("/resumes")
        .then()
        .statusCode(201);

    account = Api.newAccount();
    var foreign = createClient(key, "Jana");

    foreign.then().statusCode(201).header("Idempotency-Replayed", nullValue());
    account.request().get("/clients").then().body("", hasSize(1));
  }

  @Test
  void refusesAKeyThatIsNone() {
    for (var wrong : new String[] {"\"open", "\"\"", "a".repeat(256)}) {
      createClient(wrong, "Jana").then().statusCode(400).body("code", equalTo("VALIDATION_FAILED"));
    }
    account.request().get("/clients").then().body("", hasSize(0));
  }

  @Test
  void letsARefusedRequestBeSentAgain() {
    var unknown = createApplication(key, UUID.randomUUID().toString());
    unknown.then().statusCode(404);
    var resume = newResume();

    createApplication(key, resume).then().statusCode(201);
  }

  @Test
  void undoesWhatARefusedRequestHasDone() {
    String resume = newResume();
    account.request().body(Map.of("isLocked", true)).post("/resumes/" + resume + "/lock");
    var version =
        account
            .request()
            .header("Idempotency-Key", key)
            .post("/resumes/" + resume + "/versions/" + UUID.randomUUID() + "/restore");
    version.then().statusCode(404);
    account.request().get("/resumes/" + resume).then().body("isLocked", equalTo(true));
  }

  @Test
  void asksForApprovalThoughTheRequestIsRefused() {
    String client =
        account
            .request()
            .body(Map.of("name", "Jana", "requireApproval", true))
            .post("/clients")
            .path("id");
    String resume =
        account.request().body(Map.of("name", "r", "clientId", client)).post("/resumes").path("id");
    var posting = Map.of("title", "Engineer", "company", "Acme", "descriptionRaw", "Work.");
    String application =
        account
            .request()
            .body(Map.of("resumeId", resume, "clientId", client, "posting", posting))
            .post("/applications")
            .path("id");

    account
        .request()
        .header("Idempotency-Key", key)
        .body(Map.of("status", "submitted"))
        .post("/applications/" + application + "/status")
        .then()
        .statusCode(409)
        .body("code", equalTo("APPROVAL_REQUIRED"));

    account.request().get("/clients/" + client + "/approvals").then().body("", hasSize(1));
  }

  @Test
  void answersWithTheSameKeyOnceMoreAndStoresItUnreadably() throws Exception {
    var request = Map.of("name", "laptop");
    var first = account.browser().header("Idempotency-Key", key).body(request).post("/api-keys");
    var second = account.browser().header("Idempotency-Key", key).body(request).post("/api-keys");

    first.then().statusCode(201);
    assertThat(second.asString()).isEqualTo(first.asString());
    assertThat(second.header("Cache-Control")).isEqualTo("no-store");
    var stored = query("select string_agg(encode(answer, 'escape'), '') from idempotent_answer");
    assertThat(stored).doesNotContain(first.<String>path("key"), "laptop");
    var names = query("select encode(key_id, 'escape') from idempotent_answer limit 1");
    assertThat(names).doesNotContain(key);
  }

  @Test
  void refusesARetryWhileTheFirstIsCarriedOut() throws Exception {
    var id = createClient(UUID.randomUUID().toString(), "Jana").<String>path("id");
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("select 1 from client where id = '" + id + "' for update");
      var path = "/clients/" + id + "/archive";
      var first =
          CompletableFuture.supplyAsync(
              () -> account.request().header("Idempotency-Key", key).post(path));

      await().until(() -> !query(WAITING).equals("0"));
      account
          .request()
          .header("Idempotency-Key", key)
          .post(path)
          .then()
          .statusCode(409)
          .body("code", equalTo("IDEMPOTENCY_KEY_IN_USE"))
          .header("Retry-After", "1");
      connection.rollback();

      assertThat(first.get().statusCode()).isEqualTo(200);
    }
  }

  @Test
  void forgetsAnswersAfterADay() throws Exception {
    createClient(key, "Jana").then().statusCode(201);
    execute("update idempotent_answer set expires_at = now() - interval '1 second'");

    createClient(key, "Jonas").then().statusCode(201);
    account.request().get("/clients").then().body("", hasSize(2));

    execute("update idempotent_answer set expires_at = now() - interval '1 second'");
    sweep.runDue();
    assertThat(query("select count(*)::text from idempotent_answer")).isEqualTo("0");
  }

  @Test
  void keepsAnswersForADay() throws Exception {
    createClient(key, "Jana").then().statusCode(201);

    assertThat(
            query(
                "select bool_and(expires_at between now() + interval '23 hours 59 minutes' and"
                    + " now() + interval '24 hours')::text from idempotent_answer where"
                    + mine()))
        .isEqualTo("true");
  }

  @Test
  void storesNoMoreThanAnAccountMay() throws Exception {
    createClient(key, "Jana").then().statusCode(201);
    execute(
        "insert into idempotent_answer (account_id, key_id, fingerprint, answer, size, expires_at)"
            + " select account_id, convert_to(n::text, 'UTF8'), '', '', 0, expires_at"
            + " from idempotent_answer, generate_series(1, 9999) n where"
            + mine());

    createClient(UUID.randomUUID().toString(), "Jonas")
        .then()
        .statusCode(429)
        .body("code", equalTo("RATE_LIMITED"))
        .header("Retry-After", equalTo("600"));
    createClient(key, "Jana").then().statusCode(201).header("Idempotency-Replayed", "true");
    account.request().body(Map.of("name", "Without a key")).post("/clients").then().statusCode(201);
  }

  @Test
  void removesAnswersWithTheAccount() throws Exception {
    createClient(key, "Jana").then().statusCode(201);
    var id = account.request().get("/account").<String>path("id");
    assertThat(query(count(id))).isEqualTo("1");

    execute("delete from account where id = '" + id + "'");

    assertThat(query(count(id))).isEqualTo("0");
  }

  private static String count(String account) {
    return "select count(*)::text from idempotent_answer where account_id = '" + account + "'";
  }

  private String mine() {
    return " account_id = (select id from account where username = '" + account.username() + "')";
  }

  private Response createClient(String key, String name) {
    return account
        .request()
        .header("Idempotency-Key", key)
        .body(Map.of("name", name))
        .post("/clients");
  }

  private Response createApplication(String key, String resume) {
    var posting = Map.of("title", "Engineer", "company", "Acme", "descriptionRaw", "Work.");
    return account
        .request()
        .header("Idempotency-Key", key)
        .body(Map.of("resumeId", resume, "posting", posting))
        .post("/applications");
  }

  private String newResume() {
    return account.request().body(Map.of("name", "Mine")).post("/resumes").path("id");
  }

  private String query(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private void execute(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
