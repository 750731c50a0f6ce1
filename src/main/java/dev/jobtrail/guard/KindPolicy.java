package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Refuses one of several kinds that exclude each other where the evidence has another one:
 * secondary schools for primary schools.
 */
final class KindPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> QUALITIES = Set.of("state:", "side:", "border:");

  @Override
  public Message refusal(Claim claim) {
    var language = claim.sentence().language();
    var named = claim.tokens().stream().filter(it -> kind(it, language) != null).toList();
    var sources = Sources.replaced(claim).toList();
    if (named.isEmpty() || sources.isEmpty() || claim.isAllWish()) {
      return null;
    }
    var known = kinds(claim.scope().stream().map(KnownSentence::sentence).toList());
    var replaced = kinds(sources);
    return named.stream()
        .filter(
            it -> !(isQuality(kind(it, language)) ? replaced : known).contains(kind(it, language)))
        .filter(it -> isExcluded(kind(it, language), replaced))
        .map(it -> Message.of("the evidence has another kind than \"%s\"", it.surface()))
        .findFirst()
        .orElse(null);
  }

  /** "New" and "existing" are said of anything, and elsewhere of something else. */
  private static boolean isQuality(String kind) {
    return QUALITIES.stream().anyMatch(kind::startsWith);
  }

  /** Kinds of one group share what stands before the colon. */
  private static boolean isExcluded(String kind, Set<String> others) {
    var group = kind.substring(0, kind.indexOf(':') + 1);
    return others.stream().anyMatch(it -> it.startsWith(group) && !it.equals(kind));
  }

  private static Set<String> kinds(List<Sentence> sentences) {
    return sentences.stream()
        .flatMap(it -> it.tokens().stream().map(token -> kind(token, it.language())))
        .filter(Objects::nonNull)
        .collect(Collectors.toSet());
  }

  private static String kind(Token token, TextLanguage language) {
    if (!token.isWord()) {
      return null;
    }
    var kind = LEXICON.kind(token.word());
    return kind == null && language.hasCapitalNouns() ? LEXICON.kindOfCompound(token.word()) : kind;
  }
}
