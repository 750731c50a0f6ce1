package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApplicationPartsTest {

  private static final Map<String, Object> INTERVIEW =
      Map.of(
          "startsAt", "2026-12-01T09:30:00.000Z",
          "endsAt", "2026-12-01T10:30:00.000Z",
          "timeZone", "Europe/Berlin",
          "kind", "on_site",
          "place", "Harbour Street 1",
          "link", "https://meet.example.com/abc",
          "people", "Eva Lind",
          "notes", "Bring a portfolio.",
          "outcome", "Second round");

  private static final Map<String, Object> CONTACT =
      Map.of(
          "name", "Eva Lind",
          "role", "Recruiter",
          "email", "eva.lind@example.com",
          "phone", "+351 555 010 020",
          "link", "https://example.com/eva",
          "notes", "Prefers mail.");

  private Applicant applicant;
  private String application;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    application = applicant.track();
  }

  private String path(String part) {
    return "/applications/" + application + "/" + part;
  }

  private static Map<String, Object> with(Map<String, Object> part, String name, Object value) {
    var changed = new HashMap<>(part);
    changed.put(name, value);
    return changed;
  }

  private ValidatableResponse put(String path, Map<String, ?> body) {
    return applicant.request().body(body).put(path).then();
  }

  private ValidatableResponse delete(String path) {
    return applicant.request().delete(path).then();
  }

  @ParameterizedTest
  @CsvSource({"interviews, outcome", "contacts, role"})
  void addsReplacesAndDeletes(String kind, String optional) {
    var whole = kind.equals("interviews") ? INTERVIEW : CONTACT;
    var added = applicant.post(path(kind), whole).statusCode(201);
    whole.forEach((name, value) -> added.body(name, equalTo(value)));
    added.body("applicationId", equalTo(application));
    String id = added.extract().path("id");
    var path = path(kind) + "/" + id;

    var less = new HashMap<>(whole);
    less.remove(optional);
    put(path, less).statusCode(200).body(optional, nullValue()).body("id", equalTo(id));
    applicant.get(path(kind)).body("id", contains(id)).body("[0]." + optional, nullValue());

    delete(path).statusCode(204);
    delete(path).statusCode(404);
    applicant.get(path(kind)).body("", hasSize(0));
  }

  @Test
  void listsTheEarliestInterviewFirst() {
    applicant.post(path("interviews"), INTERVIEW);
    applicant.post(
        path("interviews"),
        with(with(INTERVIEW, "startsAt", "2026-11-30T09:30:30Z"), "endsAt", null));
    applicant
        .get(path("interviews"))
        .body("startsAt", contains("2026-11-30T09:30:00.000Z", "2026-12-01T09:30:00.000Z"));
  }

  @ParameterizedTest
  @CsvSource({
    "interviews, startsAt,",
    "interviews, startsAt, 9999-12-01T09:30:00Z",
    "interviews, endsAt, 2026-12-01T09:30:30Z",
    "interviews, endsAt, 2026-12-09T09:30:00Z",
    "interviews, timeZone,",
    "interviews, timeZone, Berlin",
    "interviews, timeZone, +02:00",
    "interviews, kind,",
    "interviews, link, javascript:alert(1)",
    "contacts, name,",
    "contacts, name, ' '",
    "contacts, email, eva",
    "contacts, link, javascript:alert(1)"
  })
  void refusesWhatIsInvalid(String kind, String property, String value) {
    var whole = kind.equals("interviews") ? INTERVIEW : CONTACT;
    applicant
        .post(path(kind), with(whole, property, value))
        .statusCode(400)
        .body("details.field", hasItem(property));
    applicant.get(path(kind)).body("", hasSize(0));
  }

  @ParameterizedTest
  @CsvSource({"interviews", "contacts"})
  void refusesTheFiftyFirst(String kind) {
    var whole = kind.equals("interviews") ? INTERVIEW : CONTACT;
    for (int i = 0; i < 50; i++) {
      applicant.post(path(kind), whole).statusCode(201);
    }
    applicant
        .post(path(kind), whole)
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"))
        .body("message", equalTo("An application can have 50 " + kind + ". Delete one first."));
    applicant.get(path(kind)).body("", hasSize(50));
  }

  @ParameterizedTest
  @CsvSource({"interviews", "contacts"})
  void areTheOwnersOnly(String kind) {
    var whole = kind.equals("interviews") ? INTERVIEW : CONTACT;
    String id = applicant.post(path(kind), whole).extract().path("id");
    var stranger = Applicant.create();
    var theirs = stranger.track();
    stranger.get(path(kind)).statusCode(404);
    stranger.post(path(kind), whole).statusCode(404);
    for (var of : List.of(application, theirs)) {
      var path = "/applications/" + of + "/" + kind + "/" + id;
      stranger.request().body(whole).put(path).then().statusCode(404);
      stranger.request().delete(path).then().statusCode(404);
    }
    applicant.get(path(kind)).body("id", contains(id));
  }

  @Test
  void leaveWithTheirApplication() {
    applicant.post(path("interviews"), INTERVIEW).statusCode(201);
    applicant.post(path("contacts"), CONTACT).statusCode(201);
    delete("/applications/" + application).statusCode(204);
    applicant.get(path("interviews")).statusCode(404);
    applicant.get(path("contacts")).statusCode(404);
  }

  @Test
  void areExportedAndImportedAgain() {
    applicant.post(path("interviews"), INTERVIEW).statusCode(201);
    applicant.post(path("contacts"), CONTACT).statusCode(201);
    applicant
        .get("/account/export")
        .body("applications[0].interviews[0].place", equalTo("Harbour Street 1"))
        .body("applications[0].contacts[0].name", equalTo("Eva Lind"));
    var export = applicant.request().accept("application/json").get("/applications/export");
    delete("/applications/" + application).statusCode(204);

    var body = "{\"applications\":" + export.asString() + "}";
    application =
        applicant
            .request()
            .body(body)
            .post("/applications/import")
            .then()
            .statusCode(200)
            .extract()
            .path("created[0]");

    var interview = applicant.get(path("interviews")).body("", hasSize(1));
    INTERVIEW.forEach((name, value) -> interview.body("[0]." + name, equalTo(value)));
    var contact = applicant.get(path("contacts")).body("", hasSize(1));
    CONTACT.forEach((name, value) -> contact.body("[0]." + name, equalTo(value)));
  }

  @Test
  void showsInterviewsThatAreNotOverInTheAgenda() {
    var now = Instant.now().truncatedTo(ChronoUnit.MINUTES);
    var running = add(now.minus(Duration.ofHours(1)), now.plus(Duration.ofHours(1)));
    var next = add(now.plus(Duration.ofDays(1)), null);
    var begun = add(now.minus(Duration.ofMinutes(30)), null);
    add(now.minus(Duration.ofHours(2)), null);
    add(now.plus(Duration.ofDays(9)), null);

    var until = LocalDate.ofInstant(now, ZoneOffset.UTC).plusDays(2);
    applicant
        .get("/agenda?until=" + until)
        .body("interviews.interviewId", contains(running, begun, next))
        .body("interviews[0].applicationId", equalTo(application))
        .body("interviews[0].kind", equalTo("on_site"));
    Applicant.create().get("/agenda?until=" + until).body("interviews", hasSize(0));
    applicant.move(application, "withdrawn");
    applicant.get("/agenda?until=" + until).body("interviews", hasSize(0));
  }

  @Test
  void namesTheClientInTheAgenda() {
    var operator = Operator.create();
    var client = operator.client("Jana");
    var tracked = operator.application(client, operator.resume(client));
    var start = Instant.now().plus(Duration.ofHours(1)).truncatedTo(ChronoUnit.MINUTES);
    var body = with(with(INTERVIEW, "startsAt", start.toString()), "endsAt", null);
    operator.post("/applications/" + tracked + "/interviews", body).statusCode(201);
    var agenda = "/agenda?until=" + LocalDate.now(ZoneOffset.UTC).plusDays(1);
    operator.get(agenda).body("interviews.clientName", contains("Jana"));

    operator.post("/clients/" + client + "/archive").statusCode(200);
    operator.get(agenda).body("interviews", hasSize(0));
  }

  private String add(Instant start, Instant end) {
    var body = with(INTERVIEW, "startsAt", start.toString());
    body.put("endsAt", end == null ? null : end.toString());
    String id = applicant.post(path("interviews"), body).statusCode(201).extract().path("id");
    assertThat(id).isNotNull();
    return id;
  }
}
