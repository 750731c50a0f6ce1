package dev.jobtrail.application.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class TableImportTest {

  private static final String GERMAN =
      """
      Firma;Stellenbezeichnung;Link;Status;Beworben am;Gehalt;Ansprechpartnerin;Notiz;Laune
      Acme;Ingenieurin;jobs.example.com/412;Im Gespräch;25.11.2025;60.000 - 70.000 EUR;Eva Lind;"Zwei
      Zeilen";gut
      Globex;Pflegekraft;auf Nachfrage;Gemerkt;;nach Tarif;;;
      Initech;;https://jobs.example.com/7;Absage;;;;;
      """;

  private Applicant applicant;

  @BeforeEach
  void signUp() {
    applicant = Applicant.create();
  }

  @Test
  void tellsInADryRunHowATableIsUnderstoodAndChangesNothing() {
    importing(Map.of("csv", GERMAN, "dryRun", true))
        .statusCode(200)
        .body("dryRun", equalTo(true))
        .body("created", equalTo(2))
        .body("invalid", equalTo(1))
        .body(
            "columns.field",
            contains(
                "company",
                "title",
                "url",
                "status",
                "submitted_at",
                "salary",
                "contact_name",
                "notes",
                null))
        .body("columns[8].examples", contains("gut"))
        .body("statuses.text", contains("Im Gespräch", "Gemerkt", "Absage"))
        .body("statuses.status", contains("interview", "saved", "rejected"))
        .body("rows.number", contains(2, 3, 4))
        .body("rows.outcome", contains("created", "created", "invalid"))
        .body("rows[0].applicationId", nullValue())
        .body("rows[0].submittedOn", equalTo("2025-11-25"))
        .body("rows[0].problems", empty())
        .body("rows[1].problems", hasSize(2))
        .body("rows[2].problems", contains("It has no job title."));
    applications().body("$", empty());
  }

  @Test
  void importsRowsAndKeepsTheRestInNotes() {
    var created =
        importing(Map.of("csv", GERMAN)).statusCode(200).body("created", equalTo(2)).extract();
    String first = created.path("rows[0].applicationId");
    request()
        .get("/applications/" + first)
        .then()
        .body("status", equalTo("interview"))
        .body("submittedAt", startsWith("2025-11-25"))
        .body("notes", equalTo("Zwei\nZeilen"))
        .body("posting.title", equalTo("Ingenieurin"))
        .body("posting.url", equalTo("https://jobs.example.com/412"))
        .body("posting.salaryMin", equalTo(60_000))
        .body("posting.salaryMax", equalTo(70_000))
        .body("posting.salaryCurrency", equalTo("EUR"));
    request()
        .get("/applications/" + first + "/history")
        .then()
        .body("to", contains("submitted", "interview"));
    request().get("/applications/" + first + "/contacts").then().body("name", contains("Eva Lind"));
    request()
        .get("/applications/" + created.path("rows[1].applicationId"))
        .then()
        .body("notes", equalTo("Gehalt: nach Tarif\nLink: auf Nachfrage"));
  }

  @Test
  void importsNothingTwice() {
    importing(Map.of("csv", GERMAN)).statusCode(200).body("created", equalTo(2));
    importing(Map.of("csv", GERMAN))
        .statusCode(200)
        .body("created", equalTo(0))
        .body("duplicates", equalTo(2))
        .body("rows[1].outcome", equalTo("duplicate"));
    importing(Map.of("csv", "Title\nNurse\nNurse\n"))
        .body("rows.outcome", contains("created", "duplicate"));
    applications().body("$", hasSize(3));
  }

  @Test
  void takesColumnsStatusesAndDatesAsTheRequestSays() {
    var columns = new ArrayList<>(List.of("title", "status"));
    columns.add(null);
    columns.add("submitted_at");
    importing(
            Map.of(
                "csv",
                "A,B,C,D\nNurse,At the top,x,03/04/2026\n",
                "columns",
                columns,
                "statuses",
                Map.of("At the top", "screening"),
                "dayFirst",
                false))
        .statusCode(200)
        .body("rows[0].status", equalTo("screening"))
        .body("rows[0].submittedOn", equalTo("2026-03-04"))
        .body("statuses[0].isKnown", equalTo(true));
  }

  @Test
  void keepsASubmissionInTheFutureInTheNotes() {
    var day = LocalDate.now(ZoneOffset.UTC).plusYears(2);
    importing(Map.of("csv", "Title,Date applied\nNurse," + day + "\n"))
        .statusCode(200)
        .body("created", equalTo(1))
        .body("rows[0].submittedOn", nullValue())
        .body("rows[0].problems[0]", containsString("is in the future"));
    applications()
        .body("[0].submittedAt", nullValue())
        .body("[0].notes", equalTo("Date applied: " + day));
  }

  @Test
  void takesASubmissionOfTodayAtAnyHour() {
    importing(Map.of("csv", "Title,Date applied\nNurse," + LocalDate.now(ZoneOffset.UTC) + "\n"))
        .statusCode(200)
        .body("rows[0].status", equalTo("submitted"))
        .body("rows[0].problems", empty());
  }

  @Test
  void takesItsOwnExportBack() {
    importing(Map.of("csv", GERMAN)).statusCode(200);
    var csv = request().accept("text/csv").get("/applications/export").asString();
    applicant = Applicant.create();
    importing(Map.of("csv", csv)).statusCode(200).body("created", equalTo(2));
    applications()
        .body("findAll { it.posting.company == 'Acme' }.status", contains("interview"))
        .body("findAll { it.posting.company == 'Acme' }.posting.salaryMin", contains(60_000));
  }

  @Test
  void readsEveryColumnOfItsOwnExportThatAnApplicationTakes() {
    request()
        .body(
            """
            {"applications": [{"resumeId": "%s", "status": "submitted", "notes": "Called.",
              "tags": ["remote", "gold"], "followUpOn": "2026-03-01",
              "archivedAt": "2026-02-03T04:05:06Z", "submittedVia": "assisted",
              "submittedAt": "2026-01-02T03:04:05Z",
              "posting": {"source": "discovery", "title": "Nurse", "company": "Acme",
                "location": "Vienna", "isRemote": true, "employmentType": "part_time",
                "salaryMin": 50000, "salaryMax": 60000, "salaryCurrency": "EUR",
                "url": "https://jobs.example.com/9", "postedAt": "2026-01-01T05:06:07Z"}}]}
            """
                .formatted(applicant.resumeId()))
        .post("/applications/import")
        .then()
        .statusCode(200);
    var exported = export();
    applicant = Applicant.create();
    importing(Map.of("csv", exported)).statusCode(200).body("rows[0].problems", empty());
    var own = Set.of("id", "resumeId", "resumeName", "statusChangedAt", "createdAt", "updatedAt");
    var before = record(exported, own);
    assertThat(before).containsEntry("submittedVia", "assisted").containsEntry("isRemote", "true");
    assertThat(record(export(), own)).isEqualTo(before);
  }

  private String export() {
    return request().accept("text/csv").get("/applications/export").asString();
  }

  /** The cells of the only row, without those of the history and of the record itself. */
  private static Map<String, String> record(String csv, Set<String> without) {
    var table = ApplicationTable.parse(csv);
    var cells = new HashMap<String, String>();
    for (var i = 0; i < table.headings().size(); i++) {
      var heading = table.headings().get(i);
      var isHistory = heading.startsWith("reached_") || heading.equals("history");
      if (!without.contains(heading) && !isHistory) {
        cells.put(heading, table.rows().getFirst().cells().get(i));
      }
    }
    return cells;
  }

  @Test
  void refusesWhatItCannotImport() {
    importing(Map.of("csv", "Title"))
        .statusCode(400)
        .body("message", containsString("csv must have a row with headings"));
    importing(Map.of("csv", GERMAN, "columns", List.of("title")))
        .statusCode(400)
        .body("message", containsString("as many entries as the table has columns: 9"));
    importing(Map.of("csv", GERMAN, "statuses", Map.of("Absage", "applying")))
        .statusCode(400)
        .body("details[0].field", equalTo("statuses"));
    importing(Map.of("csv", GERMAN, "statuses", Collections.singletonMap("Absage", null)))
        .statusCode(400)
        .body("details[0].field", equalTo("statuses"));
    importing(Map.of("csv", GERMAN, "resumeId", Applicant.create().resumeId()))
        .statusCode(400)
        .body("details[0].field", equalTo("resumeId"));
    applications().body("$", empty());
  }

  private ValidatableResponse importing(Map<String, Object> wanted) {
    var body = new HashMap<>(wanted);
    body.putIfAbsent("resumeId", applicant.resumeId());
    return request().body(body).post("/applications/import/table").then();
  }

  private ValidatableResponse applications() {
    return request().get("/applications").then();
  }

  private RequestSpecification request() {
    return applicant.account().request();
  }
}
