package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Refuses employers, schools and other names that known words make together. */
final class NamePolicy implements Policy {

  /** What stands before the name of an employer. */
  static final Set<String> AT = Set.of("at", "bei", "chez");

  /** "Bei Besprechungen": German nouns of what is done. */
  private static final Pattern DEED = Pattern.compile("(?:ung|ion|atur)(?:en)?$");

  private static final Pattern EMPLOYER =
      Pattern.compile("/(?:work|volunteer)/\\d+/(?:name|organization)");

  @Override
  public Message refusal(Claim claim) {
    var spelledOut = Abbreviations.spelledOut(claim);
    for (var i = 0; i < claim.tokens().size(); i++) {
      if (!claim.isWish(i) && isOtherEmployer(claim, i)) {
        return Message.of(
            "\"%s\" is no employer or school of the resume", claim.tokens().get(i).surface());
      }
    }
    for (var i = 0; i + 1 < claim.tokens().size(); i++) {
      var first = claim.tokens().get(i);
      var second = claim.tokens().get(i + 1);
      var together =
          isCapital(first)
              && isCapital(second)
              && first.isContent()
              && second.isContent()
              && !first.isTechnology()
              && !second.isTechnology()
              && (claim.known().isBound(first.key())
                  || i > 0 && claim.known().isBound(second.key()));
      if (together
          && !spelledOut.contains(i)
          && !claim.isWish(i)
          && !claim.standTogether(first.key(), second.key())
          && !isRunOf(claim.scope(), first, second)
          && !isSkill(claim, first, second)
          && !isCredential(claim, first)
          && !isGenitive(claim, first, second)
          && !isBeforeNoun(claim, first, second)) {
        return Message.of(
            "the name \"%s %s\" does not stand in the resume", first.surface(), second.surface());
      }
    }
    return null;
  }

  /**
   * "Bei Haus & Tisch Kundinnen", "an Gymnasien Schüler": the next part of a German sentence, and
   * none of the name.
   */
  private static boolean isBeforeNoun(Claim claim, Token first, Token second) {
    var language = TextLanguage.GERMAN;
    return claim.sentence().language() == language
        && WordClass.isNoun(language, second.surface())
        && (claim.scopeHas(second.key()) || WordClass.isNoun(language, first.surface()));
  }

  /** "Des Autohauses Kern": the first word of the name takes the ending of its case. */
  private static boolean isGenitive(Claim claim, Token first, Token second) {
    return claim.sentence().language() == TextLanguage.GERMAN
        && claim.scope().stream()
            .map(it -> it.sentence().tokens())
            .anyMatch(
                it ->
                    IntStream.range(1, it.size())
                        .anyMatch(
                            i ->
                                it.get(i).key().equals(second.key())
                                    && isCaseOf(first.word(), it.get(i - 1).word())));
  }

  private static boolean isCaseOf(String word, String name) {
    return Stream.of("s", "es", "n", "en").anyMatch(it -> word.equals(name + it));
  }

  /** "Zertifikat Ladungssicherung", "Diploma in Pharmacy": the kind before the subject. */
  private static boolean isCredential(Claim claim, Token first) {
    return Credentials.isDegree(first.word())
        && (Credentials.isHeld(claim, first) || Credentials.isNamed(claim, first));
  }

  /** "Opera PMS" where the work tells of "Opera", and the skills have the whole name. */
  private static boolean isSkill(Claim claim, Token first, Token second) {
    return (claim.scopeHas(first.key()) || claim.scopeHas(second.key()))
        && isRunOf(
            claim.known().all().stream().filter(it -> it.pointer().startsWith("/skills")).toList(),
            first,
            second);
  }

  /** Names are compared as written, because each language has its own stems of their words. */
  private static boolean isRunOf(List<KnownSentence> evidence, Token first, Token second) {
    var words = List.of(first.word(), second.word());
    return evidence.stream().anyMatch(it -> it.sentence().hasRun(words));
  }

  /** What somebody works at is an employer, and not a word of another name. */
  private static boolean isOtherEmployer(Claim claim, int at) {
    var token = claim.tokens().get(at);
    return at > 0
        && AT.contains(claim.tokens().get(at - 1).word())
        && isCapital(token)
        && (token.isContent() || !claim.sentence().language().hasCapitalNouns())
        && token.word().length() > 2
        && !token.isTechnology()
        && !token.key().startsWith("=")
        && !isKnownCompound(claim, at)
        && !isGermanNoun(claim, token)
        && !(claim.sentence().language().hasCapitalNouns() && DEED.matcher(token.word()).find())
        && !isOfNamed(claim, at)
        && !isShortOfEmployer(claim, at)
        && Sources.replaced(claim).noneMatch(it -> it.keys().contains(token.key()))
        && claim.scope().stream().noneMatch(it -> standsAt(it.sentence(), token.key()));
  }

  /** A word of a name that the sentence holds, or the article before it: "chez Les Ateliers". */
  private static boolean isOfNamed(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var behind =
        token.isContent() ? token : claim.tokens().get(Math.min(at + 1, claim.tokens().size() - 1));
    return claim.named().stream()
        .map(it -> claim.known().entries().get(it))
        .anyMatch(it -> it.names().contains(behind.key()) || it.words().contains(behind.word()));
  }

  /**
   * "At Clydeway" for "Clydeway Films": the first word of a name is as good as the name, but the
   * Royal Mail is no Royal Infirmary.
   */
  private static boolean isShortOfEmployer(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var next = at + 1 < claim.tokens().size() ? claim.tokens().get(at + 1) : null;
    return !Lexicon.INSTANCE.isFunction(token.word())
        && (next == null || !isCapital(next) || Lexicon.INSTANCE.isFunction(next.word()))
        && claim.known().all().stream()
            .filter(it -> EMPLOYER.matcher(it.pointer()).matches())
            .map(it -> it.sentence().words())
            .anyMatch(it -> !it.isEmpty() && it.getFirst().equals(token.word()));
  }

  /** "Bei der Kalkulation", "bei Kalkulation": a noun of the evidence that is no name there. */
  private static boolean isGermanNoun(Claim claim, Token token) {
    return claim.sentence().language().hasCapitalNouns()
        && claim.scopeHas(token.key())
        && !claim.known().isBound(token.key());
  }

  /** "Bei Teambesprechungen": a noun made of nouns of the evidence. */
  private static boolean isKnownCompound(Claim claim, int at) {
    return claim.sentence().language().hasCapitalNouns()
        && !claim.known().knows(claim.tokens().get(at).key())
        && !Abbreviations.spelledOut(claim).contains(at - 1)
        && new Wording(claim).isSupported(at);
  }

  private static boolean standsAt(Sentence source, String key) {
    return IntStream.range(1, source.tokens().size())
        .anyMatch(
            i ->
                source.tokens().get(i).key().equals(key)
                    && AT.contains(source.tokens().get(i - 1).word()));
  }

  private static boolean isCapital(Token it) {
    return it.isWord() && it.isCapital();
  }
}
