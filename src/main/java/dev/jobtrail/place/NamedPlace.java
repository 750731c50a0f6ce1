package dev.jobtrail.place;

import java.util.List;
import java.util.Set;

/**
 * A place.
 *
 * @param key the same for all names of a place: "de/Berlin", "de/2820860" (the id of GeoNames),
 *     "us-CA", "de", "europe"; the words of a town
 * @param countries ISO 3166-1 codes in lower case: the one that it is or lies in, all of an area;
 *     empty for a town without any
 * @param regions ISO 3166-2 codes ("us-CA") and names of informal regions ("new england") that it
 *     is or lies in, often none
 * @param latitude in degrees, of a city
 * @param longitude in degrees, of a city
 */
public record NamedPlace(
    Kind kind,
    String key,
    Set<String> countries,
    Set<String> regions,
    double latitude,
    double longitude) {

  /** What a place is. */
  public enum Kind {
    /** A city that is known, with coordinates. */
    CITY,
    /** A name that is not known, perhaps with the region or country that it is in. */
    TOWN,
    /** A region of a country, or several regions that have a name together. */
    REGION,
    /** What is around some points and is no administrative unit: a metropolitan area, a lake. */
    DISTRICT,
    /** A country. */
    COUNTRY,
    /** Several countries. */
    AREA
  }

  private static final double EARTH_RADIUS_KM = 6_371;

  /** Of the smaller area: Cyprus alone makes the European Union no part of Asia. */
  private static final double LEAST_SHARED = 0.25;

  static NamedPlace town(List<String> words, Set<String> countries, Set<String> regions) {
    return new NamedPlace(Kind.TOWN, String.join(" ", words), countries, regions, 0, 0);
  }

  static NamedPlace region(String code) {
    var regions = InformalRegions.shared().with(Set.of(code));
    return new NamedPlace(Kind.REGION, code, Set.of(countryOf(code)), regions, 0, 0);
  }

  static String countryOf(String region) {
    return region.substring(0, region.indexOf('-'));
  }

  static NamedPlace country(String code) {
    return new NamedPlace(Kind.COUNTRY, code, Set.of(code), Set.of(), 0, 0);
  }

  static NamedPlace area(String name, Set<String> countries) {
    return new NamedPlace(Kind.AREA, name, Set.copyOf(countries), Set.of(), 0, 0);
  }

  /** Whether another place is this one or lies in it, or is an area that has a part of it. */
  public boolean covers(NamedPlace other) {
    return switch (kind) {
      case CITY -> key.equals(other.key) || other.kind == Kind.DISTRICT && liesIn(other);
      case TOWN ->
          other.kind == Kind.TOWN
              && key.equals(other.key)
              && agree(countries, other.countries)
              && agree(regions, other.regions);
      case REGION, DISTRICT -> other.liesIn(this);
      case COUNTRY ->
          switch (other.kind) {
            case AREA -> false;
            case TOWN, DISTRICT -> meet(countries, other.countries);
            case CITY, REGION, COUNTRY -> countries.containsAll(other.countries);
          };
      case AREA -> hasPartOf(other);
    };
  }

  /** Whether this is larger than a city and the other place lies in it, or has a part of it. */
  public boolean surrounds(NamedPlace other) {
    return switch (kind) {
      case CITY, TOWN -> false;
      case REGION, DISTRICT -> other.liesIn(this) || other.kind == Kind.COUNTRY && covered(other);
      case COUNTRY -> meet(countries, other.countries);
      case AREA -> hasPartOf(other);
    };
  }

  /** Whether this area has a country of another place, or enough of those of another area. */
  private boolean hasPartOf(NamedPlace other) {
    if (other.kind != Kind.AREA) {
      return meet(countries, other.countries);
    }
    var shared = countries.stream().filter(other.countries::contains).count();
    return shared >= LEAST_SHARED * Math.min(countries.size(), other.countries.size());
  }

  /** Whether this is a region or district, or lies in it. */
  boolean liesIn(NamedPlace region) {
    return regions.contains(region.key);
  }

  private boolean covered(NamedPlace other) {
    return other.countries.containsAll(countries);
  }

  /** Kilometres along the surface between two cities; infinity if one is none. */
  public double distanceTo(NamedPlace other) {
    if (kind != Kind.CITY || other.kind != Kind.CITY) {
      return Double.POSITIVE_INFINITY;
    }
    return kilometres(latitude, longitude, other.latitude, other.longitude);
  }

  /** Kilometres along the surface between two points in degrees. */
  static double kilometres(
      double latitude, double longitude, double otherLatitude, double otherLongitude) {
    var latitudes = Math.toRadians(otherLatitude - latitude) / 2;
    var longitudes = Math.toRadians(otherLongitude - longitude) / 2;
    var chord =
        Math.pow(Math.sin(latitudes), 2)
            + Math.cos(Math.toRadians(latitude))
                * Math.cos(Math.toRadians(otherLatitude))
                * Math.pow(Math.sin(longitudes), 2);
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
  }

  private static boolean agree(Set<String> one, Set<String> other) {
    return one.isEmpty() || other.isEmpty() || meet(one, other);
  }

  private static boolean meet(Set<String> one, Set<String> other) {
    return one.stream().anyMatch(other::contains);
  }
}
