package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.OpenQuestion;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.guard.EvidenceGuard;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormAnswerTest {

  private static final Engine ENGINE =
      new BuiltinEngine(Clock.fixed(Instant.parse("2026-06-15T00:00:00Z"), ZoneOffset.UTC));
  private static final EvidenceGuard GUARD = new EvidenceGuard();
  private static final LabelledSet SET = new LabelledSet();

  /** Characters of a small field. */
  private static final int BRIEF = 150;

  static List<Pairs.Pair> pairs() {
    return Pairs.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void saysOnlyWhatIsSupportedAndFits(Pairs.Pair pair) {
    for (var question : List.of("Why us?", "Warum wir?", "About yourself", "Dein Werdegang")) {
      var answer = propose(pair.resume(), pair.posting(), question, OpenQuestion.LONGEST);
      answer.ifPresent(
          it -> {
            assertThat(it).isNotBlank().hasSizeLessThanOrEqualTo(OpenQuestion.LONGEST);
            assertThat(it).doesNotContain("{").doesNotContain("Dear ").isEqualTo(it.strip());
            assertThat(GUARD.check(pair.evidence(List.of()), it))
                .filteredOn(verdict -> !verdict.letThrough())
                .isEmpty();
            var brief = propose(pair.resume(), pair.posting(), question, BRIEF);
            assertThat(brief.orElse("")).hasSizeLessThanOrEqualTo(BRIEF);
            assertThat(it).startsWith(brief.orElse(""));
          });
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Why Acme?",
        "Why do you want to work at Acme? *",
        "What motivates you to apply?",
        "What interests you in this role",
        "MOTIVATION"
      })
  void tellsWhySomebodyApplies(String question) {
    assertThat(propose("backend", "backend-1", question).orElseThrow())
        .contains("Senior Java Engineer at Finleap Pay")
        .contains("Senior Software Engineer at Paylane");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Tell us about yourself",
        "Please summarise your relevant experience.",
        "Why are you the right person for this job?",
        "What are your greatest achievements?",
      })
  void tellsWhatSomebodyHasDone(String question) {
    assertThat(propose("backend", "backend-1", question).orElseThrow())
        .contains("Senior Software Engineer at Paylane")
        .doesNotContain("apply");
  }

  @ParameterizedTest
  @CsvSource({
    "Warum möchten Sie bei uns arbeiten?, Hiermit bewerbe ich mich um die Stelle „Pflegefachkraft Intensivstation“",
    "Erzähl uns von deinem Werdegang, beatmeter Patienten"
  })
  void answersGermanQuestionsOfGermanPostings(String question, String told) {
    assertThat(propose("nurse", "nurse-1", question).orElseThrow()).contains(told);
    assertThat(propose("nurse", "nurse-1", "Why us?")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fr|Pourquoi souhaitez-vous nous rejoindre ?|Je vous présente ma candidature",
        "fr|Qu’est-ce qui vous attire dans ce poste ?|Je vous présente ma candidature",
        "fr|Parlez-nous de votre parcours|la pose de vitraux",
        "fr|Pourquoi quittez-vous votre poste ?|",
        "fr|Quelles sont vos prétentions salariales ?|",
        "es|¿Por qué quieres trabajar con nosotros?|Les presento mi candidatura",
        "es|¿Qué te motiva de este puesto?|Les presento mi candidatura",
        "es|Háblenos de su trayectoria|la colocación de vidrieras",
        "es|¿Por qué dejas tu trabajo?|",
        "es|Cuéntanos un ejemplo de un conflicto|",
      })
  void answersFrenchAndSpanishQuestions(String language, String question, String told)
      throws IOException {
    var isFrench = language.equals("fr");
    var resume =
        new ObjectMapper()
            .readTree(
                isFrench
                    ? """
                    {"basics": {"name": "Ana Roy", "label": "Vitrailliste", "summary": "Vitrailliste depuis dix ans dans le même atelier."},
                     "work": [{"name": "Atelier Roy", "position": "Vitrailliste", "startDate": "2019-03",
                       "highlights": ["Pose de vitraux dans les églises de la région"]}]}
                    """
                    : """
                    {"basics": {"name": "Ana Rey", "label": "Vidriera", "summary": "Vidriera desde hace diez años en el mismo taller."},
                     "work": [{"name": "Taller Rey", "position": "Vidriera", "startDate": "2019-03",
                       "highlights": ["Colocación de vidrieras en las iglesias de la zona"]}]}
                    """);
    var posting =
        new PostingText(
            isFrench ? "Vitrailliste" : "Vidriera",
            "Lumen",
            null,
            null,
            isFrench
                ? "Nous restaurons les vitraux des églises de la région.\nMissions :\n- Pose de vitraux dans les églises"
                : "Restauramos las vidrieras de las iglesias de la zona.\nFunciones:\n- Colocación de vidrieras en las iglesias");

    var answer = propose(resume, posting, question, OpenQuestion.LONGEST);

    if (told == null) {
      assertThat(answer).isEmpty();
    } else {
      assertThat(answer.orElseThrow()).contains(told);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Why are you leaving your job?",
        "Why did you change jobs?",
        "Please explain why there are gaps in your career",
        "Tell us about a time when you failed",
        "Describe your experience with Kafka",
        "Tell us about a hard bug",
        "How did you hear about us?",
        "When can you start?",
        "What is your notice period?",
        "Warum möchten Sie wechseln?",
        "Wie geht es Ihnen?",
        "",
        "?"
      })
  void leavesToThePersonWhatNoResumeTells(String question) {
    assertThat(propose("backend", "backend-1", question)).isEmpty();
    assertThat(propose("nurse", "nurse-1", question)).isEmpty();
  }

  @Test
  void shortensWhatDoesNotFit() {
    var resume = LabelledSet.resume("backend");
    var posting = SET.postings.get("backend-1");
    var whole = propose(resume, posting, "Why us?", 1_200).orElseThrow();
    var shorter = propose(resume, posting, "Why us?", whole.length() - 1).orElseThrow();

    assertThat(whole).startsWith(shorter);
    assertThat(propose(resume, posting, "Why us?", shorter.length())).contains(shorter);
    assertThat(propose(resume, posting, "Why us?", 20)).isEmpty();
  }

  @Test
  void hasNothingToTellOfNobody() {
    var nobody = JsonNodeFactory.instance.objectNode();

    assertThat(propose(nobody, SET.postings.get("backend-1"), "About yourself", 1_200)).isEmpty();
    assertThat(propose(nobody, new PostingText(null, null, null, null, null), "Why us?", 1_200))
        .isPresent();
  }

  private static Optional<String> propose(String resume, String posting, String question) {
    return propose(
        LabelledSet.resume(resume), SET.postings.get(posting), question, OpenQuestion.LONGEST);
  }

  private static Optional<String> propose(
      JsonNode resume, PostingText posting, String question, int longest) {
    return ENGINE.proposeAnswer(
        new OpenQuestion(resume, List.of(), posting, ENGINE.parse(posting), question, longest));
  }
}
