package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Memo;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.TextToken;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The stems of the words of one language, each word stemmed once for all texts. */
final class Stems {

  /** Of the same order as the words of a language; names come without end. */
  static final int MOST_WORDS = 30_000;

  private static final Map<Language, Stems> BY_LANGUAGE = new EnumMap<>(Language.class);

  static {
    for (var language : Language.values()) {
      BY_LANGUAGE.put(language, new Stems(language));
    }
  }

  /**
   * A word of a text.
   *
   * @param term its stem as a term of the text's language
   * @param english its stem read as English, which names of skills and titles are everywhere
   * @param topic its stem without derivation
   * @param isTelling false for stop words, single letters and numbers
   */
  record Word(String term, String english, String topic, boolean isTelling) {}

  private final Language language;
  private final Memo<Word> words = new Memo<>(MOST_WORDS, this::read);

  /** Created at the first use; not safe for use by several threads. */
  private Stemmer terms;

  private Stemmer english;
  private Stemmer topics;

  private Stems(Language language) {
    this.language = language;
  }

  static Stems of(Language language) {
    return BY_LANGUAGE.get(language);
  }

  /** Stems of their own, for words that need not be remembered: those of the knowledge base. */
  static Stems apart(Language language) {
    return new Stems(language);
  }

  Language language() {
    return language;
  }

  Word word(String folded) {
    return words.get(folded);
  }

  /** The words of a text. */
  List<Word> words(List<TextToken> tokens) {
    var words = new ArrayList<Word>(tokens.size());
    for (var token : tokens) {
      words.add(word(token.folded()));
    }
    return words;
  }

  /** Stems of terms in the text's language. */
  List<String> terms(List<TextToken> tokens) {
    return stems(tokens, Word::term);
  }

  /** Stems of terms read as English. */
  List<String> englishTerms(List<TextToken> tokens) {
    return stems(tokens, Word::english);
  }

  /** The topic stem of a folded word in the text's language. */
  String topic(String folded) {
    return word(folded).topic();
  }

  private List<String> stems(List<TextToken> tokens, Function<Word, String> stem) {
    var stems = new ArrayList<String>(tokens.size());
    for (var token : tokens) {
      stems.add(stem.apply(word(token.folded())));
    }
    return stems;
  }

  private synchronized Word read(String folded) {
    if (terms == null) {
      terms = Stemmer.ofTerms(language);
      english = Stemmer.ofTerms(Language.ENGLISH);
      topics = Stemmer.ofTopics(language);
    }
    return new Word(
        stem(folded, terms),
        stem(folded, english),
        stem(folded, topics),
        folded.length() > 1
            && !language.isStopWord(folded)
            && !Character.isDigit(folded.charAt(0)));
  }

  /** Most words are their own stems, and need no second string. */
  private static String stem(String folded, Stemmer stemmer) {
    var stem = stemmer.stem(folded);
    return stem.equals(folded) ? folded : stem;
  }
}
