package dev.jobtrail.account;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.net.URI;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The end of an account: at once for its owner, in chunks for the database. */
@QuarkusTest
@TestProfile(NoBrowser.class)
@WithTestResource(PostgresResource.class)
class AccountDeletionTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Inject AgroalDataSource dataSource;

  private Api.TestAccount account;
  private String id;

  @BeforeEach
  void begin() throws SQLException {
    account = Api.newAccount();
    id = account.request().get("/account").then().extract().path("id");
    fill();
  }

  @Test
  void endsTheAccountAtOnce() {
    var shared =
        account
            .request()
            .body(Map.of("name", "Shared", "data", Map.of("basics", Map.of("name", "Jana Novak"))))
            .post("/resumes")
            .then()
            .statusCode(201)
            .extract();
    account
        .request()
        .body(Map.of("isPublic", true))
        .put("/resumes/" + shared.path("id"))
        .then()
        .statusCode(200);
    var page = "/resumes/" + account.username() + "/" + shared.path("slug");
    given().get(page).then().statusCode(200);

    var answer = account.delete().then().statusCode(202).body("state", equalTo("running"));

    answer.body("deleted", equalTo(0)).body("finishedAt", equalTo(null));
    account.request().get("/account").then().statusCode(401);
    account.browser().get("/account").then().statusCode(401);
    given()
        .contentType(ContentType.JSON)
        .body(Map.of("login", account.username(), "password", Api.PASSWORD))
        .post("/auth/sign-in")
        .then()
        .statusCode(401);
    given().get(page).then().statusCode(404);
    Api.signUp(account.username(), account.email());
    var session = Api.signIn(account.email(), Api.PASSWORD);
    Api.browser(session).get("/resumes").then().statusCode(200).body("size()", equalTo(0));
  }

  @Test
  void deletesEverythingInTheBackgroundAndTellsHowFarItIs() throws SQLException {
    var location = delete();

    awaitDone(location);

    given()
        .get(location)
        .then()
        .header("Cache-Control", "no-store")
        .body("remaining", equalTo(0))
        .body("deleted", org.hamcrest.Matchers.greaterThanOrEqualTo(200));
    assertThat(rowsLeft()).isEmpty();
    given().get(location + "x").then().statusCode(404).body("code", equalTo("NOT_FOUND"));
  }

  @Test
  void goesOnAfterAFailure() throws SQLException {
    execute(
        """
        create function refuse_%1$s() returns trigger language plpgsql as $$
        begin
          if old.account_id = '%2$s' then raise exception 'not now'; end if;
          return old;
        end $$;
        create trigger refuse_%1$s before delete on resume for each row execute function refuse_%1$s()
        """
            .formatted(trigger(), id));
    var location = delete();
    await()
        .atMost(PATIENCE)
        .until(
            () ->
                count(
                        "select consecutive_failures from scheduled_tasks where task_instance = '"
                            + id
                            + "' and consecutive_failures > 0")
                    > 0);
    given().get(location).then().body("state", equalTo("running"));
    assertThat(count("select count(*) from posting where account_id = '" + id + "'")).isZero();

    execute("drop trigger refuse_%1$s on resume".formatted(trigger()));

    awaitDone(location);
    assertThat(rowsLeft()).isEmpty();
  }

  /** A table that is added is deleted from too, by itself or with a row that it refers to. */
  @Test
  void knowsEveryTable() throws SQLException {
    var known =
        Stream.concat(
                AccountRows.CONTENT.stream().map(AccountRows.Table::name),
                Stream.concat(
                    AccountRows.ACCESS.stream(), Stream.of("application", "account_deletion")))
            .toList();
    var tables =
        strings(
            "select table_name from information_schema.columns"
                + " where table_schema = 'public' and column_name in ('account_id')");
    assertThat(tables).isNotEmpty();
    assertThat(known).containsAll(tables);
  }

  /** Else each chunk reads whole tables for what refers to its rows. */
  @Test
  void hasAnIndexForEveryForeignKey() throws SQLException {
    assertThat(
            strings(
                """
                select c.conrelid::regclass || '.' || a.attname
                from pg_constraint c
                join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
                where c.contype = 'f' and not exists (
                  select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
                """))
        .isEmpty();
  }

  private String delete() {
    var location = account.delete().then().statusCode(202).extract().header("Location");
    return URI.create(location).getPath();
  }

  private static void awaitDone(String location) {
    await()
        .atMost(PATIENCE)
        .until(() -> given().get(location).then().extract().path("state").equals("done"));
  }

  private List<String> rowsLeft() throws SQLException {
    var left = new ArrayList<String>();
    var tables =
        strings(
            "select table_name from information_schema.columns where table_schema = 'public'"
                + " and column_name = 'account_id' and table_name <> 'account_deletion'");
    for (var table : tables) {
      var rows = count("select count(*) from " + table + " where account_id = '" + id + "'");
      if (rows > 0) {
        left.add(table + ": " + rows);
      }
    }
    if (count("select count(*) from account where id = '" + id + "'") > 0) {
      left.add("account");
    }
    return left;
  }

  private void fill() throws SQLException {
    var resume = UUID.randomUUID();
    execute(
        """
        insert into resume (id, account_id, name, slug, tags, is_public, is_locked, template, data,
          created_at, updated_at)
        select case when n = 1 then cast('%2$s' as uuid) else gen_random_uuid() end, '%1$s', 'R', 'r' || n,
          '{}', false, false, 'CLASSIC', '{}', now(), now() from generate_series(1, 100) n;
        insert into resume_version (id, resume_id, account_id, mutation, name, slug, tags, template, data, created_at)
        select gen_random_uuid(), '%2$s', '%1$s', 'UPDATE', 'R', 'r', '{}', 'CLASSIC', '{}', now()
        from generate_series(1, 100) n;
        insert into resume_download (resume_id, at) select '%2$s', now() from generate_series(1, 100) n;
        insert into posting (id, account_id, source, title, created_at, updated_at)
        select gen_random_uuid(), '%1$s', 'MANUAL', 'Engineer', now(), now() from generate_series(1, 100) n;
        insert into application (id, account_id, posting_id, resume_id, status, status_changed_at,
          apply_source, created_at, updated_at)
        select id, account_id, id, '%2$s', 'SAVED', now(), 'ORIGINAL', now(), now()
        from posting where account_id = '%1$s';
        insert into application_status_change (id, application_id, at, to_status, moved_by)
        select id, id, now(), 'SAVED', 'OWNER' from application where account_id = '%1$s'
        """
            .formatted(id, resume));
  }

  private long count(String sql) throws SQLException {
    return strings(sql).stream().mapToLong(Long::parseLong).findFirst().orElse(0);
  }

  private List<String> strings(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      var strings = new ArrayList<String>();
      while (rows.next()) {
        strings.add(rows.getString(1));
      }
      return strings;
    }
  }

  private String trigger() {
    return account.username().replace('-', '_');
  }

  private void execute(String sql) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
