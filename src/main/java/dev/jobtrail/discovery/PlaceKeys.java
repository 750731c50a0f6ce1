package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.place.NamedPlace;
import dev.jobtrail.place.NamedPlace.Kind;
import dev.jobtrail.place.Places;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Keys by which the database finds matches at a place: those of a match are its places with what
 * they lie in, those of a place are what a match must have one of. A tilde marks that a job is
 * remote in a region, country or area, an equals sign that it is somewhere in an area or district.
 */
final class PlaceKeys {

  private static final String REMOTE = "~";
  private static final String SOMEWHERE = "=";
  private static final String ANYWHERE = "~*";
  private static final Set<Kind> REMOTE_IN = Set.of(Kind.COUNTRY, Kind.REGION, Kind.DISTRICT);

  private PlaceKeys() {}

  /** The keys of a job, each once. */
  static List<String> of(FoundJob job) {
    return of(Places.in(job.locations()), Boolean.TRUE.equals(job.isRemote()));
  }

  /** The same of a match, whose places are in one line. */
  static List<String> of(String location, Boolean isRemote) {
    return of(Places.in(location), Boolean.TRUE.equals(isRemote));
  }

  private static List<String> of(List<NamedPlace> places, boolean isRemote) {
    var keys = new LinkedHashSet<String>();
    if (isRemote && places.isEmpty()) {
      keys.add(ANYWHERE);
    }
    for (var place : places) {
      if (place.kind() == Kind.AREA) {
        keys.add((isRemote ? REMOTE : SOMEWHERE) + place.key());
      } else {
        if (place.kind() != Kind.TOWN) {
          keys.add(place.key());
        }
        keys.addAll(place.regions());
        keys.addAll(place.countries());
        if (place.kind() == Kind.DISTRICT) {
          keys.add(SOMEWHERE + place.key());
        }
        if (isRemote && REMOTE_IN.contains(place.kind())) {
          keys.add(REMOTE + place.key());
        }
      }
    }
    return List.copyOf(keys);
  }

  /**
   * The keys of a place, of which a match there has one; empty for a name that is not known.
   *
   * @param radiusKm how far from a city, in kilometres
   */
  static Set<String> at(String name, int radiusKm) {
    var keys = new LinkedHashSet<String>();
    for (var place : Places.in(name)) {
      if (place.kind() == Kind.TOWN) {
        continue;
      }
      keys.add(ANYWHERE);
      place.regions().forEach(it -> keys.add(REMOTE + it));
      place.countries().forEach(it -> keys.add(REMOTE + it));
      Places.areasAround(place).forEach(it -> keys.add(REMOTE + it));
      keys.addAll(ofKind(place, radiusKm));
    }
    return keys;
  }

  private static Set<String> ofKind(NamedPlace place, int radiusKm) {
    return switch (place.kind()) {
      case CITY -> {
        var keys = new LinkedHashSet<>(Places.keysWithin(place, radiusKm));
        place.regions().forEach(it -> keys.add(SOMEWHERE + it));
        yield keys;
      }
      case AREA -> {
        var keys = new LinkedHashSet<>(place.countries());
        Places.areasAround(place).forEach(it -> keys.add(SOMEWHERE + it));
        yield keys;
      }
      case REGION, DISTRICT, COUNTRY -> Set.of(place.key());
      case TOWN -> Set.of();
    };
  }
}
