package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ApplicationBulkResourceTest {

  private static final String URL = "https://jobs.example.com/412";

  @Inject SessionFactory sessions;
  @Inject QuietApplications quiet;

  private Tracker tracker;

  @BeforeEach
  void signUp() {
    tracker = Tracker.create();
  }

  @Test
  void importsAllAndSkipsWhatIsTracked() {
    var tracked = Tracker.posting("Tracked");
    tracked.put("url", URL);
    var existing = tracker.track(tracked);
    var fresh = Tracker.posting("Fresh");
    fresh.put("url", URL + "?x=1");
    var result =
        importing(List.of(tracker.body(fresh), tracker.body(tracked), tracker.body(fresh)))
            .statusCode(200)
            .body("created", hasSize(1))
            .body("skipped.index", contains(1, 2))
            .body("skipped.code", contains("ALREADY_EXISTS", "ALREADY_EXISTS"))
            .extract();
    var created = result.<String>path("created[0]");
    assertThat(result.<List<String>>path("skipped.existingId")).containsExactly(existing, created);
    tracker.get("/applications/" + created).body("posting.title", equalTo("Fresh"));
  }

  @Test
  void importsStatusAndTime() {
    var entry = tracker.body(Tracker.posting("Engineer"));
    entry.put("status", "interview");
    entry.put("submittedAt", "2026-01-02T03:04:05.678Z");
    var id = importing(List.of(entry)).statusCode(200).extract().<String>path("created[0]");
    tracker
        .get("/applications/" + id)
        .body("status", equalTo("interview"))
        .body("submittedVia", equalTo("manual"))
        .body("submittedAt", equalTo("2026-01-02T03:04:05.678Z"));
    tracker
        .get("/applications/" + id + "/history")
        .body("to", contains("interview"))
        .body("[0].from", nullValue());
  }

  @Test
  void keepsNothingOfAnImportWithAFaultAndNamesIt() {
    var entries = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < 5; i++) {
      entries.add(tracker.body(Tracker.posting("Engineer " + i)));
    }
    entries.set(3, tracker.body(Tracker.posting("")));
    importing(entries)
        .statusCode(400)
        .body("details.field", hasItem("applications[3].posting.title"));
    entries.get(4).put("resumeId", Tracker.create().resumeId());
    entries.set(3, tracker.body(Tracker.posting("Engineer")));
    entries.get(3).put("status", "applying");
    importing(entries)
        .statusCode(400)
        .body("details.field", hasItems("applications[3].status", "applications[4].resumeId"));
    tracker.get("/applications").body("$", hasSize(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "", "  ", "01890000-0000-7000-8000-00000000000z"})
  void refusesAResumeIdThatIsNoneLikeThatOfAnotherApplicant(String id) {
    var entry = tracker.body(Tracker.posting("Engineer"));
    entry.put("resumeId", id);
    importing(List.of(entry))
        .statusCode(400)
        .body("details.field", contains("applications[0].resumeId"))
        .body("details.message", contains("must be the id of a resume of the same applicant"));
  }

  @Test
  void refusesAnUnknownPropertyByItsPlace() {
    var entry = tracker.body(Tracker.posting("Engineer"));
    entry.put("colour", "red");
    importing(List.of(entry)).statusCode(400).body("message", matchesPattern(".*colour.*"));
  }

  @Test
  void takes500AndRefuses501AndNone() {
    var entries = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < 500; i++) {
      entries.add(tracker.body(Tracker.posting("Engineer " + i)));
    }
    importing(entries).statusCode(200).body("created", hasSize(500));
    entries.add(entries.getFirst());
    importing(entries).statusCode(400).body("details.field", hasItem("applications"));
    importing(List.of()).statusCode(400);
    // more than two pages of an export
    assertThat(csv(export("text/csv"))).hasSize(501);
  }

  @Test
  void exportsCsvByDefault() {
    var posting = Tracker.posting("=cmd|' /C calc'!A0");
    posting.put("company", "Acme, \"the\" Company");
    var id = tracker.track(posting);
    tracker.request().body("{\"notes\": \"two\\nlines 🎉\"}").patch("/applications/" + id);
    tracker.move(id, "submitted");
    var answer =
        tracker
            .request()
            .get("/applications/export")
            .then()
            .statusCode(200)
            .contentType("text/csv;charset=UTF-8")
            .header(
                "Content-Disposition",
                matchesPattern("attachment; filename=\"applications-\\d{4}-\\d\\d-\\d\\d\\.csv\""))
            .extract();
    assertThat(answer.asString()).endsWith("\r\n");
    var rows = csv(answer.asString());
    assertThat(rows).hasSize(2);
    var row = new HashMap<String, String>();
    for (int i = 0; i < rows.get(0).size(); i++) {
      row.put(rows.get(0).get(i), rows.get(1).get(i));
    }
    assertThat(row)
        .containsEntry("id", id)
        .containsEntry("title", "'=cmd|' /C calc'!A0")
        .containsEntry("company", "Acme, \"the\" Company")
        .containsEntry("notes", "two\nlines 🎉")
        .containsEntry("status", "submitted")
        .containsEntry("reached_offer", "");
    assertThat(row.get("reached_saved")).isEqualTo(row.get("createdAt"));
    assertThat(row.get("reached_submitted")).isEqualTo(row.get("submittedAt"));
    assertThat(row.get("history"))
        .isEqualTo(
            row.get("createdAt")
                + " saved by owner\n"
                + row.get("submittedAt")
                + " submitted by owner");
  }

  @Test
  void exportsAHeaderAndAnEmptyArrayWhereThereIsNothing() {
    assertThat(csv(export("*/*"))).hasSize(1);
    assertThat(export("application/json")).isEqualTo("[]");
    tracker.request().accept("image/png").get("/applications/export").then().statusCode(406);
  }

  @Test
  void importsItsOwnExportAsItIs() {
    var posting = Tracker.posting("Engineer");
    posting.put("url", URL);
    posting.put("salaryMin", 5);
    var id = tracker.track(posting);
    tracker.move(id, "submitted");
    tracker.move(id, "offer");
    var exported = export("application/json");
    tracker.request().delete("/applications/" + id).then().statusCode(204);
    tracker
        .request()
        .body("{\"applications\":" + exported + "}")
        .post("/applications/import")
        .then()
        .statusCode(200)
        .body("created", hasSize(1));
    var again = export("application/json");
    assertThat(withoutIds(again)).isEqualTo(withoutIds(exported));
  }

  @Test
  void refusesAHistoryThatDoesNotLeadToTheStatus() {
    var entry = tracker.body(Tracker.posting("Engineer"));
    entry.put("status", "offer");
    entry.put(
        "history", List.of(Map.of("at", "2026-01-01T00:00:00Z", "to", "saved", "by", "owner")));
    importing(List.of(entry))
        .statusCode(400)
        .body("details.field", hasItem("applications[0].history"));
  }

  @Test
  void countsByStatusStageAndDays() {
    tracker
        .get("/applications/stats")
        .statusCode(200)
        .body("total", equalTo(0))
        .body("byStatus.size()", equalTo(14))
        .body("byStatus.needs_action", equalTo(0))
        .body("funnel.stage", contains("saved", "submitted", "screening", "interview", "offer"))
        .body("funnel[0].rate", nullValue())
        .body("medianDaysInStage.size()", equalTo(14))
        .body("medianDaysInStage.saved", nullValue());
    importHistory("saved 2026-01-01", "submitted 2026-01-03", "rejected 2026-01-13");
    importHistory("saved 2026-01-01", "submitted 2026-01-05", "interview 2026-01-06");
    importHistory("saved 2026-01-01", "withdrawn 2026-01-02");
    importHistory("saved 2026-01-01");
    tracker
        .get("/applications/stats")
        .body("total", equalTo(4))
        .body("byStatus.rejected", equalTo(1))
        .body("byStatus.saved", equalTo(1))
        .body("funnel.reached", contains(4, 2, 1, 1, 0))
        .body("funnel.rate", contains(1.0f, 0.5f, 0.25f, 0.25f, 0.0f))
        .body("medianDaysInStage.saved", equalTo(2.0f))
        .body("medianDaysInStage.submitted", equalTo(5.5f))
        .body("medianDaysInStage.rejected", nullValue());
  }

  /** Otherwise the funnel would contradict submittedAt. */
  @Test
  void countsASubmissionOfWhichOnlyTheTimeIsKnown() {
    var entry = tracker.body(Tracker.posting("Engineer"));
    entry.put("status", "rejected");
    entry.put("submittedAt", "2026-01-05T00:00:00Z");
    importing(List.of(entry)).statusCode(200);
    var id = tracker.track("Nurse");
    tracker.get("/applications/stats").body("funnel.reached", contains(2, 1, 0, 0, 0));
    var body = Map.of("status", "rejected", "submittedAt", "2026-01-06T00:00:00Z");
    tracker.request().body(body).post("/applications/" + id + "/status").then().statusCode(200);
    tracker.get("/applications/stats").body("funnel.reached", contains(2, 2, 0, 0, 0));
    var rows = csv(export("text/csv"));
    var reached = rows.getFirst().indexOf("reached_submitted");
    assertThat(rows.stream().skip(1).map(it -> it.get(reached)))
        .containsExactlyInAnyOrder("2026-01-05T00:00:00.000Z", "2026-01-06T00:00:00.000Z");
  }

  @Test
  void refusesTimesInTheFuture() {
    var entry = tracker.body(Tracker.posting("Engineer"));
    entry.put("status", "submitted");
    entry.put("submittedAt", "2198-01-01T00:00:00Z");
    entry.put(
        "history", List.of(Map.of("at", "2198-01-01T00:00:00Z", "to", "submitted", "by", "owner")));
    importing(List.of(entry))
        .statusCode(400)
        .body(
            "details.field",
            containsInAnyOrder("applications[0].submittedAt", "applications[0].history"));
  }

  @Test
  void ghostsWhatHasBeenQuietForThirtyDays() {
    var silent = tracker.track("Silent");
    var recent = tracker.track("Recent");
    var interviewed = tracker.track("Interviewed");
    tracker.move(silent, "screening");
    tracker.move(recent, "submitted");
    tracker.move(interviewed, "interview");
    age(silent, "30 days 1 second");
    age(recent, "29 days 23 hours");
    age(interviewed, "90 days");
    quiet.runDue();
    tracker.get("/applications/" + silent).body("status", equalTo("ghosted"));
    tracker.get("/applications/" + recent).body("status", equalTo("submitted"));
    tracker.get("/applications/" + interviewed).body("status", equalTo("interview"));
    tracker
        .get("/applications/" + silent + "/history")
        .body("to", contains("saved", "screening", "ghosted"))
        .body("by", contains("owner", "owner", "system"));
  }

  @Test
  void appearsInTheAccountsExport() {
    var id = tracker.track("Engineer");
    tracker
        .get("/account/export")
        .statusCode(200)
        .body("applications.id", contains(id))
        .body("applications[0].history.to", contains("saved"));
  }

  @Test
  void refusesAClientThatIsNotTheCallers() {
    for (var path : List.of("export", "stats")) {
      tracker.get("/applications/" + path + "?clientId=" + UUID.randomUUID()).statusCode(404);
    }
  }

  private void importHistory(String... changes) {
    var entry = tracker.body(Tracker.posting("Engineer"));
    var history = new ArrayList<Map<String, Object>>();
    String from = null;
    for (var change : changes) {
      var parts = change.split(" ");
      var line = new HashMap<String, Object>();
      line.put("at", parts[1] + "T00:00:00Z");
      line.put("from", from);
      line.put("to", parts[0]);
      line.put("by", "owner");
      history.add(line);
      from = parts[0];
    }
    entry.put("status", from);
    entry.put("history", history);
    importing(List.of(entry)).statusCode(200);
  }

  private void age(String id, String by) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                sessions
                    .getCurrentSession()
                    .createNativeMutationQuery(
                        "update application set status_changed_at = now() - interval '"
                            + by
                            + "' where id = '"
                            + id
                            + "'")
                    .executeUpdate());
  }

  private ValidatableResponse importing(List<Map<String, Object>> entries) {
    return tracker
        .request()
        .body(Map.of("applications", entries))
        .post("/applications/import")
        .then();
  }

  private String export(String accept) {
    return tracker
        .request()
        .accept(accept)
        .get("/applications/export")
        .then()
        .statusCode(200)
        .extract()
        .asString();
  }

  private static List<List<String>> csv(String text) {
    try (MappingIterator<List<String>> rows =
        new CsvMapper()
            .readerForListOf(String.class)
            .with(CsvParser.Feature.WRAP_AS_ARRAY)
            .readValues(text)) {
      return rows.readAll();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** What a new record does not share with the old one. */
  private static String withoutIds(String json) {
    return json.replaceAll("\"(id|jobPostingId|createdAt|updatedAt)\":\"[^\"]*\"", "\"$1\":0");
  }
}
