package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.text.PayRange;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TargetFilterTest {

  private static final FoundJob JOB =
      job(
          "Senior Backend Engineer",
          "Acme GmbH",
          List.of("Berlin, Germany"),
          false,
          null,
          "You build services in Kotlin and Node.js. Our platform engineers know C++ and C#.");

  private static FoundJob job(
      String title,
      String company,
      List<String> places,
      Boolean isRemote,
      PayRange pay,
      String description) {
    return new FoundJob(
        Board.GREENHOUSE,
        "acme",
        "1",
        "https://acme.example/1",
        "https://acme.example/1",
        title,
        company,
        places,
        isRemote,
        null,
        null,
        pay,
        description,
        null,
        null,
        null);
  }

  private static PayRange pay(int min, int max, PayPeriod period) {
    return new PayRange(BigDecimal.valueOf(min), BigDecimal.valueOf(max), "EUR", period);
  }

  private static TargetFilter words(String title, String... keywords) {
    return new TargetFilter(title, List.of(keywords), null, null, false, null, null);
  }

  private static TargetFilter at(String... places) {
    return new TargetFilter(null, null, null, List.of(places), false, null, null);
  }

  @ParameterizedTest
  @CsvSource({
    "backend engineer, true",
    "Engineers Backend, true",
    "platform engineer, true",
    "frontend engineer, false",
    "services engineer, false",
    "Kotlin, true",
    "engine, false"
  })
  void keepsAJobWithTheWordsOfTheTitle(String title, boolean isKept) {
    assertThat(words(title).keeps(JOB)).isEqualTo(isKept);
  }

  @Test
  void excludesNoJobsWithoutCompanyByTheNameOfTheBoard() {
    var unnamed = job("Baker", "hackernews", List.of(), null, null, "Bread.");
    var filter = new TargetFilter(null, null, null, null, false, List.of("hackernews"), null);

    assertThat(filter.keeps(unnamed)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Engineer, Accountant, You pay the invoices of our engineers., false",
    "Backend Engineer, Recruiter, You hire backend engineers., false",
    "Backend Engineer, Software Engineer, You are a backend engineer at heart., true",
    "Backend Engineer, Back-End Engineer, , true",
    "Backend Engineer, Backend-Entwicklerin (m/w/d), , true",
    "Engineer, Sales Engineer, , true",
    "Techniker, Zahntechniker (m/w/d), , true",
    "Chef, Chef de projet, , false"
  })
  void comparesTitlesWithTitlesAndAddsTheText(
      String wanted, String title, String text, boolean isKept) {
    assertThat(words(wanted).keeps(job(title, "Acme", List.of(), null, null, text)))
        .isEqualTo(isKept);
  }

  @ParameterizedTest
  @CsvSource({
    "Verkaeufer, Verkäufer (m/w/d)",
    "Verkäufer, Verkaeuferin",
    "Verkaufer, Verkäufer",
    "Entwickler fuer Geraete, Entwickler für Geräte",
    "Aerztin, Arzt",
    "Projektleiter Strassenbau, Projektleiter Straßenbau",
    "Ingenieur methodes, Ingénieur méthodes"
  })
  void comparesTitlesWithoutUmlautsAndAccents(String wanted, String title) {
    assertThat(words(wanted).keeps(job(title, "Acme", List.of(), null, null, null))).isTrue();
    assertThat(words(title).keeps(job(wanted, "Acme", List.of(), null, null, null))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Muenchen, München",
    "Zuerich, Zürich",
    "Oesterreich, 'Wien, Österreich'",
    "Baden-Wuerttemberg, 'Stuttgart, Baden-Württemberg'",
    "Fuerth, Fürth",
    "Giessen, Gießen",
    "Gruenwald, 'Grünwald, Deutschland'",
    "Tuerkei, Istanbul",
    "Grueneck, Grüneck",
    "Orleans, Orléans"
  })
  void comparesPlacesWithoutUmlautsAndAccents(String wanted, String place) {
    assertThat(at(wanted).keeps(job("Baker", "Acme", List.of(place), null, null, null))).isTrue();
    assertThat(at(place).keeps(job("Baker", "Acme", List.of(place), null, null, null))).isTrue();
  }

  @Test
  void findsKeywordsAndCompaniesWithoutUmlauts() {
    var job = job("Koch", "Bäckerei Müller", List.of(), null, null, "Du führst die Küche.");

    assertThat(words(null, "Kueche").keeps(job)).isTrue();
    var excluded = List.of("Baeckerei Mueller");
    assertThat(new TargetFilter(null, null, null, null, false, excluded, null).keeps(job))
        .isFalse();
  }

  @Test
  void keepsAJobWithinTheRadiusOfACity() {
    var job = job("Engineer", "Acme", List.of("Potsdam"), null, null, null);

    assertThat(within("Berlin, Germany", 30).keeps(job)).isTrue();
    assertThat(within("Berlin, Germany", 20).keeps(job)).isFalse();
  }

  private static TargetFilter within(String place, int radiusKm) {
    return new TargetFilter(null, null, null, List.of(place), radiusKm, false, null, null);
  }

  @ParameterizedTest
  @CsvSource({
    "kotlin, true",
    "node.js, true",
    "C++, true",
    "C#, true",
    "C, false",
    "platform engineer, true",
    "engineer platform, false",
    "rust, false"
  })
  void keepsAJobWithAKeyword(String keyword, boolean isKept) {
    assertThat(words(null, keyword).keeps(JOB)).isEqualTo(isKept);
  }

  @Test
  void needsEitherTheTitleOrAKeyword() {
    assertThat(words("baker", "kotlin").keeps(JOB)).isTrue();
    assertThat(words("backend engineer", "rust").keeps(JOB)).isTrue();
    assertThat(words("baker", "rust").keeps(JOB)).isFalse();
    assertThat(words(null).keeps(JOB)).as("nothing is asked").isTrue();
    assertThat(words("  ", " ").keeps(JOB)).as("nothing is asked").isTrue();
  }

  @Test
  void dropsAJobWithAnExcludedKeyword() {
    var filter = new TargetFilter("engineer", null, List.of("Kotlin"), null, false, null, null);

    assertThat(filter.keeps(JOB)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "Berlin, true",
    "berlin, true",
    "Germany, true",
    "Deutschland, true",
    "DE, true",
    "Munich, false",
    "Ber, false",
    "France, false"
  })
  void keepsAJobAtAPlace(String place, boolean isKept) {
    var german = job("Cook", "Acme", List.of("Berlin, Germany", "Remote (DE)"), false, null, null);

    assertThat(at(place).keeps(german)).isEqualTo(isKept);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Munich | Germany",
        "Lyon, Auvergne-Rhône-Alpes | Frankreich",
        "Sevilla, España | Spain",
        "Graz, Steiermark | AT",
        "Leeds, England | Verenigd Koninkrijk",
      })
  void knowsTheCountryOfAPlaceInEveryLanguage(String place, String country) {
    var job = job("Cook", "Acme", List.of(place), false, null, null);

    assertThat(at(country).keeps(job)).isTrue();
    assertThat(at("Portugal").keeps(job)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"C3.ai", "pg.core", "Strasse", "STRASSE", "Kołobrzeg"})
  void readsNamesAsTheRestOfTheProgram(String keyword) {
    var text = "We run pg.core for C3.ai, Lange Straße 5, Kolobrzeg.";

    assertThat(words(null, keyword).keeps(job("Cook", "A", List.of(), null, null, text))).isTrue();
  }

  @Test
  void tellsCountriesFromStatesAndWords() {
    var californian = job("Cook", "Acme", List.of("San Francisco, CA"), false, null, null);
    var brazilian = job("Cook", "Acme", List.of("Rio de Janeiro"), false, null, null);

    assertThat(at("Canada").keeps(californian)).isFalse();
    assertThat(at("Germany").keeps(brazilian)).isFalse();
    assertThat(at("USA").keeps(job("Cook", "A", List.of("Remote - US"), true, null, null)))
        .isTrue();
    assertThat(
            at("United Kingdom").keeps(job("Cook", "A", List.of("London, UK"), null, null, null)))
        .isTrue();
  }

  @Test
  void keepsARemoteJobAnywhereUnlessItNamesOtherPlaces() {
    assertThat(at("Berlin").keeps(job("Cook", "A", List.of(), true, null, null))).isTrue();
    assertThat(
            at("Berlin")
                .keeps(job("Cook", "A", List.of("Anywhere in the World"), true, null, null)))
        .isTrue();
    assertThat(at("Berlin").keeps(job("Cook", "A", List.of("USA Only"), true, null, null)))
        .isFalse();
    assertThat(at("Remote").keeps(job("Cook", "A", List.of("USA Only"), true, null, null)))
        .isTrue();
    assertThat(at("Berlin").keeps(job("Cook", "A", List.of(), null, null, null))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Berlin | Full remote | true",
        "Berlin | Télétravail | true",
        "Berlin | Remoto | true",
        "Berlin | 100% remoto | true",
        "Berlin | Trabajo remoto | true",
        "Berlin | À distance | true",
        "Berlin | Remote (UTC+1) | true",
        "Berlin | Remote, CET timezone | true",
        "Berlin | Bundesweit (Home Office) | true",
        "Köln | Deutschlandweit | true",
        "Deutschland | Mobiles Arbeiten deutschlandweit | true",
        "Lyon | France entière | true",
        "Madrid | Toda España | true",
        "Wien | Deutschlandweit | false",
        "Berlin | A distancia (España) | false",
        "Remoto | Bundesweit | true",
        "Berlin | Remote in Atlantis | false"
      })
  void readsRemotePlacesInOtherWords(String wanted, String place, boolean isKept) {
    assertThat(at(wanted).keeps(job("Cook", "A", List.of(place), true, null, null)))
        .isEqualTo(isKept);
  }

  @Test
  void keepsOnlyRemoteJobsWhereAsked() {
    var remoteOnly = new TargetFilter(null, null, null, null, true, null, null);

    assertThat(remoteOnly.keeps(JOB)).isFalse();
    assertThat(remoteOnly.keeps(job("Cook", "A", List.of(), null, null, null))).isFalse();
    assertThat(remoteOnly.keeps(job("Cook", "A", List.of(), true, null, null))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"Acme, false", "ACME GmbH, false", "acme inc, true", "Ac, true"})
  void dropsExcludedCompanies(String company, boolean isKept) {
    var filter = new TargetFilter(null, null, null, null, false, List.of(company), null);

    assertThat(filter.keeps(JOB)).isEqualTo(isKept);
  }

  @Test
  void dropsJobsThatPayLess() {
    var filter = new TargetFilter(null, null, null, null, false, null, 60_000);

    assertThat(
            filter.keeps(
                job("Cook", "A", List.of(), null, pay(40_000, 59_999, PayPeriod.YEAR), null)))
        .isFalse();
    assertThat(
            filter.keeps(
                job("Cook", "A", List.of(), null, pay(40_000, 60_000, PayPeriod.YEAR), null)))
        .isTrue();
    assertThat(filter.keeps(job("Cook", "A", List.of(), null, pay(25, 30, PayPeriod.HOUR), null)))
        .isTrue();
    assertThat(filter.keeps(job("Cook", "A", List.of(), null, pay(25, 28, PayPeriod.HOUR), null)))
        .isFalse();
    assertThat(filter.keeps(JOB)).as("it does not say").isTrue();
  }

  @Test
  void mayKeepWhatTheListDoesNotTell() {
    var filter = new TargetFilter("cook", null, null, List.of("Berlin"), true, null, null);

    assertThat(filter.mayKeep(job("Cook", "A", List.of(), null, null, null))).isTrue();
    assertThat(filter.mayKeep(job("Cook", "A", List.of("Rome"), null, null, null))).isFalse();
    assertThat(filter.mayKeep(job("Cook", "A", List.of(), false, null, null))).isFalse();
    assertThat(filter.mayKeep(job("Baker", "A", List.of(), null, null, null))).isFalse();
  }

  @Test
  void decidesWithoutTheTextWhereThatCannotMatter() {
    var byTitle =
        new TargetFilter("Cook", null, List.of("night"), List.of("Berlin"), true, null, null);
    var byKeyword =
        new TargetFilter("Cook", List.of("bread"), null, List.of("Berlin"), true, null, null);

    assertThat(byTitle.mayKeepByText(job("Cook", "A", List.of("Berlin"), true, null, null)))
        .isTrue();
    assertThat(byTitle.mayKeepByText(job("Cook", "A", List.of(), null, null, null))).isTrue();
    assertThat(byTitle.mayKeepByText(job("Accountant", "A", List.of(), true, null, null)))
        .isFalse();
    assertThat(byTitle.mayKeepByText(job("Night Cook", "A", List.of(), true, null, null)))
        .isFalse();
    assertThat(byTitle.mayKeepByText(job("Cook", "A", List.of("Rome"), true, null, null)))
        .isFalse();
    assertThat(byKeyword.mayKeepByText(job("Accountant", "A", List.of(), true, null, null)))
        .isTrue();
  }
}
