package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Refuses courses, exams and degrees as completed unless the evidence says so. */
final class CompletionPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** "Chemiestudium", "Technikerausbildung". */
  private static final Pattern GERMAN_COURSE =
      Pattern.compile(
          "(?:studium|studiums|ausbildung|fortbildung|weiterbildung|lehrgang|prufung)$");

  @Override
  public Message refusal(Claim claim) {
    var begun = begun(claim);
    if (begun != null) {
      return Message.of(
          "the evidence has \"%s\" only as a course that was not finished", begun.surface());
    }
    var ahead = ahead(claim);
    if (ahead != null) {
      return Message.of("the evidence does not say that it was \"%s\"", ahead.surface());
    }
    for (var clause : claim.sentence().clauses()) {
      var done =
          clause.tokens().stream().filter(it -> LEXICON.is("completion", it.word())).findFirst();
      if (done.isPresent() && Credentials.isGivenBehind(claim, done.get())) {
        continue;
      }
      if (done.isPresent()
          && !claim.isWish(clause)
          && has(clause.tokens(), "course")
          && claim.scope().stream().noneMatch(it -> isCompleted(claim, it, clause))) {
        return Message.of("the evidence does not say that it was \"%s\"", done.get().surface());
      }
      if (done.isPresent() && !claim.isWish(clause) && isOfOtherCourse(claim, clause)) {
        return Message.of("the evidence does not say that it was \"%s\"", done.get().surface());
      }
    }
    return null;
  }

  /** "Completed the training" where the replaced text has it as planned or in progress. */
  private static Token ahead(Claim claim) {
    var replaced = Sources.replaced(claim).toList();
    if (claim.scope().stream().anyMatch(it -> it.entry().equals(KnownSentence.FACTS))
        || replaced.stream().noneMatch(CompletionPolicy::isAhead)
        || replaced.stream()
            .anyMatch(it -> has(it.tokens(), "completion") || has(it.tokens(), "achievement"))) {
      return null;
    }
    return claim.tokens().stream()
        .filter(it -> it.isWord() && !claim.isWish(claim.tokens().indexOf(it)))
        .filter(it -> LEXICON.is("completion", it.word()) || LEXICON.is("achievement", it.word()))
        .filter(it -> !isReserved(claim, it) && !it.word().startsWith("valid"))
        .findFirst()
        .orElse(null);
  }

  private static boolean isAhead(Sentence source) {
    return IntStream.range(0, source.tokens().size())
        .filter(i -> KnownFacts.isReserved(source.tokens(), i))
        .anyMatch(i -> !Negations.isNegation(source.tokens(), i));
  }

  /** A word that the evidence has only in courses under a reservation, told without one. */
  private static Token begun(Claim claim) {
    var known = claim.known();
    return claim.tokens().stream()
        .filter(it -> it.isContent() || LEXICON.isStrong(it.word()))
        .filter(it -> it.isWord() && !claim.isWish(claim.tokens().indexOf(it)))
        .filter(it -> known.isOnlyOfUnfinished(it.key()))
        .filter(it -> !isSaidOfOthers(claim, it))
        .filter(it -> !isReserved(claim, it))
        .findFirst()
        .orElse(null);
  }

  /** A verb, or an adjective of a thing that no such course has: they name no course. */
  private static boolean isSaidOfOthers(Claim claim, Token word) {
    var language = claim.sentence().language();
    return !LEXICON.isStrong(word.word())
        && !word.isCapital()
        && claim.place().contains("/highlights/")
        && (!WordClass.isNoun(language, word.surface())
                && WordClass.isAdjective(language, word.surface())
            || WordClass.isPastOrParticiple(language, word.surface()));
  }

  /** Whether the clause of the word, or the one beside it, has a reservation: "(unfinished)". */
  private static boolean isReserved(Claim claim, Token token) {
    var clauses = claim.sentence().clauses();
    var at = clauses.indexOf(claim.sentence().clauseOf(claim.tokens().indexOf(token)));
    return clauses.subList(Math.max(0, at - 1), Math.min(clauses.size(), at + 2)).stream()
        .flatMap(it -> it.tokens().stream())
        .filter(it -> it.isWord() && !isOfName(claim, token, it))
        .anyMatch(it -> KnownFacts.isReserved(it) || LEXICON.is("aim", it.word()));
  }

  /** "Studies" of "an MA in Museum Studies", "learning" of one's own "learning officer". */
  private static boolean isOfName(Claim claim, Token degree, Token word) {
    var isBehind =
        word.start() > degree.start()
            && LEXICON.is("study", word.word())
            && !LEXICON.isHedge(word.word())
            && claim.known().isOnlyOfUnfinished(word.key());
    return isBehind
        || claim.known().all().stream()
            .filter(it -> it.pointer().equals("/basics/label"))
            .anyMatch(it -> it.sentence().keys().contains(word.key()));
  }

  /** What courses are called beside a school or an end that no single one of them has. */
  private static boolean isOfOtherCourse(Claim claim, Clause clause) {
    var courses =
        claim.known().entries().values().stream()
            .filter(it -> it.pointer().startsWith("/education"))
            .toList();
    var words =
        clause.tokens().stream()
            .filter(Token::isContent)
            .map(Token::key)
            .filter(key -> courses.stream().anyMatch(it -> keys(claim, it).contains(key)))
            .collect(Collectors.toSet());
    var years =
        claim.sentence().times().stream()
            .filter(it -> !it.isSpan() && it.from() >= 0)
            .filter(it -> clause.tokens().contains(claim.tokens().get(it.from())))
            .map(it -> it.start().year())
            .toList();
    var named = courses.stream().filter(it -> keys(claim, it).containsAll(words)).toList();
    return !words.isEmpty()
        && clause.tokens().stream()
            .filter(Token::isContent)
            .filter(it -> !LEXICON.is("completion", it.word()))
            .allMatch(it -> words.contains(it.key()))
        && (named.isEmpty()
            || years.size() == 1
                && named.stream().allMatch(it -> isEndedBeside(claim, it, years.getFirst())));
  }

  private static boolean isEndedBeside(Claim claim, Entry course, int year) {
    return course.end() == null
        ? claim.known().isUnfinished(course.pointer())
        : course.end().year() != year;
  }

  private static Set<String> keys(Claim claim, Entry course) {
    return claim.known().all().stream()
        .filter(it -> it.entry().equals(course.pointer()))
        .flatMap(it -> it.sentence().keys().stream())
        .collect(Collectors.toSet());
  }

  private static boolean has(List<Token> tokens, String section) {
    return tokens.stream()
        .anyMatch(
            it ->
                LEXICON.is(section, it.word())
                    || section.equals("course") && GERMAN_COURSE.matcher(it.word()).find());
  }

  /** "Abgeschlossene Ausbildung" where the evidence has "Ausbildung" with its end. */
  private static boolean isSameCourse(KnownSentence source, Clause claimed) {
    return claimed.tokens().stream()
        .filter(it -> LEXICON.is("course", it.word()))
        .anyMatch(
            it -> source.sentence().tokens().stream().anyMatch(own -> own.key().equals(it.key())));
  }

  private static boolean isCompleted(Claim claim, KnownSentence source, Clause claimed) {
    var entry = claim.known().entries().get(source.entry());
    var isFinished =
        source.entry().startsWith("/certificates")
            || source.entry().startsWith("/education") && entry.end() != null;
    return (source.sentence().hasContentOf(claimed.content()) || isSameCourse(source, claimed))
        && (has(source.sentence().tokens(), "completion")
            || isFinished
                && source.sentence().tokens().stream()
                    .noneMatch(
                        it ->
                            LEXICON.isHedge(it.word())
                                && !Credentials.isInName(source.entry(), it)));
  }
}
