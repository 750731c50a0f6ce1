package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of named records in every order; those of applications have a test of their own. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class SortedListsTest {

  @Inject AgroalDataSource dataSource;
  @Inject FoundMatches found;

  private TestAccount account;

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  /** Records of the same time of use or change are in the order they were added. */
  @ParameterizedTest
  @CsvSource({
    "'',                          'c,A,b'",
    "sort=added,                  'c,A,b'",
    "direction=asc,               'b,A,c'",
    "sort=name,                   'A,b,c'",
    "sort=name&direction=desc,    'c,b,A'",
    "sort=updated,                'b,c,A'",
    "sort=updated&direction=asc,  'A,c,b'"
  })
  void sortsAndPagesByEveryOrder(String query, String expected) {
    for (var path : List.of("/resumes", "/clients", "/api-keys")) {
      add(path, "b", "A", "c");
    }
    set("resume", "updated_at", "name = 'b'", "2040-01-01");
    set("resume", "updated_at", "name <> 'b'", "2039-01-01");
    set("client", "updated_at", "name = 'b'", "2040-01-01");
    set("client", "updated_at", "name <> 'b'", "2039-01-01");
    set("api_key", "last_used_at", "name = 'b'", "2040-01-01");
    set("api_key", "created_at", "name in ('A', 'c')", "2039-01-01");

    var names = expected.split(",");
    assertThat(all("/resumes", query, "name")).containsExactly(names);
    assertThat(all("/clients", query, "name")).containsExactly(names);
    assertThat(all("/api-keys", query.replace("updated", "last_used"), "name"))
        .filteredOn(it -> !it.equals("test"))
        .containsExactly(names);
  }

  @Test
  void sortsNamesByTheirLetters() {
    for (var path : List.of("/resumes", "/clients", "/api-keys")) {
      add(path, "zoe", "Öz", "ozan", "Élève", "eleve", "Abel", "Ангел");
      assertThat(all(path, "sort=name", "name"))
          .filteredOn(it -> !it.equals("test"))
          .containsExactly("Abel", "eleve", "Élève", "Öz", "ozan", "zoe", "Ангел");
    }
  }

  @Test
  void sortsMatchesInBothDirections() {
    var resume = account.addResume("Engineer");
    match(resume, "low", 10, "2026-01-03T00:00:00Z");
    match(resume, "high", 90, "2026-01-01T00:00:00Z");
    match(resume, "high too", 90, "2026-01-02T00:00:00Z");
    var path = "/discovery/resumes/" + resume + "/matches";

    assertThat(all(path, "", "title")).containsExactly("high too", "high", "low");
    assertThat(all(path, "direction=asc", "title")).containsExactly("low", "high", "high too");
    assertThat(all(path, "sort=newest&direction=asc", "title"))
        .containsExactly("high", "high too", "low");
  }

  @ParameterizedTest
  @CsvSource({
    "/resumes,  added, name, updated",
    "/clients,  added, name, updated",
    "/api-keys, added, name, last_used"
  })
  void saysWhichOrdersThereAre(String path, String first, String second, String third) {
    account
        .browser()
        .get(path + "?sort=colour")
        .then()
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details[0].field", equalTo("sort"))
        .body(
            "details[0].message",
            equalTo("must be one of: " + String.join(", ", first, second, third)));
    account
        .browser()
        .get(path + "?direction=up")
        .then()
        .statusCode(400)
        .body("details[0].field", equalTo("direction"))
        .body("details[0].message", endsWith("asc, desc"));
  }

  /** A cursor tells nothing of the records of others. */
  @ParameterizedTest
  @CsvSource({"/resumes, updated", "/clients, updated", "/api-keys, last_used"})
  void goesOnAfterNoRecordOfOthers(String path, String order) {
    add(path, "a", "b");
    for (var sort : List.of("name", order)) {
      var next = next(account, path + "?limit=1&sort=" + sort);
      Api.newAccount()
          .browser()
          .urlEncodingEnabled(false)
          .get(next)
          .then()
          .statusCode(404)
          .body("code", equalTo("NOT_FOUND"));
    }
  }

  private void add(String path, String... names) {
    for (var name : names) {
      account.browser().body(Map.of("name", name)).post(path).then().statusCode(201);
    }
  }

  private void match(String resume, String title, int score, String at) {
    var url = "https://jobs.example.com/" + title.replace(' ', '-');
    found.add(UUID.fromString(resume), url, title, score, Instant.parse(at));
  }

  private void set(String table, String column, String condition, String date) {
    var sql =
        "update %s set %s = '%s' where %s and account_id = (select id from account where username = ?)"
            .formatted(table, column, date, condition);
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(sql)) {
      statement.setString(1, account.username());
      assertThat(statement.executeUpdate()).isPositive();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A field of all records, page by page. */
  private List<String> all(String path, String query, String field) {
    var values = new ArrayList<String>();
    var next = path + "?limit=1" + (query.isEmpty() ? "" : "&" + query);
    while (next != null) {
      var answer = account.browser().urlEncodingEnabled(false).get(next).then().statusCode(200);
      values.addAll(answer.extract().path(field));
      next = link(answer.extract().header("Link"));
    }
    return values;
  }

  private static String next(TestAccount account, String path) {
    return link(account.browser().get(path).then().statusCode(200).extract().header("Link"));
  }

  /** The path in a Link header; null for none. */
  private static String link(String header) {
    return header == null ? null : header.replaceAll(".*<([^>]*)>.*", "$1");
  }
}
