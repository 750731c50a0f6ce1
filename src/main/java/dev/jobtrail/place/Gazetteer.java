package dev.jobtrail.place;

import dev.jobtrail.text.CountryNames;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The known places by their names and codes. Immutable, read at the first use. */
final class Gazetteer {

  private static final class Holder {

    private static final Gazetteer SHARED = new Gazetteer();
  }

  /** The countries whose codes of regions are written behind cities of any name. */
  private static final Set<String> WITH_CODES = Set.of("us", "ca", "au");

  private final PhraseIndex<NamedPlace> names = new PhraseIndex<>();
  private final Map<String, List<NamedPlace>> codes = new HashMap<>();
  private final List<NamedPlace> cities = new ArrayList<>();
  private final List<NamedPlace> areas = new ArrayList<>();

  private Gazetteer() {
    for (var line : lines("/place/cities.txt")) {
      var bar = line.indexOf('|');
      for (var city : line.substring(bar + 1).split(";")) {
        addCity(line.substring(0, bar), city.strip());
      }
    }
    for (var line : lines("/text/regions.txt")) {
      var country = line.substring(0, 2);
      for (var region : line.substring(3).split(",")) {
        var at = region.indexOf('=');
        var code = region.substring(0, at);
        var place = NamedPlace.region(country + "-" + code);
        addName(region.substring(at + 1), place);
        addCode(code, place);
      }
    }
    for (var line : lines("/place/regions.txt")) {
      var bar = line.indexOf('|');
      var place = NamedPlace.region(line.substring(0, bar));
      Arrays.stream(line.substring(bar + 1).split(",")).forEach(it -> addName(it, place));
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
    addAreas();
  }

  static Gazetteer shared() {
    return Holder.SHARED;
  }

  private void addCity(String country, String line) {
    var longitude = line.lastIndexOf(' ');
    var latitude = line.lastIndexOf(' ', longitude - 1);
    var names = line.substring(0, latitude).strip();
    var slash = names.indexOf('/');
    var regions = slash < 0 ? Set.<String>of() : Set.of(country + "-" + names.substring(slash + 1));
    var all = (slash < 0 ? names : names.substring(0, slash)).split("=");
    var city =
        NamedPlace.city(
            all[0],
            country,
            regions,
            Double.parseDouble(line.substring(latitude + 1, longitude)),
            Double.parseDouble(line.substring(longitude + 1)));
    cities.add(city);
    Arrays.stream(all).forEach(it -> addName(it, city));
  }

  private void addAreas() {
    var known = new HashMap<String, Set<String>>();
    for (var line : lines("/place/areas.txt")) {
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
    names.add(Tokenizer.words(name), place);
  }

  private void addCode(String code, NamedPlace place) {
    codes.computeIfAbsent(code, _ -> new ArrayList<>()).add(place);
  }

  /** The longest names in some words, from left to right. */
  List<PhraseIndex.Hit<NamedPlace>> namesIn(List<TextToken> tokens) {
    return names.longest(tokens.stream().map(TextToken::folded).toList());
  }

  /** The regions and countries of a code in capitals. */
  List<NamedPlace> ofCode(String code) {
    return codes.getOrDefault(code, List.of());
  }

  /** Those that a code behind an unknown name may mean. */
  static List<NamedPlace> usual(List<NamedPlace> ofCode) {
    var places =
        ofCode.stream()
            .filter(
                it ->
                    it.kind() == NamedPlace.Kind.COUNTRY
                        || WITH_CODES.containsAll(new HashSet<>(it.countries())))
            .toList();
    var regions = places.stream().filter(it -> it.kind() == NamedPlace.Kind.REGION).toList();
    return regions.isEmpty() ? places : regions;
  }

  List<NamedPlace> areas() {
    return areas;
  }

  /** The cities within a distance of a city, itself included. */
  List<NamedPlace> citiesWithin(NamedPlace city, double kilometres) {
    return cities.stream().filter(it -> it.distanceTo(city) <= kilometres).toList();
  }

  private static List<String> lines(String name) {
    try (var source = Gazetteer.class.getResourceAsStream(name)) {
      var text =
          new String(Objects.requireNonNull(source, name).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(it -> !it.isBlank() && !it.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
