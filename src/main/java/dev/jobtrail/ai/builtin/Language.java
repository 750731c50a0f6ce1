package dev.jobtrail.ai.builtin;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A language that postings and resumes are read in. */
enum Language {
  ENGLISH("en", "English"),
  GERMAN("de", "German"),
  FRENCH("fr", "French"),
  SPANISH("es", "Spanish");

  /** Its skill in the vocabulary. */
  final String skill;

  private final String code;
  private final Set<String> functionWords = new HashSet<>();
  private final Set<String> stopWords = new HashSet<>();

  static {
    Table.eachNamed(
        "stopwords.txt",
        (code, words) -> {
          for (var language : values()) {
            if (language.code.equals(code)) {
              language.add(words);
            }
          }
        });
  }

  Language(String code, String skill) {
    this.code = code;
    this.skill = skill;
  }

  private void add(String words) {
    var list = Arrays.asList(words.toLowerCase(Locale.ROOT).split(" "));
    if (functionWords.isEmpty()) {
      functionWords.addAll(list);
    }
    stopWords.addAll(list);
  }

  /** Whether a word says nothing about a job in particular. */
  boolean isStopWord(Word word) {
    return stopWords.contains(word.folded()) || ENGLISH.stopWords.contains(word.folded());
  }

  /** Whether a word only joins others. */
  boolean isFunctionWord(Word word) {
    return functionWords.contains(word.folded());
  }

  /** The language with the most function words in a text; English where there are none. */
  static Language of(List<Word> words) {
    var best = ENGLISH;
    var most = 0;
    for (var language : values()) {
      var count = 0;
      for (var word : words) {
        if (language.functionWords.contains(word.folded())) {
          count++;
        }
      }
      if (count > most) {
        most = count;
        best = language;
      }
    }
    return best;
  }
}
