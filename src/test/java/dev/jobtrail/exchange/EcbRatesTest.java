package dev.jobtrail.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EcbRatesTest {

  @Test
  void readsTheListOfADay() {
    var rates =
        EcbRates.read(list("2026-11-20", "<Cube currency='USD' rate='1.0842'/>")).orElseThrow();
    assertThat(rates.day()).isEqualTo(LocalDate.of(2026, 11, 20));
    assertThat(rates.perEuro()).hasSize(11).containsEntry("USD", new BigDecimal("1.0842"));
  }

  @Test
  void leavesOutWhatIsNoRate() {
    var list =
        list(
            "2026-11-20",
            "<Cube currency='USD' rate='N/A'/><Cube currency='usd' rate='1'/>"
                + "<Cube currency='JPY' rate='0'/><Cube currency='GBP' rate='-1'/>");
    assertThat(EcbRates.read(list).orElseThrow().perEuro()).hasSize(10).doesNotContainKey("JPY");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<html><body>Down for maintenance</body></html>",
        "<Cube time='2026-11-20'><Cube currency='USD' rate='1.1'/></Cube>"
      })
  void refusesWhatIsNotTheWholeList(String text) {
    assertThat(EcbRates.read(text)).isEmpty();
  }

  @Test
  void refusesAListWithoutADay() {
    assertThat(EcbRates.read(list("yesterday", ""))).isEmpty();
  }

  @Test
  void resolvesNoEntities() {
    var list =
        "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/hostname'>]>"
            + list("2026-11-20", "<Cube currency='&e;' rate='1'/>");
    assertThat(EcbRates.read(list).orElseThrow().perEuro()).hasSize(10);
  }

  /** Ten currencies and more, in the bank's form. */
  static String list(String day, String more) {
    var ten =
        Stream.of("CZK", "DKK", "HUF", "PLN", "RON", "SEK", "CHF", "ISK", "NOK", "TRY")
            .map(it -> "<Cube currency='%s' rate='10'/>".formatted(it))
            .collect(Collectors.joining());
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"
            xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
          <gesmes:subject>Reference rates</gesmes:subject>
          <Cube><Cube time='%s'>%s</Cube></Cube>
        </gesmes:Envelope>
        """
        .formatted(day, ten + more);
  }
}
