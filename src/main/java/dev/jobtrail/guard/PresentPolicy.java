package dev.jobtrail.guard;

import java.util.Set;
import java.util.stream.Collectors;

/** Refuses as present what belongs to positions that have ended. */
final class PresentPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public String refusal(Claim claim) {
    for (var clause : claim.sentence().clauses()) {
      var now = clause.tokens().stream().filter(it -> LEXICON.is("now", it.word())).findFirst();
      if (now.isPresent() && !claim.isWish(clause) && isOver(claim, around(claim, clause))) {
        return "\"%s\": the position that this belongs to has ended".formatted(now.get().surface());
      }
    }
    return null;
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
    var entry = known.entries().get(source.entry());
    if (entry != null) {
      return entry.pointer().startsWith("/work/") && entry.end() != null;
    }
    return source.sentence().clauses().stream()
        .filter(it -> it.tokens().stream().anyMatch(token -> token.key().equals(key)))
        .allMatch(it -> it.tokens().stream().anyMatch(token -> LEXICON.is("then", token.word())));
  }
}
