package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.fit.Dimension;
import dev.jobtrail.fit.DimensionRating;
import dev.jobtrail.text.Language;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuiltinEngineTest {

  private static final String PERSON =
      """
      {"basics": {"label": "Java Developer", "location": {"city": "Köln", "countryCode": "DE"}},
       "work": [
        {"name": "Acme", "position": "Java Developer", "startDate": "2020-01", "highlights": ["Java, Kafka"]},
        {"name": "Beta", "position": "Java Developer", "startDate": "2019-01", "endDate": "2020-12"},
        {"name": "Cafe", "position": "Waiter", "startDate": "2015-01", "endDate": "2018-12"}],
       "education": [{"institution": "RWTH", "area": "Computer Science", "studyType": "%s"}],
       "skills": [{"name": "Spring Boot"}]}
      """;

  private final Engine engine = engineAt("2024-12-31T23:00:00Z");

  private static Engine engineAt(String now) {
    return new BuiltinEngine(Clock.fixed(Instant.parse(now), ZoneOffset.UTC));
  }

  private static Scorecard score(Engine engine, String degree, PostingText posting)
      throws Exception {
    var resume = new ObjectMapper().readTree(PERSON.formatted(degree));
    return engine.score(resume, posting, engine.parse(posting), Language.ENGLISH);
  }

  private DimensionRating rating(
      Dimension dimension, String title, String location, Boolean remote, String needs)
      throws Exception {
    return rating(
        dimension,
        "Bachelor",
        new PostingText(title, "X", location, remote, "Requirements\n- " + needs));
  }

  private DimensionRating rating(Dimension dimension, String degree, PostingText posting)
      throws Exception {
    return score(engine, degree, posting).dimensions().get(dimension.ordinal());
  }

  @Test
  void tellsNoStrengthAsAGap() throws Exception {
    var fitting =
        score(
            engine,
            "Bachelor",
            new PostingText(
                "Java Developer", "X", null, null, "Requirements\n- Java\n- Spring Boot\n- Kafka"));
    assertThat(fitting.score()).isGreaterThan(60);
    assertThat(fitting.gap()).isNull();

    var abroad =
        score(
            engine,
            "Bachelor",
            new PostingText("Java Developer", "X", "Austin, TX", false, "Requirements\n- Java"));
    assertThat(abroad.gap()).contains("Austin").doesNotContain("Points");

    var other =
        score(
            engine,
            "Bachelor",
            new PostingText(
                "Java Developer", "X", "Bonn", null, "Requirements\n- COBOL\n- Fortran\n- Ada"));
    assertThat(other.gap()).isEqualTo("Not in the resume: COBOL, Fortran.");
    assertThat(other.reason()).endsWith("1 of 3 skills: Java.");

    var some =
        score(
            engine,
            "Bachelor",
            new PostingText(
                "Java Developer", "X", "Bonn", null, "Requirements\n- Java\n- Kafka\n- COBOL"));
    assertThat(some.reason()).isEqualTo("2 of 3 skills: Java, Kafka.");
    assertThat(some.gap()).isEqualTo("Not in the resume: COBOL.");
  }

  @Test
  void countsOverlappingJobsOnceAndTheCurrentOneToTheClocksDate() throws Exception {
    var posting =
        new PostingText(
            "Java Developer", "X", "Bonn", null, "Requirements\n- 5 years of experience");

    assertThat(score(engine, "MSc", posting).dimensions().get(1).rationale())
        .startsWith(
            "5 years in this line of work, overlaps counted once: Java Developer, Acme (2020 to"
                + " now)");
    assertThat(
            score(engineAt("2027-12-31T23:00:00Z"), "MSc", posting).dimensions().get(1).rationale())
        .startsWith("8 years");
  }

  @Test
  void citesWhereSkillsStand() throws Exception {
    var rating = rating(Dimension.SKILLS, "Java Developer", "Bonn", null, "Java, Kafka and Rust");

    assertThat(rating.rationale())
        .startsWith(
            "2 of 3 skills found in the resume: Java (headline; Acme (2020 to now)), Kafka (Acme"
                + " (2020 to now)). Not found: Rust.");
  }

  @Test
  void takesASkillForThoseThatItImplies() throws Exception {
    var posting =
        new PostingText("Developer", "X", "Bonn", null, "Requirements\n- Java\n- Terraform");

    assertThat(score(engine, "BSc", posting).missingKeywords()).containsExactly("Terraform");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5+ years of experience in Java | at least 5 years",
        "3-5 years' experience | at least 3 years",
        "At least three years of relevant experience | at least 3 years",
        "Mindestens 4 Jahre Berufserfahrung | at least 4 years",
        "Vous justifiez de 2 à 4 ans d'expérience | at least 2 years",
        "Al menos cinco años de experiencia | at least 5 years",
      })
  void readsTheYearsThatAreAskedFor(String needs, String words) throws Exception {
    assertThat(rating(Dimension.EXPERIENCE, "Java Developer", "Bonn", null, needs).rationale())
        .contains("The posting asks for " + words + ".");
  }

  @Test
  void doesNotTakeACompanysAgeForExperience() throws Exception {
    assertThat(
            rating(
                    Dimension.EXPERIENCE,
                    "Java Developer",
                    "Bonn",
                    null,
                    "Part of a company founded 30 years ago")
                .rationale())
        .contains("The posting gives no number of years.");
  }

  @ParameterizedTest
  @CsvSource({
    "Junior Java Developer, 40, 80",
    "Java Developer, 90, 100",
    "Senior Java Developer, 65, 100",
    "Head of Java Development, 0, 50",
    "Working Student Java, 0, 20",
    "VP Engineering, 0, 10"
  })
  void comparesLevels(String title, int least, int most) throws Exception {
    assertThat(rating(Dimension.SENIORITY, title, "Bonn", null, "Java").score())
        .isBetween(least, most);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Bachelor's or Master's degree | BSc | 100",
        "Master's degree in computer science | B.Sc. | 60",
        "PhD required | Master | 60",
        "Abgeschlossenes Studium der Informatik | Ausbildung | 60",
        "Abgeschlossene Berufsausbildung oder Studium | Ausbildung | 100",
        "Diplôme bac+5 | Licence | 60",
        "Grado en Informática | Grado | 100",
        "Scrum Master with master data knowledge | Ausbildung | 100",
        "Master's degree preferred | Ausbildung | 100",
      })
  void comparesDegrees(String needs, String degree, int score) throws Exception {
    var posting = new PostingText("Java Developer", "X", "Bonn", null, "Requirements\n- " + needs);

    assertThat(rating(Dimension.EDUCATION, degree, posting).score()).isEqualTo(score);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "Köln | - | 100",
        "Cologne, Germany | - | 100",
        "Berlin | - | 55",
        "Germany | - | 90",
        "Paris | - | 30",
        "Chicago | - | 15",
        "Remote | - | 100",
        "Paris | true | 60",
        "Hybrid, Berlin | true | 55",
        "- | - | 80"
      })
  void knowsPlaces(String location, Boolean remote, int score) throws Exception {
    assertThat(rating(Dimension.LOCATION, "Java Developer", location, remote, "Java").score())
        .isEqualTo(score);
  }

  @Test
  void tellsARecruiterOfDevelopersFromADeveloper() throws Exception {
    var recruiter =
        new PostingText(
            "Technical Recruiter (Java Developers)",
            "X",
            "Köln",
            null,
            "Requirements\n- Java market");

    assertThat(rating(Dimension.EXPERIENCE, "BSc", recruiter).score()).isLessThan(10);
  }

  @Test
  void namesItselfAsTheModel() throws Exception {
    assertThat(
            score(engine, "BSc", new PostingText("Cook", null, null, null, null))
                .model()
                .provider())
        .isEqualTo("builtin");
  }
}
