package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.posting.ParsedDescription;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PostingParserTest {

  private final PostingParser parser = new PostingParser(new Vocabulary());

  private ParsedDescription parse(String description) {
    return parse(null, description);
  }

  private ParsedDescription parse(String title, String description) {
    return parser.parse(new PostingText(title, "Acme", "Lisbon", null, description));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "What you'll do | What you bring | Benefits",
        "RESPONSIBILITIES | REQUIREMENTS | ABOUT US",
        "**Your role** | **About you** | **What we offer**",
        "## Duties | ## Qualifications | ## Perks",
        "Deine Aufgaben: | Dein Profil: | Wir bieten:",
        "Das erwartet Sie | Das bringen Sie mit | Unser Angebot",
        "Vos missions : | Votre profil : | Nous offrons :",
        "Missions principales | Profil recherché | Avantages",
        "Tus funciones | Requisitos | Ofrecemos",
        "¿Qué harás? | ¿Qué buscamos? | Condiciones"
      })
  void goesByHeadings(String duties, String needs, String offers) {
    var parsed =
        parse(
            duties
                + "\n- First thing\n- Second thing\n\n"
                + needs
                + "\n- Third thing\n\n"
                + offers
                + "\n- Free fruit\n");

    assertThat(parsed.responsibilities()).containsExactly("First thing", "Second thing");
    assertThat(parsed.requirements()).containsExactly("Third thing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "- ", "* ", "• ", "· ", "– ", "▪ ", "● ", "✔ ", "✅ ", "1. ", "2) ", "➤ ", "-", "👉 ", "🚀 "
      })
  void knowsBulletsOfManyKinds(String bullet) {
    var parsed = parse("Requirements\n" + bullet + "Five years of Java\n" + bullet + "Good German");

    assertThat(parsed.requirements()).containsExactly("Five years of Java", "Good German");
  }

  @Test
  void readsHtml() {
    var parsed =
        parse(
            "<p>We pay people.</p><h3>What you&#39;ll do</h3><ul><li>Run <b>ledgers</b></li></ul>"
                + "<p><strong>Your profile</strong></p><ul><li>Java &amp; SQL</li></ul>");

    assertThat(parsed.responsibilities()).containsExactly("Run ledgers");
    assertThat(parsed.requirements()).containsExactly("Java & SQL");
    assertThat(parsed.summary()).isEqualTo("We pay people.");
  }

  @Test
  void readsHeadingsWithinALine() {
    var parsed =
        parse(
            "Responsibilities: Plan tours. Talk to drivers.\nRequirements: Two years in dispatch; SAP.");

    assertThat(parsed.responsibilities()).containsExactly("Plan tours.", "Talk to drivers.");
    assertThat(parsed.requirements()).containsExactly("Two years in dispatch; SAP.");
  }

  @Test
  void sortsSentencesBySenseWhereThereAreNoHeadings() {
    var parsed =
        parse(
            "We sell tickets to people who love theatre. You will plan campaigns with our partners."
                + " At least three years of experience in marketing are required."
                + " We offer 30 days of holiday and a pension.");

    assertThat(parsed.summary()).isEqualTo("We sell tickets to people who love theatre.");
    assertThat(parsed.responsibilities())
        .containsExactly("You will plan campaigns with our partners.");
    assertThat(parsed.requirements())
        .containsExactly("At least three years of experience in marketing are required.");
  }

  @Test
  void marksWhatIsOnlyWishedFor() {
    var parsed = parse("Requirements\n- Java\n\nNice to have\n- Kafka");

    assertThat(parsed.requirements()).containsExactly("Java", "Nice to have: Kafka");
  }

  @Test
  void namesKeywordsByTheirUsualNameWhateverTheLanguage() {
    var english = parse("Requirements\n- Bookkeeping, postgres and k8s");
    var german = parse("Anforderungen\n- Buchhaltung, PostgreSQL und Kubernetes");

    assertThat(english.keywords()).containsExactly("Accounting", "PostgreSQL", "Kubernetes");
    assertThat(german.keywords()).containsExactlyElementsOf(english.keywords());
  }

  @Test
  void putsWeightyKeywordsFirst() {
    var parsed =
        parse(
            "Kotlin Developer",
            "Tasks\n- Write Kotlin\n- Review Python scripts\n\nRequirements\n- Kotlin\n- SQL");

    assertThat(parsed.keywords()).startsWith("Kotlin", "SQL", "Python");
  }

  @Test
  void takesAWordThatMeansTwoThingsByItsCase() {
    assertThat(parse("Requirements\n- You excel and go far").keywords())
        .doesNotContain("Excel", "Go");
    assertThat(parse("Requirements\n- Excel and Go").keywords()).contains("Excel", "Go");
  }

  @Test
  void findsNothingInNothing() {
    assertThat(parser.parse(new PostingText(null, null, null, null, null)))
        .isEqualTo(
            new ParsedDescription(
                "", java.util.List.of(), java.util.List.of(), java.util.List.of()));
  }
}
