package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Names of spoken languages in English, German, French and Spanish, from CLDR. */
final class LanguageNames {

  /** Languages of states and of larger minorities that postings ask for. */
  private static final List<String> CODES =
      List.of(
          "ar", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa",
          "fi", "fr", "ga", "gl", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ko", "lb", "lt",
          "lv", "mk", "ms", "mt", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv",
          "sw", "ta", "th", "tr", "uk", "ur", "vi", "zh", "mi");

  private static final Set<String> ENDINGS = Set.of("er", "en", "es", "em", "e", "a");

  private static final Map<String, String> OTHER_NAMES =
      Map.ofEntries(
          Map.entry("mandarin", "zh"),
          Map.entry("castilian", "es"),
          Map.entry("castellano", "es"),
          Map.entry("flemish", "nl"),
          Map.entry("flamisch", "nl"),
          Map.entry("norwegian", "nb"),
          Map.entry("norwegisch", "nb"),
          Map.entry("norvegien", "nb"),
          Map.entry("noruego", "nb"),
          Map.entry("farsi", "fa"),
          Map.entry("finlandes", "fi"));

  /** Names that are ordinary words without their accents: "fines de semana". */
  private static final Set<String> ORDINARY = Set.of("fines");

  /** By language code. */
  private static final Map<String, Set<String>> CLDR_NAMES = cldrNames();

  private final PhraseIndex<String> names = new PhraseIndex<>();

  LanguageNames() {
    CLDR_NAMES.forEach((code, all) -> all.forEach(it -> add(it, code)));
    OTHER_NAMES.forEach(this::add);
  }

  private static Map<String, Set<String>> cldrNames() {
    var names = new TreeMap<String, Set<String>>();
    for (var code : CODES) {
      var own = new LinkedHashSet<String>();
      for (var language : Language.values()) {
        own.add(language.languageNames().get(code));
      }
      names.put(code, own);
    }
    return names;
  }

  /** The ISO 639-1 codes of languages that a text names, with where. */
  List<PhraseIndex.Hit<String>> in(List<TextToken> tokens) {
    var plain = new ArrayList<String>(tokens.size());
    for (var token : tokens) {
      plain.add(plain(token));
    }
    return names.longest(plain);
  }

  private void add(String name, String code) {
    var words = Tokenizer.tokenize(name).stream().map(LanguageNames::plain).toList();
    if (!ORDINARY.contains(String.join(" ", words))) {
      names.add(words, code);
    }
  }

  /** German adjectives have endings: "französischer". */
  private static String plain(TextToken token) {
    var word = token.folded();
    var end = word.lastIndexOf("sch") + 3;
    if (end > 2 && ENDINGS.contains(word.substring(end))) {
      return word.substring(0, end);
    }
    return word.endsWith("kenntnisse") ? word.substring(0, word.length() - 10) : word;
  }
}
