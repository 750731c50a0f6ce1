package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.text.CountryNames;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the names and adjectives of countries in questions and options. */
final class Countries {

  /** Shorter names are words of some language as well. */
  private static final int SHORTEST_NAME = 4;

  private static final Pattern UNITED_STATES =
      Pattern.compile("\\bU\\.?S\\.?(?:A\\.?)?(?![\\p{L}])");
  private static final Pattern UNITED_KINGDOM = Pattern.compile("\\b(?:U\\.?K\\.?|GB)(?![\\p{L}])");

  /** As in "l'Italia". */
  private static final Pattern ARTICLE = Pattern.compile("\\b(?:[lLdD]|dell|nell|all)['’]");

  /** Codes by normalized name. */
  private static final Map<String, String> CODES = codes();

  private static final Pattern ANY_NAME =
      Pattern.compile(
          CODES.keySet().stream()
              .filter(it -> it.length() >= SHORTEST_NAME)
              .sorted(Comparator.comparingInt(String::length).reversed())
              .map(Pattern::quote)
              .collect(Collectors.joining("|", "\\b(?:", ")\\b")));

  private Countries() {}

  /**
   * The countries mentioned in a text.
   *
   * @param codes ISO 3166-1 alpha-2
   * @param rest the text, normalized, without their names
   */
  record Mentions(Set<String> codes, String rest) {}

  static Mentions in(String text) {
    var spelled =
        UNITED_STATES.matcher(ARTICLE.matcher(text).replaceAll("")).replaceAll("United States");
    var normalized =
        QuestionText.normalized(UNITED_KINGDOM.matcher(spelled).replaceAll("United Kingdom"));
    var found = new HashSet<String>();
    var rest =
        ANY_NAME
            .matcher(normalized)
            .replaceAll(
                match -> {
                  found.add(CODES.get(match.group()));
                  return " ";
                });
    return new Mentions(found, rest.strip().replaceAll(" +", " "));
  }

  /** The one country that a place is in, where its name is part of the place's. */
  static Optional<String> ofPlace(String place) {
    if (place == null) {
      return Optional.empty();
    }
    var codes = in(place).codes();
    return codes.size() == 1 ? Optional.of(codes.iterator().next()) : Optional.empty();
  }

  private static Map<String, String> codes() {
    var codes = new HashMap<String, String>();
    CountryNames.shared()
        .spellings()
        .forEach(
            (code, names) ->
                names.forEach(it -> codes.putIfAbsent(QuestionText.normalized(it), code)));
    return codes;
  }
}
