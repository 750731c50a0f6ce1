package dev.jobtrail.ai.builtin;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Knows countries and their larger cities by name. */
final class Places {

  /**
   * A place.
   *
   * @param city the stems of its first name, null for a country as a whole
   * @param country ISO 3166-1 in lower case
   */
  record Place(String city, String country, String continent) {}

  private final Phrases<Place> places = new Phrases<>();
  private final Map<String, Place> countries = new HashMap<>();

  Places() {
    for (var line : Table.lines("places.txt")) {
      var parts = line.split("\\|");
      var country = new Place(null, parts[0], parts[1]);
      countries.put(parts[0], country);
      for (var name : parts[2].split(",")) {
        places.add(name, country);
      }
      for (var name : parts[3].split(",")) {
        var city = new Place(Words.key(name.split("=")[0]), parts[0], parts[1]);
        for (var one : name.split("=")) {
          places.add(one, city);
        }
      }
    }
    // a code of two letters is a word of some language or the code of a state as often
    for (var code : List.of("DE", "FR", "ES", "AT", "CH", "UK", "US", "GB", "PT", "NL", "PL")) {
      places.add(
          "=" + code, countries.get("UK".equals(code) ? "gb" : code.toLowerCase(Locale.ROOT)));
    }
  }

  List<Place> in(String text) {
    return places.in(Words.of(text)).stream().map(Phrases.Found::meaning).toList();
  }

  Optional<Place> country(String code) {
    return Optional.ofNullable(countries.get(Words.fold(code).strip()));
  }
}
