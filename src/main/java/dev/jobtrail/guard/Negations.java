package dev.jobtrail.guard;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds denials, among them French ones of two words, and what they deny. */
final class Negations {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** How many words of content a denial or reservation reaches. */
  static final int REACH = 2;

  /** How many words may stand between "ne" and "que". */
  private static final int FRENCH_REACH = 4;

  /** "not only" denies nothing. */
  private static final Set<String> ONLY = Set.of("only", "nur", "solo", "solamente", "seulement");

  private static final Set<String> FRENCH_SECOND =
      Set.of(
          "pas", "plus", "jamais", "rien", "aucun", "aucune", "personne", "guere", "ni", "point");

  /** Between a denial and a number that it bounds. */
  private static final Set<String> COMPARED =
      Set.of("more", "less", "fewer", "mehr", "weniger", "plus", "moins", "mas", "menos");

  /** How far behind the denial its number stands at most: "no more than about six". */
  private static final int BOUND_REACH = 5;

  private Negations() {}

  static boolean isNegation(List<Token> tokens, int at) {
    var it = tokens.get(at);
    if (!it.isWord()) {
      return false;
    }
    if (it.is("ne")) {
      return !isRestriction(tokens, at);
    }
    return LEXICON.isNegation(it.word())
        && !(at + 1 < tokens.size() && ONLY.contains(tokens.get(at + 1).word()))
        && !isOfBound(tokens, at);
  }

  /** "No more than six", "nicht weniger als sechs": how large a number is. */
  private static boolean isOfBound(List<Token> tokens, int at) {
    return at + 2 < tokens.size()
        && COMPARED.contains(tokens.get(at + 1).firstWord())
        && tokens.subList(at + 2, Math.min(tokens.size(), at + BOUND_REACH)).stream()
            .anyMatch(it -> Quantities.value(it) != null);
  }

  /** "ne ... que" means only. */
  static boolean isRestriction(List<Token> tokens, int at) {
    if (!tokens.get(at).is("ne")) {
      return false;
    }
    for (var i = at + 1; i < tokens.size() && i <= at + FRENCH_REACH; i++) {
      if (FRENCH_SECOND.contains(tokens.get(i).word())) {
        return false;
      }
      if (tokens.get(i).is("que") || tokens.get(i).is("qu'")) {
        return true;
      }
    }
    return false;
  }

  static Set<String> denied(List<Token> tokens, int at) {
    var result = new HashSet<String>();
    for (var i = at + 1; i < tokens.size() && result.size() < REACH; i++) {
      if (tokens.get(i).isContent()) {
        result.add(tokens.get(i).key());
      }
    }
    return result;
  }
}
