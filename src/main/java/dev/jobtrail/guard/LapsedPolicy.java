package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.regex.Pattern;

/** Refuses certificates and licences that have expired, told without that. */
final class LapsedPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Pattern NAMES = Pattern.compile("/certificates/\\d+/name");

  /** A name is told by two of its words, or by all of it. */
  private static final int WORDS_OF_NAME = 2;

  @Override
  public Message refusal(Claim claim) {
    if (claim.isAllWish()
        || claim.place().startsWith("/certificates")
        || claim.tokens().stream().anyMatch(LapsedPolicy::isReserved)) {
      return null;
    }
    return claim.known().all().stream()
        .filter(it -> NAMES.matcher(it.pointer()).matches())
        .map(it -> it.sentence().tokens())
        .filter(it -> it.stream().anyMatch(own -> LEXICON.is("lapsed", own.word())))
        .filter(it -> names(claim, it) && !isRenewed(claim, it))
        .map(List::getFirst)
        .map(it -> Message.of("\"%s\" has expired in the evidence", it.surface()))
        .findFirst()
        .orElse(null);
  }

  private static boolean isReserved(Token it) {
    return LEXICON.is("lapsed", it.word())
        || LEXICON.isNegation(it.word())
        || LEXICON.is("then", it.word())
        || LEXICON.is("planned", it.word());
  }

  private static boolean names(Claim claim, List<Token> name) {
    var words = words(name);
    var told = words.stream().filter(it -> claim.sentence().keys().contains(it.key())).count();
    return !words.isEmpty() && told >= Math.min(WORDS_OF_NAME, words.size());
  }

  /** The words before the one that says that it has expired. */
  private static List<Token> words(List<Token> name) {
    return name.stream()
        .takeWhile(it -> !LEXICON.is("lapsed", it.word()))
        .filter(Token::isContent)
        .toList();
  }

  /** Whether a confirmed fact or another certificate has it without that. */
  private static boolean isRenewed(Claim claim, List<Token> name) {
    var words = words(name).stream().map(Token::key).toList();
    return claim.known().all().stream()
        .filter(
            it -> it.entry().equals(KnownSentence.FACTS) || NAMES.matcher(it.pointer()).matches())
        .map(KnownSentence::sentence)
        .filter(
            it -> words.stream().filter(it.keys()::contains).count() >= Math.min(2, words.size()))
        .anyMatch(it -> it.tokens().stream().noneMatch(own -> LEXICON.is("lapsed", own.word())));
  }
}
