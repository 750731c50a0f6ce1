package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.TextToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The stems of one text, each word stemmed once. Not safe for use by several threads. */
final class Stems {

  private final Language language;
  private final Words own;
  private final Words english;
  private final Words topics;

  Stems(Language language) {
    this.language = language;
    own = new Words(Stemmer.ofTerms(language));
    english = language == Language.ENGLISH ? own : new Words(Stemmer.ofTerms(Language.ENGLISH));
    topics = new Words(Stemmer.ofTopics(language));
  }

  Language language() {
    return language;
  }

  /** Stems of terms in the text's language. */
  List<String> terms(List<TextToken> tokens) {
    return own.stems(tokens);
  }

  /** Stems of terms read as English, which names of skills and titles are everywhere. */
  List<String> englishTerms(List<TextToken> tokens) {
    return english.stems(tokens);
  }

  /** The topic stem of a folded word in the text's language. */
  String topic(String folded) {
    return topics.stem(folded);
  }

  private record Words(Stemmer stemmer, Map<String, String> known) {

    Words(Stemmer stemmer) {
      this(stemmer, new HashMap<>());
    }

    String stem(String folded) {
      var stem = known.get(folded);
      if (stem == null) {
        stem = stemmer.stem(folded);
        known.put(folded, stem);
      }
      return stem;
    }

    List<String> stems(List<TextToken> tokens) {
      var stems = new ArrayList<String>(tokens.size());
      for (var token : tokens) {
        stems.add(stem(token.folded()));
      }
      return stems;
    }
  }
}
