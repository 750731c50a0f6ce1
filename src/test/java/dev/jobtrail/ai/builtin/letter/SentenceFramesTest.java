package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceFramesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SPANISH|en {employer}|Teatro Arriola|en el Teatro Arriola",
        "SPANISH|en {employer}|Piscinas Municipales|en las Piscinas Municipales",
        "SPANISH|en {employer}|Ibersol|en Ibersol",
        "GERMAN|arbeite ich {employer}|Stadtwerke Ellenfurt|arbeite ich bei den Stadtwerken Ellenfurt",
        "GERMAN|arbeite ich {employer}|Stadtwerke Ellenfurt GmbH|arbeite ich bei Stadtwerke Ellenfurt GmbH",
        "GERMAN|arbeite ich {employer}|Deutsche Bahn AG|arbeite ich bei Deutsche Bahn AG",
        "GERMAN|arbeite ich {employer}|Klinikverbund Donau|arbeite ich beim Klinikverbund Donau",
        "GERMAN|arbeite ich {employer}|Hochbau Wiesner GmbH|arbeite ich bei der Hochbau Wiesner GmbH",
        "GERMAN|arbeite ich {employer}|Grundschule am Teich|arbeite ich an der Grundschule am Teich",
        "GERMAN|arbeite ich {employer}|Gymnasium Lohne|arbeite ich am Gymnasium Lohne",
        "GERMAN|arbeite ich {employer}|Sprachschule Berger GmbH|arbeite ich bei der Sprachschule Berger GmbH",
        "FRENCH|je travaille {chez_employer}|Menuiserie Morel|je travaille à la Menuiserie Morel",
        "GERMAN|arbeite ich {employer}|Haus Linde GmbH|arbeite ich bei Haus Linde GmbH",
      })
  void namesEmployersWithTheirArticles(
      Language language, String phrase, String employer, String text) {
    assertThat(new SentenceFrames(language).fill(phrase, Map.of("employer", employer), false))
        .isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "août 2019|D'août 2019 à mai",
        "mars 2019|De mars 2019 à mai",
      })
  void elidesBeforeMonths(String since, String text) {
    assertThat(
            new SentenceFrames(Language.FRENCH)
                .fill("{De_since} à mai", Map.of("since", since), false))
        .isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|at {employer}|University of Leeds|at the University of Leeds",
        "ENGLISH|at {employer}|Royal College of Nursing|at the Royal College of Nursing",
        "ENGLISH|at {employer}|King's College of Music|at King's College of Music",
        "ENGLISH|at {employer}|Leeds City College|at Leeds City College",
        "GERMAN|{employer}|Universität Kassel|an der Universität Kassel",
        "GERMAN|{employer}|University of Leeds|an der University of Leeds",
        "GERMAN|{employer}|Reederei Brodersen|bei der Reederei Brodersen",
        "SPANISH|en {employer}|Bar Miramar|en el Bar Miramar",
        "SPANISH|en {employer}|Sidrería Ansa|en la Sidrería Ansa",
        "GERMAN|{employer}|Kita Sonnenweg|in der Kita Sonnenweg",
        "GERMAN|{employer}|DRK Kreisverband Celle|beim DRK Kreisverband Celle",
        "GERMAN|{employer}|AWO Bezirk Weser|bei der AWO Bezirk Weser",
        "GERMAN|{employer}|TU Dresden|an der TU Dresden",
        "FRENCH|{chez_employer}|SSIAD du Val|au SSIAD du Val",
        "FRENCH|{chez_employer}|EHPAD Les Tilleuls|à l'EHPAD Les Tilleuls",
        "FRENCH|{chez_employer}|CPAM du Nord|à la CPAM du Nord",
        "FRENCH|{chez_employer}|Nordal|chez Nordal",
        "FRENCH|{chez_employer}|L'Oréal|chez L'Oréal",
        "FRENCH|{chez_employer}|L'Atelier du Manoir|à l'Atelier du Manoir",
        "FRENCH|{chez_employer}|l'Association Les Lilas|à l'Association Les Lilas",
        "FRENCH|{chez_employer}|La Manufacture Royale|à la Manufacture Royale",
        "FRENCH|{chez_employer}|Aux Caves Fontvieille|aux Caves Fontvieille",
        "FRENCH|{chez_employer}|aux Caves Fontvieille|aux Caves Fontvieille",
        "FRENCH|{chez_employer}|Chez Marcel|chez Marcel",
        "GERMAN|{employer}|Die Holzmanufaktur Heide GmbH|bei der Holzmanufaktur Heide GmbH",
        "GERMAN|{employer}|Das Landhaus am See|beim Landhaus am See",
        "GERMAN|{employer}|die Bäckerei Wolf|bei der Bäckerei Wolf",
        "GERMAN|{employer}|MVZ Neckar gGmbH|bei der MVZ Neckar gGmbH",
        "GERMAN|{employer}|Hausärzte am Markt|bei den Hausärzten am Markt",
        "GERMAN|{employer}|Familie Brandt|bei der Familie Brandt",
        "SPANISH|en {employer}|Universidad de Vigo|en la Universidad de Vigo",
        "SPANISH|en {employer}|IES La Marina|en el IES La Marina",
        "SPANISH|en {employer}|Talleres Pons, S.L.|en Talleres Pons, S.L.",
      })
  void namesInstitutionsWithTheirArticle(
      Language language, String phrase, String employer, String named) {
    assertThat(new SentenceFrames(language).fill(phrase, Map.of("employer", employer), false))
        .isEqualTo(named);
  }

  @ParameterizedTest
  @CsvSource({
    "Wissenschaftliche Mitarbeiterin, zur wissenschaftlichen Mitarbeiterin",
    "Staatlich anerkannter Erzieher, zum staatlich anerkannten Erzieher",
    "Medizinische Fachangestellte, zur medizinischen Fachangestellten",
    "Kauffrau im Einzelhandel, zur Kauffrau im Einzelhandel",
    "Elektroniker für Betriebstechnik, zum Elektroniker für Betriebstechnik"
  })
  void declinesAdjectivesOfGermanTrades(String trade, String declined) {
    assertThat(
            new SentenceFrames(Language.GERMAN).fill("{zum_trade}", Map.of("trade", trade), false))
        .isEqualTo(declined);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|the position of {job}|Van driver|the position of “Van driver”",
        "ENGLISH|the position of {job}|Van Driver|the position of Van Driver",
        "ENGLISH|the position of {job}|UI/UX Designer|the position of UI/UX Designer",
        "FRENCH|au poste {de_title}|Médiatrice / médiateur|au poste « Médiatrice / médiateur »",
        "FRENCH|au poste {de_title}|Médiateur|au poste de Médiateur",
        "SPANISH|al puesto de {job}|Coordinador/a de hogar|al puesto de «Coordinador/a de hogar»",
      })
  void quotesTitlesThatNoSentenceCanName(
      Language language, String phrase, String title, String named) {
    assertThat(new SentenceFrames(language).fill(phrase, Map.of("title", title), false))
        .isEqualTo(named);
  }

  @ParameterizedTest
  @CsvSource({
    "Wissenschaftliche Mitarbeiterin, wissenschaftliche Mitarbeiterin",
    "Angestellte im Lager, Angestellte im Lager"
  })
  void writesAdjectivesOfGermanPositionsSmall(String position, String written) {
    assertThat(
            new SentenceFrames(Language.GERMAN)
                .fill("{position}", Map.of("position", position), false))
        .isEqualTo(written);
  }
}
