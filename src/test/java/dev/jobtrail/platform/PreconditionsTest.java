package dev.jobtrail.platform;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestInstance(TestInstance.Lifecycle.PER_METHOD)
class PreconditionsTest {

  private static final int WRITERS = 8;

  private TestAccount account;

  /**
   * A change of a record.
   *
   * @param record what of the account's is changed
   * @param below the rest of the path
   * @param body with the number of the change in place of a hash
   */
  record Change(String verb, String record, String below, String body) {

    @Override
    public String toString() {
      return verb + " " + record + below;
    }

    String numbered(int number) {
      return body.replace("#", String.valueOf(number));
    }
  }

  static Stream<Change> changes() {
    return Stream.of(
        new Change("PATCH", "account", "", "{\"name\": \"Name #\"}"),
        new Change("PATCH", "client", "", "{\"notes\": \"Note #\"}"),
        new Change("PUT", "resume", "", "{\"name\": \"Name #\"}"),
        new Change(
            "PATCH",
            "resume",
            "",
            "{\"operations\": [{\"op\": \"add\", \"path\": \"/basics/name\", \"value\": \"N #\"}]}"),
        new Change("PUT", "resume", "/password", "{\"password\": \"open sesame #\"}"),
        new Change("PATCH", "application", "", "{\"notes\": \"Note #\"}"),
        new Change("PUT", "application", "/cover-letter", "{\"coverLetter\": \"Letter #\"}"),
        new Change("PUT", "profile", "", "{\"noticePeriod\": \"# weeks\"}"));
  }

  @BeforeEach
  void signUp() {
    account = Api.newAccount();
  }

  @ParameterizedTest
  @MethodSource("changes")
  void refusesAChangeOfAnotherVersion(Change change) {
    var record = record(change.record());
    var tag = tag(record);
    change(change, record, "*", 1).then().statusCode(200);
    var now = account.request().get(record);
    assertThat(now.header("ETag")).isNotEqualTo(tag);

    for (var stale : List.of(tag, "W/" + now.header("ETag"), "\"none\", " + tag, "none")) {
      change(change, record, stale, 2)
          .then()
          .statusCode(412)
          .body("code", equalTo("PRECONDITION_FAILED"))
          .header("ETag", equalTo(null));
    }

    assertThat(account.request().get(record).asString()).isEqualTo(now.asString());
  }

  @ParameterizedTest
  @MethodSource("changes")
  void makesAChangeOfThatVersionAndTagsTheNext(Change change) {
    var record = record(change.record());

    var changed = change(change, record, "\"other\" , " + tag(record), 1);
    changed.then().statusCode(200);
    assertThat(changed.header("ETag")).isEqualTo(tag(record));

    // the tag of an answer is good for the next change
    change(change, record, changed.header("ETag"), 2).then().statusCode(200);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void letsOneOfManyWritersWin(Change change) throws Exception {
    var record = record(change.record());
    var tag = tag(record);
    var number = new AtomicInteger();

    var statuses =
        Parallel.run(
            WRITERS, () -> change(change, record, tag, number.incrementAndGet()).statusCode());

    assertThat(statuses).containsOnly(200, 412).containsOnlyOnce(200);
  }

  @Test
  void deletesOnlyThatVersion() {
    for (var record : List.of(record("application"), record("resume"))) {
      var tag = tag(record);
      account
          .request()
          .header("If-Match", "\"another\"")
          .delete(record)
          .then()
          .statusCode(412)
          .body("code", equalTo("PRECONDITION_FAILED"));
      account.request().get(record).then().statusCode(200);
      account.request().header("If-Match", tag).delete(record).then().statusCode(204);
      account.request().header("If-Match", "*").delete(record).then().statusCode(404);
    }
  }

  @Test
  void removesAPasswordOnlyOfThatVersion() {
    var record = record("resume");
    account.request().body(Map.of("password", "open sesame")).put(record + "/password");
    var remove = account.request().header("If-Match", "\"another\"");

    remove.delete(record + "/password").then().statusCode(412);
    assertThat(account.request().get(record).<Boolean>path("hasPassword")).isTrue();

    remove = account.request().header("If-Match", tag(record));
    remove.delete(record + "/password").then().statusCode(200).body("hasPassword", equalTo(false));
  }

  @Test
  void choosesWhatIsAttachedOnlyOfThatVersion() {
    var record = record("application");
    var body = Map.of("applySource", "original");
    account
        .request()
        .header("If-Match", "\"another\"")
        .body(body)
        .put(record + "/apply-source")
        .then()
        .statusCode(412);
    account
        .request()
        .header("If-Match", tag(record))
        .body(body)
        .put(record + "/apply-source")
        .then()
        .statusCode(200);
  }

  @Test
  void holdsAChangeThatChangesNothingAgainstTheVersion() {
    for (var record : List.of(record("application"), record("client"))) {
      account.request().header("If-Match", "\"x\"").body("{}").patch(record).then().statusCode(412);
      account.request().header("If-Match", "*").body("{}").patch(record).then().statusCode(200);
    }
  }

  @Test
  void tellsNothingOfForeignRecords() {
    var foreign = record("resume");
    var stranger = Api.newAccount();

    stranger
        .request()
        .header("If-Match", "\"x\"")
        .body("{\"name\": \"n\"}")
        .put(foreign)
        .then()
        .statusCode(404);
    given().header("If-Match", "\"x\"").delete(foreign).then().statusCode(401);
  }

  private Response change(Change change, String record, String ifMatch, int number) {
    return account
        .request()
        .header("If-Match", ifMatch)
        .body(change.numbered(number))
        .request(change.verb(), record + change.below());
  }

  private String tag(String record) {
    return account.request().get(record).then().statusCode(200).extract().header("ETag");
  }

  private String record(String kind) {
    return switch (kind) {
      case "account" -> "/account";
      case "profile" -> "/apply/profile";
      case "client" -> made("/clients", Map.of("name", "Jana"));
      case "resume" ->
          made("/resumes", Map.of("name", "Mine", "data", Map.of("basics", Map.of("name", "A"))));
      case "application" ->
          made(
              "/applications",
              Map.of(
                  "resumeId",
                  record("resume").substring("/resumes/".length()),
                  "posting",
                  Map.of("title", "Engineer", "company", "Acme", "descriptionRaw", "Work.")));
      default -> throw new IllegalArgumentException(kind);
    };
  }

  private String made(String path, Map<String, ?> body) {
    return path
        + "/"
        + account.request().body(body).post(path).then().statusCode(201).extract().path("id");
  }
}
