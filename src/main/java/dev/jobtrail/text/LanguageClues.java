package dev.jobtrail.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Weighs what tells in which language a text is: function words, words of all postings, endings,
 * and in a text as it is spelled also letters, elisions and the other gender's suffix of a title.
 */
final class LanguageClues {

  private static final int FUNCTION_WORD = 2;
  private static final int SHARED_OR_TYPICAL_WORD = 1;
  private static final int MARK = 3;

  private static final int SHORTEST_WITH_ENDING = 7;

  /** Endings of folded words that the other languages do not have. */
  private static final Map<Language, Pattern> ENDING =
      Map.of(
          Language.GERMAN, Pattern.compile(".*(?:ung|ungen|heit|keit|keiten|schaft|ischen?)"),
          Language.FRENCH, Pattern.compile(".*(?:euses?|atrices?)"),
          Language.SPANISH, Pattern.compile(".*(?:cion|ciones|[ai]dad|[ai]dades|mientos?)"));

  private static final Map<Language, Pattern> LETTER =
      Map.of(
          Language.GERMAN, Pattern.compile("(?iu).*[äöüß].*"),
          Language.FRENCH, Pattern.compile("(?iu).*[àâçèéêëîïôœùû].*"),
          Language.SPANISH, Pattern.compile("(?iu).*[áéíñóú].*"));

  /** "(m/w/d)", "Kellner/in"; "l'équipe", "H/F"; "Camarero/a". */
  private static final Map<Language, Pattern> SIGN =
      Map.of(
          Language.GERMAN,
          Pattern.compile(
              "(?iu)\\((?=[^)]*w)[mwdxi](?: ?[/|,] ?[mwdxi])+\\)|\\p{L}{4}/-?in(?!\\p{L})"),
          Language.FRENCH,
          Pattern.compile(
              "(?u)(?<!\\p{L})(?:[dln]|qu|D|L)['’]\\p{L}{3}|(?<!\\p{L})(?:[Hh]/[Ff]|[Ff]/[Hh])(?!\\p{L})"),
          Language.SPANISH,
          Pattern.compile("(?u)\\p{L}{3}/-?as?(?!\\p{L})|[¿¡]"));

  /** French that English, German and Spanish kitchens and offices use. */
  private static final Pattern LOAN =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:sous[ -]chef|chef de (?:partie|rang)|mise en place|à la carte|du jour|en suite|en gros|maître d['’](?:hôtel)?|grand prix|curriculum vitae)(?!\\p{L})");

  private static final Map<String, Map<Language, Integer>> OF_WORD = new HashMap<>();

  static {
    for (var language : Language.values()) {
      language.functionWords().forEach(it -> clue(it).put(language, FUNCTION_WORD));
    }
    OF_WORD.values().stream()
        .filter(it -> it.size() > 1)
        .forEach(it -> it.replaceAll((_, _) -> SHARED_OR_TYPICAL_WORD));
    var typical = new HashMap<String, Map<Language, Integer>>();
    for (var language : Language.values()) {
      language.stopWords().stream()
          .filter(it -> !OF_WORD.containsKey(it))
          .forEach(
              it ->
                  typical
                      .computeIfAbsent(it, _ -> new EnumMap<>(Language.class))
                      .put(language, SHARED_OR_TYPICAL_WORD));
    }
    typical.values().removeIf(it -> it.size() > 1);
    OF_WORD.putAll(typical);
  }

  private static Map<Language, Integer> clue(String word) {
    return OF_WORD.computeIfAbsent(word, _ -> new EnumMap<>(Language.class));
  }

  private final Map<Language, Integer> weights = new EnumMap<>(Language.class);

  private LanguageClues() {}

  /** Those of folded words. */
  static LanguageClues of(Iterable<String> folded) {
    var clues = new LanguageClues();
    folded.forEach(clues::add);
    return clues;
  }

  /** Those of a text; an acronym is no word. */
  static LanguageClues of(String text) {
    var plain = LOAN.matcher(text).replaceAll(" ");
    var words = new ArrayList<String>();
    var spelled = new HashSet<String>();
    for (var token : Tokenizer.tokenize(plain)) {
      if (!isAcronym(token.surface())) {
        words.add(token.folded());
        spelled.add(token.surface());
      }
    }
    var clues = of(words);
    LETTER.forEach(
        (language, letter) ->
            clues.add(
                language,
                (int) spelled.stream().filter(it -> letter.matcher(it).matches()).count()));
    SIGN.forEach((language, sign) -> clues.add(language, sign.matcher(plain).find() ? MARK : 0));
    return clues;
  }

  private static boolean isAcronym(String word) {
    return word.matches("\\p{Lu}{2,4}");
  }

  private void add(String word) {
    OF_WORD.getOrDefault(word, Map.of()).forEach(this::add);
    if (word.length() >= SHORTEST_WITH_ENDING) {
      ENDING.forEach((it, ending) -> add(it, ending.matcher(word).matches() ? 1 : 0));
    }
  }

  private void add(Language language, int weight) {
    weights.merge(language, weight, Integer::sum);
  }

  /**
   * The language with the most clues.
   *
   * @param other where no language has so many clues more than this one
   */
  Language best(Language other, int more) {
    var best = other;
    var least = weight(other) + more;
    for (var language : Language.values()) {
      if (language != other && weight(language) >= (best == other ? least : weight(best) + 1)) {
        best = language;
      }
    }
    return best;
  }

  private int weight(Language language) {
    return weights.getOrDefault(language, 0);
  }
}
