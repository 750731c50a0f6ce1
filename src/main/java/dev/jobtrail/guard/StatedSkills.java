package dev.jobtrail.guard;

/**
 * What a person is said to know or to be able to do: "familiar with kilns", "Kenntnisse in WEG".
 */
final class StatedSkills {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private StatedSkills() {}

  /** Whether the word names a skill, or a part of one, behind words that say one has it. */
  static boolean names(Claim claim, int at) {
    if (!isName(claim.sentence().language(), claim.tokens().get(at))) {
      return false;
    }
    for (var i = at - 1; i >= 0; i--) {
      var before = claim.tokens().get(i);
      if (LEXICON.is("knowing", before.word())) {
        return !isDenied(claim, i);
      }
      if (!joins(claim, before)) {
        return false;
      }
    }
    return false;
  }

  /** A noun, or a word that the dictionaries do not have. */
  private static boolean isName(TextLanguage language, Token token) {
    return WordClass.isNoun(language, token.surface())
        || !WordClass.isKnown(language, token.surface());
  }

  /** Whether the word can stand between those of a list of skills. */
  private static boolean joins(Claim claim, Token token) {
    var language = claim.sentence().language();
    return token.isContent()
            && (token.isCapital()
                || isName(language, token)
                || WordClass.isAdjective(language, token.surface()))
        || LEXICON.is("beside_skill", token.word())
        || Clause.isLink(token.word());
  }

  private static boolean isDenied(Claim claim, int at) {
    return claim.sentence().clauseOf(at).tokens().stream()
        .anyMatch(it -> LEXICON.isNegation(it.word()) || LEXICON.isHedge(it.word()));
  }
}
