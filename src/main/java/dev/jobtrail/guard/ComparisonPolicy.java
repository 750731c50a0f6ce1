package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Refuses superlatives and praise of oneself that the evidence does not have. */
final class ComparisonPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;
  private static final Pattern ENGLISH = Pattern.compile("\\p{L}{3,}(?:iest|[^aeiou]est)");
  private static final Pattern GERMAN = Pattern.compile("\\p{L}{3,}st(?:e|en|er|es|em)");
  private static final Pattern SPANISH = Pattern.compile("\\p{L}{3,}isim[oa]s?");
  private static final Set<String> MORE = Set.of("plus", "mas", "moins", "menos");
  private static final Set<String> ARTICLES =
      Set.of("le", "la", "les", "el", "los", "las", "lo", "de", "des", "mi", "mon", "ma", "mes");

  private static final Set<String> ARTICLES_OF_OBJECTS =
      Set.of("a", "an", "the", "my", "our", "its", "two", "three", "four", "five", "six");

  @Override
  public Message refusal(Claim claim) {
    for (var clause : claim.sentence().clauses()) {
      if (claim.isWish(clause)) {
        continue;
      }
      for (var i = 0; i < clause.tokens().size(); i++) {
        if (isSuperlative(clause.tokens(), i, claim.sentence().language())
            && !isKnown(claim, clause, i)) {
          return Message.of("nothing supports the praise \"%s\"", clause.tokens().get(i).surface());
        }
      }
    }
    return null;
  }

  static boolean isSuperlative(List<Token> tokens, int at, TextLanguage language) {
    var token = tokens.get(at);
    var word = token.word();
    if (!token.isWord() || LEXICON.is("plain", word)) {
      return false;
    }
    if (LEXICON.is("superlative", word)) {
      return !isLeadingSomething(tokens, at)
          && !(at + 1 < tokens.size() && Quantities.value(tokens.get(at + 1)) != null);
    }
    var isSmall = Character.isLowerCase(token.surface().codePointAt(0));
    return switch (language) {
      case ENGLISH, UNKNOWN ->
          isSmall && ENGLISH.matcher(word).matches()
              || word.equals("most")
                  && at > 0
                  && Set.of("the", "my", "their", "its").contains(tokens.get(at - 1).word());
      case GERMAN -> isSmall && GERMAN.matcher(word).matches();
      case FRENCH, SPANISH ->
          SPANISH.matcher(word).matches()
              || MORE.contains(word)
                  && isBehindArticle(tokens, at, language)
                  && at + 1 < tokens.size()
                  && tokens.get(at + 1).isWord()
                  && !LEXICON.isRhythm(tokens.get(at + 1).key())
                  && !LEXICON.isFunction(tokens.get(at + 1).word());
      case OTHER -> false;
    };
  }

  /** "Leading the response", "leading two teams": the verb, of which PartPolicy asks. */
  private static boolean isLeadingSomething(List<Token> tokens, int at) {
    return tokens.get(at).is("leading")
        && at + 1 < tokens.size()
        && (ARTICLES_OF_OBJECTS.contains(tokens.get(at + 1).word())
            || tokens.get(at + 1).isNumber())
        && !(at > 0 && ARTICLES_OF_OBJECTS.contains(tokens.get(at - 1).word()));
  }

  /** In Spanish the noun may stand between: "la técnica más rápida". */
  private static boolean isBehindArticle(List<Token> tokens, int at, TextLanguage language) {
    if (at > 0 && ARTICLES.contains(tokens.get(at - 1).word())) {
      return true;
    }
    return language == TextLanguage.SPANISH
        && at > 1
        && tokens.get(at - 1).isContent()
        && ARTICLES.contains(tokens.get(at - 2).word())
        && tokens.stream().skip(at).noneMatch(it -> it.is("que"));
  }

  private static boolean hasKin(Sentence source, Token word) {
    return !LEXICON.is("superlative", word.word()) && source.hasKinOf(word);
  }

  /** "Mejorar" does not make anything "mejor". */
  private static boolean says(Sentence source, Token word) {
    return LEXICON.is("superlative", word.word())
        ? source.tokens().stream()
            .anyMatch(it -> it.key().equals(word.key()) && LEXICON.is("superlative", it.word()))
        : source.keys().contains(word.key());
  }

  private static boolean isKnown(Claim claim, Clause clause, int at) {
    return claim.scope().stream()
        .map(KnownSentence::sentence)
        .filter(it -> says(it, clause.tokens().get(at)) || hasKin(it, clause.tokens().get(at)))
        .anyMatch(it -> clause.content().isEmpty() || it.hasContentOf(clause.content()));
  }
}
