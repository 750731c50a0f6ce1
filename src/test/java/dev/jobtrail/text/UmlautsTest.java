package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UmlautsTest {

  @ParameterizedTest
  @CsvSource({
    "muenchen, munchen",
    "aerztin, arztin",
    "oesterreich, osterreich",
    "fuer, fur",
    "saeuberungskraefte, sauberungskrafte",
    "geschaeftsfuehrer, geschaftsfuhrer",
    "bauer, bauer",
    "steuer, steuer",
    "queen, queen",
    "due, due",
    "engineer, engineer",
    "'', ''"
  })
  void writesUmlautsAsTheirLetters(String folded, String plain) {
    assertThat(Umlauts.plain(folded)).isEqualTo(plain);
    assertThat(Umlauts.plain(plain)).isEqualTo(plain);
  }
}
