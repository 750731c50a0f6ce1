package dev.jobtrail.console.application;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.letter.LetterDocument;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(NoBrowser.class)
class LetterFilesResourceTest {

  private static final String LETTER =
      "Dear hiring team,\n\nI build services & tests.\n\nKind regards,\nÉva Müller";

  private Applicant applicant;
  private String application;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    application = applicant.track();
  }

  private static ValidatableResponse download(Api.TestAccount account, String path) {
    return given()
        .redirects()
        .follow(false)
        .cookie("jobtrail_session", account.session())
        .get("/app/applications/" + path)
        .then();
  }

  private void writeLetter() {
    applicant
        .request()
        .body(Map.of("coverLetter", LETTER))
        .put("/applications/" + application + "/cover-letter")
        .then()
        .statusCode(200);
  }

  @ParameterizedTest
  @CsvSource({
    "pdf, application/pdf, .pdf",
    "docx, application/vnd.openxmlformats-officedocument.wordprocessingml.document, .docx",
    "text, text/plain;charset=UTF-8, .txt"
  })
  void downloadsTheLetterAsAFile(String format, String type, String ending) {
    writeLetter();

    download(applicant.account(), application + "/letter/" + format)
        .statusCode(200)
        .header("Content-Type", startsWith(type))
        .header("Content-Disposition", startsWith("attachment; filename=\"Jana"))
        .header("Content-Disposition", endsWith(ending + "\""));
  }

  @ParameterizedTest
  @CsvSource({
    "pdf, application/pdf, .pdf",
    "docx, application/vnd.openxmlformats-officedocument.wordprocessingml.document, .docx",
    "text, text/plain;charset=UTF-8, .txt"
  })
  void exportsTheLetterByNameOrType(String format, String type, String ending) {
    var path = "/applications/" + application + "/cover-letter/export";
    applicant.request().get(path).then().statusCode(404);
    writeLetter();
    var byType = applicant.request().accept(type).get(path).then();
    var byName = applicant.request().get(path + "?format=" + format).then();

    for (var answer : List.of(byType, byName)) {
      answer
          .statusCode(200)
          .header("Content-Type", startsWith(type))
          .header("Content-Disposition", endsWith(ending + "\""));
      assertThat(answer.extract().asByteArray()).isEqualTo(bytes(format));
    }
    Api.newAccount().request().get(path).then().statusCode(404);
  }

  @Test
  void holdsTheWholeLetter() {
    writeLetter();

    assertThat(bytes("text")).isEqualTo(LETTER.getBytes(StandardCharsets.UTF_8));
    var resume = applicant.request().get("/resumes/" + applicant.resumeId()).as(JsonNode.class);
    assertThat(bytes("docx")).isEqualTo(LetterDocument.of(resume.path("data"), LETTER));
    assertThat(new String(bytes("pdf"), StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
  }

  private byte[] bytes(String format) {
    return download(applicant.account(), application + "/letter/" + format).extract().asByteArray();
  }

  @Test
  void namesWhatThePdfCannotPrintOnThePage() {
    applicant
        .request()
        .body(Map.of("coverLetter", "Dear team,\n\n\u1820 is Mongolian."))
        .put("/applications/" + application + "/cover-letter")
        .then()
        .statusCode(200);

    download(applicant.account(), application + "/letter")
        .statusCode(200)
        .body(containsString("The PDF prints □ instead of \u1820"));
  }

  @Test
  void isAmongTheFilesOfTheApplication() throws IOException {
    writeLetter();

    var answer = applicant.request().get("/applications/" + application + "/files").then();

    answer.statusCode(200).header("Content-Disposition", containsString(".zip\""));
    var files = new LinkedHashMap<String, byte[]>();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.extract().asByteArray()))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName().replaceFirst(".*/", ""), zip.readAllBytes());
      }
    }
    assertThat(files.keySet())
        .hasSize(5)
        .contains("Posting.txt", "Application.json")
        .anyMatch(it -> it.matches("Jana .*Resume\\.pdf"))
        .anyMatch(it -> it.matches("Jana .*Cover Letter\\.pdf"))
        .anyMatch(it -> it.matches("Jana .*Cover Letter\\.docx"));
    assertThat(new String(files.get("Application.json"), StandardCharsets.UTF_8))
        .contains("\"history\"", "\"" + application + "\"");
    var path = "/applications/" + application + "/files";
    Api.newAccount().request().get(path).then().statusCode(404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pdf", "docx", "text"})
  void isTheOwnersAlone(String format) {
    writeLetter();
    var path = application + "/letter/" + format;

    download(Api.newAccount(), path).statusCode(404);
    download(applicant.account(), UUID.randomUUID() + "/letter/" + format).statusCode(404);
    given()
        .redirects()
        .follow(false)
        .get("/app/applications/" + path)
        .then()
        .statusCode(303)
        .header("Location", containsString("/app/sign-in?next="));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pdf", "docx", "text"})
  void isNotFoundWithoutALetter(String format) {
    download(applicant.account(), application + "/letter/" + format).statusCode(404);
  }
}
