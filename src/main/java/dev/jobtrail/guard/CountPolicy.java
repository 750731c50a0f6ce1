package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;

/** Refuses qualities added to what is counted, and many where the evidence has one. */
final class CountPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> ONE =
      Set.of(
          "one",
          "einem",
          "einer",
          "eines",
          "un",
          "une",
          "uno",
          "una",
          "single",
          "einzigen",
          "einzige",
          "seul",
          "seule",
          "solo",
          "sola");

  private static final Set<String> OF = Set.of("de", "d'");

  @Override
  public Message refusal(Claim claim) {
    for (var quantity : claim.sentence().quantities()) {
      var added = added(claim, quantity);
      added = added == null ? complement(claim, quantity) : added;
      if (added != null) {
        return Message.of("nothing says \"%s\" of what is counted", added.surface());
      }
    }
    return generalized(claim);
  }

  /** A word between the number and what it counts that no sentence has together with that. */
  private static Token added(Claim claim, Quantity quantity) {
    if (quantity.counted().isEmpty()
        || !quantity.unit().isEmpty()
        || claim.isWish(quantity.from())) {
      return null;
    }
    var tokens = claim.tokens();
    for (var i = quantity.to(); i + 1 < tokens.size() && i < quantity.to() + 3; i++) {
      var it = tokens.get(i);
      var next = tokens.get(i + 1);
      if (next.is("-") && i + 3 < tokens.size() && tokens.get(i + 3).isContent()) {
        return isKnown(claim, it.key(), tokens.get(i + 3).key()) ? null : it;
      }
      if (!it.isWord()
          || LEXICON.isFunction(it.word())
          || !next.isWord()
          || LEXICON.isFunction(next.word())) {
        return null;
      }
      if (isQuality(it)
          && !isKnown(claim, it.key(), next.key())
          && !(claim.sentence().language().hasCapitalNouns() && !next.isCapital())
          && !isOfReplaced(claim, it.key(), next.key())) {
        return it;
      }
    }
    return null;
  }

  /** "30 chevaux de course" where the evidence has 30 horses and nothing of races with them. */
  private static Token complement(Claim claim, Quantity quantity) {
    var tokens = claim.tokens();
    var at = quantity.to();
    if (!quantity.unit().isEmpty()
        || at + 2 >= tokens.size()
        || !tokens.get(at).isContent()
        || !OF.contains(tokens.get(at + 1).word())
        || claim.isWish(at)) {
      return null;
    }
    var noun = tokens.get(at);
    var complement = tokens.get(at + 2);
    return complement.isContent()
            && Sources.replaced(claim).anyMatch(it -> it.keys().contains(noun.key()))
            && Sources.replaced(claim).noneMatch(it -> it.keys().contains(complement.key()))
            && !isKnown(claim, complement.key(), noun.key())
            && Paraphrases.in(claim, List.of(at + 2)).isEmpty()
            && new Wording(claim).dropped() == 0
        ? complement
        : null;
  }

  /** "Five new team members" where the replaced text has new colleagues, five people. */
  private static boolean isOfReplaced(Claim claim, String quality, String counted) {
    return Sources.replaced(claim)
        .anyMatch(it -> it.keys().contains(quality) && !it.keys().contains(counted));
  }

  private static boolean isQuality(Token it) {
    return LEXICON.is("quality", it.word()) || LEXICON.isOrdinaryAdjective(it.word());
  }

  private static boolean isKnown(Claim claim, String quality, String counted) {
    return claim.scope().stream()
        .map(KnownSentence::sentence)
        .anyMatch(it -> it.keys().contains(quality) && it.keys().contains(counted));
  }

  /** One supplier never becomes suppliers. */
  private static Message generalized(Claim claim) {
    var tokens = claim.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      var it = tokens.get(i);
      if (!it.isContent() || claim.isWish(i) || !isPlural(it)) {
        continue;
      }
      var known =
          claim.sources().stream()
              .map(KnownSentence::sentence)
              .filter(source -> hasToken(source, it.key()))
              .toList();
      if (!known.isEmpty() && known.stream().allMatch(source -> hasOne(source, it.key()))) {
        return Message.of("\"%s\": the evidence has one", it.surface());
      }
    }
    return null;
  }

  private static boolean hasToken(Sentence source, String key) {
    return source.tokens().stream().anyMatch(it -> it.key().equals(key));
  }

  private static boolean hasOne(Sentence source, String key) {
    List<Token> tokens = source.tokens();
    for (var i = 1; i < tokens.size(); i++) {
      if (tokens.get(i).key().equals(key)) {
        var at = i - 1;
        while (at > 0 && source.language() == TextLanguage.ENGLISH && tokens.get(at).isContent()) {
          at--;
        }
        var before = tokens.get(at).word();
        var isRepeated = i + 1 < tokens.size() && LEXICON.isRhythm(tokens.get(i + 1).key());
        if (isPlural(tokens.get(i)) || isRepeated || !isOne(before, source.language())) {
          return false;
        }
      }
    }
    return tokens.isEmpty() || !tokens.getFirst().key().equals(key);
  }

  /** In English only the numeral; elsewhere the article may mean no more than "a". */
  private static boolean isOne(String word, TextLanguage language) {
    return language == TextLanguage.ENGLISH
        ? word.equals("one")
        : ONE.contains(word) && word.length() > 4;
  }

  private static boolean isPlural(Token it) {
    return it.word().length() > 3 && it.word().endsWith("s") && !it.word().endsWith("ss");
  }
}
