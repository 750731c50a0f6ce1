package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.Set;
import java.util.stream.Collectors;

/** Refuses as present what belongs to positions that have ended. */
final class PresentPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> OF = Set.of("of", "to", "for");

  private static final Set<String> UNTIL =
      Set.of("until", "till", "bis", "jusque", "jusqu'en", "jusqu'a", "hasta");

  @Override
  public Message refusal(Claim claim) {
    var now = madePresent(claim);
    if (now != null) {
      return Message.of("\"%s\": the position that this belongs to has ended", now.surface());
    }
    var ended = beyondItsEnd(claim);
    if (ended != null) {
      return Message.of("\"%s\": the evidence says until when", ended.surface());
    }
    for (var clause : claim.sentence().clauses()) {
      var word = clause.tokens().stream().filter(it -> LEXICON.is("now", it.word())).findFirst();
      if (word.isPresent()
          && !claim.isWish(clause)
          && !isQuoted(claim, word.get())
          && isOver(claim, around(claim, clause))) {
        return Message.of(
            "\"%s\": the position that this belongs to has ended", word.get().surface());
      }
    }
    return null;
  }

  /** "A guide still used by the team", as the evidence has it. */
  private static boolean isQuoted(Claim claim, Token word) {
    var words = claim.sentence().words();
    var at = claim.tokens().indexOf(word);
    var quoted = words.subList(at, Math.min(at + 2, words.size()));
    return quoted.size() > 1 && claim.scope().stream().anyMatch(it -> it.sentence().hasRun(quoted));
  }

  /** "Change casks" where a position that has ended has "changed"; null without such a verb. */
  private static Token madePresent(Claim claim) {
    var first = claim.tokens().isEmpty() ? null : claim.tokens().getFirst();
    var language = claim.sentence().language();
    return first != null
            && claim.place().contains("/highlights/")
            && !LEXICON.isFunction(first.word())
            && !first.isTitle()
            && !isNounBeforeOf(claim)
            && WordClass.isPresent(language, first.surface())
            && claim.scope().stream()
                .filter(it -> it.pointer().equals(claim.place()))
                .filter(it -> isEnded(claim.known(), it))
                .map(it -> it.sentence().tokens().getFirst())
                .filter(it -> WordFamily.areKin(it.word(), first.word()))
                .anyMatch(it -> WordClass.isPast(language, it.surface()))
        ? first
        : null;
  }

  /** "Mentor to five engineers". */
  private static boolean isNounBeforeOf(Claim claim) {
    var tokens = claim.tokens();
    return tokens.size() > 1
        && OF.contains(tokens.get(1).word())
        && WordClass.isNoun(claim.sentence().language(), tokens.getFirst().surface());
  }

  /** "Visit six patients" where the replaced text has visits until 2023. */
  private static Token beyondItsEnd(Claim claim) {
    var first = claim.tokens().isEmpty() ? null : claim.tokens().getFirst();
    return first != null
            && claim.place().contains("/highlights/")
            && claim.sentence().times().isEmpty()
            && WordClass.isPresent(claim.sentence().language(), first.surface())
            && Sources.replaced(claim)
                .filter(it -> !it.tokens().getFirst().is(first.word()))
                .anyMatch(PresentPolicy::hasEnd)
        ? first
        : null;
  }

  private static boolean hasEnd(Sentence source) {
    return source.times().stream()
        .anyMatch(
            it ->
                it.from() > 0 && UNTIL.contains(source.tokens().get(it.from() - 1).word())
                    || UNTIL.contains(source.tokens().get(it.from()).word()));
  }

  private static boolean isEnded(KnownFacts known, KnownSentence source) {
    var entry = known.entries().get(source.entry());
    return entry != null && entry.pointer().startsWith("/work/") && entry.end() != null;
  }

  /** "and, at present, also in telephony": what follows belongs to the word, too. */
  private static Set<String> around(Claim claim, Clause clause) {
    var clauses = claim.sentence().clauses();
    var at = clauses.indexOf(clause);
    var content = clause.content().stream().filter(it -> isNews(it)).collect(Collectors.toSet());
    if (content.isEmpty() && at + 1 < clauses.size()) {
      content.addAll(clauses.get(at + 1).content());
    }
    return content;
  }

  private static boolean isNews(String key) {
    return !LEXICON.is("now", key);
  }

  private static boolean isOver(Claim claim, Set<String> content) {
    var known = claim.known();
    return content.stream()
        .filter(known::knows)
        .anyMatch(
            key ->
                known.all().stream()
                    .filter(it -> it.sentence().keys().contains(key))
                    .allMatch(it -> isOver(known, it, key)));
  }

  private static boolean isOver(KnownFacts known, KnownSentence source, String key) {
    if (known.entries().containsKey(source.entry())) {
      return isEnded(known, source);
    }
    return source.sentence().clauses().stream()
        .filter(it -> it.tokens().stream().anyMatch(token -> token.key().equals(key)))
        .allMatch(it -> it.tokens().stream().anyMatch(token -> LEXICON.is("then", token.word())));
  }
}
