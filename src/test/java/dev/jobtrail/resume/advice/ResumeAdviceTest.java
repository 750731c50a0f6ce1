package dev.jobtrail.resume.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.text.Language;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResumeAdviceTest {

  private static final String SUMMARY =
      "Backend engineer who has built payment systems since 2014.";

  /** A resume without a fault, to which each test adds one. */
  private final ObjectNode resume = JsonNodeFactory.instance.objectNode();

  private final ObjectNode basics = resume.putObject("basics");
  private final ArrayNode work = resume.putArray("work");

  {
    basics.put("name", "Ada Berg").put("email", "ada@example.org").put("phone", "+49 30 1234");
    basics.put("summary", SUMMARY);
  }

  private ObjectNode job(String start, String end, String... bullets) {
    var job = work.addObject().put("position", "Engineer").put("name", "Northwind");
    job.put("startDate", start);
    if (end != null) {
      job.put("endDate", end);
    }
    var highlights = job.putArray("highlights");
    List.of(bullets).forEach(highlights::add);
    return job;
  }

  private List<AdviceRemark> remarks() {
    return remarks(resume, 1);
  }

  private static List<AdviceRemark> remarks(JsonNode resume, int pages) {
    return ResumeAdvice.of(resume, pages, Language.ENGLISH).remarks();
  }

  @Test
  void leavesAGoodResumeAlone() {
    job(
        "2019-02",
        null,
        "Cut the time of a release from two weeks to one day",
        "Moved 14 services to Kubernetes without an outage",
        "Trained five colleagues, two of whom lead teams today");

    var advice = ResumeAdvice.of(resume, 1, Language.ENGLISH);

    assertThat(advice.remarks()).isEmpty();
    assertThat(advice.language()).isEqualTo("en");
    assertThat(advice.words()).isEqualTo(38);
    assertThat(advice.readingEase()).isNull();
  }

  @Test
  void hasNothingToSayOfTextsThatAreNotThere() {
    var advice = ResumeAdvice.of(JsonNodeFactory.instance.objectNode(), 1, Language.ENGLISH);

    assertThat(advice.language()).isNull();
    assertThat(advice.remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path)
        .containsExactly(
            tuple(RemarkKind.MISSING_CONTACT, "/basics/name"),
            tuple(RemarkKind.MISSING_CONTACT, "/basics/email"),
            tuple(RemarkKind.MISSING_CONTACT, "/basics/phone"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Responsible for moving 14 services to the cloud and for their costs | Responsible for",
        "Helped with the move of all offices to the new building | Helped with",
        "My duties included the monthly reports to the board of the company | My duties included",
        "Verantwortlich für die Planung der Schichten und die Ausbildung | Verantwortlich für",
        "Mitarbeit bei der Einführung einer neuen Software für das Lager | Mitarbeit bei",
        "Chargé de la gestion des stocks et des commandes de la boutique | Chargé de",
        "Chargé(e) de la gestion des stocks et des commandes du magasin | Chargé(e) de",
        "Responsable d’une équipe de six personnes dans le magasin | Responsable d’",
        "Participation à la mise en place des nouveaux outils de l’équipe | Participation à",
        "Encargada de la facturación y del control de los pagos | Encargada de",
        "Participé en la apertura de la tienda nueva en el centro | Participé en"
      })
  void namesOpeningsThatHideWhatWasDone(String bullet, String words) {
    job("2019-02", null, bullet);

    assertThat(remarks(RemarkKind.WEAK_OPENING))
        .extracting(AdviceRemark::path, AdviceRemark::words)
        .containsExactly(tuple("/work/0/highlights/0", words));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Helped residents to wash and dress, and gave them their medicine",
        "Aide à la toilette et au repas de personnes âgées, avec leur famille",
        "Was asked by the board to lead the project after the first year",
        "Unterstützung bei der Körperpflege und beim Essen im Haus"
      })
  void takesWhatIsTheWorkItselfForNoWeakOpening(String bullet) {
    basics.remove("summary");
    job("2019-02", null, bullet);

    assertThat(remarks(RemarkKind.WEAK_OPENING)).isEmpty();
  }

  private List<AdviceRemark> remarks(RemarkKind kind) {
    if (work.size() == 1 && kind != RemarkKind.TEXT_TOO_LONG) {
      basics.remove("summary"); // its language is not that of the bullets
    }
    return remarks().stream().filter(it -> it.kind() == kind).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Managed the budget of the team;Managed a move to new offices;Managing two vendors of the company;Wrote the plan for the year | Managed",
        "Entwickelte neue Tests für die Software;Entwickelte eine Schnittstelle zur Bank;Entwickelte Berichte für die Leitung;Schulte die Kollegen | Entwickelte",
        "Gestion des stocks de la boutique;Gestion des plannings de l’équipe;Gestion des litiges avec les clients;Formation des vendeurs | Gestion",
        "Gestioné las compras de la empresa;Gestioné un equipo de ocho personas;Gestioné los pagos a los proveedores;Reduje los costes del almacén | Gestioné"
      })
  void countsBulletsThatBeginAlike(String bullets, String words) {
    job("2019-02", null, bullets.split(";"));

    assertThat(remarks(RemarkKind.REPEATED_OPENING))
        .extracting(AdviceRemark::path, AdviceRemark::words, AdviceRemark::number)
        .containsExactly(tuple("/work/0/highlights/0", words, 3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Successfully ran campaigns in the spring;Launched the shop successfully;Wrote letters to donors successfully;Held talks with partners successfully | Successfully",
        "Führte erfolgreich Gespräche mit Kunden;Stellte das Lager erfolgreich um;Bildete Lehrlinge erfolgreich aus;Senkte die Kosten erfolgreich | erfolgreich",
        "Lancement de la campagne, efficacement;Suivi des commandes, efficacement;Accueil des clients et tri du courrier, efficacement;Formation des vendeurs, efficacement | efficacement",
        "Reduje los costes eficazmente;Dirigí eficazmente el turno de noche;Atendí eficazmente a los clientes del hotel;Formé eficazmente a los nuevos | eficazmente",
        "In the spring we prepared the fair;For donors we prepared letters;Each month we prepared the board meeting;At night we prepared the rooms | prepared",
        "Die Messe im Frühjahr vorbereitet;Briefe an Spender vorbereitet;Monatlich die Sitzung vorbereitet;Nachts die Räume vorbereitet | vorbereitet"
      })
  void countsVerbsAndFillersInManyBullets(String bullets, String words) {
    job("2019-02", null, bullets.split(";"));

    assertThat(remarks(RemarkKind.REPEATED_WORD))
        .extracting(AdviceRemark::words, AdviceRemark::number)
        .containsExactly(tuple(words, 4));
  }

  @Test
  void letsNounsAndTheNamesOfSkillsOccurAsOftenAsTheyMust() {
    resume.putArray("skills").addObject().put("name", "Testing");
    job(
        "2019-02",
        null,
        "Testing of the patients in the ward",
        "Testing with patients at night",
        "Testing for patients with a fever",
        "Told patients of the results");

    assertThat(remarks())
        .extracting(AdviceRemark::kind)
        .doesNotContain(RemarkKind.REPEATED_OPENING, RemarkKind.REPEATED_WORD);
  }

  @Test
  void namesTextsThatAreTooLongOrTooShort() {
    basics.put("summary", "I have built systems for banks. ".repeat(16));
    job(
            "2019-02",
            null,
            "Built the system. " + "and then more ".repeat(14),
            "Payroll",
            "Cut costs by 9%")
        .put("summary", "We ran the shop. ".repeat(31));

    assertThat(remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path, AdviceRemark::number)
        .contains(
            tuple(RemarkKind.TEXT_TOO_LONG, "/basics/summary", 96),
            tuple(RemarkKind.TEXT_TOO_LONG, "/work/0/summary", 124),
            tuple(RemarkKind.TEXT_TOO_LONG, "/work/0/highlights/0", 45),
            tuple(RemarkKind.TEXT_TOO_SHORT, "/work/0/highlights/1", 1))
        .doesNotContain(tuple(RemarkKind.TEXT_TOO_SHORT, "/work/0/highlights/2", 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Drove taxis", "Belud Lastwagen.", "Preparaba pedidos.", "Vendu des livres"})
  void takesAShortSentenceForNoKeyword(String bullet) {
    basics.remove("summary");
    job("2019-02", null, bullet);

    assertThat(remarks()).isEmpty();
  }

  @Test
  void asksForWhatWasDoneInTheLatestJobOnly() {
    job("2012-01", "2013-12");
    job("2014-01", null);

    assertThat(remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path)
        .containsExactly(tuple(RemarkKind.TEXT_TOO_SHORT, "/work/1/highlights"));
  }

  @Test
  void readsTheItemsOfATextAsBullets() {
    job("2019-02", null)
        .put(
            "summary",
            "The shop of the **museum**:\n- Responsible for the till\n- Sold 200 books a day");

    assertThat(remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path)
        .containsExactly(tuple(RemarkKind.WEAK_OPENING, "/work/0/summary"));
  }

  @Test
  void namesEntriesWithoutADate() {
    job("2019-02", null, "Cut costs by 9%");
    work.addObject().put("name", "Contoso").put("endDate", "2018-12");
    work.addObject().put("name", "Fabrikam");
    var education = resume.putArray("education");
    education.addObject().put("institution", "Free University").put("endDate", "2012");
    education.addObject().put("institution", "School of the Arts");

    assertThat(remarks())
        .filteredOn(it -> it.kind() == RemarkKind.MISSING_DATE)
        .extracting(AdviceRemark::path, AdviceRemark::message)
        .containsExactly(
            tuple("/work/1/startDate", "“Contoso” has no start date."),
            tuple("/work/2/startDate", "“Fabrikam” has no date."),
            tuple("/education/1/endDate", "“School of the Arts” has no date."));
  }

  @Test
  void takesShortPortugueseForNoSpanish() {
    basics.put(
        "summary",
        "Engenheiro de software que constrói há dez anos sistemas de pagamento confiáveis para os"
            + " bancos e as lojas da Europa.");
    job("2019-02", null, "Responsável pela equipe de pagamentos e pela migração dos dados");

    assertThat(ResumeAdvice.of(resume, 1, Language.ENGLISH).language()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2019-13", "2019-00", "2019-19-39", "2019-02-31", "2019-03-00"})
  void namesADateThatDoesNotExist(String date) {
    job(date, null, "Won 40 customers");
    resume.putArray("certificates").addObject().put("name", "CKA").put("date", date);

    assertThat(remarks())
        .filteredOn(it -> it.kind() != RemarkKind.GAP)
        .extracting(AdviceRemark::kind, AdviceRemark::path)
        .containsExactly(
            tuple(RemarkKind.IMPOSSIBLE_DATE, "/work/0/startDate"),
            tuple(RemarkKind.IMPOSSIBLE_DATE, "/certificates/0/date"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2019", "2019-12", "2020-02-29", "2019-03-31"})
  void leavesDatesOfTheCalendarAlone(String date) {
    job(date, null, "Won 40 customers");

    assertThat(remarks()).isEmpty();
  }

  @Test
  void namesALimitOfPagesThatIsNotKept() {
    job("2019-02", null, "Won 40 customers");
    resume.withObject("/meta/jobtrail/design").put("maxPages", 1);

    assertThat(remarks(resume, 1)).isEmpty();
    assertThat(remarks(resume, 2))
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.kind()).isEqualTo(RemarkKind.RESUME_LENGTH);
              assertThat(it.message()).contains("2 pages", "does not fit on 1");
            });
  }

  @Test
  void namesAnEntryThatEndsBeforeItBegins() {
    job("2019-05", "2019", "Cut costs by 9%");
    job("2018-10", "2018-09-30", "Won 40 customers");

    assertThat(remarks())
        .filteredOn(it -> it.kind() == RemarkKind.TURNED_DATES)
        .extracting(AdviceRemark::path)
        .containsExactly("/work/1/endDate");
  }

  @Test
  void namesAGapBetweenJobs() {
    job("2019-02", null, "Cut costs by 9%");
    job("2014-01", "2018-05", "Won 40 customers");

    assertThat(remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path, AdviceRemark::number)
        .containsExactly(tuple(RemarkKind.GAP, "/work/0/startDate", 8));
  }

  @Test
  void asksForASummaryOfACareerButNotOfAFirstJob() {
    basics.remove("summary");
    job("2019-02", null, "Cut costs by 9%");
    assertThat(remarks()).isEmpty();

    job("2014-01", "2019-01", "Won 40 customers");
    assertThat(remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path)
        .containsExactly(tuple(RemarkKind.MISSING_SUMMARY, "/basics/summary"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Led the team of the shop in the centre | Led the three people of the shop",
        "Leitung der Schicht in der Nacht | Leitung der Schicht mit zwanzig Kollegen",
        "Accueil des clients de la boutique | Accueil de cinquante clients dans la boutique",
        "Atención a los clientes de la tienda | Atención a treinta clientes de la tienda"
      })
  void asksForFiguresWhereNoTextHasOne(String without, String with) {
    basics.remove("summary");
    var job = job("2019-02", null, without, without, without, without, without);
    assertThat(remarks()).extracting(AdviceRemark::kind).contains(RemarkKind.NO_FIGURES);

    job.withArray("highlights").add(with);
    assertThat(remarks()).extracting(AdviceRemark::kind).doesNotContain(RemarkKind.NO_FIGURES);
  }

  @Test
  void findsAResumeOfThreePagesTooLongUnlessItListsPublications() {
    job("2019-02", null, "Cut costs by 9%");
    assertThat(remarks(resume, 2)).isEmpty();
    assertThat(remarks(resume, 3))
        .extracting(AdviceRemark::kind, AdviceRemark::path, AdviceRemark::number)
        .containsExactly(tuple(RemarkKind.RESUME_LENGTH, "", 3));

    var publications = resume.putArray("publications");
    publications.addObject().put("name", "On payments");
    assertThat(remarks(resume, 3)).hasSize(1);
    publications.addObject().put("name", "On ledgers");
    publications.addObject().put("name", "On banks");
    assertThat(remarks(resume, 3)).isEmpty();
  }

  @Test
  void leavesHiddenSectionsOut() {
    job("2019-02", null, "Responsible for the till");
    resume
        .withObject("/meta/jobtrail/design")
        .putArray("hiddenSections")
        .add("work")
        .add("summary");

    assertThat(remarks()).isEmpty();
  }

  @Test
  void findsTheEntriesOfSectionsThatTheOwnerDefined() {
    var section = resume.withObject("/meta/jobtrail").putArray("sections").addObject();
    section.put("name", "own-1").put("title", "Talks");
    section.putArray("entries").addObject().putArray("highlights").add("Helped with the hall");

    assertThat(remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path)
        .containsExactly(
            tuple(RemarkKind.WEAK_OPENING, "/meta/jobtrail/sections/0/entries/0/highlights/0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ontwikkelde een nieuw systeem voor de verwerking van bestellingen",
        "Sviluppo di applicazioni per la gestione degli ordini con i clienti",
        "Desenvolvimento de sistemas para a gestão de pedidos e coordenação da equipe",
        "Odpowiedzialny za rozwój systemów oraz kierowanie zespołem",
        "Καθοδήγησα ομάδα πέντε ατόμων"
      })
  void saysOfOtherLanguagesOnlyWhatDependsOnNone(String bullet) {
    basics.remove("summary");
    basics.remove("phone");
    job("2019-02", null, IntStream.range(0, 6).mapToObj(_ -> bullet).toArray(String[]::new));

    var advice = ResumeAdvice.of(resume, 1, Language.ENGLISH);

    assertThat(advice.language()).isNull();
    assertThat(advice.remarks())
        .extracting(AdviceRemark::kind)
        .containsExactly(RemarkKind.MISSING_CONTACT);
  }

  @Test
  void namesTheLongestSentenceOfHardTexts() {
    var sentence =
        "Notwithstanding organizational considerations, interdepartmental responsibilities were"
            + " continuously reallocated in accordance with internationally standardized"
            + " administrative methodologies, accompanied by comprehensive documentation of all"
            + " operational inefficiencies that were identified. ";
    basics.put("summary", SUMMARY);
    job("2019-02", null, "Cut costs by 9%").put("summary", sentence.repeat(4));

    var advice = ResumeAdvice.of(resume, 1, Language.ENGLISH);

    assertThat(advice.readingEase().formula()).isEqualTo(ReadingEase.Formula.FLESCH);
    assertThat(advice.readingEase().value()).isZero();
    assertThat(advice.remarks())
        .extracting(AdviceRemark::kind, AdviceRemark::path)
        .contains(tuple(RemarkKind.READING_EASE, "/work/0/summary"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void speaksTheLanguageOfTheReader(Language reader) {
    job("2019-02", null, "Responsible for the till");

    assertThat(ResumeAdvice.of(resume, 1, reader).remarks())
        .extracting(AdviceRemark::message)
        .allMatch(it -> it.startsWith(reader == Language.ENGLISH ? "“Resp" : quote(reader)));
  }

  private static String quote(Language language) {
    return switch (language) {
      case ENGLISH -> "“";
      case GERMAN -> "„";
      case FRENCH, SPANISH -> "«";
    };
  }
}
