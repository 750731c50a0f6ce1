package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccentPatternTest {

  @ParameterizedTest
  @CsvSource({
    "mueller, Müller GmbH, true",
    "müller, Mueller, true",
    "Müller, MULLER, true",
    "muller, Müller, true",
    "societe, Société Générale, true",
    "Société, societe, true",
    "strasse, Große Straße, true",
    "Straße, Strasse, true",
    "lodz, Łódź, true",
    "a.b (c)+, A.B (C)+, true",
    "a.b, axb, false",
    "bauer, Bauer, true",
    "bauer, Baür, false",
    "queen, Queen, true",
    "moller, Mailer, false"
  })
  void findsATextWithoutAccents(String typed, String text, boolean isFound) {
    var flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    assertThat(Pattern.compile(AccentPattern.of(typed), flags).matcher(text).find())
        .isEqualTo(isFound);
  }
}
