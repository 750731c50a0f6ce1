package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Refuses as one's own creation what the evidence has as made together with somebody. */
final class CompanyPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> WITH =
      Set.of(
          "with",
          "alongside",
          "mit",
          "samt",
          "avec",
          "con",
          "junto_a",
          "junto_con",
          "aux_cotes_de",
          "aux_cotes_du",
          "aux_cotes_des",
          "au_cote_de",
          "al_lado_de");

  private static final Set<String> JOINTLY =
      Set.of(
          "co",
          "jointly",
          "joint",
          "team",
          "gemeinsam",
          "zusammen",
          "ensemble",
          "conjointement",
          "conjuntamente",
          "juntos",
          "juntas",
          "we",
          "wir",
          "nous",
          "nosotros");

  private static final Set<String> IN =
      Set.of("in", "as", "within", "im", "als", "en", "dans", "comme", "au_sein_de", "como");

  private static final Set<String> ME = Set.of("i", "ich", "moi", "yo", "me");

  private static final Set<String> ONE_OF_US =
      Set.of("einer", "eine", "eines", "l'un", "l'une", "un", "une", "uno", "una");

  private static final List<String> JOINT = List.of("co", "mit");

  /** An article and an adjective may stand before a person. */
  private static final int COMPANY_REACH = 3;

  /** In letters. */
  private static final int SHORTEST = 4;

  @Override
  public Message refusal(Claim claim) {
    if (claim.setting().isName() || claim.isAllWish() || isShared(claim.tokens())) {
      return null;
    }
    for (var clause : claim.sentence().clauses()) {
      var made = claim.isWish(clause) ? null : made(clause);
      if (made != null && isOnlyShared(claim, clause, made)) {
        return Message.of("\"%s\" was done together with somebody in the evidence", made.surface());
      }
    }
    return null;
  }

  /** The verb by which something came to be; null where the clause has none. */
  private static Token made(Clause clause) {
    return clause.levelWords().stream()
        .filter(it -> LEXICON.level(it.word()).compareTo(Level.BUILD) >= 0)
        .findFirst()
        .orElse(null);
  }

  private static boolean isOnlyShared(Claim claim, Clause claimed, Token verb) {
    return Sources.replaced(claim)
        .filter(it -> it.hasContentOf(claimed.content()))
        .anyMatch(
            it ->
                hasCompany(it.tokens())
                    && (it.clauses().stream().anyMatch(clause -> made(clause) != null)
                        || it.hasKinOf(verb)));
  }

  /** "Co-designed", "helped", "with the ward manager": not alone. */
  private static boolean isShared(List<Token> tokens) {
    return hasCompany(tokens)
        || tokens.stream()
            .anyMatch(
                it -> JOINTLY.contains(it.word()) || LEXICON.level(it.word()) == Level.ASSIST);
  }

  /** "Dirección" of "codirección"; null where the word has no such prefix. */
  static String withoutJoint(String word) {
    return JOINT.stream()
        .filter(it -> word.startsWith(it) && word.length() > it.length() + SHORTEST)
        .map(it -> word.substring(it.length()))
        .findFirst()
        .orElse(null);
  }

  static boolean hasCompany(List<Token> tokens) {
    return IntStream.range(0, tokens.size())
        .anyMatch(
            i ->
                WITH.contains(tokens.get(i).word()) && Agency.isSomebody(tokens, i + 1)
                    || LEXICON.is("several", tokens.get(i).word())
                    || isBesideMe(tokens, i)
                    || isOneOfUs(tokens, i)
                    || isNumberOfUs(tokens, i));
  }

  /** "In a team", "im Dreierteam", "en équipe". */
  static boolean isInTeam(List<Token> tokens) {
    return IntStream.range(1, tokens.size())
        .filter(i -> LEXICON.is("teamwork", tokens.get(i).word()))
        .filter(i -> i + 1 == tokens.size() || !isOfLeader(tokens.get(i + 1)))
        .anyMatch(
            i ->
                IN.contains(tokens.get(i - 1).word())
                    || i > 1
                        && IN.contains(tokens.get(i - 2).word())
                        && LEXICON.isFunction(tokens.get(i - 1).word()));
  }

  /** "Team leader". */
  private static boolean isOfLeader(Token next) {
    return next.isTitle() || LEXICON.isRank(next.word()) || LEXICON.level(next.word()) != null;
  }

  /** "A colleague and I", "un compañero y yo". */
  private static boolean isBesideMe(List<Token> tokens, int at) {
    return at > 1
        && ME.contains(tokens.get(at).word())
        && Clause.isLink(tokens.get(at - 1).word())
        && IntStream.range(Math.max(0, at - 2 - COMPANY_REACH), at - 1)
            .anyMatch(i -> Agency.isSomebody(tokens, i));
  }

  /** "As one of three", "in a team of three", "en un equipo de tres". */
  private static boolean isOneOfUs(List<Token> tokens, int at) {
    return at > 1
            && Counting.OF.contains(tokens.get(at - 1).word())
            && Quantities.value(tokens.get(at)) != null
            && (tokens.get(at - 2).is("one")
                || tokens.get(at - 2).key().equals("=team")
                || ONE_OF_US.contains(tokens.get(at - 2).word()))
        || at > 0 && tokens.get(at - 1).is("team_of") && Quantities.value(tokens.get(at)) != null;
  }

  /** "Entre cuatro enfermeras", and not "entre 9 y 11". */
  static boolean isNumberOfUs(List<Token> tokens, int at) {
    return at + 1 < tokens.size()
        && tokens.get(at).is("entre")
        && Quantities.value(tokens.get(at + 1)) != null
        && !(at + 2 < tokens.size() && Clause.isLink(tokens.get(at + 2).word()));
  }

  /** "(Treats complaints) together with the manager": a person who does it beside oneself. */
  static boolean isCompany(List<Token> tokens, int person) {
    var isNoun = true;
    for (var i = person - 1; i >= Math.max(0, person - COMPANY_REACH); i--) {
      if (WITH.contains(tokens.get(i).word())) {
        return true;
      }
      var isFunction = LEXICON.isFunction(tokens.get(i).word());
      if (!isFunction && !isNoun) {
        return false; // "with approval of the manager"
      }
      isNoun &= !isFunction;
    }
    return false;
  }
}
