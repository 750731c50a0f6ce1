package dev.jobtrail.place;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * The cities and regions of GeoNames by name, in arrays of numbers and one sorted text that is
 * searched by bisection. {@code src/main/places/PackPlaces.java} writes the file.
 */
final class CityIndex {

  /** Degrees are stored in hundredths, about a kilometre. */
  private static final double SCALE = 100;

  private static final double KM_PER_DEGREE = 111;

  private final String[] regions;

  /** The keys of the cities that are listed by hand; they come first. */
  private final String[] keys;

  private final byte[] countries;
  private final int[] ids;
  private final short[] firstRegions;
  private final short[] secondRegions;
  private final short[] latitudes;
  private final short[] longitudes;

  /** Lines of a name and what it means, sorted by name. */
  private final byte[] names;

  CityIndex() {
    try (var resource = CityIndex.class.getResourceAsStream("/place/cities.gz");
        var in = new DataInputStream(new GZIPInputStream(Objects.requireNonNull(resource)))) {
      regions = strings(in);
      keys = strings(in);
      var count = in.readInt();
      countries = in.readNBytes(2 * count);
      ids = new int[count];
      ByteBuffer.wrap(in.readNBytes(4 * count)).asIntBuffer().get(ids);
      firstRegions = shorts(in, count);
      secondRegions = shorts(in, count);
      latitudes = shorts(in, count);
      longitudes = shorts(in, count);
      names = in.readNBytes(in.readInt());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String[] strings(DataInputStream in) throws IOException {
    var strings = new String[in.readUnsignedShort()];
    for (var i = 0; i < strings.length; i++) {
      strings[i] = in.readUTF();
    }
    return strings;
  }

  private static short[] shorts(DataInputStream in, int count) throws IOException {
    var shorts = new short[count];
    ByteBuffer.wrap(in.readNBytes(2 * count)).asShortBuffer().get(shorts);
    return shorts;
  }

  /** What a name in folded words means: cities by rank, then regions. */
  List<NamedPlace> named(String name) {
    var at = find(name.getBytes(StandardCharsets.UTF_8));
    if (at < 0) {
      return List.of();
    }
    var end = end(at, '\n');
    var places = new ArrayList<NamedPlace>();
    for (var id : new String(names, at, end - at, StandardCharsets.US_ASCII).split(" ")) {
      places.add(
          id.startsWith("r")
              ? NamedPlace.region(regions[Integer.parseInt(id.substring(1))])
              : city(Integer.parseInt(id)));
    }
    return places;
  }

  /** Whether a name begins so and goes on. */
  boolean begins(String words) {
    var prefix = (words + " ").getBytes(StandardCharsets.UTF_8);
    var at = firstFrom(prefix);
    return at + prefix.length <= names.length
        && Arrays.equals(names, at, at + prefix.length, prefix, 0, prefix.length);
  }

  /** Where the meanings of a name begin, or -1. */
  private int find(byte[] name) {
    var at = firstFrom(name);
    var tab = at + name.length;
    return tab < names.length
            && names[tab] == '\t'
            && Arrays.equals(names, at, tab, name, 0, name.length)
        ? tab + 1
        : -1;
  }

  /** Where the first line begins whose name is not before another. */
  private int firstFrom(byte[] name) {
    var low = 0;
    var high = names.length;
    while (low < high) {
      var begin = (low + high) >>> 1;
      while (begin > low && names[begin - 1] != '\n') {
        begin--;
      }
      var tab = end(begin, '\t');
      if (Arrays.compareUnsigned(names, begin, tab, name, 0, name.length) >= 0) {
        high = begin;
      } else {
        low = end(tab, '\n') + 1;
      }
    }
    return low;
  }

  private int end(int from, char mark) {
    var at = from;
    while (names[at] != mark) {
      at++;
    }
    return at;
  }

  private NamedPlace city(int index) {
    var country = new String(countries, 2 * index, 2, StandardCharsets.US_ASCII);
    var in = new LinkedHashSet<String>();
    for (var region : new short[] {firstRegions[index], secondRegions[index]}) {
      if (region >= 0) {
        in.add(regions[region]);
      }
    }
    var latitude = latitudes[index] / SCALE;
    var longitude = longitudes[index] / SCALE;
    return new NamedPlace(
        NamedPlace.Kind.CITY,
        index < keys.length ? keys[index] : country + "/" + ids[index],
        Set.of(country),
        InformalRegions.shared().around(country, in, latitude, longitude),
        latitude,
        longitude);
  }

  /** Whether a city is listed by hand, and so is meant before others of its name. */
  static boolean isListed(NamedPlace city) {
    return !Character.isDigit(city.key().charAt(city.key().length() - 1));
  }

  /** The cities within a distance of a city, itself included. */
  List<NamedPlace> within(NamedPlace city, double kilometres) {
    var degrees = kilometres / KM_PER_DEGREE * SCALE + 1;
    var near = new ArrayList<NamedPlace>();
    for (var i = 0; i < ids.length; i++) {
      if (Math.abs(latitudes[i] - city.latitude() * SCALE) <= degrees) {
        var other = city(i);
        if (other.distanceTo(city) <= kilometres) {
          near.add(other);
        }
      }
    }
    return near;
  }
}
