package dev.jobtrail.guard;

import java.util.List;

/** Refuses as the applicant's own what the evidence tells of somebody else. */
final class AgentPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public String refusal(Claim claim) {
    if (claim.setting().isName()) {
      return null;
    }
    var sources = sources(claim);
    if (sources.stream().allMatch(it -> Agency.ofOthers(it).isEmpty())) {
      return null;
    }
    var its = Agency.ofOthers(claim.sentence());
    for (var clause : claim.sentence().clauses()) {
      var verb =
          verbs(clause).stream()
              .filter(it -> !its.contains(claim.tokens().indexOf(it)) && isOnly(sources, it))
              .findFirst();
      if (verb.isPresent() && !claim.isWish(clause) && clause.level() != Level.ASSIST) {
        return "\"%s\" is what somebody else does in the evidence".formatted(verb.get().surface());
      }
    }
    return null;
  }

  /** The sentences of the text that is replaced, else the one that shares most with the claim. */
  private static List<Sentence> sources(Claim claim) {
    var closest = Sources.closest(claim);
    var replaced =
        claim.scope().stream()
            .filter(it -> !claim.place().isEmpty() && it.pointer().equals(claim.place()))
            .map(KnownSentence::sentence)
            .toList();
    if (closest == null || replaced.contains(closest)) {
      return replaced;
    }
    return List.of(closest);
  }

  /** The first word that says something, and what is linked to it: "check and approve". */
  private static List<Token> verbs(Clause clause) {
    var tokens = clause.tokens();
    var first = tokens.stream().filter(AgentPolicy::says).findFirst();
    if (first.isEmpty()) {
      return List.of();
    }
    var at = tokens.indexOf(first.get());
    return at + 2 < tokens.size() && Clause.isLink(tokens.get(at + 1).word())
        ? List.of(first.get(), tokens.get(at + 2))
        : List.of(first.get());
  }

  private static boolean says(Token token) {
    return token.isWord()
        && !LEXICON.isFunction(token.word())
        && !LEXICON.is("first", token.word());
  }

  /** Whether the word, or one of its root, stands in the sources only for what others do. */
  private static boolean isOnly(List<Sentence> sources, Token verb) {
    var isKnown = false;
    for (var source : sources) {
      var others = Agency.ofOthers(source);
      for (var i = 0; i < source.tokens().size(); i++) {
        if (isSame(source.tokens().get(i), verb)) {
          if (!others.contains(i)) {
            return false;
          }
          isKnown = true;
        }
      }
    }
    return isKnown;
  }

  private static boolean isSame(Token given, Token verb) {
    return given.isWord()
        && (given.key().equals(verb.key()) || WordFamily.areKin(given.word(), verb.word()));
  }
}
