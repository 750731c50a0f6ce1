package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.LetterTask.RefusedSentence;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import dev.jobtrail.text.Message;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class LetterTest {

  private static final Engine ENGINE =
      new BuiltinEngine(Clock.fixed(Instant.parse("2026-06-15T00:00:00Z"), ZoneOffset.UTC));
  private static final EvidenceGuard GUARD = new EvidenceGuard();
  private static final LabelledSet SET = new LabelledSet();

  private static final int EVERY = 9;

  static List<Pairs.Pair> pairs() {
    var all = Pairs.all();
    return IntStream.range(0, all.size()).filter(it -> it % EVERY == 0).mapToObj(all::get).toList();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isOfTheRightLengthAndOfSupportedSentencesOnly(Pairs.Pair pair) {
    for (var tone : CoverLetterTone.values()) {
      var letter = write(pair.resume(), pair.posting(), tone, null);

      assertThat(words(letter)).as(letter).isBetween(150, 400);
      assertThat(GUARD.check(pair.evidence(List.of()), letter))
          .filteredOn(it -> !it.letThrough())
          .isEmpty();
      assertThat(letter).doesNotContain("{").doesNotContain("  ").doesNotContain("\n\n\n");
      assertThat(letter.split("\n\n")).hasSizeBetween(4, 9);
      assertThat(letter).endsWith(pair.resume().at("/basics/name").asText());
    }
  }

  @ParameterizedTest
  @EnumSource(CoverLetterTone.class)
  void fillsItsLengthWithoutAnyResume(CoverLetterTone tone) throws Exception {
    for (var json :
        List.of("{}", "[]", "{\"work\":[1,{\"highlights\":{}}],\"basics\":{\"name\":3}}")) {
      var resume = new ObjectMapper().readTree(json);
      var postings =
          List.of(
              SET.postings.get("analyst-1"),
              SET.postings.get("nurse-1"),
              new PostingText(null, null, null, null, null));
      for (var posting : postings) {
        var letter = write(resume, posting, tone, null);

        assertThat(words(letter)).as(letter).isBetween(150, 400);
        assertThat(
                GUARD.check(new Evidence(resume, List.of(), TailoredResume.texts(posting)), letter))
            .allMatch(Verdict::letThrough);
      }
    }
  }

  @Test
  void tellsTheHighlightsThatAnswerThePostingInTheFirstPerson() {
    assertThat(write("backend", "backend-1", null))
        .startsWith("Dear hiring team,\n\n")
        .contains("Senior Java Engineer at Finleap Pay")
        .contains("worked as a Senior Software Engineer at Paylane.")
        .contains("I designed event-driven microservices with Java 21, Spring Boot and Kafka.")
        .contains("REST APIs with Spring and Hibernate")
        .contains("My degree is a Master in Computer Science from TU Berlin.")
        .doesNotContain("Your posting names", "In addition, I hold", "among my skills")
        .endsWith("Kind regards,\nAna Lopes");
  }

  /** Each phrase for a qualification is worth something only if the guard lets it through. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "I keep the accounts of the shop and pay the invoices of the house.|We are looking for a person for our office in the town, and the licence of the road is needed.|Road licence|English|French|I speak French",
        "Ich führe die Bücher des Ladens und prüfe die Rechnungen.|Wir suchen eine Person für unser Büro in der Stadt, und der Führerschein ist nötig.|Führerschein Klasse B|Deutsch|Dänisch|Ich spreche Dänisch",
        "Je tiens les comptes de la boutique et je paie les factures.|Nous cherchons une personne pour notre bureau dans la ville, et le permis est nécessaire.|Permis B|Français|Anglais|Je parle anglais",
        "Llevo las cuentas de la tienda y pago las facturas de la casa.|Buscamos una persona para nuestra oficina en la ciudad, y el carné es necesario.|Carné B|Español|Inglés|Hablo inglés",
      })
  void tellsCertificatesAndLanguagesWhereThereIsLittleElse(
      String summary, String text, String certificate, String first, String second, String names)
      throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "%s"},
                 "work": [{"name": "Halmar", "position": "Kim", "startDate": "2020"}],
                 "certificates": [{"name": "%s"}],
                 "languages": [{"language": "%s"}, {"language": "%s", "fluency": "B2"}]}
                """
                    .formatted(summary, certificate, first, second));
    var letter =
        write(
            resume,
            new PostingText("Office", "Nordal", null, null, text + " " + text),
            CoverLetterTone.NEUTRAL,
            null);

    assertThat(letter).containsIgnoringCase(certificate).contains(names).contains("(B2)");
  }

  /** Nobody offers to talk in a language that the resume does not have. */
  @ParameterizedTest
  @CsvSource({"German, true", "Polish, false"})
  void offersToTalkInALanguageOfTheResumeOnly(String language, boolean isOffered) throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Ada Byrne"},
                 "work": [{"name": "Larkfield House", "position": "Care assistant", "startDate": "2020",
                           "highlights": ["Help the residents and keep the records of the ward"]}],
                 "languages": [{"language": "English", "fluency": "Native"},
                               {"language": "%s", "fluency": "B2"}]}
                """
                    .formatted(language));
    var text = "Wir suchen Sie für unser Team. Sie betreuen die Bewohner und führen die Akten.";
    var letter =
        write(
            resume,
            new PostingText("Pflegehelferin", "Nordal", null, null, text),
            CoverLetterTone.NEUTRAL,
            null);

    assertThat(letter).contains("Mein Lebenslauf ist auf Englisch verfasst.");
    assertThat(letter.contains("auf Deutsch")).isEqualTo(isOffered);
  }

  @ParameterizedTest
  @CsvSource({"M.Sc.", "MEng", "Bachelor"})
  void callsNoDegreeATraining(String degree) throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Jan Roth"},
                 "work": [{"name": "Kessler GmbH", "position": "Konstrukteur", "startDate": "2020",
                           "highlights": ["Entwickle Getriebe und prüfe die Zeichnungen"]}],
                 "education": [{"institution": "Universität Stuttgart", "area": "Maschinenbau",
                                "studyType": "%s", "endDate": "2018"}]}
                """
                    .formatted(degree));
    var text = "Wir suchen Sie für unser Team. Voraussetzung ist ein Studium im Maschinenbau.";
    var letter =
        write(
            resume,
            new PostingText("Konstrukteur", "Nordal", null, null, text),
            CoverLetterTone.NEUTRAL,
            null);

    assertThat(letter).contains(degree).doesNotContain("Ausbildung");
  }

  /** One sentence each would all begin with "I also". */
  @Test
  void tellsShortAchievementsInOneSentence() throws Exception {
    var posting =
        new PostingText(
            "Baker",
            "Nordal",
            null,
            null,
            """
            Nordal is a shop in the old town of the harbour.
            What you will do:
            - Bake bread for the shop
            - Train the apprentices of the house
            """);

    assertThat(
            write(
                resume(
                    "Baker",
                    "Bake sourdough bread at night",
                    "Train two apprentices in shaping",
                    "Keep the allergen records",
                    "Clean the ovens"),
                posting,
                CoverLetterTone.CONCISE,
                null))
        .contains(
            "You want someone to train the apprentices of the house. In my current role, I train")
        .contains(
            "I bake sourdough bread at night, keep the allergen records and clean the ovens.");
  }

  /** The other lines are told instead. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Terraform for all accounts|terraform for",
        "Switch from paper to tablets|I switch",
        "Docker for local development|a docker",
        "Zendesk => Intercom migration|=>",
        "Passed state exam with 96%|exam",
      })
  void leavesOutLinesThatMakeNoSentence(String line, String wrong) throws Exception {
    var resume = resume("Operator", line, "Check the pumps of the harbour", "Write the daily log");
    ((ObjectNode) resume)
        .putArray("skills")
        .addObject()
        .putArray("keywords")
        .add("Docker")
        .add("Terraform");
    var posting =
        new PostingText(
            "Operator",
            "Nordal",
            null,
            null,
            "We need a person for the pumps of the harbour, and the desk is in the town.");

    assertThat(write(resume, posting, CoverLetterTone.NEUTRAL, null))
        .contains("check the pumps")
        .doesNotContain(wrong);
  }

  @Test
  void namesTwoRequirementsOfOneKindInOneSentence() throws Exception {
    var posting =
        new PostingText(
            "Comptable fournisseurs",
            "Nordal",
            null,
            null,
            """
            La conserverie est dans le port de la ville, et nous sommes vingt.
            Vos missions :
            - Contrôler, saisir et régler les factures fournisseurs
            - Effectuer les rapprochements bancaires
            """);

    assertThat(
            write(
                resume(
                    "Assistante comptable",
                    "Saisie des factures fournisseurs",
                    "Rapprochements bancaires et relances clients"),
                posting,
                CoverLetterTone.NEUTRAL,
                null))
        .contains(
            "pour contrôler, saisir et régler les factures fournisseurs, ainsi que pour effectuer"
                + " les rapprochements bancaires. Dans mon poste actuel, je saisis les factures");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "We need a person for the maps of the town, and the desk is in the harbour. Send a letter to Ms. Ada Thorn, please.|NEUTRAL|Dear Ms. Thorn,|Kind regards,",
        "We need a person for the maps of the town, and the desk is in the harbour. Send a letter to Ms. Ada Thorn, please.|FORMAL|Dear Ms. Thorn,|Yours sincerely,",
        "Wir suchen eine Person für die Karten der Stadt, und der Tisch ist im Hafen. Ansprechpartnerin: Frau Dr. Ada Thorn|NEUTRAL|Sehr geehrte Frau Dr. Thorn,|Grüßen",
        "Wir suchen eine Person für die Karten der Stadt, und der Tisch ist im Hafen. Ansprechpartner: Herr Jan Thorn|WARM|Guten Tag Herr Thorn,|Grüßen",
        "Nous cherchons une personne pour les cartes de la ville, et le bureau est au port. Envoyez votre lettre à Madame Ada Thorn.|FORMAL|Madame,|d'agréer, Madame, l'expression",
        "Nous cherchons une personne pour les cartes de la ville, et le bureau est au port. Envoyez votre lettre à M. Jean Thorn.|CONCISE|Bonjour Monsieur Thorn,|Cordialement",
        "Buscamos una persona para los mapas de la ciudad, y la mesa está en el puerto. Envíe su carta a la atención de Dña. Ada Thorn.|WARM|Estimada Sra. Thorn:|saludo",
      })
  void addressesThePersonThatThePostingNames(
      String text, CoverLetterTone tone, String salutation, String regards) throws Exception {
    var letter =
        write(
            resume("Kim"),
            new PostingText("Map Assistant", "Nordal", null, null, text),
            tone,
            null);

    assertThat(letter).startsWith(salutation + "\n").contains(regards);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "I am a keeper of old maps. I am looking for a job as a florist.|Map Assistant|We need a person for the maps of the town, and the desk is in the harbour.|I am a keeper of old maps.|florist",
        "Ich bin seit 2020 bei den Karten. Ich suche eine Stelle als Florist.|Kartenassistenz|Wir suchen eine Person für die Karten der Stadt, und der Tisch ist im Hafen.|Ich bin seit 2020 bei den Karten.|Florist",
        "Je suis gardien de vieilles cartes. Je cherche un poste de fleuriste.|Assistant cartes|Nous cherchons une personne pour les cartes de la ville, et le bureau est au port.|Je suis gardien de vieilles cartes.|fleuriste",
        "Soy guardián de mapas viejos. Busco un puesto de florista.|Ayudante de mapas|Buscamos una persona para los mapas de la ciudad, y la mesa está en el puerto.|Soy guardián de mapas viejos.|florista",
      })
  void tellsThePersonsOwnWordsUnlessTheyAreOfAnotherJob(
      String summary, String title, String text, String told, String other) throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "%s"},
                 "work": [{"name": "Halmar", "position": "Kim", "startDate": "2020"}]}
                """
                    .formatted(summary));

    assertThat(
            write(
                resume,
                new PostingText(title, "Nordal", null, null, text + " " + text),
                CoverLetterTone.NEUTRAL,
                null))
        .contains(told)
        .doesNotContain(other);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A clerk of the harbour. I love coffee and old maps.|We need a person for the maps of the town, and the desk is in the harbour.|I love",
        "A clerk of the harbour. I care about maps, order and quiet.|We need a person for the maps of the town, and the desk is in the harbour.|I care",
        "Eine Kraft des Hafens. Arbeite sauber mit Karten, sage den Leuten was ich tue.|Wir suchen eine Person für die Karten der Stadt, und der Tisch ist im Hafen.|Arbeite sauber",
        "Une personne du port. J'aime les cartes et le calme.|Nous cherchons une personne pour les cartes de la ville, et le bureau est au port.|J'aime",
        "Una persona del puerto. Escucho primero, dibujo mapas después.|Buscamos una persona para los mapas de la ciudad, y la mesa está en el puerto.|Escucho",
      })
  void leavesLikingsAndHabitsOfTheSummaryOut(String summary, String text, String left)
      throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "%s"},
                 "work": [{"name": "Halmar", "position": "Kim", "startDate": "2020"}]}
                """
                    .formatted(summary));

    assertThat(
            write(
                resume,
                new PostingText("Kartenassistenz", "Nordal", null, null, text + " " + text),
                CoverLetterTone.NEUTRAL,
                null))
        .doesNotContain(left);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BA|Botany|MA|Glass|My degree is an MA in Glass|BA in Botany",
        "MA|Botany|BA|Glass|My degree is an MA in Botany|BA in Glass",
        "BA|Map Making|MA|Glass|My degree is a BA in Map Making from the University of Hull. I hold an MA in Glass|MA in Map",
      })
  void tellsTheHighestDegreeAndTheOneThatThePostingNames(
      String first, String area, String second, String other, String told, String left)
      throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder"},
                 "work": [{"name": "Halmar", "position": "Barista", "startDate": "2024-02"}],
                 "education": [{"institution": "University of Hull", "area": "%s",
                   "studyType": "%s", "startDate": "2013-09", "endDate": "2016-06"},
                  {"institution": "University of Kent", "area": "%s",
                   "studyType": "%s", "startDate": "2017-09", "endDate": "2018-06"}]}
                """
                    .formatted(area, first, other, second));
    var text = "We need a person for the map making of the town, and a degree is required.";

    assertThat(
            write(
                resume,
                new PostingText("Assistant", "Nordal", null, null, text),
                CoverLetterTone.NEUTRAL,
                null))
        .contains(told)
        .doesNotContain(left);
  }

  @Test
  void tellsStudiesProjectsAndVolunteering() throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "A student of the sea."},
                 "work": [{"name": "Halmar", "position": "Barista", "startDate": "2024-02",
                   "highlights": ["Make drinks and take payments"]}],
                 "education": [{"institution": "University of Hull", "area": "Oceanography",
                   "studyType": "BSc", "startDate": "2023-09"}],
                 "volunteer": [{"organization": "Shore Watch", "position": "Volunteer",
                   "startDate": "2023-10", "highlights": ["Counted 400 seals on the beach at dawn"]}],
                 "projects": [{"name": "Tide Book",
                   "highlights": ["Mapped 40 years of tides in the harbour"]}]}
                """);
    var posting =
        new PostingText(
            "Survey Intern",
            "Nordal",
            null,
            null,
            """
            Nordal is an office in the old town of the harbour.
            What you will do:
            - Count seals on the beach with the team
            - Map tides in the harbour
            """);

    assertThat(write(resume, posting, CoverLetterTone.NEUTRAL, null))
        .contains(
            "studying oceanography at the University of Hull since September 2023",
            "In my project “Tide Book”, I mapped 40 years of tides in the harbour.",
            "As a volunteer at Shore Watch, I counted 400 seals on the beach at dawn.");
  }

  private static JsonNode resume(String position, String... highlights) throws Exception {
    return new ObjectMapper()
        .readTree(
            """
            {"basics": {"name": "Kim Alder"},
             "work": [{"name": "Halmar", "position": "%s", "startDate": "2020",
               "highlights": ["%s"]}]}
            """
                .formatted(position, String.join("\", \"", highlights)));
  }

  @Test
  void namesTheLatestPositionFirst() {
    var resume = Pairs.read("/resumes/engineer.resume.json");

    for (var tone : CoverLetterTone.values()) {
      assertThat(write(resume, SET.postings.get("backend-1"), tone, null))
          .contains("Staff Software Engineer at Kestrel Payments")
          .doesNotContain("Most recently");
    }
  }

  @Test
  void choosesOtherHighlightsForOtherPostings() {
    assertThat(write("analyst", "analyst-1", null))
        .isNotEqualTo(write("analyst", "analyst-2", null));
  }

  @Test
  void answersGermanPostingsInGerman() {
    assertThat(write("nurse", "nurse-1", null))
        .startsWith("Sehr geehrte Damen und Herren,")
        .contains("Überwachung beatmeter Patienten")
        .endsWith("Mit freundlichen Grüßen\nSabine Vogt");
  }

  @Test
  void saysSoWhereItIsInAnotherLanguageThanThePosting() {
    var posting =
        new PostingText(
            "Consultor de Viagens",
            "Lusitânia",
            "Lisboa",
            null,
            """
            A Lusitânia trata das deslocações de empresas de engenharia em África e na América do Sul.
            Funções: reservas de voos, comboios e hotéis para clientes empresariais, emissão e
            alteração de bilhetes, apoio aos viajantes em caso de incidentes. Requisitos: experiência
            mínima de dois anos em viagens de negócios, boa capacidade de comunicação.
            """);

    assertThat(write(LabelledSet.resume("backend"), posting, CoverLetterTone.NEUTRAL, null))
        .contains("Consultor de Viagens", "I am writing in English, the language of my resume.")
        .doesNotContain("trata das");
  }

  @Test
  void knowsTheLanguageOfAPostingOfListsAlone() throws Exception {
    var posting =
        new PostingText(
            "Einkäufer Elektronik",
            "Nordal",
            null,
            null,
            """
            Nordal versorgt die Stadt mit Strom, Gas und Wasser.
            Aufgaben:
            - Einkauf von Zählern und Kabeln, Vertragsmanagement
            - Verhandlung von Rahmenverträgen, Prüfung von Angeboten
            - Lieferantenaudits durchführen, bewerten, nachhalten
            Anforderungen:
            - Abgeschlossenes Studium der Betriebswirtschaft, Technik
            - Erfahrung im Einkauf, Kenntnisse in SAP
            - Verhandlungssicheres Englisch
            """);

    assertThat(
            write(
                resume("Einkäufer", "Verhandlung von Rahmenverträgen mit der Industrie"),
                posting,
                CoverLetterTone.NEUTRAL,
                null))
        .doesNotContain("Ich schreibe Ihnen auf Deutsch")
        .contains("denn Sie versorgen die Stadt mit Strom, Gas und Wasser.");
  }

  @Test
  void tellsNamesDatesAndLanguagesWhereResumeAndPostingDiffer() {
    assertThat(
            write(
                LabelledSet.resume("backend"),
                SET.postings.get("nurse-1"),
                CoverLetterTone.NEUTRAL,
                null))
        .contains("Paylane", "arbeite ich als „Senior Software Engineer“ bei")
        .contains("Mein Lebenslauf ist auf Englisch verfasst.", "Jahre Berufserfahrung");
  }

  @Test
  void keepsATone() {
    var pair = pairs().getFirst();

    assertThat(write(pair.resume(), pair.posting(), CoverLetterTone.FORMAL, null))
        .startsWith("Dear Sir or Madam,")
        .contains("Yours faithfully,")
        .doesNotContainIgnoringCase("excited")
        .doesNotContainIgnoringCase("love");
    assertThat(words(write(pair.resume(), pair.posting(), CoverLetterTone.CONCISE, null)))
        .isLessThanOrEqualTo(220);
  }

  @Test
  void saysTheSameAgainInEveryLocale() {
    var before = Locale.getDefault();
    var letter = write("accountant", "accountant-1", null);
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertThat(write("accountant", "accountant-1", null)).isEqualTo(letter);
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Please do not mention Kafka.|Kafka",
        "don't mention Hibernate, it bores me|Hibernate",
        "Leave out TU Berlin|TU Berlin",
      })
  void leavesOutWhatIsNotWanted(String instructions, String unwanted) {
    assertThat(write("backend", "backend-1", null)).contains(unwanted);
    assertThat(write("backend", "backend-1", instructions)).doesNotContain(unwanted);
  }

  @Test
  void saysFirstWhatIsWanted() {
    assertThat(write("backend", "backend-1", "Mention Jenkins."))
        .contains("I introduced CI/CD with Jenkins and Docker");
    assertThat(write("backend", "backend-1", "Mention Fortran.")).doesNotContain("Fortran");
  }

  @Test
  void isShorterWhereThatIsWanted() {
    var resume = Pairs.read("/resumes/engineer.resume.json");
    var posting = SET.postings.get("backend-1");

    assertThat(words(write(resume, posting, CoverLetterTone.NEUTRAL, "Make it shorter")))
        .isLessThanOrEqualTo(words(write(resume, posting, CoverLetterTone.NEUTRAL, null)))
        .isLessThan(230);
  }

  @Test
  void doesNotRepeatRefusedSentences() {
    var pair = pairs().getFirst();
    var deed = "cut p99 latency of the PostgreSQL layer by 60 %.";
    var parsed = ENGINE.parse(pair.posting());
    var sentence =
        Pattern.compile("[^.\\n]*" + Pattern.quote(deed))
            .matcher(write(pair.resume(), pair.posting(), CoverLetterTone.NEUTRAL, null))
            .results()
            .findFirst()
            .orElseThrow()
            .group()
            .strip();

    var letter =
        ENGINE.writeLetter(
            new LetterTask(
                pair.resume(),
                List.of(),
                pair.posting(),
                parsed,
                CoverLetterTone.NEUTRAL,
                null,
                List.of(new RefusedSentence(sentence, "for a test"))));

    assertThat(letter).doesNotContain(sentence);
    assertThat(words(letter)).isBetween(150, 400);
  }

  @Test
  void tellsConfirmedFactsThatThePostingAsksFor() {
    var posting = SET.postings.get("backend-3");
    var fact = "I hold an AWS Solutions Architect certificate.";
    var letter =
        ENGINE.writeLetter(
            new LetterTask(
                LabelledSet.resume("backend"),
                List.of(fact, "I keep bees."),
                posting,
                ENGINE.parse(posting),
                CoverLetterTone.NEUTRAL,
                null,
                List.of()));

    assertThat(letter).contains(fact).doesNotContain("..", "bees");
  }

  @ParameterizedTest
  @EnumSource(CoverLetterTone.class)
  void statesStartAndPayAsTheyStand(CoverLetterTone tone) {
    var posting = SET.postings.get("backend-3");
    var start = "I could start on 1 February 2027 at the earliest.";
    var pay = "My salary expectation is €65,000 per year.";
    var letter =
        ENGINE.writeLetter(
            new LetterTask(
                LabelledSet.resume("backend"),
                List.of(),
                posting,
                ENGINE.parse(posting),
                tone,
                null,
                List.of(),
                List.of(Message.verbatim(start), Message.verbatim(pay))));

    assertThat(letter).contains(start + " " + pay);
    assertThat(letter.indexOf(pay)).isGreaterThan(letter.indexOf("Paylane"));
    assertThat(words(letter)).isBetween(150, 400);
  }

  @Test
  void tellsPositionsInTheirOrder() throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder"}, "work": [
                  {"name": "Acme Care", "position": "Office clerk", "startDate": "2021-02",
                   "highlights": ["Answer the phone and open the post"]},
                  {"name": "Bell Hospital", "position": "Porter", "startDate": "2017-03", "endDate": "2021-01",
                   "highlights": []},
                  {"name": "Dale Dairy", "position": "Laboratory assistant", "startDate": "2012-05", "endDate": "2017-02",
                   "highlights": ["Tested milk samples for bacteria", "Logged results in the LIMS"]}]}
                """);

    var letter = write(resume, "You'll test milk samples and log results in our LIMS.");

    assertThat(letter).contains("Bell Hospital").doesNotContain("Before that, as a Laboratory");
    assertThat(letter.indexOf("Bell Hospital")).isLessThan(letter.indexOf("Dale Dairy"));
  }

  @ParameterizedTest
  @CsvSource({"permiso C, false", "permiso B, true", "permiso de conducir, true"})
  void answersADrivingLicenceByItsClass(String asked, boolean isAnswered) throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "Trabajo con las máquinas de la casa y el material de la brigada."},
                 "work": [{"name": "Monte Alto", "position": "Peón forestal", "startDate": "2021-02",
                   "highlights": ["Mantengo los equipos de la brigada"]}],
                 "certificates": [{"name": "Permiso B"}, {"name": "Certificado de socorrismo"}]}
                """);

    var letter =
        write(resume, "Buscamos una persona para la brigada de la zona. Se pide " + asked + ".");

    assertThat(letter).contains("permiso B");
    assertThat(
            letter.matches(
                "(?s).*(?:que ustedes piden|piden también|pide también|Su anuncio pide).*"))
        .as(letter)
        .isEqualTo(isAnswered);
  }

  @Test
  void namesAllClassesOfACertificate() throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "Trabajo con las máquinas de la casa y el material de la brigada."},
                 "work": [{"name": "Monte Alto", "position": "Peón forestal", "startDate": "2021-02",
                   "highlights": ["Mantengo los equipos de la brigada"]}],
                 "certificates": [{"name": "Permisos B, A2, C y C+E"}]}
                """);

    assertThat(write(resume, "Buscamos una persona para la brigada de la zona. Se pide permiso B."))
        .contains("los permisos B, A2, C y C+E");
  }

  @Test
  void namesFormerPositionsWhereTheLanguagesDiffer() {
    var letter =
        write(
            LabelledSet.resume("backend"),
            SET.postings.get("nurse-1"),
            CoverLetterTone.NEUTRAL,
            null);

    assertThat(letter).containsPattern("Von .* bis .* habe ich als „.*“ bei .* gearbeitet");
  }

  @Test
  void tellsTheOwnerHowToGetALetterWithAchievements() {
    var german =
        write(
            LabelledSet.resume("backend"),
            SET.postings.get("nurse-1"),
            CoverLetterTone.NEUTRAL,
            null);

    assertThat(ENGINE.letterNotes(LabelledSet.resume("backend"), null, german))
        .extracting(Message::english)
        .containsExactly(
            "Your resume is in English, so this letter names only employers, dates, degrees, languages"
                + " and tools. For a letter with achievements, write it again and add “in English”.");
    var english =
        write(
            LabelledSet.resume("backend"),
            SET.postings.get("nurse-1"),
            CoverLetterTone.NEUTRAL,
            "in English");
    assertThat(ENGINE.letterNotes(LabelledSet.resume("backend"), "in English", english)).isEmpty();
  }

  @Test
  void tellsTheNativeLanguageWhereTheLanguagesDiffer() throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "Je travaille dans la région avec les clients et les équipes."},
                 "work": [{"name": "Halmar", "position": "Vendeuse", "startDate": "2020",
                   "highlights": ["Vente de meubles aux clients de la région"]}],
                 "languages": [{"language": "Français", "fluency": "Langue maternelle"},
                   {"language": "Espagnol", "fluency": "B2"}]}
                """);

    assertThat(
            write(
                resume,
                "We are looking for a person who sells the furniture of our shop. French is a plus."))
        .contains("My native language is French, and I also speak Spanish (B2).");
  }

  @Test
  void callsNoCertificateAskedForBecauseOfItsFieldAlone() throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "I raise money for the hospice and I like the people."},
                 "work": [{"name": "Halmar", "position": "Trusts Officer", "startDate": "2020",
                   "highlights": ["Raised the money for a new roof"]}],
                 "certificates": [{"name": "Certificate in Fundraising"}]}
                """);
    var about = "You will join the fundraising team of the trust and write to the donors.";

    assertThat(write(resume, about)).contains("Fundraising").doesNotContain("asks for");
    assertThat(write(resume, about + " A fundraising certificate is required."))
        .contains("asks for a Certificate in Fundraising");
  }

  @Test
  void repeatsNoRequirementInItsOwnWords() throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Kim Alder", "summary": "Je travaille dans la région avec les clients et les équipes."},
                 "work": [{"name": "Halmar", "position": "Vendeuse", "startDate": "2020",
                   "highlights": ["Animation des réseaux sociaux"]}]}
                """);

    assertThat(
            write(
                resume,
                "Nous cherchons une personne pour le musée de la ville.\nMissions :\n- Animer les réseaux sociaux"))
        .contains("j'anime les réseaux sociaux")
        .doesNotContain("animer les réseaux sociaux");
  }

  private static String write(JsonNode resume, String description) {
    return write(
        resume,
        new PostingText("Ayudante", "Northwind", null, null, description),
        CoverLetterTone.NEUTRAL,
        null);
  }

  private static String write(String resume, String posting, String instructions) {
    return write(
        LabelledSet.resume(resume),
        SET.postings.get(posting),
        CoverLetterTone.NEUTRAL,
        instructions);
  }

  private static String write(
      JsonNode resume, PostingText posting, CoverLetterTone tone, String instructions) {
    return ENGINE.writeLetter(
        new LetterTask(
            resume, List.of(), posting, ENGINE.parse(posting), tone, instructions, List.of()));
  }

  private static int words(String letter) {
    return letter.strip().split("\\s+").length;
  }
}
