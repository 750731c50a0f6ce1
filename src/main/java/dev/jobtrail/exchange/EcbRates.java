package dev.jobtrail.exchange;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * The daily reference rates of the European Central Bank.
 *
 * @param perEuro what a euro is worth, by the ISO 4217 code of the currency
 */
record EcbRates(LocalDate day, SortedMap<String, BigDecimal> perEuro) {

  /** Of less the list is not whole: it has had thirty for years. */
  private static final int FEWEST = 10;

  /** The rates of a list in XML; empty for anything else. */
  static Optional<EcbRates> read(String xml) {
    var document = Jsoup.parse(xml, "", Parser.xmlParser());
    var day = document.selectFirst("Cube[time]");
    var rates = new TreeMap<String, BigDecimal>();
    document
        .select("Cube[currency][rate]")
        .forEach(it -> rate(it).ifPresent(rate -> rates.put(it.attr("currency"), rate)));
    if (day == null || rates.size() < FEWEST) {
      return Optional.empty();
    }
    try {
      return Optional.of(new EcbRates(LocalDate.parse(day.attr("time")), rates));
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }

  private static Optional<BigDecimal> rate(Element cube) {
    var isRate =
        cube.attr("currency").matches("[A-Z]{3}")
            && cube.attr("rate").matches("[0-9]{1,9}(\\.[0-9]{1,9})?");
    return isRate
        ? Optional.of(new BigDecimal(cube.attr("rate"))).filter(it -> it.signum() > 0)
        : Optional.empty();
  }
}
