package dev.jobtrail.text;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Countries and their names: those of Unicode CLDR in seven languages, other usual names, the names
 * and codes of their regions, and larger cities.
 */
public final class CountryNames {

  private static final List<String> LANGUAGES = List.of("en", "de", "fr", "es", "pt", "it", "nl");

  /** Their names count only as a whole: "Island" is a country in Swedish alone. */
  private static final List<String> FURTHER_LANGUAGES = List.of("pl", "sv", "da", "nb");

  /**
   * In the order of {@link #LANGUAGES}, by code. Read when the executable is built, which has
   * English names alone.
   */
  private static final Map<String, List<String>> CLDR_NAMES = cldrNames(LANGUAGES);

  /** The same in the order of {@link #FURTHER_LANGUAGES}. */
  private static final Map<String, List<String>> FURTHER_NAMES = cldrNames(FURTHER_LANGUAGES);

  private static final CountryNames SHARED = new CountryNames();

  private final Map<String, Set<String>> written = new TreeMap<>();
  private final Map<String, String> codes = new HashMap<>();
  private final PhraseIndex<String> places = new PhraseIndex<>();
  private final PhraseIndex<String> regionNames = new PhraseIndex<>();
  private final Map<String, String> regionCodes = new HashMap<>();
  private final PhraseIndex<String> cities = new PhraseIndex<>();
  private final Map<String, String> continents = new HashMap<>();

  private CountryNames() {
    CLDR_NAMES.forEach((code, names) -> names.forEach(it -> addName(it, code)));
    for (var line : TextResource.lines("/text/countries.txt")) {
      var parts = line.split("\\|");
      names(parts[1]).forEach(it -> addName(it, parts[0]));
      if (parts.length > 2) {
        names(parts[2]).forEach(it -> addSpelling(it, parts[0]));
      }
    }
    for (var line : TextResource.lines("/text/regions.txt")) {
      var country = line.substring(0, 2);
      for (var region : line.substring(3).split(",")) {
        var at = region.indexOf('=');
        addPlace(region.substring(at + 1), country);
        regionNames.add(
            Tokenizer.words(region.substring(at + 1)), country + "-" + region.substring(0, at));
        if ("us".equals(country) || "ca".equals(country) || "au".equals(country)) {
          regionCodes.putIfAbsent(region.substring(0, at), country);
        }
      }
    }
    for (var line : TextResource.lines("/text/places.txt")) {
      var parts = line.split("\\|");
      for (var name : parts[2].split(",")) {
        addPlace(name, parts[0]);
      }
      continents.put(parts[0], parts[1]);
      for (var city : parts[3].split(",")) {
        var names = city.split("=");
        for (var name : names) {
          addPlace(name, parts[0]);
          cities.add(Tokenizer.words(name), parts[0] + "-" + names[0]);
        }
      }
    }
    FURTHER_NAMES.forEach((code, names) -> names.forEach(it -> codes.putIfAbsent(key(it), code)));
  }

  /** The one instance. */
  public static CountryNames shared() {
    return SHARED;
  }

  /**
   * The names of all countries in a language by their ISO 3166-1 codes, in the order of the names.
   */
  public static Map<String, String> all(Language language) {
    var place = LANGUAGES.indexOf(language.code());
    var names = new LinkedHashMap<String, String>();
    CLDR_NAMES.entrySet().stream()
        .sorted(Comparator.comparing(it -> Tokenizer.fold(it.getValue().get(place))))
        .forEach(it -> names.put(it.getKey(), it.getValue().get(place)));
    return names;
  }

  /** The name of a country in one of the languages of forms. */
  public static String name(String code, Locale language) {
    var place = LANGUAGES.indexOf(language.getLanguage());
    return place >= 0
        ? CLDR_NAMES.get(code).get(place)
        : FURTHER_NAMES.get(code).get(FURTHER_LANGUAGES.indexOf(language.getLanguage()));
  }

  /** The three letters of a country. */
  public static String threeLetters(String code) {
    return Locale.of("", code).getISO3Country();
  }

  /** Names and adjectives of countries in all languages, by ISO 3166-1 codes. */
  public Map<String, Set<String>> spellings() {
    return Collections.unmodifiableMap(written);
  }

