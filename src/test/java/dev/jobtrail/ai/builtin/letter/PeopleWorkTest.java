package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeopleWorkTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|lead a shift of four carers|Supervised a team of six|LEADING",
        "ENGLISH|mentor new colleagues|Trained three apprentices|TEACHING",
        "GERMAN|Führung eines Teams|Leitung einer Schicht mit 8 Mitarbeitern|LEADING",
        "GERMAN|Ausbildung unserer Azubis|zwei Auszubildende auf der Baustelle angeleitet|TEACHING",
        "FRENCH|Encadrer une équipe de cinq personnes|Animer une équipe de 6 vendeurs|LEADING",
        "SPANISH|Formar al personal del laboratorio|He formado a tres compañeros|TEACHING",
      })
  void isTheSameInOtherWords(Language language, String asked, String done, PeopleWork work) {
    assertThat(PeopleWork.of(language, asked)).contains(work);
    assertThat(PeopleWork.of(language, done)).contains(work);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH|Manage the ledger of 40 suppliers",
        "GERMAN|Führung des Kassenbuchs",
        "FRENCH|Encadrer un apprenti",
        "SPANISH|Gestión de reservas",
      })
  void isNoOtherWork(Language language, String line) {
    assertThat(PeopleWork.of(language, line)).doesNotContain(PeopleWork.LEADING);
  }
}
