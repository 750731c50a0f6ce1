package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DemandsTest {

  private static Demands of(Language language, List<String> lines, List<String> keywords) {
    return new Demands(language, lines, lines, List.of(), keywords, "Northwind", language);
  }

  private static List<RequirementPhrase> answers(Demands demands, String line) {
    return demands.answeredBy(Achievement.of(Form.CLAUSE, line), line).stream()
        .map(Demands.Answer::requirement)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ENGLISH | You will run the weekly stock count. | run the weekly stock count
          GERMAN  | Sie bearbeiten Reklamationen und Retouren. | Reklamationen und Retouren zu bearbeiten
          GERMAN  | Sie bereiten die Inventur vor. | die Inventur vorzubereiten
          FRENCH  | Vous suivez aussi le prêt des livres. | suivre le prêt des livres
          FRENCH  | Vous organisez les salons et les visites. | organiser les salons et les visites
          SPANISH | Gestionarás los pedidos de la tienda. | gestionar los pedidos de la tienda
          """)
  void readsDutiesInTheSecondPerson(Language language, String line, String duty) {
    assertThat(answers(of(language, List.of(line), List.of()), line))
        .extracting(RequirementPhrase::text)
        .startsWith(duty);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ENGLISH | You will bring them what they have ordered.
          ENGLISH | Experience with a planning system would be useful, training
          """)
  void isNotReadFromWhatOnlyTheWholeTextExplains(Language language, String line) {
    var demands = of(language, List.of(line), List.of());

    assertThat(answers(demands, line)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ENGLISH | Strong customer discovery skills | Lead customer discovery | strong customer discovery skills
          ENGLISH | Experience with GLMs - Emblem, R or similar | Tested factors with GLMs | experience with GLMs
          """)
  void namesWhatIsAskedForUpToADash(Language language, String asked, String line, String named) {
    assertThat(answers(of(language, List.of(asked), List.of()), line))
        .extracting(RequirementPhrase::text)
        .startsWith(named);
  }

  @ParameterizedTest
  @CsvSource({
    "SPANISH, Permisos B y A2, Clases de permisos B y A2",
    "GERMAN, Führerschein B für Fahrten, Fahrten mit Führerschein B",
  })
  void takesNoLicenceForADuty(Language language, String asked, String line) {
    assertThat(answers(of(language, List.of(asked), List.of()), line)).isEmpty();
  }

  @Test
  void isNotAnsweredByOneWordOfALongDemandOrOfYears() {
    var demands =
        of(
            Language.ENGLISH,
            List.of(
                "You will guide two colleagues and review their changes.",
                "Five years of experience with harbour cranes"),
            List.of());

    assertThat(answers(demands, "Wrote changes of policy")).isEmpty();
    assertThat(answers(demands, "Painted cranes")).isEmpty();
    assertThat(answers(demands, "Ran the harbour cranes at night")).hasSize(1);
  }

  /** One word in common is enough where both are about it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ENGLISH | You will plan the crew rota. | Kept the rota for nine deckhands | true
          ENGLISH | You will plan the crew rota. | Wrote a guide to the rota         | false
          ENGLISH | You will look after ropes and sails. | Spliced ropes at sea        | true
          GERMAN  | Auswahl und Entwicklung von Lieferanten in Asien | prüfte Lieferanten von Holz | true
          FRENCH  | animer la démarche HACCP | écrit le plan HACCP de deux lignes | true
          """)
  void isAnsweredByWhatIsAboutTheSame(
      Language language, String line, String deed, boolean isAnswer) {
    assertThat(answers(of(language, List.of(line), List.of()), deed).isEmpty())
        .isNotEqualTo(isAnswer);
  }

  @Test
  void isNotReadFromWhatTheEmployerGives() {
    var demands =
        of(
            Language.GERMAN,
            List.of("Sie erhalten einen sicheren Arbeitsplatz.", "Sie finden offene Türen."),
            List.of());

    assertThat(answers(demands, "Sicherer Arbeitsplatz")).isEmpty();
    assertThat(answers(demands, "Offene Türen")).isEmpty();
  }

  @Test
  void namesTheSkillsThatPostingAndResumeShare() {
    var demands =
        of(
            Language.ENGLISH,
            List.of("Topics of the role: PostgreSQL, Google Cloud and load tests."),
            List.of("PostgreSQL", "Google Cloud", "Oracle"));

    assertThat(demands.shownBy("Moved reports to PostgreSQL")).containsExactly("PostgreSQL");
    assertThat(demands.skillsBeside("I moved reports to PostgreSQL."))
        .containsExactly("Google Cloud");
  }

  @Test
  void joinsWordsOfOneRootWithinALanguage() {
    var demands =
        of(Language.SPANISH, List.of("preparar las declaraciones trimestrales"), List.of());

    assertThat(answers(demands, "Preparación de declaraciones de la renta")).hasSize(1);
    assertThat(answers(demands, "Atención telefónica y archivo")).isEmpty();
  }

  @Test
  void namesOfAListOnlyWhatAnAchievementShows() {
    var demands =
        of(
            Language.ENGLISH,
            List.of("Hands-on experience with harbour cranes, forklifts and tug boats"),
            List.of());

    assertThat(answers(demands, "Ran the harbour cranes and forklifts, two tug lines"))
        .extracting(RequirementPhrase::text)
        .containsExactly("hands-on experience with harbour cranes, forklifts and tug boats");
    assertThat(answers(demands, "Ran harbour cranes and forklifts"))
        .extracting(RequirementPhrase::text)
        .containsExactly("hands-on experience with harbour cranes and forklifts");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          You will work with harbour cranes, forklifts and tugs. | Ran harbour cranes, forklifts and tugs
          You will polish at the end of the shift. | Polished the end plates of a shift gear
          You will demonstrate the PMS. | Trained newcomers in the PMS
          """)
  void isNoDutyOfListsOrWithoutAnObject(String line, String achievement) {
    assertThat(answers(of(Language.ENGLISH, List.of(line), List.of()), achievement)).isEmpty();
  }

  @Test
  void takesTheSameDeedWithTwoThingsForAnAnswer() {
    var demands =
        of(
            Language.ENGLISH,
            List.of("You'll test juice and cider samples for pH, acidity and microbiology."),
            List.of());

    assertThat(answers(demands, "microbiological testing of milk and yoghurt samples"))
        .isNotEmpty();
    assertThat(answers(demands, "storage of milk and yoghurt samples")).isEmpty();
  }
}
