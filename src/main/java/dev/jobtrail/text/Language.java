package dev.jobtrail.text;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A language that texts are read in, with its stop words. */
public enum Language {
  ENGLISH("en", "English"),
  GERMAN("de", "German"),
  FRENCH("fr", "French"),
  SPANISH("es", "Spanish");

  /** A lead of fewer clues may come from a few foreign words. */
  private static final int CLEAR = 3;

  private final String code;
  private final String englishName;
  private final Set<String> functionWords = new HashSet<>();
  private final Set<String> stopWords = new HashSet<>();
  private final Map<String, String> languageNames = new LinkedHashMap<>();

  static {
    for (var code : Locale.getISOLanguages()) {
      var named = Locale.of(code);
      for (var language : values()) {
        language.languageNames.put(code, named.getDisplayLanguage(Locale.of(language.code)));
      }
    }
    for (var line : TextResource.lines("/text/stopwords.txt")) {
      var end = line.indexOf(']');
      var language = of(line.substring(1, end));
      var words = Arrays.asList(line.substring(end + 1).strip().split(" "));
      if (language.functionWords.isEmpty()) {
        language.functionWords.addAll(words);
      }
      language.stopWords.addAll(words);
    }
  }

  Language(String code, String englishName) {
    this.code = code;
    this.englishName = englishName;
  }

  /** The ISO 639-1 code in lower case. */
  public String code() {
    return code;
  }

  /** "German". */
  public String englishName() {
    return englishName;
  }

  /** "Deutsch". */
  public String ownName() {
    var name = languageNames.get(code);
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * The names that languages have in this one, as CLDR has them, by ISO 639-1 code. Read when the
   * executable is built, which has English names alone.
   */
  public Map<String, String> languageNames() {
    return Collections.unmodifiableMap(languageNames);
  }

  /**
   * The language of a code.
   *
   * @throws IllegalArgumentException for any other than the four
   */
  public static Language of(String code) {
    for (var language : values()) {
      if (language.code.equals(code)) {
        return language;
      }
    }
    throw new IllegalArgumentException("No such language: " + code);
  }

  /**
   * A sign between two texts, as the language sets it: French has a no-break space before it.
   *
   * @param sign such as ": " or "; "
   */
  public String sign(String sign) {
    return this == FRENCH && ":;?!".indexOf(sign.charAt(0)) >= 0 ? "\u00a0" + sign : sign;
  }

  /** Whether a folded word says nothing about a job in particular, in this language or English. */
  public boolean isStopWord(String folded) {
    return stopWords.contains(folded) || ENGLISH.stopWords.contains(folded);
  }

  /** Whether a folded word only joins others. */
  public boolean isFunctionWord(String folded) {
    return functionWords.contains(folded);
  }

  Set<String> functionWords() {
    return functionWords;
  }

  Set<String> stopWords() {
    return stopWords;
  }

  /** The language that most of the folded words speak for; English where none do. */
  public static Language detect(Iterable<String> folded) {
    return LanguageClues.of(folded).best(ENGLISH, 1);
  }

  /**
   * The language of a text by its words and its spelling.
   *
   * @param other where they speak for no other one
   */
  public static Language ofText(String text, Language other) {
    return LanguageClues.of(text).best(other, 1);
  }

  /**
   * The same of a short text, which may be little more than names.
   *
   * @param other where no other one is clear
   */
  public static Language clearlyOf(String text, Language other) {
    return LanguageClues.of(text).best(other, CLEAR);
  }
}
