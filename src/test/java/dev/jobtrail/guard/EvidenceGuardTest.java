package dev.jobtrail.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvidenceGuardTest {

  private final EvidenceGuard guard = new EvidenceGuard();

  static Stream<List<String>> inventions() {
    return Stream.concat(Cases.rows("refused"), Cases.rows("refused-later"));
  }

  static Stream<List<String>> honestRewrites() {
    return Stream.concat(Cases.rows("honest"), Cases.rows("honest-later"));
  }

  static Stream<List<String>> sentencesOfLetters() {
    return Cases.rows("letters");
  }

  @ParameterizedTest
  @MethodSource("inventions")
  void refusesWhatTheEvidenceDoesNotBear(List<String> row) {
    assertThat(verdict(row.getFirst(), Cases.change(row)).refusal()).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("honestRewrites")
  void letsHonestRewritesThrough(List<String> row) {
    assertThat(verdict(row.getFirst(), Cases.change(row)).refusal()).isNull();
  }

  @ParameterizedTest
  @MethodSource("sentencesOfLetters")
  void judgesLettersSentenceBySentence(List<String> row) {
    var verdicts = guard.check(Cases.evidenceForLetter(row.get(1)), row.get(2));

    assertThat(verdicts)
        .as(verdicts.toString())
        .singleElement()
        .matches(it -> it.letThrough() == row.getFirst().equals("pass"));
  }

  /** "Experience" and "certified" claim something anywhere else. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Customer Experience Manager|I am applying for the position of Customer Experience Manager at Nordal.|true",
        "Certified Nursing Assistant|I am applying for the position of Certified Nursing Assistant at Nordal.|true",
        "Senior Expert Customer Experience|Hiermit bewerbe ich mich um die Stelle „Senior Expert Customer Experience“ bei Nordal.|true",
        "Responsable expérience client|Je vous présente ma candidature au poste de Responsable expérience client chez Nordal.|true",
        "Responsable de experiencia de cliente|Les presento mi candidatura al puesto de Responsable de experiencia de cliente en Nordal.|true",
        "Nurse|I am applying for the position of Certified Nurse at Nordal.|false",
        "Certified Nurse|I am a Certified Nurse.|false",
        "Certified Nurse|As a Certified Nurse I am applying for the position.|false",
        "Certified Nurse|I am applying for the position of Certified Nurse at Nordal and I am certified.|false",
        "Nurse with certified experience|I am applying for the position of Nurse with certified experience at Nordal.|false",
      })
  void letsALetterNameTheTitleOfThePostingOnly(
      String title, String sentence, boolean isLetThrough) {
    var evidence = new Evidence(Cases.resume("developer"), List.of(), List.of("Nordal", title));

    assertThat(guard.check(evidence, sentence))
        .singleElement()
        .matches(it -> it.letThrough() == isLetThrough);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Dear Dr. Thorn,|true",
        "Sehr geehrte Frau Dr. Thorn,|true",
        "Guten Tag Ada Thorn,|true",
        "Bonjour Madame Thorn,|true",
        "Estimada doña Ada Thorn:|true",
        "Sehr geehrte Frau Dr. Vogel,|false",
        "Bonjour Madame Ada Vogel,|false",
      })
  void letsALetterAddressWhomThePostingNames(String salutation, boolean isLetThrough) {
    var evidence =
        new Evidence(Cases.resume("developer"), List.of(), List.of("Contact: Dr. Ada Thorn."));

    assertThat(guard.check(evidence, salutation).getFirst().letThrough()).isEqualTo(isLetThrough);
    assertThat(guard.checker(evidence).apply(salutation).letThrough()).isEqualTo(isLetThrough);
  }

  @ParameterizedTest
  @CsvSource({
    "/work/0/highlights/0, Built a REST API that serves 9000 requests per second., 9000",
    "/work/0/highlights/2, Reduced the cost of map lookups with Terraform., Terraform",
    "/work/0/highlights/1, Led the migration of the dispatch platform., Led",
    "/work/1/highlights/3, Halved the loading time of the product page., Almost",
    "/basics/summary, Software engineer at Initech., Initech",
    "/basics/summary, Worked at Parcelhound since 2019., 2019",
  })
  void namesWhatIsUnsupported(String place, String after, String named) {
    assertThat(verdict("developer", Cases.change(ChangeKind.BULLET, place, after)).refusal())
        .contains("\"" + named)
        .doesNotContain("null");
  }

  @Test
  void believesConfirmedFacts() {
    var evidence =
        new Evidence(Cases.resume("developer"), List.of("Set up Terraform in 2023."), List.of());
    var change =
        Cases.change(ChangeKind.BULLET, "/work/0/highlights/-", "Terraform set up in 2023.");

    assertThat(guard.check(evidence, List.of(change)).getFirst().letThrough()).isTrue();
    assertThat(verdict("developer", change).letThrough()).isFalse();
  }

  /** Each language has its own stems of the words of a name. */
  @ParameterizedTest
  @CsvSource({
    "Je travaille chez Materiales Cantábrico S.L., true",
    "Je travaille chez Officine Meccaniche S.p.A., true",
    "Je travaille chez Materiales Meccaniche S.L., false",
    "I work at Officine Cantábrico S.p.A., false",
  })
  void knowsNamesInSentencesOfOtherLanguages(String sentence, boolean isLetThrough) {
    var resume = JsonNodeFactory.instance.objectNode();
    var work = resume.putArray("work");
    work.addObject().put("name", "Materiales Cantábrico S.L.").put("position", "Contable");
    work.addObject().put("name", "Officine Meccaniche S.p.A.").put("position", "Contable");

    assertThat(guard.check(new Evidence(resume, List.of(), List.of()), sentence))
        .allMatch(it -> it.letThrough() == isLetThrough);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "I studied law at the Universidad del Cantábrico.|true",
        "Ich habe an der Universidad del Cantábrico studiert.|true",
        "J'ai étudié à l'Universidad del Cantábrico.|true",
        "Estudié Derecho en la Universidad del Cantábrico.|true",
        "I studied medicine at the Universidad del Cantábrico.|false",
        "J'ai étudié à l'Universidad de Salamanca.|false",
        "Estudié Derecho en el IES Besaya.|false",
        "Ich habe am Colegio Oriente studiert.|false",
      })
  void letsLettersTellWhereTheyStudied(String sentence, boolean isSupported) {
    var resume = JsonNodeFactory.instance.objectNode();
    var education = resume.putArray("education");
    education
        .addObject()
        .put("institution", "Universidad del Cantábrico")
        .put("area", sentence.contains("Derecho") ? "Derecho" : "Law")
        .put("studyType", "Grado")
        .put("endDate", "2014");
    education.addObject().put("institution", "IES Besaya").put("area", "Ciencias");
    resume.putArray("work").addObject().put("name", "Colegio Oriente").put("position", "Auxiliar");

    assertThat(guard.check(new Evidence(resume, List.of(), List.of()), sentence))
        .allMatch(it -> it.isSupported() == isSupported);
  }

  /** Dutch has "op" and Portuguese "os", in lower case. */
  @Test
  void takesNoAbbreviationForAWordOfAnotherLanguage() {
    var evidence =
        new Evidence(
            Cases.resume("developer"), List.of("S&OP, MRP, OS and IL forecasting."), List.of());
    var change = Cases.change(ChangeKind.HEADLINE, "/basics/label", "Engineer | S&OP, MRP, OS, IL");

    assertThat(guard.check(evidence, List.of(change)).getFirst().refusal()).isNull();
  }

  @Test
  void looksForThePlaceByTheTextBefore() {
    var before = "Contributed to the migration of the dispatch platform to K8s.";
    var after = "Contributed to the migration of the dispatch platform from Jest to K8s.";

    assertThat(verdict("developer", before(before, after)).letThrough()).isFalse();
  }

  @Test
  void doesNotBelieveATextBeforeThatTheResumeDoesNotHold() {
    var forged = "Led the migration of the dispatch platform for 5,000 drivers.";

    assertThat(verdict("developer", before(forged, forged)).letThrough()).isFalse();
  }

  @Test
  void letsTextsGo() {
    assertThat(
            verdict("developer", Cases.change(ChangeKind.BULLET, "/work/0/highlights/1", null))
                .letThrough())
        .isTrue();
  }

  @Test
  void keepsTheEndOfAPosition() {
    assertThat(
            verdict("developer", Cases.change(ChangeKind.SECTION, "/work/1/endDate", "")).refusal())
        .contains("2021-02");
  }

  @Test
  void answersInOrder() {
    var changes =
        List.of(
            Cases.change(ChangeKind.SKILL, "/skills/0/keywords", "Python"),
            Cases.change(ChangeKind.SKILL, "/skills/0/keywords", "Cobol"),
            Cases.change(ChangeKind.SKILL, "/skills/0/keywords", "Java"));

    assertThat(guard.check(Cases.evidence("developer"), changes))
        .extracting(Verdict::letThrough)
        .containsExactly(true, false, true);
  }

  @Test
  void judgesEachTextByAllOfItsSentences() {
    var texts = List.of("I am pleased to apply. I led 20 engineers.", "I am pleased to apply.");

    assertThat(texts.stream().map(guard.checker(Cases.evidence("developer"))))
        .extracting(Verdict::text, Verdict::letThrough)
        .containsExactly(tuple(texts.getFirst(), false), tuple(texts.getLast(), true));
  }

  @Test
  void oneIsWhatOnesPositionSays() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"summary": "Data analyst working on pricing and bookings."},
                 "work": [{"name": "Ferryline Bookings", "position": "Data Analyst", "startDate": "2020-10"}]}
                """);
    var texts =
        List.of(
            "Since October 2020, I have worked as a Data Analyst at Ferryline Bookings.",
            "As a Data Analyst I built the pricing.");

    assertThat(texts.stream().map(guard.checker(new Evidence(resume, List.of(), List.of()))))
        .extracting(Verdict::letThrough)
        .containsExactly(true, false);
  }

  @ParameterizedTest
  @CsvSource({
    "You make the software that signallers use.,true",
    "I use the software that you make.,false",
    "You make the software that I use.,false",
    "Je postule au poste de développeuse du Centre de gestion.,true",
    "Je postule au poste de développeuse et dirige une équipe.,false",
  })
  void tellsTheEmployerFromTheApplicant(String text, boolean isLetThrough) {
    var posting =
        "You make the software that signallers use. Le Centre de gestion recrute une développeuse.";
    var evidence = new Evidence(Cases.resume("developer"), List.of(), List.of(posting));

    assertThat(guard.checker(evidence).apply(text).letThrough()).isEqualTo(isLetThrough);
  }

  /** A name behind a verb is its subject only where an object stands before the verb. */
  @ParameterizedTest
  @CsvSource({
    "Successfully won Techcrunch Disrupt,Won Techcrunch Disrupt,true",
    "Repeatedly visited Hyde Park,Visited Hyde Park repeatedly,true",
    "Con éxito gané Techcrunch Disrupt,Gané Techcrunch Disrupt,true",
    "Avec succès remporté Techcrunch Disrupt,Remporté Techcrunch Disrupt,true",
    "Mehrfach gewonnen Techcrunch Disrupt,Techcrunch Disrupt gewonnen,true",
    "Preparo los envíos; los pedidos los hace Andrés Gil,Preparo los envíos y hago los pedidos,false",
  })
  void tellsANameThatIsWonFromSomebodyWhoWins(String before, String after, boolean isLetThrough) {
    assertThat(verdictOfLine(before, after).letThrough()).isEqualTo(isLetThrough);
  }

  /** What a line loses is told in other words; what it gains is a further fact. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Wartung der Pumpen bei einem Versorger in Lienz|Pumpen bei einem Lienzer Versorger gewartet|true",
        "Aufbinden und Hochstecken der Reben|Reben aufgebunden und hochgesteckt|true",
        "Kasse am Abend, keine Bestellungen|Kasse am Abend und Bestellungen|false",
        "Surveyed hedgerows for the council in Co. Clare|Hedgerow surveys for the council in Clare|true",
        "Surveyed hedgerows for the council in Co. Clare|Hedgerow and pond surveys for the council in Clare|false",
        "Ran a kiln trial; it was not repeated|Ran a kiln trial that was never repeated|true",
        "Ran a kiln trial; it was cheap|Ran a kiln trial that was never repeated|false",
        "Tri du courrier, surtout des recommandés|Tri du courrier, des recommandés pour la plupart|true",
        "Tri du courrier, surtout des recommandés|Tri du courrier et des colis, des recommandés pour la plupart|false",
        "Cuidé las abejas de una finca en Toledo|Cuidado de las abejas de una finca toledana|true",
      })
  void tellsAnotherWordingFromAFurtherFact(String before, String after, boolean isLetThrough) {
    assertThat(verdictOfLine(before, after).letThrough()).isEqualTo(isLetThrough);
  }

  @Test
  void marksOrdinaryWordsThatReplaceOthers() {
    var change =
        Cases.change(
            ChangeKind.BULLET,
            "/work/1/highlights/3",
            "Almost halved the waiting time of the product page, from 4.2 seconds to 2.3 seconds.");
    var verdict = verdict("developer", change);

    assertThat(verdict.outcome()).isEqualTo(Verdict.Outcome.REWORDED);
    assertThat(verdict.reworded()).containsExactly("waiting");
    assertThat(verdict.letThrough()).isTrue();
    assertThat(verdict.isSupported()).isFalse();
  }

  @Test
  void refusesOrdinaryWordsThatAddToTheEvidence() {
    var change =
        Cases.change(
            ChangeKind.BULLET,
            "/work/1/highlights/2",
            "Trained three interns and wrote their plan.");

    assertThat(verdict("developer", change).refusal()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I am familiar with pottery.",
        "My skills include Docker, beekeeping and Git.",
        "Ich kenne mich mit Töpferei aus.",
        "Zu meinen Kenntnissen gehören Docker und Töpferei.",
        "Je connais la menuiserie.",
        "Conozco la carpintería.",
      })
  void refusesSkillsInOrdinaryWords(String text) {
    var verdict = guard.checker(Cases.evidenceForLetter("developer")).apply(text);

    assertThat(verdict.refusal()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I am familiar with Docker and Git.",
        "Zu meinen Kenntnissen gehören Docker und Git.",
        "Je connais Docker et Git.",
      })
  void refusesNoSkillOfTheResume(String text) {
    var verdict = guard.checker(Cases.evidenceForLetter("developer")).apply(text);

    assertThat(verdict.refusal()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "S e n i o r software engineer.",
    "Software engineer; l.e.a.d of the dispatch platform.",
    "Il lavoro con Python e Django presso una azienda della logistica.",
    "Работал инженером с Python и Django.",
  })
  void refusesDisguisesAndLanguagesWithoutRules(String summary) {
    var change = Cases.change(ChangeKind.SUMMARY, "/basics/summary", summary);

    assertThat(verdict("developer", change).refusal()).isNotBlank();
  }

  @Test
  void leavesRewordedSentencesOutOfTextsThatNobodyConfirms() {
    var text =
        "At Brightshelf Retail I trained three interns. At Brightshelf Retail I instructed three"
            + " interns carefully.";
    var checked = CheckedText.of(text, Cases.evidenceForLetter("developer"), guard);

    assertThat(checked.supported()).startsWith("At Brightshelf Retail I trained three interns.");
    assertThat(checked.refused()).allMatch(it -> it.refusal() != null);
  }

  @Test
  void computesYearsFromTheDatesOfPositions() {
    var july2026 = Clock.fixed(Instant.parse("2026-07-01T00:00:00Z"), ZoneOffset.UTC);
    var change =
        List.of(
            Cases.change(
                ChangeKind.SUMMARY,
                "/basics/summary",
                "Software engineer for five years at Parcelhound."));
    var evidence = Cases.evidence("developer");

    assertThat(new EvidenceGuard(july2026).check(evidence, change).getFirst().letThrough())
        .isTrue();
    assertThat(
            new EvidenceGuard(Clock.offset(july2026, Duration.ofDays(-800)))
                .check(evidence, change)
                .getFirst()
                .letThrough())
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource({"tr-TR", "ar-EG-u-nu-arab", "de-DE", "hi-IN-u-nu-deva"})
  void answersAlikeInEveryLocale(String tag) {
    var before = Locale.getDefault();
    var expected = verdicts();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(verdicts()).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void readsAnEmptyResume() {
    var evidence = new Evidence(JsonNodeFactory.instance.objectNode(), List.of(), List.of());

    assertThat(guard.check(evidence, "I led 20 engineers. I am pleased to apply."))
        .extracting(Verdict::letThrough)
        .containsExactly(false, true);
  }

  private List<Verdict> verdicts() {
    return Stream.of("refused", "honest")
        .flatMap(Cases::rows)
        .map(it -> verdict(it.getFirst(), Cases.change(it)))
        .toList();
  }

  private Verdict verdict(String resume, ProposedChange change) {
    return guard.check(Cases.evidence(resume), List.of(change)).getFirst();
  }

  private Verdict verdictOfLine(String before, String after) {
    var work = List.of(Map.of("name", "Pied Piper", "highlights", List.of(before)));
    var mapper = new ObjectMapper();
    var resume = mapper.createObjectNode().set("work", mapper.valueToTree(work));
    var change =
        new ProposedChange(ChangeKind.BULLET, "", "/work/0/highlights/0", before, after, "");
    return guard.check(new Evidence(resume, List.of(), List.of()), List.of(change)).getFirst();
  }

  private static ProposedChange before(String before, String after) {
    return new ProposedChange(ChangeKind.BULLET, "a label", null, before, after, "a reason");
  }
}
