package dev.jobtrail.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import morfologik.fsa.FSATraversal;
import morfologik.fsa.MatchResult;
import morfologik.stemming.Dictionary;
import morfologik.stemming.DictionaryLookup;

/**
 * The readings of words of one language by the morphological dictionaries of LanguageTool. Not safe
 * for use by several threads: create one for each text.
 */
public final class Morphology {

  /** Filled at the first use, as most requests need none of them. */
  private static final Map<String, Dictionary> DICTIONARIES = new ConcurrentHashMap<>();

  private static final String FOLDER = "/org/languagetool/resource/";

  /**
   * What a word form may be.
   *
   * @param tag in the tag set of the dictionary: "VER:1:SIN:PRÄ:SFT", "N f s", "VMIP1S0", "VBD"
   */
  public record Reading(String lemma, String tag) {}

  private final Language language;
  private final Dictionary dictionary;
  private final DictionaryLookup lookup;

  private Morphology(Language language) {
    this.language = language;
    dictionary = dictionary(file(language));
    lookup = new DictionaryLookup(dictionary);
  }

  public static Morphology of(Language language) {
    return new Morphology(language);
  }

  public Language language() {
    return language;
  }

  private static String file(Language language) {
    return switch (language) {
      case ENGLISH -> "en/english";
      case GERMAN -> "de/german";
      case FRENCH -> "fr/french";
      case SPANISH -> "es/es-ES";
    };
  }

  private static Dictionary dictionary(String file) {
    return DICTIONARIES.computeIfAbsent(file, Morphology::load);
  }

  private static Dictionary load(String file) {
    try (var words = open(file + ".dict");
        var settings = open(file + ".info")) {
      return Dictionary.read(words, settings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String file) {
    return Objects.requireNonNull(Morphology.class.getResourceAsStream(FOLDER + file), file);
  }

  /** The readings of a word as it is written; none where the dictionary does not have it. */
  public List<Reading> readings(String word) {
    return lookup.lookup(word).stream()
        .map(it -> new Reading(text(it.getStem()), tag(text(it.getTag()))))
        .toList();
  }

  /** Whether one of the readings of a word has a tag that matches a regular expression. */
  public boolean is(String word, String tag) {
    return readings(word).stream().anyMatch(it -> it.tag().matches(tag));
  }

  /**
   * How common a word is in texts of its language, 0 to 25 on a logarithmic scale; -1 where the
   * dictionaries do not say, as those of German do not.
   */
  public int commonness(String word) {
    if (language == Language.ENGLISH) {
      return englishCommonness(word);
    }
    var most = -1;
    if (dictionary.metadata.isFrequencyIncluded()) {
      for (var reading : lookup.lookup(word)) {
        var tag = text(reading.getTag());
        most = tag.isEmpty() ? most : Math.max(most, tag.charAt(tag.length() - 1) - 'A');
      }
    }
    return most;
  }

  /** The dictionary of spellings has a letter behind each word. */
  private static int englishCommonness(String word) {
    var spellings = dictionary("en/hunspell/en_US");
    var key = word + (char) spellings.metadata.getSeparator();
    var match = new FSATraversal(spellings.fsa).match(key.getBytes(StandardCharsets.UTF_8));
    return match.kind == MatchResult.SEQUENCE_IS_A_PREFIX
        ? spellings.fsa.getArcLabel(spellings.fsa.getFirstArc(match.node)) - 'A'
        : -1;
  }

  /** The English forms of a base form with a tag of the Penn Treebank, such as "VBD". */
  public List<String> englishForms(String base, String tag) {
    if (language != Language.ENGLISH) {
      throw new IllegalStateException("Only English forms are known.");
    }
    return new DictionaryLookup(dictionary("en/english_synth"))
        .lookup(base + "|" + tag).stream().map(it -> text(it.getStem())).toList();
  }

  /** Some dictionaries end each tag with a letter for how frequent the word is. */
  private String tag(String tag) {
    return dictionary.metadata.isFrequencyIncluded() && !tag.isEmpty()
        ? tag.substring(0, tag.length() - 1)
        : tag;
  }

  private static String text(CharSequence text) {
    return text == null ? "" : text.toString();
  }
}
