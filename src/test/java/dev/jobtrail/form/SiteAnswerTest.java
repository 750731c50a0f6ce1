package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteAnswerTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          200 | {"ok": true, "applicationId": "a1"}
          201 | {"status": "created", "errors": []}
          200 | {"success": true, "error": null}
          200 | {"result": "submitted", "errors": {}}
          """)
  void confirmsByAFieldThatSaysSo(int status, String body) {
    assertThat(answer(status, body).confirms()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          200 | {"success": false}
          200 | {"success": true, "errors": ["E-mail is invalid"]}
          200 | {"data": {"submit": {"success": true}}, "errors": [{"message": "No"}]}
          200 | {"file": {"success": true}}
          200 | {"id": 5}
          200 | {"status": "draft", "ok": true}
          200 | <p>Thank you</p>
          200 | [true]
          422 | {"ok": true}
          500 | {"success": true}
          """)
  void confirmsNothingElse(int status, String body) {
    assertThat(answer(status, body).confirms()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          422 | {"errors": {"candidate.phone": ["is invalid", "is too short"]}}  | is invalid; is too short
          400 | {"errors": [{"field": "cv", "message": "CV is missing"}]}        | CV is missing
          409 | {"error": "You have already applied."}                          | You have already applied.
          422 | {"error": {"code": "E1", "details": {"message": "Phone"}}, "id": "x"} | Phone
          """)
  void tellsWhatTheSiteDoesNotTake(int status, String body, String messages) {
    var answer = answer(status, body);

    assertThat(answer.refuses()).isTrue();
    assertThat(String.join("; ", answer.messages())).isEqualTo(messages);
  }

  @Test
  void takesFailuresForDoubt() {
    assertThat(answer(500, "{\"error\": \"Oops\"}").refuses()).isFalse();
    assertThat(answer(403, "{\"error\": \"Forbidden\"}").refuses()).isFalse();
    assertThat(answer(422, "").refuses()).isFalse();
  }

  private static SiteAnswer answer(int status, String body) {
    var answers = MAPPER.createArrayNode();
    answers.addObject().put("status", status).put("text", body);
    return List.copyOf(SiteAnswer.all(answers)).getFirst();
  }
}
