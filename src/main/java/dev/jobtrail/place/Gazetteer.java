package dev.jobtrail.place;

import dev.jobtrail.place.NamedPlace.Kind;
import dev.jobtrail.text.CountryNames;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextResource;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Umlauts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The known places by their names and codes. Immutable, read at the first use. */
final class Gazetteer {

  private static final class Holder {

    private static final Gazetteer SHARED = new Gazetteer();
  }

  /** The countries whose codes of regions are written behind cities of any name. */
  private static final Set<String> WITH_CODES = Set.of("us", "ca", "au", "br", "de", "ch");

  /** Words for a whole country that do not contain its name as a separate word. */
  private static final Map<String, String> NATIONWIDE =
      Map.of(
          "bundesweit", "de",
          "deutschlandweit", "de",
          "österreichweit", "at",
          "schweizweit", "ch");

  /** No name has more words. */
  private static final int MOST_WORDS = 7;

  /** Ways of writing words of names, each of which may stand for the others. */
  private static final List<List<String>> SPELLINGS =
      List.of(
          List.of("st", "saint", "sankt", "sainte"),
          List.of("ste", "sainte"),
          List.of("ft", "fort"),
          List.of("mt", "mount"));

  private final Map<String, List<NamedPlace>> names = new HashMap<>();

  /** The beginnings of the names that have several words. */
  private final Set<String> prefixes = new HashSet<>();

  private final Map<String, List<NamedPlace>> codes = new HashMap<>();
  private final CityIndex cities = new CityIndex();
  private final List<NamedPlace> areas = new ArrayList<>();

  private Gazetteer() {
    for (var line : TextResource.lines("/text/regions.txt")) {
      var country = line.substring(0, 2);
      for (var region : line.substring(3).split(",")) {
        var at = region.indexOf('=');
        var code = region.substring(0, at);
        var place = NamedPlace.region(country + "-" + code);
        addName(region.substring(at + 1), place);
        addCode(code, place);
      }
    }
    for (var line : TextResource.lines("/place/regions.txt")) {
      var bar = line.indexOf('|');
      var place = NamedPlace.region(line.substring(0, bar));
      Arrays.stream(line.substring(bar + 1).split(",")).forEach(it -> addName(it, place));
      if (!Character.isDigit(line.charAt(3))) {
        addCode(line.substring(3, bar), place);
      }
    }
    CountryNames.shared()
        .spellings()
        .forEach(
            (code, spellings) -> {
              var country = NamedPlace.country(code.toLowerCase(Locale.ROOT));
              spellings.forEach(it -> addName(it, country));
              addCode(code, country);
            });
    addCode("UK", NamedPlace.country("gb"));
    InformalRegions.shared().forEach(this::addName);
    NATIONWIDE.forEach((word, code) -> addName(word, NamedPlace.country(code)));
    addAreas();
  }

  static Gazetteer shared() {
    return Holder.SHARED;
  }

  private void addAreas() {
    var known = new HashMap<String, Set<String>>();
    for (var line : TextResource.lines("/place/areas.txt")) {
      var bar = line.indexOf('|');
      var spellings = line.substring(0, bar).split(",");
      var countries = new LinkedHashSet<String>();
      for (var part : line.substring(bar + 1).split(",")) {
        countries.addAll(known.getOrDefault(part, Set.of(part)));
      }
      known.put(spellings[0], countries);
      var area = NamedPlace.area(spellings[0], countries);
      areas.add(area);
      Arrays.stream(spellings).forEach(it -> addName(it, area));
    }
  }

  private void addName(String name, NamedPlace place) {
    var words = Tokenizer.words(name);
    add(names, String.join(" ", words), place);
    for (var i = 1; i < words.size(); i++) {
      prefixes.add(String.join(" ", words.subList(0, i)));
    }
  }

  private void addCode(String code, NamedPlace place) {
    add(codes, code, place);
  }

  private static void add(Map<String, List<NamedPlace>> map, String name, NamedPlace place) {
    var places = map.computeIfAbsent(name, _ -> new ArrayList<>());
    if (!places.contains(place)) {
      places.add(place);
    }
  }

