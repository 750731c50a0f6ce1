package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Refuses an effect of one's work unless one sentence of the evidence has work and effect. */
final class CausePolicy implements Policy {

  /** Of English, French and Spanish. */
  private static final Pattern GERUND = Pattern.compile("(?:ing|ant|ando|[iy]endo)$");

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** "which" and the like: causes only before a verb of effect. */
  private static final Set<String> RELATIVES =
      Set.of("which", "that", "was", "qui", "que", "lo_que", "ce_qui");

  /** How far behind a relative its verb may stand; German puts it last. */
  private static final int VERB_REACH = 2;

  /** How many words behind its preposition the first word of a means may stand. */
  private static final int MEANS_REACH = 4;

  @Override
  public Message refusal(Claim claim) {
    var tokens = claim.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      if (isCause(claim, i) && !claim.isWish(i) && !isKnown(claim, i)) {
        return Message.of("the evidence does not say that \"%s\" came of it", effect(claim, i));
      }
    }
    var means = otherMeans(claim);
    return means == null
        ? null
        : Message.of("the evidence does not say that \"%s\" came of it", means.surface());
  }

  /** "By training" where the replaced text has the same change by something else. */
  private static Token otherMeans(Claim claim) {
    var replaced = Sources.replaced(claim).toList();
    var tokens = claim.tokens();
    var figures = claim.inFigures();
    if (!claim.place().contains("/highlights/")
        || tokens.stream().noneMatch(it -> isChange(it.word()))
        || replaced.stream().noneMatch(CausePolicy::hasMeans)) {
      return null;
    }
    return IntStream.range(0, tokens.size() - 1)
        .filter(i -> LEXICON.is("cause_of", tokens.get(i).word()))
        .flatMap(
            i ->
                IntStream.range(i + 1, Math.min(tokens.size(), i + 1 + MEANS_REACH))
                    .takeWhile(at -> !figures.contains(at))
                    .filter(at -> tokens.get(at).isContent())
                    .limit(1))
        .mapToObj(tokens::get)
        .filter(it -> replaced.stream().noneMatch(source -> has(source, it)))
        .findFirst()
        .orElse(null);
  }

  private static boolean hasMeans(Sentence source) {
    return source.tokens().stream().anyMatch(it -> LEXICON.is("cause_of", it.word()));
  }

  private static boolean has(Sentence source, Token word) {
    return source.keys().contains(word.key())
        || source.hasKinOf(word)
        || source.tokens().stream()
            .anyMatch(it -> it.isWord() && Paraphrases.areOne(source.language(), it, word));
  }

  private static boolean isCause(Claim claim, int at) {
    var tokens = claim.tokens();
    var word = tokens.get(at).word();
    if (LEXICON.is("cause", word) || isOwnDoing(tokens, at)) {
      return true;
    }
    if (at == 0 || !tokens.get(at - 1).is(",")) {
      return false;
    }
    if (isChange(word) && GERUND.matcher(word).find()) {
      return true;
    }
    return RELATIVES.contains(word)
        && IntStream.rangeClosed(at + 1, Math.min(at + VERB_REACH, tokens.size() - 1))
            .anyMatch(it -> LEXICON.is("effect", tokens.get(it).word()));
  }

  /** "Durch meine Arbeit", "thanks to my planning". */
  private static boolean isOwnDoing(List<Token> tokens, int at) {
    return LEXICON.is("cause_of", tokens.get(at).word())
        && at + 1 < tokens.size()
        && tokens.stream().anyMatch(it -> it.isNumber() || isChange(it.word()))
        && LEXICON.is("possessive", tokens.get(at + 1).word());
  }

  private static boolean isChange(String word) {
    return LEXICON.is("effect", word)
        || LEXICON.is("becoming", word)
        || LEXICON.is("causing", word);
  }

  private static String effect(Claim claim, int at) {
    return claim.tokens().stream()
        .skip(at + 1L)
        .filter(it -> it.isWord() || it.isNumber())
        .map(Token::surface)
        .limit(6)
        .collect(Collectors.joining(" "));
  }

  private static boolean isKnown(Claim claim, int at) {
    var cause = content(claim, 0, at);
    var effect = content(claim, at + 1, claim.tokens().size());
    return claim.scope().stream()
        .collect(Collectors.groupingBy(KnownSentence::pointer))
        .values()
        .stream()
        .anyMatch(it -> gives(it, cause, effect) || keepsVerb(claim, it, at));
  }

  /** "..., saving 2,000" where the replaced text has what "saves" so much. */
  private static boolean keepsVerb(Claim claim, List<KnownSentence> text, int at) {
    var verb = claim.tokens().get(at);
    return text.getFirst().pointer().equals(claim.place())
        && LEXICON.is("effect", verb.word())
        && text.stream().anyMatch(it -> it.sentence().hasKinOf(verb));
  }

  /** By its words, or by cause and effect side by side in one text, nothing added to either. */
  private static boolean gives(List<KnownSentence> text, Set<String> cause, Set<String> effect) {
    var keys = keys(text);
    var isSaid = text.stream().anyMatch(it -> saysWhy(it.sentence()));
    var hasCause =
        isSaid
            ? cause.isEmpty() && text.stream().anyMatch(it -> namesCause(it.sentence()))
                || cause.stream().anyMatch(keys::contains)
            : text.size() > 1 && keys.containsAll(cause);
    return hasCause && effect.stream().filter(keys::contains).count() * 2 >= effect.size();
  }

  private static Set<String> keys(List<KnownSentence> sentences) {
    return sentences.stream()
        .flatMap(it -> it.sentence().keys().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static boolean namesCause(Sentence source) {
    return source.tokens().stream().anyMatch(it -> LEXICON.is("cause", it.word()));
  }

  private static boolean saysWhy(Sentence source) {
    return source.tokens().stream()
        .map(Token::word)
        .anyMatch(
            it ->
                LEXICON.is("cause", it)
                    || LEXICON.is("reason", it)
                    || LEXICON.is("effect", it)
                    || RELATIVES.contains(it));
  }

  /** Words of content; NumberPolicy checks the figures. */
  private static Set<String> content(Claim claim, int from, int to) {
    var figures = claim.inFigures();
    return IntStream.range(from, to)
        .filter(it -> !figures.contains(it))
        .mapToObj(claim.tokens()::get)
        .filter(Token::isContent)
        .map(Token::key)
        .collect(Collectors.toUnmodifiableSet());
  }
}
