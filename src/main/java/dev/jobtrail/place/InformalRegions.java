package dev.jobtrail.place;

import dev.jobtrail.place.NamedPlace.Kind;
import dev.jobtrail.text.TextResource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Regions that are no administrative units: several regions with a name together ("New England"),
 * and districts around some points ("Ruhrgebiet"). Immutable, read at the first use.
 */
final class InformalRegions {

  private static final class Holder {

    private static final InformalRegions SHARED = new InformalRegions();
  }

  /** A circle; cities in it belong to its district. */
  private record Circle(double latitude, double longitude, double kilometres) {

    static Circle of(String text) {
      var numbers = Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
      return new Circle(numbers[0], numbers[1], numbers[2]);
    }

    boolean contains(double otherLatitude, double otherLongitude) {
      return NamedPlace.kilometres(latitude, longitude, otherLatitude, otherLongitude)
          <= kilometres;
    }
  }

  /**
   * What is around some points.
   *
   * @param within codes of countries and regions, of which a city must be in one
   */
  private record District(String name, Set<String> within, List<Circle> circles) {

    boolean contains(Set<String> wholes, double latitude, double longitude) {
      return within.stream().anyMatch(wholes::contains)
          && circles.stream().anyMatch(it -> it.contains(latitude, longitude));
    }
  }

  private final Map<String, NamedPlace> places = new LinkedHashMap<>();
  private final Map<String, List<String>> names = new HashMap<>();

  /** The names of groups of regions by the codes of their regions. */
  private final Map<String, Set<String>> groups = new HashMap<>();

  private final Map<String, List<District>> districts = new HashMap<>();

  private InformalRegions() {
    for (var line : TextResource.lines("/place/informal.txt")) {
      var parts = line.split("\\|");
      var spellings = List.of(parts[0].split(","));
      var within = List.of(parts[1].split(","));
      var name = spellings.getFirst();
      var wholes = within.stream().map(this::whole).toList();
      var countries = new LinkedHashSet<String>();
      wholes.forEach(it -> countries.addAll(it.countries()));
      var regions = new LinkedHashSet<String>();
      regions.add(name);
      if (parts.length > 2) {
        if (wholes.size() == 1) {
          regions.addAll(wholes.getFirst().regions());
        }
        var circles = Arrays.stream(parts[2].split(",")).map(Circle::of).toList();
        var district = new District(name, Set.copyOf(within), circles);
        countries.forEach(
            it -> districts.computeIfAbsent(it, _ -> new ArrayList<>()).add(district));
      } else {
        within.forEach(it -> groups.computeIfAbsent(it, _ -> new LinkedHashSet<>()).add(name));
      }
      places.put(
          name,
          new NamedPlace(
              parts.length > 2 ? Kind.DISTRICT : Kind.REGION,
              name,
              Collections.unmodifiableSet(countries),
              Collections.unmodifiableSet(regions),
              0,
              0));
      names.put(name, spellings);
    }
  }

  static InformalRegions shared() {
    return Holder.SHARED;
  }

  /** A country, a region, or one of the lines before. */
  private NamedPlace whole(String code) {
    var before = places.get(code);
    if (before != null) {
      return before;
    }
    return code.length() == 2
        ? NamedPlace.country(code)
        : new NamedPlace(
            Kind.REGION, code, Set.of(NamedPlace.countryOf(code)), with(Set.of(code)), 0, 0);
  }

  /** Codes of regions with the names of the groups that these are in. */
  Set<String> with(Set<String> codes) {
    var all = new LinkedHashSet<>(codes);
    codes.forEach(it -> all.addAll(groups.getOrDefault(it, Set.of())));
    return Collections.unmodifiableSet(all);
  }

  /** The same of a city, with its districts. */
  Set<String> around(String country, Set<String> codes, double latitude, double longitude) {
    var all = new LinkedHashSet<>(with(codes));
    all.add(country);
    for (var district : districts.getOrDefault(country, List.of())) {
      if (district.contains(all, latitude, longitude)) {
        all.add(district.name());
      }
    }
    all.remove(country);
    return Collections.unmodifiableSet(all);
  }

  /** Calls back with each spelling of each of them. */
  void forEach(BiConsumer<String, NamedPlace> each) {
    places.forEach(
        (name, place) -> names.get(name).forEach(spelling -> each.accept(spelling, place)));
  }
}