  /** The longest names in some words, from left to right. */
  List<PhraseIndex.Hit<NamedPlace>> namesIn(List<TextToken> tokens) {
    var words = tokens.stream().map(TextToken::folded).toList();
    var hits = new ArrayList<PhraseIndex.Hit<NamedPlace>>();
    var i = 0;
    while (i < words.size()) {
      var end = longestFrom(words, i);
      var places = named(words.subList(i, end));
      while (places.isEmpty() && end > i + 1) {
        end--;
        places = named(words.subList(i, end));
      }
      if (!places.isEmpty()) {
        hits.add(new PhraseIndex.Hit<>(places, i, end));
      }
      i = places.isEmpty() ? i + 1 : end;
    }
    return hits;
  }

  /** Where a name that begins at an index ends at most. */
  private int longestFrom(List<String> words, int begin) {
    var most = Math.min(words.size(), begin + MOST_WORDS);
    var prefix = new StringBuilder();
    for (var i = begin; i < most; i++) {
      prefix.append(prefix.isEmpty() ? "" : " ").append(words.get(i));
      var name = prefix.toString();
      if (!isBeginning(name) && !isBeginning(Umlauts.plain(name))) {
        return i + 1;
      }
    }
    return most;
  }

  private boolean isBeginning(String words) {
    return prefixes.contains(words) || cities.begins(words);
  }

  /** What a name means, the likeliest first; empty if it is not known. */
  List<NamedPlace> named(List<String> words) {
    var asWritten = spelled(words);
    return asWritten.isEmpty() ? spelled(words.stream().map(Umlauts::plain).toList()) : asWritten;
  }

  private List<NamedPlace> spelled(List<String> words) {
    var places = new LinkedHashSet<>(meanings(String.join(" ", words)));
    for (var spellings : SPELLINGS) {
      for (var i = 0; i < words.size(); i++) {
        if (words.size() > 1 && spellings.contains(words.get(i))) {
          for (var spelling : spellings) {
            var other = new ArrayList<>(words);
            other.set(i, spelling);
            places.addAll(meanings(String.join(" ", other)));
          }
        }
      }
    }
    return List.copyOf(places);
  }

  /**
   * The well-known first: districts, countries before their cities, cities that are listed, regions
   * and countries by our names. A region comes before other cities unless it has its name of one.
   */
  private List<NamedPlace> meanings(String name) {
    var all = cities.named(name);
    var known = names.getOrDefault(name, List.of());
    if (all.isEmpty()) {
      return known;
    }
    var regions = all.stream().filter(it -> it.kind() == Kind.REGION).toList();
    var places = new LinkedHashSet<NamedPlace>();
    known.stream().filter(it -> it.kind() == Kind.DISTRICT).forEach(places::add);
    known.stream()
        .limit(1)
        .filter(it -> it.kind() == Kind.COUNTRY && isCity(all.getFirst()))
        .filter(it -> it.covers(all.getFirst()))
        .forEach(places::add);
    all.stream().filter(it -> isCity(it) && CityIndex.isListed(it)).forEach(places::add);
    places.addAll(known);
    all.stream()
        .filter(it -> isCity(it) && regions.stream().anyMatch(in -> in.covers(it)))
        .forEach(places::add);
    places.addAll(regions);
    places.addAll(all);
    return List.copyOf(places);
  }

  private static boolean isCity(NamedPlace place) {
    return place.kind() == Kind.CITY;
  }

  /** The regions and countries of a code in capitals. */
  List<NamedPlace> ofCode(String code) {
    return codes.getOrDefault(code, List.of());
  }

  /** Whether a code of a region belongs to the country of another code: "DE" and "BW". */
  boolean isRegionOf(String country, String code) {
    return ofCode(code).stream()
        .anyMatch(it -> it.key().equals(country.toLowerCase(Locale.ROOT) + "-" + code));
  }

  /**
   * Those that a code behind an unknown name may mean; Canadians write their provinces, and "CA"
   * for California.
   */
  static List<NamedPlace> usual(List<NamedPlace> ofCode) {
    return ofCode.stream()
        .filter(
            it ->
                it.kind() == Kind.COUNTRY
                    ? !it.key().equals("ca")
                    : WITH_CODES.containsAll(it.countries()))
        .toList();
  }

  List<NamedPlace> areas() {
    return areas;
  }

  /** The cities within a distance of a city, itself included. */
  List<NamedPlace> citiesWithin(NamedPlace city, double kilometres) {
    return cities.within(city, kilometres);
  }
}
