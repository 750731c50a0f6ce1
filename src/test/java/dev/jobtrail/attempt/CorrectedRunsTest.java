package dev.jobtrail.attempt;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.FormServer.Moment;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Forms that are filled in again with what their applicant corrected. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class CorrectedRunsTest extends FormServing {

  private static final List<Map<String, String>> KNOWN =
      List.of(
          Map.of("question", "How did you hear about us?", "answer", "A friend"),
          Map.of("question", "Would you work remotely?", "answer", "Yes"));

  /** Puts the step of an application at the disposal of other workers, as a late heartbeat does. */
  private static final String EXPIRE_CLAIM =
      """
      update scheduled_tasks set picked = false, picked_by = null, version = version + 1
      where picked and task_instance in (
        select cast(id as text) from work where application_id = ? and state = 'RUNNING')
      """;

  @Inject AgroalDataSource dataSource;

  /** One that was suspended at the form resumes after the form was corrected and filled again. */
  @Test
  void keepsWhatWasCorrectedWhenALateWorkerResumes() throws SQLException {
    var applying = knowing();
    var url = forms.url("generic");
    var application = applying.track(url);
    String run;
    try (var late = forms.hold(url, Moment.FORM)) {
      run = applying.start(application);
      await().atMost(Duration.ofSeconds(60)).until(late::isReached);
      forms.hold(url, Moment.FORM).close();
      expireClaim(application);
      applying.awaitRest(run).body("state", equalTo("ready"));
      applying.answer(run, Map.of("First name", "Janina", "Phone", ""), false).statusCode(202);
      applying.awaitRest(run).body("state", equalTo("ready"));
    }

    var before = stateOf(applying, run);
    await()
        .during(Duration.ofSeconds(4))
        .atMost(Duration.ofSeconds(8))
        .until(() -> stateOf(applying, run).equals(before));
    applying
        .read(run)
        .body("fields.find { it.label == 'First name' }.value", equalTo("Janina"))
        .body("fields.find { it.label == 'Phone' }.value", equalTo(""));

    applying.submit(run).statusCode(202);
    applying.awaitRest(run).body("outcome", equalTo("submitted"));
    assertThat(forms.submissions(url)).hasSize(1);
    assertThat(forms.submissions(url).getFirst().field("first_name")).isEqualTo("Janina");
    assertThat(forms.submissions(url).getFirst().field("phone")).isEmpty();
  }

  @Test
  void emptiesWhatTheSiteHasFilledIn() {
    var applying = knowing();
    var url = forms.url("generic", "prefilled");
    var run = applying.start(applying.track(url));
    applying
        .awaitRest(run)
        .body("state", equalTo("ready"))
        .body("fields.find { it.label == 'Preferred name' }.value", equalTo("Jay"))
        .body("fields.find { it.label == 'Preferred name' }.source", nullValue())
        .body("fields.find { it.label == 'Newsletters' }.answer", equalTo("Jobs\nEvents"));

    var emptied = new HashMap<String, String>();
    List.of(
            "Preferred name",
            "Travel budget in euros",
            "Day of your visit",
            "Reminders",
            "Newsletters",
            "Remarks")
        .forEach(it -> emptied.put(it, ""));
    emptied.put("Send me tips", "No");
    applying.answer(run, emptied, false).statusCode(202);
    var again = applying.awaitRest(run).body("state", equalTo("ready")).body("note", nullValue());
    emptied
        .keySet()
        .forEach(
            it ->
                again
                    .body("fields.find { it.label == '" + it + "' }.value", equalTo(""))
                    .body(
                        "fields.find { it.label == '" + it + "' }.source", equalTo("correction")));

    applying.submit(run).statusCode(202);
    applying.awaitRest(run).body("outcome", equalTo("submitted"));
    var sent = forms.submissions(url).getFirst();
    List.of("nick", "budget", "visit", "channel", "notes")
        .forEach(it -> assertThat(sent.field(it)).as(it).isEmpty());
    assertThat(sent.fields()).doesNotContainKeys("letters", "tips");
  }

  /** A list without an empty choice has no way back; the applicant is told. */
  @Test
  void tellsWhatCannotBeEmptied() {
    var applying = knowing();
    var url = forms.url("generic", "prefilled");
    var run = applying.start(applying.track(url));
    applying.awaitRest(run).body("state", equalTo("ready"));

    applying.answer(run, Map.of("Desk", ""), false).statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("ready"))
        .body("note", containsString("Desk"))
        .body("fields.find { it.label == 'Desk' }.value", equalTo("Shared"));
  }

  private static Applying knowing() {
    var applying = Applying.create("review");
    applying.writeProfile(Map.of("submitMode", "review", "answers", KNOWN));
    return applying;
  }

  /** What its applicant sees of it: events, values and the picture of the form. */
  private static List<Object> stateOf(Applying applying, String run) {
    var view = applying.read(run).extract();
    var picture =
        RestAssured.given().urlEncodingEnabled(false).get(view.<String>path("screenshotUrl"));
    return List.of(
        view.path("state"),
        view.path("events"),
        view.path("fields"),
        Arrays.hashCode(picture.asByteArray()));
  }

  private void expireClaim(String application) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement(EXPIRE_CLAIM)) {
      statement.setObject(1, UUID.fromString(application));
      assertThat(statement.executeUpdate()).isEqualTo(1);
    }
  }
}