  /** The ISO 3166-1 code of the country that a text as a whole names or is the code of. */
  public Optional<String> named(String text) {
    var code = text.strip();
    if (CLDR_NAMES.containsKey(code)) {
      return Optional.of(code);
    }
    return CLDR_NAMES.keySet().stream()
        .filter(it -> threeLetters(it).equals(code))
        .findFirst()
        .or(() -> Optional.ofNullable(codes.get(key(code))));
  }

  /** The ISO 3166 codes, in lower case, of the countries that a place's name is in; often none. */
  public Set<String> in(String place) {
    var found = new LinkedHashSet<String>();
    var tokens = Tokenizer.tokenize(place);
    for (var hit : places.longest(tokens.stream().map(TextToken::folded).toList())) {
      if (hit.meanings().size() == 1 || found.isEmpty()) {
        found.add(hit.meanings().getFirst());
      }
    }
    for (var i = 0; i < tokens.size(); i++) {
      var code = tokens.get(i).surface();
      if (isCountryCode(code)) {
        found.add(code.toLowerCase(Locale.ROOT));
      } else if (i > 0 && regionCodes.containsKey(code)) {
        // a code of a region is one only behind the place: "Eugene, OR"
        found.add(regionCodes.get(code));
      }
    }
    return found;
  }

  /** Keys of the larger cities that a place names, the same for all names of a city. */
  public Set<String> citiesIn(String place) {
    var found = new LinkedHashSet<String>();
    cities.longest(Tokenizer.words(place)).forEach(it -> found.addAll(it.meanings()));
    return found;
  }

  /** Whether two countries, by their ISO 3166 codes in lower case, are on one continent. */
  public boolean areNear(String country, String other) {
    var continent = continents.get(country);
    return continent != null && continent.equals(continents.get(other));
  }

  /** Whether two capitals are rather the code of a country than of a state: DE is, CA is not. */
  public boolean isCountryCode(String code) {
    return CLDR_NAMES.containsKey(code)
        && (!"us".equals(regionCodes.get(code)) || "DE".equals(code));
  }

  /** The ISO 3166-2 codes of the regions that a text names in full: "us-FL". */
  public Set<String> regionsIn(List<TextToken> tokens) {
    var found = new LinkedHashSet<String>();
    regionNames
        .longest(tokens.stream().map(TextToken::folded).toList())
        .forEach(it -> found.addAll(it.meanings()));
    return found;
  }

  /** The ISO 3166-2 codes of the regions that a place is in, by name or by code: "Eugene, OR". */
  public Set<String> regionsAt(String place) {
    var tokens = Tokenizer.tokenize(place);
    var found = regionsIn(tokens);
    for (var i = 1; i < tokens.size(); i++) {
      var country = regionCodes.get(tokens.get(i).surface());
      if (country != null) {
        found.add(country + "-" + tokens.get(i).surface());
      }
    }
    return found;
  }

  /** The ISO 3166-2 code of a region by its code or name within a country; empty if unknown. */
  public Set<String> region(String country, String name) {
    var found = new LinkedHashSet<String>();
    if (country.equals(regionCodes.get(name)) || regionCodes.containsKey(name)) {
      found.add(country + "-" + name);
    }
    found.addAll(regionsIn(Tokenizer.tokenize(name)));
    return found;
  }

  private static Map<String, List<String>> cldrNames(List<String> languages) {
    var names = new TreeMap<String, List<String>>();
    for (var code : Locale.getISOCountries()) {
      var country = Locale.of("", code);
      names.put(
          code, languages.stream().map(it -> country.getDisplayCountry(Locale.of(it))).toList());
    }
    return names;
  }

  private static List<String> names(String list) {
    return Arrays.stream(list.split(",")).filter(it -> !it.isEmpty()).toList();
  }

  private void addName(String name, String code) {
    addSpelling(name, code);
    addPlace(name, code.toLowerCase(Locale.ROOT));
  }

  private void addSpelling(String name, String code) {
    written.computeIfAbsent(code, _ -> new LinkedHashSet<>()).add(name);
    codes.putIfAbsent(key(name), code);
  }

  private void addPlace(String name, String country) {
    places.add(Tokenizer.words(name), country);
  }

  private static String key(String name) {
    return String.join(" ", Tokenizer.words(name));
  }
}
