package dev.jobtrail.text;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.de.GermanLightStemFilter;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.es.SpanishLightStemFilter;
import org.apache.lucene.analysis.fr.FrenchLightStemFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.KeywordAttributeImpl;
import org.apache.lucene.analysis.tokenattributes.PackedTokenAttributeImpl;

/**
 * Reduces words of one language to their stems by the light stemmers of Apache Lucene. Not safe for
 * use by several threads: create one for each text.
 */
// Lucene creates its attributes by reflection.
@RegisterForReflection(targets = {PackedTokenAttributeImpl.class, KeywordAttributeImpl.class})
public final class Stemmer {

  private static final int SHORTEST = 3;

  /** Words of German whose stem would be that of another one: "Montage" is no "Montag". */
  private static final Map<String, String> APART =
      Map.of("montage", "montage", "montagen", "montage");

  private final OneToken source = new OneToken();
  private final TokenStream filter;
  private final CharTermAttribute term;

  private final Map<String, String> apart;

  private Stemmer(Language language, boolean isNarrow) {
    apart = language == Language.GERMAN ? APART : Map.of();
    filter =
        switch (language) {
          case ENGLISH ->
              isNarrow ? new EnglishMinimalStemFilter(source) : new PorterStemFilter(source);
          case GERMAN -> new GermanLightStemFilter(source);
          case FRENCH -> new FrenchLightStemFilter(source);
          case SPANISH -> new SpanishLightStemFilter(source);
        };
    term = filter.getAttribute(CharTermAttribute.class);
  }

  /** For names and terms: takes away number and gender, and leaves derived words apart. */
  public static Stemmer ofTerms(Language language) {
    return new Stemmer(language, true);
  }

  /**
   * For topics: brings derived words together where the language allows ("develop", "developer").
   */
  public static Stemmer ofTopics(Language language) {
    return new Stemmer(language, false);
  }

  /**
   * The stem of a word.
   *
   * @param folded as {@link Tokenizer#fold} gives it
   */
  public String stem(String folded) {
    if (folded.length() <= SHORTEST || !Character.isLetter(folded.charAt(folded.length() - 1))) {
      return folded;
    }
    var own = apart.get(folded);
    if (own != null) {
      return own;
    }
    try {
      source.next = folded;
      filter.incrementToken();
      return term.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The stems of the words of a text in their order; none where it is null. */
  public List<String> stems(String text) {
    return Tokenizer.words(text).stream().map(this::stem).toList();
  }

  private static final class OneToken extends TokenStream {

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private String next;

    @Override
    public boolean incrementToken() {
      clearAttributes();
      term.append(next);
      return true;
    }
  }
}
