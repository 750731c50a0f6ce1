package dev.jobtrail.guard;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A sentence taken apart.
 *
 * @param same what remains of the text where case, accents and spaces do not count
 * @param keys of all words
 * @param content keys of the words that say something
 */
record Sentence(
    String text,
    TextLanguage language,
    String same,
    List<Token> tokens,
    List<TimeMention> times,
    List<Quantity> quantities,
    List<Frequency> frequencies,
    List<Clause> clauses,
    Set<String> keys,
    Set<String> content) {

  private static final Pattern NOT_WRITTEN = Pattern.compile("[\\s.!?\"“”„«»•*]+");

  /**
   * @param namesOnly whether the text is a list of names, in which everyday words name technologies
   */
  static Sentence of(String plain, boolean namesOnly) {
    return of(plain, namesOnly, TextLanguage.UNKNOWN);
  }

  /**
   * @param other the language where the words of the text do not tell it
   */
  static Sentence of(String plain, boolean namesOnly, TextLanguage other) {
    var told = Tokens.language(plain);
    var language = told == TextLanguage.UNKNOWN ? other : told;
    var tokens = Tokens.of(plain, namesOnly, language);
    var times = Times.in(tokens, plain);
    var clauses = Clause.of(tokens);
    return new Sentence(
        plain,
        language,
        same(plain),
        tokens,
        times,
        Quantities.in(tokens, times, plain),
        Frequency.in(tokens),
        clauses,
        keys(tokens, language),
        content(clauses));
  }

  static String same(String plain) {
    return NOT_WRITTEN.matcher(PlainText.folded(plain)).replaceAll(" ").strip();
  }

  private static Set<String> content(List<Clause> clauses) {
    var result = new HashSet<String>();
    clauses.forEach(it -> result.addAll(it.content()));
    return result;
  }

  /** Its words, numbers and signs in their order. */
  List<String> words() {
    return tokens.stream().map(Token::word).toList();
  }

  /** Whether these words stand in it one behind the other. */
  boolean hasRun(List<String> words) {
    return Collections.indexOfSubList(words(), words) >= 0;
  }

  boolean hasContentOf(Set<String> content) {
    return content.stream().anyMatch(keys::contains);
  }

  /** Whether it has a word of the same family. */
  boolean hasKinOf(Token word) {
    return tokens.stream().anyMatch(it -> it.isWord() && WordFamily.areKin(it.word(), word.word()));
  }

  Clause clauseOf(int token) {
    var it = tokens.get(token);
    return clauses.stream()
        .filter(clause -> clause.tokens().contains(it))
        .findFirst()
        .orElse(new Clause(List.of(), Set.of(), null));
  }

  private static Set<String> keys(List<Token> tokens, TextLanguage language) {
    var isFrench = language == TextLanguage.FRENCH || language == TextLanguage.UNKNOWN;
    var result = new HashSet<String>();
    for (var token : tokens) {
      if (token.isWord()) {
        result.add(token.key());
        if (isFrench && !token.key().startsWith("=") && !token.isTechnology()) {
          result.add(Stem.of(token.word()));
          result.add(Stem.of(token.word(), TextLanguage.FRENCH));
        }
        if (token.word().contains("_")) {
          for (var part : token.word().split("_")) {
            result.add(token.isTechnology() ? Stem.of(part) : Lexicon.INSTANCE.key(part));
            if (isFrench) {
              result.add(Stem.of(part, TextLanguage.FRENCH));
            }
          }
        }
        result.addAll(Lexicon.INSTANCE.impliedBy(token.key()));
      }
    }
    return result;
  }
}
