package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Refuses a denial that the evidence does not make. */
final class DenialPolicy implements Policy {

  /** More words are a clause, and not the name of what is denied. */
  private static final int MOST_NARROWING = 2;

  @Override
  public Message refusal(Claim claim) {
    for (var clause : claim.sentence().clauses()) {
      if (claim.isWish(clause)) {
        continue;
      }
      for (var i = 0; i < clause.tokens().size(); i++) {
        if (Negations.isNegation(clause.tokens(), i) && !isKnown(claim, clause, i)) {
          return Message.of(
              "\"%s\" denies what the evidence does not deny", clause.tokens().get(i).surface());
        }
      }
    }
    return null;
  }

  private static boolean isKnown(Claim claim, Clause clause, int at) {
    var denied = Negations.denied(clause.tokens(), at);
    if (Sources.replaced(claim).anyMatch(it -> deniesOther(it, claim, denied))
        || isOnlyOfOthers(claim, denied)
        || isOpen(claim, clause, denied)
        || isUnfinished(claim, clause)
        || Sources.replaced(claim).anyMatch(it -> isDeniedAlike(it, claim))) {
      return true;
    }
    return claim.scope().stream()
        .map(KnownSentence::sentence)
        .filter(it -> denied.isEmpty() || it.hasContentOf(denied) || hasKinOf(it, clause, denied))
        .anyMatch(it -> denies(it, claim));
  }

  /**
   * "Not taken up" where the replaced text has "not adopted", "without approval so far" for what is
   * pending: a denial for another one or for a reservation, of nothing new.
   */
  private static boolean isOpen(Claim claim, Clause clause, Set<String> denied) {
    var nouns =
        clause.tokens().stream()
            .filter(it -> it.isWord() && denied.contains(it.key()))
            .filter(it -> WordClass.isNoun(claim.sentence().language(), it.surface()))
            .toList();
    return Sources.replaced(claim)
        .filter(it -> nouns.stream().allMatch(noun -> TentativePolicy.says(it, noun)))
        .anyMatch(
            it ->
                it.tokens().stream().anyMatch(ReservationPolicy::isOpen)
                    || deniesNoLess(it, claim.sentence()));
  }

  /** One denial for one denial: "none of which moved" for "no movement", "not" for "without". */
  private static boolean isDeniedAlike(Sentence source, Claim claim) {
    return source.hasContentOf(claim.sentence().content())
        && denials(claim.sentence()) <= denials(source)
        && deniesNoLess(source, claim.sentence());
  }

  private static long denials(Sentence sentence) {
    return IntStream.range(0, sentence.tokens().size())
        .filter(i -> Negations.isNegation(sentence.tokens(), i))
        .count();
  }

  /** "I am no customs agent yet" where the evidence has the course for it as not finished. */
  private static boolean isUnfinished(Claim claim, Clause clause) {
    var before = claim.sentence().clauses().indexOf(clause) - 1;
    return namesUnfinished(claim, clause)
        || before >= 0
            && clause.content().size() <= MOST_NARROWING
            && namesUnfinished(claim, claim.sentence().clauses().get(before));
  }

  private static boolean namesUnfinished(Claim claim, Clause clause) {
    return clause.tokens().stream()
            .filter(it -> it.isContent() || it.isTitle())
            .anyMatch(it -> claim.known().isOnlyOfUnfinished(it.key()))
        || claim.known().all().stream()
            .filter(it -> claim.known().isUnfinished(it.entry()))
            .map(it -> it.sentence().keys())
            .anyMatch(it -> namesCourse(clause, it));
  }

  /** Whether the clause has more than one word of the course: "my diploma in brewing". */
  private static boolean namesCourse(Clause clause, Set<String> course) {
    return clause.tokens().stream()
            .filter(it -> it.isContent() || Lexicon.INSTANCE.isStrong(it.word()))
            .map(Token::key)
            .filter(course::contains)
            .distinct()
            .count()
        > 1;
  }

  /** Whether the sentence has in any words what the denial of the source is limited to. */
  private static boolean deniesNoLess(Sentence source, Sentence sentence) {
    var tokens = source.tokens();
    return IntStream.range(0, tokens.size())
        .filter(i -> Negations.isNegation(tokens, i))
        .mapToObj(i -> narrowing(tokens, i))
        .anyMatch(
            it ->
                tokens.stream()
                    .filter(word -> it.contains(word.key()))
                    .allMatch(word -> TentativePolicy.says(sentence, word)));
  }

  /** "Fish, not meat" where the replaced text has meat only in what somebody else does. */
  private static boolean isOnlyOfOthers(Claim claim, Set<String> denied) {
    var sources = Sources.replaced(claim).toList();
    return !denied.isEmpty() && denied.stream().allMatch(key -> isOnlyOfOthers(sources, key));
  }

  private static boolean isOnlyOfOthers(List<Sentence> sources, String key) {
    return sources.stream().anyMatch(it -> it.keys().contains(key))
        && sources.stream()
            .allMatch(
                it -> {
                  var others = Agency.clausesOfOthers(it);
                  return IntStream.range(0, it.tokens().size())
                      .filter(i -> it.tokens().get(i).key().equals(key))
                      .allMatch(others::contains);
                });
  }

  /** "Without escalation" where the replaced text has a denial that the claim has no more. */
  private static boolean deniesOther(Sentence source, Claim claim, Set<String> denied) {
    return source.hasContentOf(claim.sentence().content())
        && denied.stream().noneMatch(claim.known()::knows)
        && IntStream.range(0, source.tokens().size())
            .filter(i -> Negations.isNegation(source.tokens(), i))
            .mapToObj(i -> Negations.denied(source.tokens(), i))
            .anyMatch(it -> !it.isEmpty() && !claim.sentence().hasContentOf(it));
  }

  /** "No loss" where the evidence has that nothing was lost. */
  private static boolean hasKinOf(Sentence source, Clause clause, Set<String> denied) {
    return clause.tokens().stream()
        .filter(it -> it.isWord() && denied.contains(it.key()))
        .anyMatch(source::hasKinOf);
  }

  /** Whether the source denies at least as much: nothing narrower, and not of another time. */
  private static boolean denies(Sentence source, Claim claim) {
    var tokens = source.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      if (Negations.isNegation(tokens, i)
          && claim.sentence().keys().containsAll(narrowing(tokens, i))
          && isOfTheSameTime(source, claim.sentence())) {
        return true;
      }
    }
    return false;
  }

  /** What stands right behind the denial: "no serious falls" denies no other falls. */
  private static Set<String> narrowing(List<Token> tokens, int at) {
    var result = new HashSet<String>();
    for (var i = at + 1; i < tokens.size(); i++) {
      var it = tokens.get(i);
      if (!it.isWord() || Lexicon.INSTANCE.isFunction(it.word())) {
        break;
      }
      if (it.isContent() && !isVerb(it)) {
        result.add(it.key());
      }
    }
    return result.size() > MOST_NARROWING ? Set.of() : result;
  }

  /** "No hubo incidencias graves": the verb narrows nothing down. */
  private static boolean isVerb(Token it) {
    return WordClass.isVerb(TextLanguage.SPANISH, it.surface())
        && WordClass.isPast(TextLanguage.SPANISH, it.surface())
        && !WordClass.isNoun(TextLanguage.SPANISH, it.surface());
  }

  private static boolean isOfTheSameTime(Sentence source, Sentence sentence) {
    return sentence.times().isEmpty()
        || source.times().isEmpty()
        || sentence.times().stream()
            .allMatch(
                it -> source.times().stream().anyMatch(given -> TimePolicy.follows(it, given)));
  }
}
