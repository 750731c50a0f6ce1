package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeedResultTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GERMAN|Anfragen am Schalter geklärt, Wartezeit im Mittel von 20 auf 9 Minuten gesunken|PERFECT|Anfragen am Schalter geklärt, und die Wartezeit ist im Mittel von 20 auf 9 Minuten gesunken",
        "GERMAN|Umrüstung von 40 Antrieben, Stromverbrauch um 12 % gesenkt|PERFECT|40 Antriebe umgerüstet und den Stromverbrauch um 12 % gesenkt",
        "FRENCH|A mis en place un suivi des retards ; les plaintes ont baissé d'un tiers|PERFECT|mis en place un suivi des retards, et les plaintes ont baissé d'un tiers",
        "FRENCH|Délai de livraison réduit de 9 à 6 jours|PERFECT|réduit le délai de livraison de 9 à 6 jours",
        "SPANISH|Organicé turnos nuevos; las bajas cayeron un 20 %|CLAUSE|organicé turnos nuevos, y las bajas cayeron un 20 %",
        "SPANISH|Plazo de entrega reducido de 9 a 6 meses|PERFECT|reducido el plazo de entrega de 9 a 6 meses",
      })
  void tellsADeedAndWhatCameOfIt(Language language, String line, Form form, String text) {
    var phrase = Lines.phrases(line).getFirst();

    assertThat(
            DeedResult.read(
                phrase, language, LineGrammar.of(language), new ActionNouns(language), true, false))
        .hasValueSatisfying(
            it -> {
              assertThat(it.form()).isEqualTo(form);
              assertThat(it.text()).isEqualTo(text);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GERMAN|Umsatz um 12 % gestiegen",
        "FRENCH|Suivi des retards",
        "SPANISH|Gestión de pedidos de 9 a 14 horas",
        "ENGLISH|Ran the desk, and complaints fell by a third",
      })
  void leavesOtherLinesToTheirGrammar(Language language, String line) {
    assertThat(
            DeedResult.read(
                line, language, LineGrammar.of(language), new ActionNouns(language), true, false))
        .isEmpty();
  }
}
