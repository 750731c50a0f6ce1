package dev.jobtrail.fit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkingTimesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sunday to thursday from 7 pm until 3 am                   | NIGHTS",
        "sonntag bis freitag von 21 bis 5:30 uhr                   | NIGHTS",
        "du mardi au samedi, de 2 heures a 9 h 30                  | NIGHTS",
        "dos noches (de 22 a 6 horas)                              | NIGHTS",
        "monday to thursday, 18.00 to 21.30                        | EVENINGS",
        "1 to 9 pm                                                 | EVENINGS",
        "de martes a sabado, de 15:00 a 22:30                      | EVENINGS",
        "turnos de 6 a 14 horas                                    | DAYS",
        "horaires de 9 h a 17 h du lundi au vendredi               | DAYS",
        "working time between 7 am and 5 pm                        | DAYS",
        "38 stunden zwischen 6:30 und 15:30 uhr                    | DAYS",
        "9 to 5 pm                                                 | DAYS",
      })
  void tellsThePartOfTheDay(String text, Condition condition) {
    assertThat(WorkingTimes.in(text)).isEqualTo(Set.of(condition));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "20 to 24 hours a week",
        "de 20 a 24 horas semanales",
        "three to 6 years of experience",
        "2019 to 2024",
        "3.500 bis 3.900 euro im monat",
        "start times between 4 and 7 a.m.",
        "ouverture de 6 h 30 a 20 h",
        "rufen sie an, von 20 bis 22 uhr",
        "flexible hours between 7 and 7",
      })
  void takesOtherNumbersForNoTimes(String text) {
    assertThat(WorkingTimes.in(text)).isEmpty();
  }
}
