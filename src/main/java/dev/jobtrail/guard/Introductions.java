package dev.jobtrail.guard;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Words that only introduce a fact, such as "hablo inglés", "abgeschlossen" or "in my project",
 * where one entry of the evidence has all that they introduce.
 */
final class Introductions {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;
  private static final String EDUCATION = "/education";
  private static final String CERTIFICATES = "/certificates";

  private Introductions() {}

  static boolean introduces(Claim claim, int at) {
    var word = claim.tokens().get(at).word();
    if (claim.setting() != Setting.LETTER) {
      return false;
    }
    return LEXICON.is("speaking", word) && (isOfLanguages(claim, at) || isOfSkill(claim, at))
        || (LEXICON.is("having", word) || LEXICON.is("completion", word))
            && isOfFinished(claim, at, EDUCATION, CERTIFICATES)
        || LEXICON.is("studied", word) && isOfFinished(claim, at, EDUCATION)
        || LEXICON.is("in_charge", word) && isOfWork(claim, at)
        || LEXICON.is("of_projects", word) && isOfSection(claim, at, "/projects")
        || LEXICON.is("of_volunteering", word) && isOfSection(claim, at, "/volunteer");
  }

  /** Whether an entry of the section has the names and telling words of the sentence. */
  private static boolean isOfSection(Claim claim, int at, String section) {
    var named = named(claim.tokens(), claim.tokens().get(at));
    return claim.scope().stream()
        .map(KnownSentence::entry)
        .filter(it -> it.startsWith(section))
        .distinct()
        .anyMatch(it -> named.stream().allMatch(word -> has(of(claim, it), word)));
  }

  /** Whether the person has a language of the clause; LanguagePolicy looks for its level. */
  private static boolean isOfLanguages(Claim claim, int at) {
    var languages =
        claim.known().all().stream().filter(it -> it.entry().startsWith("/languages")).toList();
    return claim.sentence().clauseOf(at).tokens().stream()
        .filter(it -> LEXICON.is("tongue", LanguagePolicy.tongue(it)) || it.isContent())
        .map(LanguagePolicy::tongue)
        .anyMatch(
            key ->
                languages.stream()
                    .flatMap(it -> it.sentence().tokens().stream())
                    .anyMatch(it -> LanguagePolicy.tongue(it).equals(key)));
  }

  /** "Je maîtrise Excel": whether the verb has the whole of one skill as its object. */
  private static boolean isOfSkill(Claim claim, int at) {
    var words = claim.sentence().words();
    return claim.known().all().stream()
        .filter(it -> it.pointer().startsWith("/skills") && it.pointer().contains("/keywords/"))
        .map(it -> it.sentence().words())
        .filter(it -> !it.isEmpty())
        .anyMatch(it -> Collections.indexOfSubList(words.subList(at + 1, words.size()), it) >= 0);
  }

  /**
   * Whether one finished course or one certificate of the sections has all that the clause names.
   */
  private static boolean isOfFinished(Claim claim, int at, String... sections) {
    var verb = claim.tokens().get(at);
    var clause = named(claim.sentence().clauseOf(at).tokens(), verb);
    // behind a bracket the verb is in a clause of its own
    var named = clause.isEmpty() ? named(claim.tokens(), verb) : clause;
    return !named.isEmpty()
        && claim.scope().stream()
            .map(KnownSentence::entry)
            .filter(it -> Stream.of(sections).anyMatch(it::startsWith))
            .filter(it -> !claim.known().isUnfinished(it))
            .distinct()
            .anyMatch(it -> named.stream().allMatch(word -> has(of(claim, it), word)));
  }

  private static List<Token> named(List<Token> tokens, Token verb) {
    return tokens.stream().filter(it -> it != verb && isNamed(it)).toList();
  }

  private static boolean isNamed(Token it) {
    return it.isContent() || LEXICON.isStrong(it.word()) || LicencePolicy.isLicence(it);
  }

  private static List<Sentence> of(Claim claim, String entry) {
    return claim.scope().stream()
        .filter(it -> it.entry().equals(entry))
        .map(KnownSentence::sentence)
        .toList();
  }

  /** Whether a sentence about the person's work has every word behind the verb. */
  private static boolean isOfWork(Claim claim, int at) {
    var behind =
        claim.tokens().stream()
            .skip(at + 1L)
            .filter(it -> it.isWord() && !LEXICON.isFunction(it.word()))
            .filter(it -> !WordClass.isVerbOrAdverb(claim.sentence().language(), it.surface()))
            .toList();
    return !behind.isEmpty()
        && claim.scope().stream()
            .filter(it -> it.entry().startsWith("/work") && !it.aboutOthers())
            .map(KnownSentence::sentence)
            .anyMatch(it -> behind.stream().allMatch(word -> has(List.of(it), word)));
  }

  private static boolean has(List<Sentence> sources, Token word) {
    return sources.stream()
        .anyMatch(
            it ->
                it.keys().contains(word.key())
                    || it.tokens().stream().anyMatch(own -> own.is(word.word()))
                    || it.hasKinOf(word));
  }
}
