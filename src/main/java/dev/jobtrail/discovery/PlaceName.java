package dev.jobtrail.discovery;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A place that somebody looks for jobs in.
 *
 * @param names how it is written; a country has several
 * @param code of a country: its two letters, which count as capitals only, or null
 */
record PlaceName(Set<List<String>> names, String code) {

  /** Codes of countries that are more often states: "CA" behind a town is California. */
  private static final Set<String> STATES =
      Set.of(
          "AL", "AR", "AZ", "CA", "CO", "GA", "ID", "IL", "IN", "LA", "MA", "MD", "ME", "MN", "MO",
          "MS", "MT", "NC", "NE", "PA", "SC", "SD", "TN", "VA", "KY", "GU", "PR");

  private static final Map<String, List<String>> OTHER_NAMES =
      Map.of(
          "US",
              List.of(
                  "usa",
                  "us",
                  "u s",
                  "u s a",
                  "united states",
                  "united states of america",
                  "america"),
          "GB", List.of("uk", "u k", "united kingdom", "great britain", "britain"),
          "DE", List.of("deutschland"),
          "AT", List.of("österreich"),
          "CH", List.of("schweiz", "suisse", "svizzera"),
          "NL", List.of("nederland", "holland", "the netherlands"),
          "ES", List.of("españa"),
          "IT", List.of("italia"),
          "CZ", List.of("czech republic"));

  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");

  private static final Map<List<String>, String> COUNTRIES = countries();

  private static Map<List<String>, String> countries() {
    var codes = new HashMap<List<String>, String>();
    for (var code : Locale.getISOCountries()) {
      codes.put(TitleWords.of(Locale.of("", code).getDisplayCountry(Locale.ENGLISH)), code);
    }
    OTHER_NAMES.forEach(
        (code, names) -> names.forEach(name -> codes.put(TitleWords.of(name), code)));
    return codes;
  }

  /** A place by its name; a country by its name or code. */
  static PlaceName of(String written) {
    var words = TitleWords.of(written);
    var code = isCode(written.strip()) ? written.strip() : COUNTRIES.get(words);
    if (code == null) {
      return new PlaceName(words.isEmpty() ? Set.of() : Set.of(words), null);
    }
    var names =
        COUNTRIES.entrySet().stream()
            .filter(it -> it.getValue().equals(code))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    return new PlaceName(names, STATES.contains(code) ? null : code);
  }

  private static boolean isCode(String written) {
    return written.length() == 2 && COUNTRIES.containsValue(written) && !STATES.contains(written);
  }

  boolean isEmpty() {
    return names.isEmpty();
  }

  /** Whether a job's place is here. */
  boolean isIn(String location) {
    var here = TitleWords.of(location);
    return names.stream().anyMatch(it -> TitleWords.contain(here, it))
        || code != null && Arrays.asList(NO_LETTERS.split(location)).contains(code);
  }
}
