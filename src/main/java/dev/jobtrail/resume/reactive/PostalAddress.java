package dev.jobtrail.resume.reactive;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.place.Places;
import dev.jobtrail.text.CountryNames;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The parts of an address that is written in one line; what is no other part is the street. */
public final class PostalAddress {

  private static final String CODE =
      "\\d{4,5}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3} \\d{2}|\\d{4} ?[A-Z]{2}";

  /** "04109 Leipzig", "D-04109 Leipzig". */
  private static final Pattern CODE_FIRST =
      Pattern.compile("(?:[A-Z]{1,3}-)?(" + CODE + ") (\\p{Lu}[\\p{L}\\p{M} .'’()/-]+)");

  /** "NJ 07102", "Ontario M5V 2T6". */
  private static final Pattern REGION_FIRST =
      Pattern.compile(
          "([A-Z]{2,3}|\\p{Lu}[\\p{L}\\p{M} .-]+) (\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)");

  /** "Edinburgh EH6 5AA". */
  private static final Pattern BRITISH =
      Pattern.compile("(?:(\\p{Lu}[\\p{L}\\p{M} .'’-]+) )?([A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})");

  private static final Pattern CODE_ALONE = Pattern.compile("(?:[A-Z]{1,3}-)?(" + CODE + ")");
  private static final Pattern CAPITALS = Pattern.compile("[A-Z]{2,3}");
  private static final Pattern TOWN =
      Pattern.compile("\\p{Lu}[\\p{L}\\p{M} .'’()/-]{1,60}|\\p{Lo}+");

  /** The kind of an address: "(Home)". */
  private static final Pattern KIND = Pattern.compile("\\s*\\([^()]{1,20}\\)$");

  private final ObjectNode location;
  private final List<String> parts;

  private PostalAddress(String written, ObjectNode location) {
    this.location = location;
    this.parts =
        new ArrayList<>(
            Arrays.stream(KIND.matcher(written.strip()).replaceFirst("").split("\\s*[,،，]\\s*"))
                .filter(it -> !it.isBlank())
                .toList());
  }

  /** Parts the address of a location of JSON Resume, unless it has other parts already. */
  public static void part(ObjectNode location) {
    if (location.size() != 1 || !location.path("address").isTextual()) {
      return;
    }
    var address = new PostalAddress(location.path("address").asText(), location);
    if (!address.parts.isEmpty()) {
      location.remove("address");
      address.part();
    }
  }

  /** Whether a text is the name or code of a country, and nothing else. */
  public static boolean isCountry(String text) {
    return country(text).isPresent();
  }

  private static Optional<String> country(String text) {
    return CAPITALS.matcher(text).matches()
            && text.length() == 2
            && !CountryNames.shared().isCountryCode(text)
            && !text.equals("UK")
        ? Optional.empty()
        : CountryNames.shared().named(text);
  }

  private void part() {
    var country = parts.size() > 1 ? country(parts.getLast()) : Optional.<String>empty();
    if (country.isPresent()) {
      parts.removeLast();
    }
    takeTown(country.isPresent());
    if (!parts.isEmpty()) {
      location.put("address", String.join(", ", parts));
    }
    country.ifPresent(it -> location.put("countryCode", it));
  }

  private void takeTown(boolean isInCountry) {
    var last = parts.getLast();
    var codeFirst = CODE_FIRST.matcher(last);
    var regionFirst = REGION_FIRST.matcher(last);
    var british = BRITISH.matcher(last);
    if (codeFirst.matches()) {
      take(codeFirst.group(1), codeFirst.group(2), null);
    } else if (british.matches()) {
      take(british.group(2), british.group(1), null);
    } else if (regionFirst.matches() && parts.size() > 1) {
      take(regionFirst.group(2), null, regionFirst.group(1));
    } else if (parts.size() > 1 && isRegion(last) && TOWN.matcher(before()).matches()) {
      take(null, null, last);
    } else if (TOWN.matcher(last).matches()
        && (parts.size() > 1 || isInCountry || Places.isName(last))
        && !last.equalsIgnoreCase("remote")) {
      take(null, last, null);
    }
  }

  /** Takes the last part; the town is the one before where it is not in the last one. */
  private void take(String code, String town, String region) {
    parts.removeLast();
    var city = town;
    if (city == null && !parts.isEmpty() && TOWN.matcher(parts.getLast()).matches()) {
      city = parts.removeLast();
    }
    var postalCode = code;
    if (postalCode == null && !parts.isEmpty()) {
      var alone = CODE_ALONE.matcher(parts.getLast());
      if (alone.matches()) {
        postalCode = alone.group(1);
        parts.removeLast();
      }
    }
    put("postalCode", postalCode);
    put("city", city);
    put("region", region);
  }

  private String before() {
    return parts.get(parts.size() - 2);
  }

  private static boolean isRegion(String text) {
    return CAPITALS.matcher(text).matches()
        || !CountryNames.shared().regionsIn(Tokenizer.tokenize(text)).isEmpty();
  }

  private void put(String name, String value) {
    if (value != null) {
      location.put(name, value);
    }
  }
}
