package dev.jobtrail.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conversations with the builtin engine, and decisions on its suggestions. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class BuiltinBuilderTest {

  private static final String SUMMARY = "data.basics.summary";

  private Applicant applicant;

  @BeforeEach
  void signUp() {
    applicant = Applicant.create();
  }

  @Test
  void saysWhatItCanAndCannotDo() {
    applicant
        .get("/agent/builder/status")
        .body("available", equalTo(true))
        .body("provider", equalTo("builtin"))
        .body("model", notNullValue())
        .body("reason", nullValue())
        .body("can", hasItem(containsString("Shorten")))
        .body("cannot", hasItem("Translate."))
        .body("examples", hasItem("What can go?"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Shorten my summary | Shorten the summary",
        "Kürze meine Zusammenfassung | Zusammenfassung kürzen",
        "Raccourcis mon profil | Raccourcir le profil",
        "Acorta mi resumen | Acortar el resumen",
      })
  void shortensTheSummary(String text, String title) {
    ask(text)
        .body("suggestions.title", equalTo(List.of(title)))
        .body("suggestions[0].reworded", empty())
        .body("suggestions[0].canUndo", equalTo(false))
        .body("reply", not(containsString("null")));
  }

  @Test
  void saysWhatCanGo() {
    ask("What can go?")
        .body("suggestions", hasSize(2))
        .body("refused", empty())
        .body("reply", startsWith("Suggested changes:"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"What's the weather?", "Erzähl mir einen Witz", "Quelle heure est-il ?"})
  void declinesOtherSubjectsPolitely(String text) {
    ask(text).body("state", equalTo("done")).body("suggestions", empty()).body("refused", empty());
  }

  @Test
  void saysInTheLanguageOfTheMessageWhatNothingSupports() {
    ask("Füge Fallschirmspringen zu meinen Kenntnissen hinzu")
        .body("suggestions", empty())
        .body("refused", hasSize(1))
        .body("reply", startsWith("Diese Änderung kann ich nicht vorschlagen."))
        .body("reply", containsString("weder Ihr Lebenslauf noch ein bestätigter Fakt"))
        .body("reply", not(containsString("null")));
  }

  @Test
  void marksWhatIsReworded() {
    var message =
        ask(
            "Change the first bullet at Globex to \"Built a billing product in Java and"
                + " Spring Boot for 40 shops\"");

    message
        .body("suggestions", hasSize(1))
        .body("suggestions[0].reason", containsString("Reworded, please check."))
        .body("suggestions[0].reworded", hasSize(1))
        .body("suggestions[0].reworded[0].place", equalTo("/work/1/highlights/0"))
        .body("suggestions[0].reworded[0].before", startsWith("Built a billing service"))
        .body("suggestions[0].reworded[0].after", startsWith("Built a billing product"))
        .body("suggestions[0].reworded[0].words", equalTo(List.of("product")));
    var id = message.extract().<String>path("suggestions[0].id");

    acceptAll(List.of(id), Map.of())
        .body("accepted", empty())
        .body("skipped[0].code", equalTo("INVALID_TRANSITION"))
        .body("skipped[0].message", containsString("confirmReworded"));
    acceptAll(List.of(id), Map.of("confirmReworded", true)).body("accepted", hasSize(1));
    resume().body("data.work[1].highlights[0]", startsWith("Built a billing product"));
  }

  @Test
  void undoesAnAcceptedSuggestion() {
    var id = shorter();
    var before = resume().extract().<String>path(SUMMARY);
    accept(id).statusCode(200).body("suggestion.canUndo", equalTo(true));
    resume().body(SUMMARY, not(equalTo(before)));

    undo(id)
        .statusCode(200)
        .body("suggestion.state", equalTo("staged"))
        .body("suggestion.canUndo", equalTo(false))
        .body("resume." + SUMMARY, equalTo(before));

    undo(id).statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
    accept(id).statusCode(200);
  }

  @Test
  void undoesOnlyItsOwnChange() {
    var ids = ask("What can go?").extract().<List<String>>path("suggestions.id");
    ids.forEach(id -> accept(id).statusCode(200));
    patch("{\"op\":\"add\",\"path\":\"/work/0/highlights/-\",\"value\":\"Ran the desk\"}");

    undo(ids.getLast()).statusCode(200);

    resume()
        .body("data.work[0].highlights[0]", containsString("hackathon"))
        .body("data.work[0].highlights[4]", equalTo("Ran the desk"))
        .body("data.interests", nullValue());
    undo(ids.getFirst()).statusCode(200);
    resume().body("data.interests", hasSize(1)).body("data.work[0].highlights", hasSize(5));
  }

  @Test
  void refusesToUndoWhatWasEditedSince() {
    var id = shorter();
    accept(id).statusCode(200);
    patch("{\"op\":\"replace\",\"path\":\"/basics/summary\",\"value\":\"My own words.\"}");

    undo(id)
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"))
        .body("message", containsString("changed at the same place"));

    resume().body(SUMMARY, equalTo("My own words."));
  }

  @Test
  void refusesToUndoAnotherVersionAndALockedResume() {
    var id = shorter();
    accept(id).statusCode(200);
    undo(id, Map.of("expectedUpdatedAt", "2020-01-01T00:00:00Z"))
        .statusCode(409)
        .body("code", equalTo("RESUME_VERSION_CONFLICT"));
    applicant.post("/resumes/" + applicant.resumeId() + "/lock", Map.of("isLocked", true));

    undo(id).statusCode(409).body("code", equalTo("RESUME_LOCKED"));
  }

  @Test
  void undoesOnceAtMost() throws Exception {
    var id = shorter();
    accept(id).statusCode(200);

    var statuses = Parallel.run(4, () -> undo(id).extract().statusCode());

    assertThat(statuses).containsOnlyOnce(200).containsOnly(200, 409);
  }

  @Test
  void addsOnce() throws Exception {
    var id = ask("Add Kubernetes to my skills").extract().<String>path("suggestions[0].id");

    var statuses = Parallel.run(4, () -> accept(id).extract().statusCode());

    assertThat(statuses).containsOnlyOnce(200).containsOnly(200, 409);
    resume().body("data.skills.name.findAll { it == 'Kubernetes' }", hasSize(1));
  }

  @Test
  void acceptsSeveralAndSkipsWhatNoLongerFits() {
    var cuts = ask("What can go?").extract().<List<String>>path("suggestions.id");
    var summary = shorter();
    patch("{\"op\":\"remove\",\"path\":\"/work/0/highlights/0\"}");

    acceptAll(List.of(cuts.getFirst(), cuts.getLast(), summary), Map.of("force", true))
        .body("accepted.id", equalTo(List.of(cuts.getFirst(), summary)))
        .body("skipped.suggestion.id", equalTo(List.of(cuts.getLast())))
        .body("skipped.suggestion.state", equalTo(List.of("stale")))
        .body("resume.data.interests", nullValue());

    undo(summary).statusCode(200);
    resume().body("data.interests", nullValue());
  }

  @Test
  void appliesSeveralOfOneList() {
    var ids =
        ask("Remove the first bullet at Globex").extract().<List<String>>path("suggestions.id");
    var others =
        ask("Remove the second bullet at Globex").extract().<List<String>>path("suggestions.id");

    acceptAll(List.of(ids.getFirst(), others.getFirst()), Map.of()).body("accepted", hasSize(2));

    resume().body("data.work[1].highlights", empty());
  }

  @Test
  void changesNothingAtAnotherVersion() {
    var id = shorter();

    acceptAll(List.of(id), Map.of("expectedUpdatedAt", "2020-01-01T00:00:00Z"), 409)
        .body("code", equalTo("RESUME_VERSION_CONFLICT"));
    acceptAll(List.of(id), Map.of("expectedUpdatedAt", updatedAt())).body("accepted", hasSize(1));
    acceptAll(List.of(id), Map.of())
        .body("accepted", empty())
        .body("skipped[0].message", containsString("already accepted"));
  }

  @Test
  void hidesWhatIsAnothers() {
    var id = shorter();
    var other = Applicant.create();

    other.post("/agent/builder/suggestions/" + id + "/undo", Map.of()).statusCode(404);
    other
        .post(
            "/agent/builder/resumes/" + other.resumeId() + "/suggestions/accept",
            Map.of("ids", List.of(id)))
        .statusCode(404);
    Api.newAccount()
        .request()
        .body(Map.of("ids", List.of(id)))
        .post("/agent/builder/resumes/" + applicant.resumeId() + "/suggestions/accept")
        .then()
        .statusCode(404);
    acceptAll(List.of(), Map.of(), 400);
  }

  private String shorter() {
    return ask("Shorten my summary").extract().path("suggestions[0].id");
  }

  private ValidatableResponse ask(String text) {
    var location =
        applicant
            .post(
                "/agent/builder/resumes/" + applicant.resumeId() + "/messages",
                Map.of("text", text))
            .statusCode(202)
            .extract()
            .header("Location");
    return applicant.awaitEnd(URI.create(location).getPath());
  }

  private ValidatableResponse accept(String id) {
    return applicant.post("/agent/builder/suggestions/" + id + "/accept", Map.of());
  }

  private ValidatableResponse undo(String id) {
    return undo(id, Map.of());
  }

  private ValidatableResponse undo(String id, Map<String, ?> body) {
    return applicant.post("/agent/builder/suggestions/" + id + "/undo", body);
  }

  private ValidatableResponse acceptAll(List<String> ids, Map<String, ?> more) {
    return acceptAll(ids, more, 200);
  }

  private ValidatableResponse acceptAll(List<String> ids, Map<String, ?> more, int status) {
    var body = new HashMap<String, Object>(more);
    body.put("ids", ids);
    return applicant
        .post("/agent/builder/resumes/" + applicant.resumeId() + "/suggestions/accept", body)
        .statusCode(status);
  }

  private ValidatableResponse resume() {
    return applicant.get("/resumes/" + applicant.resumeId()).statusCode(200);
  }

  private String updatedAt() {
    return resume().extract().path("updatedAt");
  }

  private void patch(String operation) {
    applicant
        .request()
        .body("{\"operations\":[" + operation + "]}")
        .patch("/resumes/" + applicant.resumeId())
        .then()
        .statusCode(200);
  }
}
