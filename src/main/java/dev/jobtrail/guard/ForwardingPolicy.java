package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.stream.IntStream;

/** Refuses what the evidence only passes on to others as a deed of one's own. */
final class ForwardingPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** How far behind its preposition somebody may stand. */
  private static final int OTHERS_REACH = 4;

  @Override
  public Message refusal(Claim claim) {
    if (!claim.place().contains("/highlights/")
        || claim.sentence().clauses().stream().anyMatch(it -> it.level() == Level.ASSIST)
        || IntStream.range(0, claim.tokens().size())
            .anyMatch(i -> isHandingOn(claim.sentence(), i))) {
      return null;
    }
    return Sources.replaced(claim)
        .flatMap(it -> passedOn(it).stream())
        .filter(it -> isDealtWith(claim, it) && !namesOthers(claim))
        .map(it -> Message.of("the evidence only passes \"%s\" on", it.surface()))
        .findFirst()
        .orElse(null);
  }

  /** "Pass on", "leite ... weiter", "signale". */
  private static boolean isHandingOn(Sentence sentence, int at) {
    var token = sentence.tokens().get(at);
    if (!token.isWord()) {
      return false;
    }
    var whole = WordFamily.separable(sentence, at);
    return LEXICON.is("handing_on", token.word())
        || whole != null && LEXICON.is("handing_on", whole)
        || LEXICON.is("handing", token.word())
            && sentence.clauseOf(at).tokens().stream().anyMatch(it -> it.is("on") || it.is("over"));
  }

  /** The objects between the verb and those to whom they are passed; none without these. */
  private static List<Token> passedOn(Sentence source) {
    var tokens = source.tokens();
    var verb =
        IntStream.range(0, tokens.size())
            .filter(i -> isHandingOn(source, i))
            .findFirst()
            .orElse(-1);
    if (verb != 0) {
      return List.of(); // another deed comes first
    }
    var to =
        IntStream.range(1, tokens.size())
            .filter(i -> isBeforeOthers(tokens, i))
            .findFirst()
            .orElse(-1);
    return to < 0 ? List.of() : tokens.subList(1, to).stream().filter(Token::isContent).toList();
  }

  /** "To the workshop", "an die Leiterin", "a la abogada", "aux collègues". */
  private static boolean isBeforeOthers(List<Token> tokens, int at) {
    return at + 1 < tokens.size()
        && LEXICON.is("passing_to", tokens.get(at).word())
        && !tokens.get(at).is("de")
        && !tokens.get(at).is("des")
        && !tokens.get(at).is("du")
        && !tokens.get(at).is("del")
        && !tokens.get(at).is("von");
  }

  /** Whether the claim still says to whom it goes. */
  private static boolean namesOthers(Claim claim) {
    var tokens = claim.tokens();
    return IntStream.range(0, tokens.size() - 1)
        .filter(i -> isBeforeOthers(tokens, i))
        .mapToObj(i -> tokens.subList(i + 1, Math.min(tokens.size(), i + OTHERS_REACH)))
        .flatMap(List::stream)
        .filter(Agency::isPersonOrOffice)
        .anyMatch(it -> Sources.replaced(claim).anyMatch(own -> own.keys().contains(it.key())));
  }

  /** Whether the claim has the object under a deed that the evidence does not tell. */
  private static boolean isDealtWith(Claim claim, Token object) {
    var deed = claim.tokens().stream().filter(Token::isWord).findFirst();
    return deed.isPresent()
        && claim.sentence().keys().contains(object.key())
        && !deed.get().key().equals(object.key())
        && Sources.replaced(claim)
            .flatMap(it -> it.tokens().stream())
            .noneMatch(
                it ->
                    it.key().equals(deed.get().key())
                        || it.isWord() && WordFamily.areKin(it.word(), deed.get().word())
                        || Paraphrases.areOne(claim.sentence().language(), it, deed.get()));
  }
}
