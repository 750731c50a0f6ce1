package dev.jobtrail.guard;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.TextResource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;

/**
 * Which words of a language mean the same, by public thesauri, whatever their form.
 *
 * <p>Read when a language is first asked for. The files are written by {@code
 * src/bench/guard/thesaurus}.
 */
final class Thesaurus {

  private static final Map<Language, Thesaurus> LOADED = new ConcurrentHashMap<>();

  /** Shorter forms of verbs are those of too many others. */
  private static final int SHORTEST = 3;

  private static final int SHORTEST_FEMININE = 6;

  private final Language language;

  /** For each pair of words the hash of the smaller one and that of the other, in order. */
  private final long[] pairs;

  private Thesaurus(Language language) {
    this.language = language;
    var file = "/guard/thesaurus-" + language.code() + ".txt.gz";
    try (var lines = TextResource.open(file)) {
      pairs = lines.lines().flatMapToLong(Thesaurus::pairs).sorted().distinct().toArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** That of a text's language; null where there is none. */
  static Thesaurus of(TextLanguage language) {
    var known = language.known();
    return known == null ? null : LOADED.computeIfAbsent(known, Thesaurus::new);
  }

  private static LongStream pairs(String line) {
    var colon = line.indexOf(": ");
    var words = line.substring(colon < 0 ? 0 : colon + 2).split(" ");
    if (colon >= 0) {
      var head = line.substring(0, colon);
      return Arrays.stream(words).mapToLong(it -> pair(head, it));
    }
    return LongStream.range(0, words.length)
        .flatMap(i -> Arrays.stream(words).skip(i + 1L).mapToLong(it -> pair(words[(int) i], it)));
  }

  private static long pair(String one, String other) {
    var first = one.hashCode();
    var second = other.hashCode();
    return (long) Math.min(first, second) << Integer.SIZE
        | Integer.toUnsignedLong(Math.max(first, second));
  }

  /**
   * The base forms that a word may have, folded, and the word; only that of one of unknown form.
   *
   * @param surface as it is written
   */
  Set<String> bases(String surface) {
    var result = new HashSet<String>();
    var small = surface.toLowerCase(Locale.ROOT);
    var words = Morphology.of(language);
    for (var form : new HashSet<>(List.of(surface, small))) {
      words.readings(form).stream()
          .map(it -> PlainText.folded(it.lemma()))
          .filter(it -> it.length() >= SHORTEST)
          .forEach(result::add);
    }
    if (language == Language.GERMAN) {
      List.copyOf(result).stream()
          .filter(it -> it.length() > SHORTEST_FEMININE && it.endsWith("in"))
          .forEach(it -> result.add(it.substring(0, it.length() - 2)));
    }
    result.add(PlainText.folded(small));
    return result;
  }

  /** Whether one of the words is one of the others, or means the same. */
  boolean areOne(Set<String> bases, Set<String> others) {
    return bases.stream()
        .anyMatch(
            one ->
                others.contains(one)
                    || others.stream()
                        .anyMatch(it -> Arrays.binarySearch(pairs, pair(one, it)) >= 0));
  }
}
