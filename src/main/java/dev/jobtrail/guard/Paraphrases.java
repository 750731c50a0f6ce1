package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds words that stand for a word of the evidence that the claim no longer has. */
final class Paraphrases {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private Paraphrases() {}

  /**
   * @param words places of words that the evidence does not have
   * @return the places of words that mean the same as a word that was replaced
   */
  static Set<Integer> in(Claim claim, List<Integer> words) {
    var result = new HashSet<Integer>();
    var thesaurus = Thesaurus.of(claim.sentence().language());
    if (words.isEmpty() || thesaurus == null) {
      return result;
    }
    var replaced = new ArrayList<Set<String>>();
    var isOfAll = claim.setting() == Setting.HEADLINE || claim.setting() == Setting.SKILLS;
    for (var source : isOfAll ? claim.scope() : claim.sources()) {
      for (var it : source.sentence().tokens()) {
        if (isReplaced(claim, it)) {
          replaced.add(thesaurus.bases(it.surface()));
        }
      }
    }
    for (var at : words) {
      var bases = thesaurus.bases(claim.tokens().get(at).surface());
      if (replaced.stream().anyMatch(it -> thesaurus.areOne(bases, it))) {
        result.add(at);
      }
    }
    return result;
  }

  /** Whether two words mean the same, in any form. */
  static boolean areOne(TextLanguage language, Token one, Token other) {
    var thesaurus = Thesaurus.of(language);
    return thesaurus != null
        && thesaurus.areOne(thesaurus.bases(one.surface()), thesaurus.bases(other.surface()));
  }

  private static boolean isReplaced(Claim claim, Token it) {
    return it.isWord()
        && !it.isTechnology()
        && !LEXICON.isFunction(it.word())
        && !claim.sentence().keys().contains(it.key());
  }
}
