package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstPersonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FRENCH|gérer les stocks|false|CLAUSE|je gère les stocks",
        "FRENCH|animer une équipe et établir les plannings|false|CLAUSE|j'anime une équipe et j'établis les plannings",
        "FRENCH|appeler les clients|false|CLAUSE|j'appelle les clients",
        "FRENCH|nettoyer les salles|false|CLAUSE|je nettoie les salles",
        "FRENCH|conduire un camion|true|CLAUSE|je conduisais un camion",
        "FRENCH|vendre des billets|true|CLAUSE|je vendais des billets",
        "FRENCH|tenir la caisse|false|CLAUSE|je tiens la caisse",
        // a change of a figure is done once
        "FRENCH|réduire les pertes de 20 %|false|PERFECT|réduit les pertes de 20 %",
        "SPANISH|atender a los clientes|false|CLAUSE|atiendo a los clientes",
        "SPANISH|resolver averías y medir tensiones|false|CLAUSE|resuelvo averías y mido tensiones",
        "SPANISH|dirigir un equipo|true|CLAUSE|dirigía un equipo",
        "SPANISH|conducir un camión|false|CLAUSE|conduzco un camión",
        "SPANISH|reducir las mermas un 20 %|false|CLAUSE|reduje las mermas un 20 %",
      })
  void isToldOfTheInfinitive(
      Language language, String line, boolean isOver, Form form, String text) {
    assertThat(new FirstPerson(language).read(line, isOver)).hasValue(Achievement.of(form, text));
  }

  /** "Je suis" is of "être" as well, and the second verb may be one of "pour". */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FRENCH|suivre les dossiers",
        "FRENCH|préparer des ateliers pour former et informer les élèves",
        "GERMAN|Kunden beraten",
      })
  void isLeftOutWhereItIsNotCertain(Language language, String line) {
    assertThat(new FirstPerson(language).read(line, false)).isEmpty();
  }
}
