package dev.jobtrail.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostingLinesTest {

  private static final Knowledge KNOWLEDGE = FitModel.load();

  private static JobProfile job(String text) {
    return new JobProfile("Baker", "Crumb Ltd", "Leeds, UK", false, null, text, KNOWLEDGE);
  }

  private static List<LineKind> kinds(String text) {
    return job(text).lines.stream().map(JobLine::kind).toList();
  }

  @Test
  void takesWhatFollowsGeneralTextForTheJobAgain() {
    assertThat(kinds("About us\n\nA house of many ovens.\n\nYou knead dough and shape loaves."))
        .containsExactly(LineKind.GENERAL, LineKind.OPEN);
  }

  @Test
  void letsAnUnknownHeadingEndTheOneBefore() {
    assertThat(
            kinds(
                "Benefits\n- A flat hierarchy\n- Free bread\n\nWhat fills the day\n- Knead dough"))
        .endsWith(LineKind.OPEN, LineKind.OPEN)
        .startsWith(LineKind.GENERAL, LineKind.GENERAL);
  }

  @Test
  void keepsAKnownHeadingOverSeveralParagraphs() {
    assertThat(kinds("Requirements\n\nThree years at an oven.\n\nSteady hands with sourdough."))
        .containsExactly(LineKind.REQUIREMENT, LineKind.REQUIREMENT);
  }

  @Test
  void readsAHeadingInItsLine() {
    var lines = job("Your tasks: knead dough; shape loaves; clean the ovens.").lines;

    assertThat(lines).extracting(JobLine::kind).containsOnly(LineKind.DUTY).hasSize(3);
    assertThat(lines.getFirst().text()).isEqualTo("knead dough");
  }

  @Test
  void endsNoRequirementBehindAnAbbreviation() {
    assertThat(
            job("Profil:\n- Min. 3 Jahre Erfahrung mit Linux\n- Erfahrung, p. ex. Java, etc. Docker")
                .sentences())
        .containsExactly("Min. 3 Jahre Erfahrung mit Linux", "Erfahrung, p. ex. Java, etc. Docker");
  }

  @Test
  void splitsParagraphsAndListsInOneLine() {
    assertThat(
            job("**Bake** bread. Knead 3.5 kg of dough! z.B. rye • Shape loaves · Clean up; lock up")
                .sentences())
        .containsExactly(
            "Bake bread.",
            "Knead 3.5 kg of dough! z.B. rye",
            "Shape loaves",
            "Clean up",
            "lock up");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Three to five years of experience at an oven | 3",
        "At least 4 years in a bakery | 4",
        "Not more than one of the last ten years elsewhere | -1",
        "The certificate is due within two years | -1",
      })
  void readsTheYearsThatARequirementAsksFor(String line, int years) {
    assertThat(job("Requirements\n- " + line).years).isEqualTo(years);
  }

  @Test
  void asksForNoLanguageThatIsOnlyNice() {
    assertThat(job("Requirements\n- Fluent English, German is a plus\n").languages)
        .containsKey("en")
        .doesNotContainKey("de");
    assertThat(job("Requirements\n- French C1; Spanish is useful\n").languages)
        .containsKey("fr")
        .doesNotContainKey("es");
  }

  @Test
  void takesADeniedConditionForNone() {
    assertThat(job("You work days, no weekends.").count(Cue.HOURS)).isZero();
    assertThat(job("You work every weekend.").count(Cue.HOURS)).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "Our offer to you | GENERAL",
        "Unsere Benefits | GENERAL",
        "Rémunération et avantages | GENERAL",
        "¿Por qué unirte a nosotros? | GENERAL",
        "Imprescindible: | REQUIREMENT",
        "Conditions d'accès : | REQUIREMENT",
        "Dein Skillset | REQUIREMENT",
        "Main duties of the job | DUTY",
        "Ihr Verantwortungsbereich | DUTY"
      })
  void knowsHeadings(String heading, LineKind kind) {
    assertThat(kinds(heading + "\n- Laminate croissants")).containsExactly(kind);
  }

  @Test
  void takesNoLeadInOfAListForALine() {
    assertThat(
            job("As our baker you will:\n- Knead dough\n\nReporting to the head baker you will:\n- Shape loaves")
                .sentences())
        .containsExactly("Knead dough", "Shape loaves");
  }

  @Test
  void takesWhatAwaitsSomebodyBehindTheTasksForTheOffer() {
    assertThat(kinds("Ihre Aufgaben\n- Teig kneten\n\nWas dich erwartet\n- 15 % Rabatt auf Brot"))
        .containsExactly(LineKind.DUTY, LineKind.GENERAL);
    assertThat(kinds("Was dich erwartet\n- Teig kneten")).containsExactly(LineKind.DUTY);
  }
}
