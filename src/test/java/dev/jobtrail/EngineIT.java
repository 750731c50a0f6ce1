package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.BuilderTask;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.ai.builtin.BuiltinEngine;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.text.Language;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The packaged program's engine answers as the same code does in a JVM, to the letter. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
class EngineIT {

  private static final List<Map<String, Object>> POSTINGS =
      List.of(
          Applicant.POSTING,
          Map.of(
              "title",
              "Altenpfleger (m/w/d)",
              "company",
              "Haus am See",
              "descriptionRaw",
              "Ihre Aufgaben: Pflege und Betreuung. Ihr Profil: Ausbildung in der Pflege."),
          Map.of("title", "Comptable", "company", "Durand", "descriptionRaw", "Profil : DCG."));

  private final BuiltinEngine engine = new BuiltinEngine(Clock.systemUTC());

  @ParameterizedTest
  @CsvSource({
    "/resumes/backend-engineer.json, 0",
    "/resumes/backend-engineer.json, 1",
    "/resume/json-resume-sample.json, 0",
    "/resume/json-resume-sample.json, 2"
  })
  void reviewsTailorsAndWritesTheSame(String file, int number) throws IOException {
    var given = POSTINGS.get(number);
    var applicant = applicant(file);
    var resume = document(applicant);
    var id = applicant.track(given, null);
    applicant.review(id).body("state", equalTo("done"));
    applicant.tailor(id).body("state", equalTo("done"));
    applicant.writeLetter(id, Map.of("tone", "formal")).body("state", equalTo("done"));
    var answered = applicant.application(id).extract().jsonPath();

    var posting = posting(given);
    var parsed = engine.parse(posting);
    var scorecard = engine.score(resume, posting, parsed, Language.ENGLISH);
    assertThat(answered.getInt("matchScore")).isEqualTo(scorecard.score());
    assertThat(answered.getList("matchScorecard.dimensions.rationale", String.class))
        .isEqualTo(scorecard.dimensions().stream().map(it -> it.rationale()).toList());
    assertThat(answered.getList("matchScorecard.missingKeywords", String.class))
        .isEqualTo(scorecard.missingKeywords());
    assertThat(answered.getList("posting.descriptionParsed.keywords", String.class))
        .isEqualTo(parsed.keywords());
    var proposed = engine.tailor(new TailoringTask(resume, List.of(), posting, parsed));
    var verdicts = new EvidenceGuard().check(evidence(resume, posting), proposed);
    assertThat(answered.getList("tailoring.changes.after", String.class))
        .isEqualTo(verdicts.stream().filter(Verdict::letThrough).map(Verdict::text).toList());
    assertThat(answered.getString("coverLetter"))
        .isEqualTo(
            engine.writeLetter(
                new LetterTask(
                    resume, List.of(), posting, parsed, CoverLetterTone.FORMAL, null, List.of())));
  }

  @Test
  void advisesTheSameAndChangesWhatIsAccepted() throws IOException {
    var applicant = applicant("/resumes/backend-engineer.json");
    var text = "Remove Redis.";
    var taken =
        applicant.post(
            "/agent/builder/resumes/" + applicant.resumeId() + "/messages", Map.of("text", text));
    var path = URI.create(taken.statusCode(202).extract().header("Location")).getPath();
    var message = applicant.awaitEnd(path).body("state", equalTo("done")).extract().jsonPath();

    var advice =
        engine.answer(
            new BuilderTask(document(applicant), List.of(), List.of(), text, _ -> true),
            piece -> {});
    assertThat(message.getString("reply")).isEqualTo(advice.reply());
    assertThat(message.getList("suggestions.title", String.class))
        .isEqualTo(advice.suggestions().stream().map(it -> it.title()).toList());
    applicant
        .post(
            "/agent/builder/suggestions/" + message.getString("suggestions[0].id") + "/accept",
            Map.of())
        .statusCode(200)
        .body("resume.data.skills[2].keywords", equalTo(List.of("PostgreSQL")));
  }

  private static Applicant applicant(String file) throws IOException {
    try (var source = EngineIT.class.getResourceAsStream(file)) {
      var applicant = Applicant.create();
      var imported =
          applicant
              .post("/resumes/import", Map.of("data", new ObjectMapper().readTree(source)))
              .statusCode(201)
              .extract()
              .<String>path("id");
      return new Applicant(applicant.account(), imported);
    }
  }

  private static JsonNode document(Applicant applicant) throws IOException {
    var text = applicant.get("/resumes/" + applicant.resumeId()).extract().asString();
    return new ObjectMapper().readTree(text).get("data");
  }

  private static PostingText posting(Map<String, Object> given) {
    var all = new HashMap<>(given);
    return new PostingText(
        (String) all.get("title"),
        (String) all.get("company"),
        (String) all.get("location"),
        (Boolean) all.get("isRemote"),
        (String) all.get("descriptionRaw"));
  }

  private static Evidence evidence(JsonNode resume, PostingText posting) {
    return new Evidence(
        resume, List.of(), List.of(posting.title(), posting.company(), posting.description()));
  }
}
