package dev.jobtrail.guard;

import java.util.List;
import java.util.stream.IntStream;

/** Refuses the object of one deed as that of another: "write letters and format briefs". */
final class ObjectPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public String refusal(Claim claim) {
    if (!claim.place().contains("/highlights/")) {
      return null;
    }
    var tokens = claim.tokens();
    for (var source : Sources.replaced(claim).toList()) {
      for (var i = 1; i + 1 < source.tokens().size(); i++) {
        if (!Clause.isLink(source.tokens().get(i).word()) || !isSameHead(claim, source)) {
          continue;
        }
        var deed = source.tokens().get(i + 1);
        var objects = objects(source, i + 2);
        var moved =
            isDeed(source.language(), deed) && tokens.stream().noneMatch(it -> isSame(it, deed))
                ? linked(tokens).stream().filter(it -> has(objects, it)).findFirst()
                : null;
        if (moved != null && moved.isPresent()) {
          return "the evidence has another deed for \"%s\"".formatted(moved.get().surface());
        }
      }
    }
    return null;
  }

  /** Both tell the same deed first. */
  private static boolean isSameHead(Claim claim, Sentence source) {
    return !claim.tokens().isEmpty()
        && isSame(claim.tokens().getFirst(), source.tokens().getFirst());
  }

  private static boolean isDeed(TextLanguage language, Token it) {
    return it.isWord()
        && !LEXICON.isFunction(it.word())
        && (AdditionPolicy.isAction(it.word())
            || WordClass.isVerb(language, it.surface())
                && !(language.hasCapitalNouns()
                    && Character.isUpperCase(it.surface().codePointAt(0))));
  }

  private static List<Token> objects(Sentence source, int from) {
    return source.tokens().stream()
        .skip(from)
        .takeWhile(it -> it.isWord() && !Clause.isLink(it.word()))
        .filter(Token::isContent)
        .toList();
  }

  /** The first word of content behind each link. */
  private static List<Token> linked(List<Token> tokens) {
    return IntStream.range(1, tokens.size())
        .filter(i -> Clause.isLink(tokens.get(i).word()))
        .mapToObj(
            i ->
                tokens.stream()
                    .skip(i + 1L)
                    .filter(it -> !LEXICON.isFunction(it.word()))
                    .findFirst())
        .flatMap(it -> it.stream())
        .filter(Token::isContent)
        .toList();
  }

  private static boolean has(List<Token> objects, Token word) {
    return objects.stream().anyMatch(it -> it.key().equals(word.key()));
  }

  private static boolean isSame(Token one, Token other) {
    return one.isWord()
        && (one.key().equals(other.key()) || WordFamily.areKin(one.word(), other.word()));
  }
}
