package dev.jobtrail.posting;

import dev.jobtrail.place.NamedPlace;
import dev.jobtrail.place.Places;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.text.LegalForms;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Umlauts;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The key by which a job is known wherever it is listed: a hash of company, title and place. */
public final class DuplicateKey {

  /** "(m/w/d)", "(f/m/x)", "(all genders)". */
  private static final Pattern GENDERS =
      Pattern.compile(
          "[(\\[]\\s*(?:[a-z]\\s*(?:[/|,*]\\s*[a-z]\\s*)+|all genders|gn)\\s*[)\\]]",
          Pattern.CASE_INSENSITIVE);

  private DuplicateKey() {}

  /** The key of a job; unknown values are null. */
  public static String of(String company, String title, String location) {
    var neutral = GENDERS.matcher(title).replaceAll(" ");
    var key =
        String.join(" ", LegalForms.without(words(company), Set.of()))
            + "\n"
            + String.join(" ", words(neutral))
            + "\n"
            + place(location);
    return HexFormat.of().formatHex(Hashes.sha256(key), 0, 16);
  }

  /**
   * Cities by any of their names, with or without a region and country; other places as written.
   */
  private static String place(String location) {
    var places = Places.in(location);
    return !places.isEmpty() && places.stream().allMatch(it -> it.kind() == NamedPlace.Kind.CITY)
        ? places.stream().map(NamedPlace::key).sorted().distinct().collect(Collectors.joining(" "))
        : String.join(" ", words(location));
  }

  /** Letters and digits only: a trailing sign or emoji makes no other job. */
  private static List<String> words(String text) {
    return Tokenizer.words(text).stream()
        .map(Umlauts::plain)
        .filter(it -> it.codePoints().anyMatch(Character::isLetterOrDigit))
        .toList();
  }
}
