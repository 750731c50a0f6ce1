package dev.jobtrail.letter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class LetterResourceTest {

  private Applicant applicant;
  private String id;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    id = applicant.track();
  }

  @ParameterizedTest
  @ValueSource(strings = {"neutral", "warm", "formal", "concise"})
  void writesALetterThatTheResumeBears(String tone) {
    applicant.writeLetter(id, Map.of("tone", tone)).body("state", equalTo("done"));

    var letter =
        applicant
            .application(id)
            .body("coverLetterTone", equalTo(tone))
            .body("coverLetterGeneratedAt", notNullValue())
            .body("status", equalTo("saved"))
            .extract()
            .<String>path("coverLetter");
    assertThat(letter.split("\\s+")).hasSizeBetween(150, 400);
    assertThat(letter).contains("Northwind").contains("Jana Novak").doesNotContain("Kafka at");
    var posting = Applicant.POSTING;
    var evidence =
        new Evidence(
            Applicant.resume(),
            List.of(),
            List.of(
                posting.get("title").toString(),
                posting.get("company").toString(),
                posting.get("descriptionRaw").toString()));
    assertThat(new EvidenceGuard().check(evidence, letter)).allMatch(Verdict::letThrough);
  }

  @Test
  void isNeutralUnlessAsked() {
    applicant.writeLetter(id, Map.of());

    applicant.application(id).body("coverLetterTone", equalTo("neutral"));
  }

  @Test
  void tellsWhichInstructionsItDoesNotFollow() {
    applicant
        .writeLetter(id, Map.of("instructions", "Mention Fortran. Keep it short."))
        .body("state", equalTo("done"))
        .body(
            "note",
            equalTo(
                "Not mentioned, because your resume and confirmed facts support no sentence about"
                    + " it: “Fortran”."));

    applicant.writeLetter(id, Map.of("instructions", "Keep it short.")).body("note", nullValue());
  }

  @Test
  void keepsTheLettersBefore() {
    applicant.writeLetter(id, Map.of("tone", "formal"));
    var first = applicant.application(id).extract().jsonPath();

    applicant.writeLetter(id, Map.of("tone", "warm"));
    var second = applicant.application(id).extract().jsonPath();
    applicant.request().body(Map.of("coverLetter", "By hand.")).put(path());

    assertThat(second.getString("coverLetter")).isNotEqualTo(first.getString("coverLetter"));
    applicant
        .get("/applications/" + id + "/cover-letters")
        .statusCode(200)
        .body(
            "coverLetter",
            contains(second.getString("coverLetter"), first.getString("coverLetter")))
        .body("coverLetterTone", contains("warm", "formal"))
        .body("[1].coverLetterGeneratedAt", equalTo(first.getString("coverLetterGeneratedAt")))
        .body("replacedAt", contains(notNullValue(), notNullValue()));
    applicant.get("/account/export").body("earlierCoverLetters", hasSize(2));
  }

  @Test
  void keepsNothingOfALetterThatIsWrittenTheSameAgain() {
    applicant.request().body(Map.of("coverLetter", "By hand.")).put(path());
    applicant.request().body(Map.of("coverLetter", "By hand.", "tone", "warm")).put(path());

    applicant.get("/applications/" + id + "/cover-letters").body("", hasSize(0));
  }

  @Test
  void writesNoneForWhatIsWithdrawn() {
    applicant.move(id, "withdrawn");

    applicant.post(path(), Map.of()).statusCode(409).body("code", equalTo("INVALID_TRANSITION"));
    applicant.application(id).body("coverLetter", nullValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"tone\":\"angry\"}", "{\"tone\":7}", "{\"length\":1}", "[]", ""})
  void refusesWhatItDoesNotKnow(String body) {
    applicant.request().body(body).post(path()).then().statusCode(400);
  }

  @Test
  void refusesInstructionsThatAreTooLong() {
    applicant.post(path(), Map.of("instructions", "x".repeat(2_001))).statusCode(400);
  }

  @Test
  void hidesTheLettersOfOthers() {
    Applicant.create().get("/applications/" + id + "/cover-letters").statusCode(404);
  }

  private String path() {
    return "/applications/" + id + "/cover-letter";
  }
}
