package dev.jobtrail.ai.builtin.letter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnTrainingTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Abschlussprüfung mit Note 1,3",
        "Ausbildung auf 2,5 Jahre verkürzt",
        "Berufsschule mit Auszeichnung abgeschlossen",
        "IHK-Prüfung mit 92 Punkten",
        "Notendurchschnitt 1,8",
        "Passed state exam with 96%",
        "Graduated with distinction",
        "Final grade: A",
        "BTS obtenu avec mention bien",
        "Moyenne de 15/20",
        "Note de stage : 17/20",
        "Nota final: 9,2",
        "Título de técnico superior obtenido",
      })
  void knowsExamsAndMarks(String line) {
    assertThat(OwnTraining.is(line)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Prüfung von Rechnungen und Belegen",
        "Ausbildung von drei Lehrlingen",
        "Noten der Schüler eingetragen",
        "Passed 40 audits without findings",
        "Graded 120 essays a term",
        "Note les commandes des clients",
        "Examen des dossiers",
        "Calificación de proveedores",
      })
  void leavesWorkAlone(String line) {
    assertThat(OwnTraining.is(line)).isFalse();
  }
}
