package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Refuses the object of one deed as that of another: "write letters and format briefs". */
final class ObjectPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public Message refusal(Claim claim) {
    if (!claim.place().contains("/highlights/")) {
      return null;
    }
    return Sources.replaced(claim)
        .filter(it -> isSameHead(claim, it))
        .filter(it -> claim.tokens().size() > 1 && !Clause.isLink(claim.tokens().get(1).word()))
        .flatMap(it -> moved(claim.tokens(), it))
        .map(it -> Message.of("the evidence has another deed for \"%s\"", it.surface()))
        .findFirst()
        .orElse(null);
  }

  /** Words of the claim behind a link that are objects of deeds which the claim does not tell. */
  private static Stream<Token> moved(List<Token> tokens, Sentence source) {
    var own = source.tokens();
    return IntStream.range(2, own.size())
        .filter(i -> Clause.isLink(own.get(i - 1).word()))
        .filter(i -> isDeed(source.language(), own.get(i)))
        .filter(i -> tokens.stream().noneMatch(it -> isSame(it, own.get(i))))
        .mapToObj(i -> objects(source, i + 1))
        .flatMap(objects -> linked(tokens).stream().filter(it -> has(objects, it)));
  }

  /** Both tell the same deed first. */
  private static boolean isSameHead(Claim claim, Sentence source) {
    return !claim.tokens().isEmpty()
        && !source.tokens().isEmpty()
        && isSame(claim.tokens().getFirst(), source.tokens().getFirst());
  }

  private static boolean isDeed(TextLanguage language, Token it) {
    return it.isWord()
        && !LEXICON.isFunction(it.word())
        && (AdditionPolicy.isAction(it.word())
            || WordClass.isVerb(language, it.surface())
                && !(language.hasCapitalNouns() && it.isCapital()));
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
