package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Countries by their names and adjectives in the languages that forms are in. */
public final class Countries {

  /** Code, three letters, and a name for each of {@link #LANGUAGES}; then other names. */
  private static final String SOURCE = "/attempt/countries.txt";

  private static final List<String> LANGUAGES = List.of("en", "de", "fr", "es", "pt", "it", "nl");
  private static final int NAMES = 2;

  /** Shorter names are words of some language as well. */
  private static final int SHORTEST_NAME = 4;

  private static final Pattern UNITED_STATES =
      Pattern.compile("\\bU\\.?S\\.?(?:A\\.?)?(?![\\p{L}])");
  private static final Pattern UNITED_KINGDOM = Pattern.compile("\\b(?:U\\.?K\\.?|GB)(?![\\p{L}])");

  /** As in "l'Italia". */
  private static final Pattern ARTICLE = Pattern.compile("\\b(?:[lLdD]|dell|nell|all)['’]");

  private static final Countries ALL = read();

  /** Codes by normalized name. */
  private final Map<String, String> codes = new HashMap<>();

  /** Names in the order of {@link #LANGUAGES}, by code. */
  private final Map<String, List<String>> names = new HashMap<>();

  private final Map<String, String> threeLetters = new HashMap<>();
  private Pattern anyName;

  private Countries() {}

  /**
   * The countries that a text names.
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
        ALL.anyName
            .matcher(normalized)
            .replaceAll(
                match -> {
                  found.add(ALL.codes.get(match.group()));
                  return " ";
                });
    return new Mentions(found, rest.strip().replaceAll(" +", " "));
  }

  /** The country that a text is the name or code of. */
  static Optional<String> named(String text) {
    var stripped = text.strip();
    if (ALL.names.containsKey(stripped)) {
      return Optional.of(stripped);
    }
    return Optional.ofNullable(ALL.codes.get(QuestionText.normalized(stripped)))
        .or(() -> Optional.ofNullable(ALL.threeLetters.get(stripped)));
  }

  /** The one country that a place is in, where its name is part of the place's. */
  static Optional<String> ofPlace(String place) {
    if (place == null) {
      return Optional.empty();
    }
    var codes = in(place).codes();
    return codes.size() == 1 ? Optional.of(codes.iterator().next()) : Optional.empty();
  }

  static String name(String code, FormLanguage language) {
    return ALL.names.get(code).get(LANGUAGES.indexOf(language.locale().getLanguage()));
  }

  /** English names by ISO 3166-1 alpha-2 codes, in the order of the names. */
  public static Map<String, String> english() {
    return ALL.names.entrySet().stream()
        .sorted(Comparator.comparing(it -> it.getValue().getFirst()))
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                it -> it.getValue().getFirst(),
                (one, _) -> one,
                LinkedHashMap::new));
  }

  static String threeLetters(String code) {
    return ALL.threeLetters.entrySet().stream()
        .filter(it -> it.getValue().equals(code))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  private static Countries read() {
    var countries = new Countries();
    try (var source = Countries.class.getResourceAsStream(SOURCE);
        var reader = new BufferedReader(new InputStreamReader(source, StandardCharsets.UTF_8))) {
      reader.lines().filter(it -> !it.startsWith("#")).forEach(countries::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    countries.anyName =
        Pattern.compile(
            countries.codes.keySet().stream()
                .filter(it -> it.length() >= SHORTEST_NAME)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "\\b(?:", ")\\b")));
    return countries;
  }

  private void add(String line) {
    var parts = List.of(line.split("\\|"));
    var code = parts.getFirst();
    names.put(code, parts.subList(NAMES, NAMES + LANGUAGES.size()));
    threeLetters.put(parts.get(1), code);
    parts.subList(NAMES, parts.size()).forEach(it -> codes.put(QuestionText.normalized(it), code));
  }
}
