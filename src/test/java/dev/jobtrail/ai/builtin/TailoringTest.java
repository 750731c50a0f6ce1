package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.text.Language;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TailoringTest {

  private static final Engine ENGINE =
      new BuiltinEngine(Clock.fixed(Instant.parse("2026-06-15T00:00:00Z"), ZoneOffset.UTC));
  private static final EvidenceGuard GUARD = new EvidenceGuard();
  private static final PostingText POSTING =
      new PostingText(
          "Platform Engineer",
          "Corvid",
          "Leeds",
          null,
          "Requirements:\n- Kubernetes and PostgreSQL\n- Terraform\n- JavaScript\n- Python");

  private static final PostingText GROUNDS =
      new PostingText(
          "Head Groundsperson",
          "Whitcliffe College",
          "Leeds",
          false,
          """
          Your tasks:
          - Renovation of cricket pitches
          - Maintenance of artificial turf
          - Plan the week of three people

          Requirements:
          - Five years of experience with sports turf
          - Polish is a plus, Welsh is not needed
          """);

  static List<Pairs.Pair> pairs() {
    return Pairs.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void proposesWhatTheGuardLetsThroughAndTheScoreBears(Pairs.Pair pair) {
    var changes = tailor(pair.resume(), List.of(), pair.posting());
    var through = through(pair, changes);

    assertThat(changes).hasSizeLessThanOrEqualTo(40).doesNotHaveDuplicates();
    assertThat(changes)
        .filteredOn(it -> !through.contains(it))
        .hasSizeLessThanOrEqualTo(5)
        .allMatch(it -> it.kind() == ChangeKind.KEYWORD && it.place().equals("/skills/-"));
    assertThat(changes)
        .allSatisfy(
            it -> {
              assertThat(it.after()).isNotEqualTo(it.before());
              assertThat(it.label()).isNotBlank();
              assertThat(it.reason()).endsWith(".");
            });
    assertThat(score(TailoredCopies.of(pair.resume(), through), pair.posting()))
        .isGreaterThanOrEqualTo(score(pair.resume(), pair.posting()));
  }

  @Test
  void findsSomethingToBetterForFourInFivePostingsThatFit() {
    var fitting = pairs().stream().filter(it -> score(it.resume(), it.posting()) >= 60).toList();

    assertThat(fitting).hasSizeGreaterThan(20);
    assertThat(fitting)
        .filteredOn(it -> through(it, tailor(it.resume(), List.of(), it.posting())).isEmpty())
        .hasSizeLessThanOrEqualTo(fitting.size() / 5);
  }

  /** "Cycle counts and stock control" are no "stock counts" for the review. */
  @Test
  void callsNothingProvenThatTheReviewMisses() {
    var resume = LabelledSet.resume("warehouse");
    var posting = new LabelledSet().postings.get("warehouse-1");
    var review = ENGINE.score(resume, posting, ENGINE.parse(posting), Language.ENGLISH);

    assertThat(review.missingKeywords()).containsExactly("stock counts");
    assertThat(tailor(resume, List.of(), posting))
        .isNotEmpty()
        .noneMatch(it -> it.reason().toLowerCase(Locale.ROOT).contains("stock counts"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ihre Ansprechpartnerin ist Frau Anna Weber, Personalabteilung, Telefon 0123 456789",
        "Bitte senden Sie Ihre Bewerbung per E-Mail an die Personalabteilung",
        "Kontakt: Anna Weber, Personalabteilung, E-Mail bewerbung@nordal.example",
      })
  void takesNoLineOnHowToApplyForADemand(String contact) {
    var resume =
        withHighlights(
            null,
            "Verhandlung von Rahmenverträgen mit der Industrie",
            "Bearbeitung von Unterlagen der Personalabteilung",
            "Beantwortung von Fragen per E-Mail und Telefon");
    var posting =
        new PostingText(
            "Einkäufer",
            "Nordal",
            null,
            null,
            "Aufgaben:\n- Einkauf von Zählern\nAnforderungen:\n- Erfahrung im Einkauf\n" + contact);

    assertThat(tailor(resume, List.of(), posting))
        .noneMatch(it -> it.kind() == ChangeKind.ORDER || it.reason().contains("Personal"));
  }

  @Test
  void keepsWorkAndEducationInTheOrderOfTime() {
    for (var pair : pairs()) {
      assertThat(tailor(pair.resume(), List.of(), pair.posting()))
          .extracting(ProposedChange::place)
          .doesNotContain("/work", "/education");
    }
  }

  @Test
  void namesNoTitlesAndNoNounsInAnotherCaseAsSkills() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Ida Brandt", "label": "Gärtnerin",
                    "summary": "Gärtnerin mit Freude an alten Parks und an der Arbeit im Freien."},
                 "work": [{"name": "Parkpflege Nord", "position": "Gärtnerin", "startDate": "2019-04",
                    "highlights": ["Sträucher und Hecken geschnitten und bewässert",
                        "Wartung der Beregnung in drei Parks"]}],
                 "skills": [{"name": "Pflege", "keywords": ["Rasenpflege"]}]}
                """);
    var posting =
        new PostingText(
            "Landschaftsgärtner (m/w/d)",
            "Grünwerk",
            "Kiel",
            false,
            """
            Ihre Aufgaben:
            - Schnitt von Sträuchern und Hecken
            - Wartung der Beregnung

            Ihr Profil:
            - Ausbildung als Gärtner oder Gärtnerin
            - Erfahrung mit Heckenscheren und Bewässerungscomputern
            """);

    assertThat(tailor(resume, List.of(), posting))
        .filteredOn(it -> it.place().startsWith("/skills"))
        .extracting(ProposedChange::after)
        .contains("Wartung der Beregnung")
        .doesNotContain(
            "Gärtnerin",
            "Sträuchern und Hecken",
            "Heckenscheren und Bewässerungscomputern",
            "Bewässerungscomputern");
  }

  @Test
  void leavesTheParagraphsAndListsOfASummaryAsTheyAre() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"label": "Developer",
                    "summary": "Developer for payments. See my talk.\\n\\nI like tests.\\n\\n- Kotlin\\n- Java"},
                 "work": [{"name": "Acme", "position": "Developer", "startDate": "2019-04",
                    "highlights": ["Ran Kubernetes and PostgreSQL in production"]}]}
                """);

    assertThat(tailor(resume, List.of(), POSTING))
        .filteredOn(it -> it.kind() == ChangeKind.SUMMARY)
        .singleElement()
        .extracting(ProposedChange::after)
        .asString()
        .matches(
            "Developer for payments\\. .*PostgreSQL.*\\. See my talk\\.\n\nI like tests\\.\n\n- Kotlin\n- Java");
  }

  @ParameterizedTest
  @CsvSource({
    "'Wartung von Seil- und Hydraulikaufzügen', 'Wartung von Seil- und Tragkraftaufzügen'",
    "'Wartung der Klassen B und C', 'Wartung der Klassen A und D'",
  })
  void namesNoPhraseThatIsCutOff(String done, String asked) throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"label": "Monteurin", "summary": "Ich arbeite gern im Freien."},
                 "work": [{"name": "Lift Nord", "position": "Monteurin",
                    "startDate": "2019-04", "highlights": ["%s", "Pflege der Listen"]}],
                 "skills": [{"name": "Pflege", "keywords": ["Löten"]}]}
                """
                    .formatted(done));
    var posting =
        new PostingText("Monteur (m/w/d)", "Liftwerk", "Kiel", false, "Aufgaben:\n- " + asked);

    assertThat(tailor(resume, List.of(), posting))
        .filteredOn(it -> it.kind() != ChangeKind.SUMMARY && it.after() != null)
        .extracting(ProposedChange::after)
        .noneMatch(it -> it.matches("(?s).*(?:Seil-|der Klassen)(?:$|,.*|\\|.*)"));
  }

  @Test
  void givesReasonsInTheLanguageOfTheResume() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"label": "Gärtnerin", "summary": "Ich arbeite gern im Freien."},
                 "work": [{"name": "Parkpflege Nord", "position": "Gärtnerin",
                    "startDate": "2019-04", "highlights": ["Hecken geschnitten und bewässert",
                        "Wartung der Beregnung in drei Parks"]}],
                 "skills": [{"name": "Pflege", "keywords": ["Rasenpflege"]}]}
                """);
    var posting =
        new PostingText(
            "Gärtner (m/w/d)", "Grünwerk", "Kiel", false, "Aufgaben:\n- Wartung der Beregnung");

    assertThat(tailor(resume, List.of(), posting))
        .filteredOn(it -> it.kind() == ChangeKind.SKILL)
        .extracting(ProposedChange::reason)
        .containsExactly(
            "Die Anzeige verlangt Wartung der Beregnung; Ihr Lebenslauf belegt es bei Parkpflege"
                + " Nord: „Wartung der Beregnung in drei Parks“.");
  }

  @Test
  void quotesThePartOfALongLineThatNamesTheTerm() {
    var line =
        "You join a team that has looked after the booking platform of a ferry line for many years,"
            + " and you set up its clusters with Kubernetes";
    var posting =
        new PostingText("Platform Engineer", "Corvid", "Leeds", null, "Requirements:\n- " + line);

    assertThat(tailor(Pairs.read("/guard/developer.json"), List.of(), posting))
        .filteredOn(it -> "Kubernetes".equals(it.after()))
        .singleElement()
        .satisfies(it -> assertThat(it.reason()).contains("set up its clusters with Kubernetes\""));
  }

  @Test
  void namesNoPeopleAmongTheSkills() throws IOException {
    var posting =
        new PostingText(
            "Head Groundsperson",
            "Whitcliffe College",
            "Leeds",
            false,
            "Your tasks:\n- Renovation of cricket pitches\n- Look after visiting teams");
    var resume = (ObjectNode) groundskeeper();
    ((ObjectNode) resume.at("/work/0")).withArray("highlights").add("Hosted visiting teams");

    assertThat(tailor(resume, List.of(), posting))
        .filteredOn(it -> it.place().startsWith("/skills"))
        .extracting(ProposedChange::after)
        .containsExactly("Renovation of cricket pitches");
  }

  @Test
  void takesWorkWithColleaguesForNoSkill() {
    assertThat(
            tailor(
                withHighlights(null, "Worked on the approval of advertising with compliance"),
                List.of(),
                new PostingText("Supervisor", "Acme", null, null, "Requirements:\n- Compliance")))
        .filteredOn(it -> it.kind() == ChangeKind.SKILL)
        .isEmpty();
  }

  @Test
  void putsTheHighlightThatAnswersADutyFirst() {
    var resume =
        withHighlights(
            null,
            "Sorted the daily mail",
            "Filled shelves",
            "Planned delivery routes for nine vans");
    var posting =
        new PostingText(
            "Supervisor",
            "Acme",
            null,
            null,
            "Your tasks:\n- Plan the delivery routes of our vans");

    assertThat(tailor(resume, List.of(), posting))
        .filteredOn(it -> it.kind() == ChangeKind.ORDER)
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.after()).startsWith("Planned delivery routes for nine vans\n");
              assertThat(it.reason())
                  .isEqualTo(
                      "The posting asks: \"Plan the delivery routes of our vans\"; the evidence"
                          + " for it comes first.");
            });
  }

  @Test
  void namesWorkThatAnswersThePostingInTheHeadlineOfAnyTrade() throws IOException {
    assertThat(tailor(groundskeeper(), List.of(), GROUNDS))
        .filteredOn(it -> it.kind() == ChangeKind.HEADLINE)
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.after()).isEqualTo("Groundsperson | Renovation of cricket pitches");
              assertThat(it.reason())
                  .isEqualTo(
                      "The posting asks for Renovation of cricket pitches; your work shows it.");
            });
  }

  @Test
  void putsNoHighlightFirstForADiplomaThatOthersGot() {
    var resume =
        withHighlights(
            null,
            "Cooked lunch for 90 guests",
            "Sauces and stocks",
            "Trained two CAP cuisine apprentices");
    var posting =
        new PostingText(
            "Cook", "Acme", null, null, "Requirements:\n- CAP cuisine required\n- Reliable");

    assertThat(tailor(resume, List.of(), posting))
        .noneMatch(it -> it.kind() == ChangeKind.ORDER)
        .noneMatch(it -> it.after() != null && it.after().equals("CAP cuisine"));
  }

  @Test
  void namesNoKindOfWhichTheResumeHasOnlyTheProduct() {
    var posting =
        new PostingText(
            "Platform Engineer", "Corvid", null, null, "Requirements:\n- Infrastructure as code");

    assertThat(
            tailor(withHighlights(null, "Managed all servers with Terraform"), List.of(), posting))
        .noneMatch(it -> it.after() != null && it.after().contains("nfrastructure as code"));
  }

  @Test
  void saysTheSameAgain() {
    var pair = pairs().getFirst();

    assertThat(tailor(pair.resume(), List.of(), pair.posting()))
        .isEqualTo(tailor(pair.resume(), List.of(), pair.posting()));
  }

  @Test
  void putsSkillsThatStandElsewhereAmongTheSkills() {
    var changes = tailor(Pairs.read("/guard/developer.json"), List.of(), POSTING);

    assertThat(changes)
        .filteredOn(it -> "Kubernetes".equals(it.after()))
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.kind()).isEqualTo(ChangeKind.SKILL);
              assertThat(it.place()).isEqualTo("/skills/1/keywords/-");
              assertThat(it.reason())
                  .isEqualTo(
                      "The posting asks: \"Kubernetes and PostgreSQL\"; your resume shows it at"
                          + " Parcelhound: \"Contributed to the migration of the dispatch platform to"
                          + " K8s.\".");
            });
  }

  @Test
  void namesWhatOneSentenceProvesInThePostingsWords() throws IOException {
    var changes = tailor(groundskeeper(), List.of(), GROUNDS);

    assertThat(changes)
        .filteredOn(it -> it.kind() == ChangeKind.SKILL)
        .extracting(ProposedChange::after)
        .contains("Renovation of cricket pitches")
        .doesNotContain("Maintenance of artificial turf", "Weekly rotas", "Plan the week");
  }

  @Test
  void namesTheLanguagesThatThePostingAsksFor() throws IOException {
    var changes = tailor(groundskeeper(), List.of(), GROUNDS);

    assertThat(changes)
        .filteredOn(it -> it.kind() == ChangeKind.SUMMARY)
        .singleElement()
        .satisfies(it -> assertThat(it.after()).endsWith("Languages: Polish (Native)."));
  }

  @Test
  void namesOwnSkillsThatAnswerThePostingInOtherWords() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"label": "Pharmacy Technician",
                    "summary": "Pharmacy technician with seven years in a busy hospital."},
                 "work": [{"name": "Ward Street Hospital", "position": "Pharmacy Technician",
                    "startDate": "2018-03", "highlights": ["Filled unit-dose carts for nine wards",
                    "Assisted audits and supplier negotiations of the purchasing office"]}],
                 "skills": [{"name": "Pharmacy", "keywords": ["Incident reporting", "Kroll"]},
                    {"name": "Learning", "keywords": ["Aseptic preparation"]}]}
                """);
    var posting =
        new PostingText(
            "Pharmacy Technician",
            "Acme",
            null,
            null,
            "Duties:\n- Follow up incident reports with the director of care\n"
                + "- Prepare aseptic doses\n- Negotiate with suppliers");

    assertThat(tailor(resume, List.of(), posting))
        .filteredOn(it -> it.kind() == ChangeKind.HEADLINE)
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.after()).isEqualTo("Pharmacy Technician | Incident reporting");
              assertThat(it.reason())
                  .isEqualTo(
                      "Your resume shows Incident reporting, which answers the posting (\"Follow"
                          + " up incident reports with the director of care\").");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "'', false",
    "2014-06, true",
  })
  void namesTheFinishedDegreeThatThePostingAsksFor(String end, boolean isNamed) throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"label": "Plant Operator",
                    "summary": "Plant operator who keeps pumps and people calm."},
                 "work": [{"name": "Lake District", "position": "Plant Operator",
                    "startDate": "2015-03", "highlights": ["Ran an activated sludge plant"]}],
                 "education": [{"institution": "Lake College", "studyType": "Associate degree",
                    "area": "Water Technology", "endDate": "%s"}]}
                """
                    .formatted(end));
    var posting =
        new PostingText(
            "Plant Operator",
            "Acme",
            null,
            null,
            "Duties:\n- Run the activated sludge plant\n\n"
                + "Requirements:\n- Associate degree in water technology");

    assertThat(tailor(resume, List.of(), posting))
        .filteredOn(it -> it.kind() == ChangeKind.SUMMARY)
        .filteredOn(
            it -> it.after().endsWith(" Qualifications: Associate degree in Water Technology."))
        .hasSize(isNamed ? 1 : 0);
  }

  @ParameterizedTest
  @CsvSource({"Career break, Carer", "Parental leave, ''", "'', Sabbatical"})
  void makesTheSummaryOfTheLastWorkAndOfNoBreak(String name, String position) throws IOException {
    var resume = (ObjectNode) groundskeeper();
    ((ObjectNode) resume.path("basics")).remove("summary");
    resume
        .withArray("work")
        .insertObject(0)
        .put("name", name)
        .put("position", position)
        .put("startDate", "2025-01");

    assertThat(tailor(resume, List.of(), GROUNDS))
        .filteredOn(it -> it.kind() == ChangeKind.SUMMARY)
        .singleElement()
        .satisfies(it -> assertThat(it.after()).startsWith(resume.at("/work/1/position").asText()));
  }

  @Test
  void takesNoTwoThingsWithArticlesForASkill() throws IOException {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"label": "Camarera de pisos"},
                 "work": [{"name": "Residencia El Olivar", "position": "Camarera de pisos",
                    "startDate": "2015-03", "highlights":
                    ["Limpieza de las habitaciones y las zonas comunes",
                     "Atención a 54 familias en un año"]}]}
                """);
    var posting =
        new PostingText(
            "Gobernanta",
            "Hoteles Sol",
            null,
            null,
            "Funciones:\n- Revisar las habitaciones y las zonas comunes\n- Orientación a las familias");

    assertThat(tailor(resume, List.of(), posting))
        .extracting(ProposedChange::after)
        .noneMatch(
            it -> it != null && it.matches("(?iu).*(?:y las zonas|\\| ?familias|^familias)$"));
  }

  @Test
  void writesTermsAsThePostingDoes() {
    assertThat(tailor(Pairs.read("/guard/developer.json"), List.of(), POSTING))
        .filteredOn(it -> it.kind() == ChangeKind.BULLET)
        .extracting(ProposedChange::after)
        .contains(
            "Contributed to the migration of the dispatch platform to Kubernetes.",
            "Wrote JavaScript widgets for the web shop, used by 40 stores.");
  }

  @Test
  void takesConfirmedFactsForSkills() {
    var facts = List.of("I set up our staging servers with Terraform.");

    var changes = tailor(Pairs.read("/guard/developer.json"), facts, POSTING);

    assertThat(changes)
        .filteredOn(it -> "Terraform".equals(it.after()))
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.kind()).isEqualTo(ChangeKind.SKILL);
              assertThat(it.reason())
                  .isEqualTo(
                      "The posting asks for Terraform; you confirmed: I set up our staging servers"
                          + " with Terraform.");
            });
  }

  @Test
  void letsTheGuardSayWhatIsMissing() {
    var missing =
        tailor(Pairs.read("/guard/developer.json"), List.of(), POSTING).stream()
            .filter(it -> "Terraform".equals(it.after()))
            .toList();

    assertThat(missing).hasSize(1);
    assertThat(
            GUARD
                .check(
                    new Pairs.Pair("", Pairs.read("/guard/developer.json"), POSTING)
                        .evidence(List.of()),
                    missing)
                .getFirst()
                .refusal())
        .isEqualTo("nothing shows the skill \"Terraform\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Responsible for managing a team of five|2020-01|Managed a team of five",
        "Responsible for managing a team of five||Manage a team of five",
        "Duties included training new staff|2020-01|Trained new staff",
        "Successfully won the Disrupt contest|2020-01|Won the Disrupt contest",
      })
  void givesHollowOpeningsTheirVerb(String highlight, String end, String better) {
    var changes = tailor(withHighlights(end, highlight), List.of(), POSTING);

    assertThat(changes)
        .filteredOn(it -> it.kind() == ChangeKind.BULLET)
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.after()).isEqualTo(better);
              assertThat(it.label()).isEqualTo("Acme, highlight 1");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "Assisted the lead architect with the design of a routing service",
    "Helped managing the warehouse",
    "Responsible for the warehouse",
  })
  void leavesWhatSaysAPartAsItIs(String highlight) {
    assertThat(tailor(withHighlights("2020-01", highlight), List.of(), POSTING))
        .noneMatch(it -> it.kind() == ChangeKind.BULLET);
  }

  @Test
  void takesAwayWhatStandsTwice() {
    assertThat(
            tailor(
                withHighlights(null, "Ran the mail room", "Ran the mail room."),
                List.of(),
                POSTING))
        .filteredOn(it -> it.kind() == ChangeKind.BULLET)
        .singleElement()
        .matches(it -> it.after() == null && it.place().equals("/work/0/highlights/1"));
  }

  @Test
  void neverRaisesTheLevel() {
    var resume = JsonNodeFactory.instance.objectNode();
    resume.putObject("basics").put("label", "Java Developer");
    var posting = new PostingText("Senior Java Developer", "Acme", null, null, "Java, 5 years");

    assertThat(tailor(resume, List.of(), posting))
        .noneMatch(it -> it.after() != null && it.after().contains("Senior"));
  }

  @Test
  void endsLongResumesSooner() {
    var resume = withHighlights(null, "Sorted mail ".repeat(200), "Sorted more mail ".repeat(200));
    ((ObjectNode) resume).putArray("references").addObject().put("name", "Erlich");

    assertThat(tailor(resume, List.of(), POSTING))
        .anyMatch(
            it ->
                it.kind() == ChangeKind.SECTION
                    && it.place().equals("/references")
                    && it.after() == null);
  }

  @Test
  void readsAnyDocument() throws Exception {
    for (var json :
        List.of(
            "{}",
            "[]",
            "1",
            "{\"basics\":[],\"work\":{},\"skills\":[1,null,{\"keywords\":\"a\"}]}",
            "{\"work\":[{\"highlights\":[{},[],1,null,\"\"]},null,[]],\"basics\":{\"label\":7}}")) {
      assertThat(tailor(new ObjectMapper().readTree(json), List.of(), POSTING)).isNotNull();
    }
  }

  private static JsonNode groundskeeper() throws IOException {
    return new ObjectMapper()
        .readTree(
            """
        {"basics": {"label": "Groundsperson", "summary": "Thirteen years outdoors."},
         "work": [{"name": "Aire Valley Schools", "position": "Groundsperson", "startDate": "2019-03",
          "highlights": ["Renovated 11 cricket pitches after drought", "Lead a team of four"]}],
         "skills": [{"name": "Turf", "keywords": ["overseeding", "aeration"]}],
         "languages": [{"language": "Polish", "fluency": "Native"},
          {"language": "Welsh", "fluency": "Fluent"}, {"language": "French", "fluency": "Basic"}]}
        """);
  }

  private static JsonNode withHighlights(String end, String... highlights) {
    var resume = JsonNodeFactory.instance.objectNode();
    var job = resume.putArray("work").addObject();
    job.put("name", "Acme").put("position", "Supervisor").put("startDate", "2018-01");
    if (end != null) {
      job.put("endDate", end);
    }
    var list = job.putArray("highlights");
    List.of(highlights).forEach(list::add);
    return resume;
  }

  private static List<ProposedChange> through(Pairs.Pair pair, List<ProposedChange> changes) {
    var verdicts = GUARD.check(pair.evidence(List.of()), changes);
    return new ArrayList<>(
        IntStream.range(0, changes.size())
            .filter(i -> verdicts.get(i).letThrough())
            .mapToObj(changes::get)
            .toList());
  }

  private static List<ProposedChange> tailor(
      JsonNode resume, List<String> facts, PostingText posting) {
    return ENGINE.tailor(new TailoringTask(resume, facts, posting, ENGINE.parse(posting)));
  }

  private static int score(JsonNode resume, PostingText posting) {
    return ENGINE.score(resume, posting, ENGINE.parse(posting), Language.ENGLISH).score();
  }
}
