package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whole runs on a form whose vendor requires more than its page marks, in words of its own. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class RequiredQuestionsTest {

  private static final String FORM =
      """
      <!doctype html><html lang=en><meta charset=utf-8><title>Engineer</title><h1>Engineer</h1>
      <form method=post><p><label>First name * <input name=first_name required></label></p>
      <p><label>E-mail * <input type=email name=email required></label></p>
      <p><label>Work authorization <input name=a1></label></p>
      <p><label>Salary expectations <input name=a2></label></p>
      <p><button>Submit application</button></p></form>
      """;

  private static final String PERMIT = "Are you legally authorized to work in Germany?";
  private static final String PAY = "What compensation are you looking for?";
  private static final String SHIFTS = "Which of our four shifts suits you?";

  private LocalServer server;
  private List<String> required;

  @BeforeEach
  void serve() {
    server = new LocalServer();
    server.on(
        "/",
        exchange -> {
          var isForm = !exchange.getRequestURI().getPath().endsWith("/questions");
          var bytes = (isForm ? FORM : questions()).getBytes(StandardCharsets.UTF_8);
          exchange
              .getResponseHeaders()
              .set("Content-Type", isForm ? "text/html; charset=utf-8" : "application/json");
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
        });
  }

  /** As Greenhouse's interface has them, whose names are not those of the form. */
  private String questions() {
    return required.stream()
        .map(
            it ->
                """
                {"label": "%s", "required": true,
                 "fields": [{"name": "%s", "type": "input_text"}]}
                """
                    .formatted(it, it.equals("First Name") ? "first_name" : "question_" + it))
        .collect(Collectors.joining(",", "{\"questions\": [", "]}"));
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void asksOnceUnderTheLabelOfTheFormWhatTheVendorRequires() {
    required = List.of("First Name", PERMIT, PAY);
    var applying = Applying.create("review");
    var attempt = start(applying);

    var asking = applying.awaitRest(attempt);
    asking
        .body("state", equalTo("asking"))
        .body("questions", contains("Salary expectations"))
        .body("note", containsString("Salary expectations: The site requires an answer."));
    assertThat(held(asking, "Work authorization")).isEqualTo("Yes"); // known, and not asked

    applying.answer(attempt, Map.of("Salary expectations", "70,000 EUR"), false).statusCode(202);

    var ready = applying.awaitRest(attempt);
    ready.body("state", equalTo("ready")).body("questions", empty());
    assertThat(held(ready, "Salary expectations")).isEqualTo("70,000 EUR");
  }

  @Test
  void tellsWhichQuestionThePageDoesNotShow() {
    required = List.of("First Name", PERMIT, SHIFTS);
    var applying = Applying.create("review");

    applying
        .awaitRest(start(applying))
        .body("state", equalTo("asking"))
        .body("questions", contains(SHIFTS))
        .body("note", containsString(SHIFTS + ": The form requires an answer"))
        .body("note", containsString("Answer it on the site."));
  }

  private String start(Applying applying) {
    return applying.start(applying.track(server.base() + "/local-vendor/jobs/1"));
  }

  private static String held(ValidatableResponse run, String label) {
    return run.extract().path("fields.find { it.label == '" + label + "' }.value");
  }
}
