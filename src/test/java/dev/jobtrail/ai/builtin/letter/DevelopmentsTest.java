package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DevelopmentsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GERMAN|Fluktuation von 18 auf 9 %|Die Fluktuation sank von 18 auf 9 %",
        "GERMAN|Retouren: von 1.200 auf 1.900|Retouren stiegen von 1.200 auf 1.900",
        "FRENCH|Taux d'erreur passé de 7 à 1 %|Le taux d'erreur est passé de 7 à 1 %",
        "FRENCH|Ventes passées de 41 à 48 par jour|Les ventes sont passées de 41 à 48 par jour",
        "SPANISH|Disponibilidad: del 95,8 al 98,1 %|La disponibilidad subió del 95,8 al 98,1 %",
        "SPANISH|Quejas: de 14 a 3 al mes|Las quejas bajaron de 14 a 3 al mes",
      })
  void tellsWhatHasChanged(Language language, String line, String sentence) {
    assertThat(read(line, language)).contains(Achievement.of(Form.SENTENCE, sentence));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // a verb says it
        "GERMAN|Umsatz von 290 auf 430 TEUR gesteigert (2019–2023)",
        "GERMAN|Krankenstand von 11 % auf 6 % gesenkt durch verlässliche Dienstpläne",
        "GERMAN|Fluktuation gesenkt von 22 auf 14 Prozent",
        "GERMAN|Krankenstand sank von 9 auf 6 %",
        "GERMAN|Umstellung von 2 auf 3 Schichten",
        "GERMAN|Ausbau des Teams von 3 auf 9 Personen",
        "SPANISH|Aumento de ventas: del 5 al 10 %",
        "SPANISH|Merma reducida del 4 al 2 %",
        "GERMAN|Version von 3.9.1 auf 3.12.0",
        // ages
        "SPANISH|Clases a niños de 4 a 8 años",
        "FRENCH|Animation pour enfants de 4 à 8 ans",
        "ENGLISH|Staff turnover from 18 to 9 %",
      })
  void tellsNothingElse(Language language, String line) {
    assertThat(read(line, language)).isEmpty();
  }

  private static Optional<Achievement> read(String line, Language language) {
    return Developments.read(line, language, LineGrammar.of(language));
  }
}
