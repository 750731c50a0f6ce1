package dev.jobtrail.fit;

import dev.jobtrail.place.NamedPlace;
import dev.jobtrail.place.Places;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where an applicant can work: the home and places named in wishes, and how far around them. */
final class Reach {

  /** In kilometres: an hour's way where the resume does not say. */
  private static final double USUAL = 60;

  /** What "near" means is seldom exact. */
  private static final double TOLERANCE = 1.3;

  private static final double KILOMETRES_PER_MILE = 1.61;
  private static final double KILOMETRES_PER_MINUTE = 1;
  private static final int MOST_NAMES = 50;

  private static final Pattern NAMES =
      Pattern.compile("\\p{Lu}[\\p{L}'’]+(?:[ -](?:\\p{Lu}|de |la |am |sur |upon )[\\p{L}'’]+)*");
  private static final Pattern STATED =
      Pattern.compile(
          "(\\d{1,3})\\s*(?:(?<miles>miles?)|(?<km>km|kilomet\\w*)|(?<minutes>minut\\w*|min\\b))");

  private final List<NamedPlace> cities = new ArrayList<>();
  private final String country;
  private final double kilometres;

  /**
   * A reach.
   *
   * @param wishes the sentences that tell what somebody looks for
   */
  Reach(String city, String region, String country, List<String> wishes) {
    this.country = country;
    var code = country.toUpperCase(Locale.ROOT);
    Stream.of(String.join(", ", city, region, code), city + ", " + code)
        .flatMap(it -> Places.in(it).stream())
        .filter(this::isInCountry)
        .findFirst()
        .ifPresent(cities::add);
    wishes.stream()
        .flatMap(it -> NAMES.matcher(it).results())
        .limit(MOST_NAMES)
        .flatMap(it -> Places.in(it.group()).stream())
        .filter(this::isInCountry)
        .forEach(cities::add);
    kilometres = stated(wishes).orElse(USUAL);
  }

  private boolean isInCountry(NamedPlace place) {
    return isCityIn(place, Set.of(country));
  }

  private static boolean isCityIn(NamedPlace place, Set<String> countries) {
    return place.kind() == NamedPlace.Kind.CITY
        && !Collections.disjoint(place.countries(), countries);
  }

  private static OptionalDouble stated(List<String> wishes) {
    return wishes.stream()
        .map(it -> STATED.matcher(Tokenizer.fold(it)))
        .filter(it -> it.find())
        .mapToDouble(
            it -> {
              var number = Double.parseDouble(it.group(1)) * TOLERANCE;
              return it.group("miles") != null
                  ? number * KILOMETRES_PER_MILE
                  : it.group("km") != null ? number : number * KILOMETRES_PER_MINUTE;
            })
        .findFirst();
  }

  /**
   * How many kilometres a job is beyond the reach, 0 within it; empty where it is in no known city
   * of the own country or, for a job abroad, of its country.
   */
  Optional<Double> beyond(JobProfile job) {
    if (cities.isEmpty()) {
      return Optional.empty();
    }
    var isAbroad = !job.countries.isEmpty() && !job.countries.contains(country);
    return job.places().stream()
        .filter(isAbroad ? place -> isCityIn(place, job.countries) : this::isInCountry)
        .flatMap(place -> cities.stream().map(place::distanceTo))
        .min(Double::compare)
        .map(it -> Math.max(0, it - kilometres));
  }
}
