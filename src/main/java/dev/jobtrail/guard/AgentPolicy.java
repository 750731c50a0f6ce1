package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Refuses as the applicant's own what the evidence tells of somebody else. */
final class AgentPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> OBJECTS =
      Set.of("them", "it", "the", "sie", "diese", "den", "das", "die", "les", "los", "las");

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
              .filter(it -> !its.contains(claim.tokens().indexOf(it)))
              .filter(it -> isOnly(sources, it) || isOnlySeparated(claim, sources, it))
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
    var result = new ArrayList<>(List.of(first.get()));
    var second = tokens.indexOf(first.get()) + 1;
    for (var i = second; i + 1 < tokens.size(); i++) {
      if (Clause.isLink(tokens.get(i).word()) && (i == second || isBeforeObject(tokens, i + 1))) {
        result.add(tokens.get(i + 1));
      }
    }
    return result;
  }

  private static boolean isBeforeObject(List<Token> tokens, int at) {
    return at + 1 < tokens.size() && OBJECTS.contains(tokens.get(at + 1).word());
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

  /** "Nehme sie ab" where the evidence has somebody who "abnimmt". */
  private static boolean isOnlySeparated(Claim claim, List<Sentence> sources, Token verb) {
    var whole = WordFamily.separable(claim.sentence(), claim.tokens().indexOf(verb));
    var thesaurus = Thesaurus.of(claim.sentence().language());
    if (whole == null || thesaurus == null) {
      return false;
    }
    var particle = whole.substring(0, whole.length() - verb.word().length());
    var verbs =
        thesaurus.bases(verb.surface()).stream()
            .map(it -> particle + it)
            .collect(Collectors.toSet());
    return sources.stream()
        .anyMatch(
            source ->
                Agency.ofOthers(source).stream()
                    .map(source.tokens()::get)
                    .filter(Token::isWord)
                    .anyMatch(it -> !Collections.disjoint(thesaurus.bases(it.surface()), verbs)));
  }

  private static boolean isSame(Token given, Token verb) {
    return given.isWord()
        && (given.key().equals(verb.key()) || WordFamily.areKin(given.word(), verb.word()));
  }
}
