package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Refuses a better command of a language than the evidence gives. */
final class LanguagePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;
  private static final Pattern COMPOUND = Pattern.compile("(\\p{L}+?)(?:sprachig|kenntnis)\\p{L}*");

  @Override
  public Message refusal(Claim claim) {
    for (var clause : claim.sentence().clauses()) {
      if (!claim.isWish(clause)) {
        var refused = refused(claim, clause);
        if (refused != null) {
          return refused;
        }
      }
    }
    return null;
  }

  private static Message refused(Claim claim, Clause clause) {
    var tokens = clause.tokens();
    var hasLevel = false;
    for (var i = 0; i < tokens.size(); i++) {
      var tongue = tongue(tokens.get(i));
      var level = LEXICON.is("tongue", tongue) ? levelOf(claim, clause, i) : OptionalInt.empty();
      hasLevel |= level.isPresent();
      if (level.isPresent()
          && claim.known().all().stream()
              .noneMatch(it -> has(it.sentence().tokens(), tongue, level.getAsInt()))) {
        return Message.of("the evidence gives no such level of \"%s\"", tokens.get(i).surface());
      }
    }
    var taught = hasLevel ? null : taught(claim, clause);
    return taught == null
        ? null
        : Message.of("\"%s\" is not what the title has in the evidence", taught.surface());
  }

  /** The level in brackets right behind the language, else beside it. */
  private static OptionalInt levelOf(Claim claim, Clause clause, int tongue) {
    var tokens = claim.tokens();
    var at = tokens.indexOf(clause.tokens().get(tongue)) + 1;
    if (at + 1 < tokens.size() && tokens.get(at).is("(") && isLevel(tokens.get(at + 1))) {
      return fluency(tokens.get(at + 1));
    }
    var own = level(clause.tokens(), tongue);
    return own.isPresent() ? own : levelBefore(claim.sentence().clauses(), clause);
  }

  /** "Langue maternelle : italien". */
  private static OptionalInt levelBefore(List<Clause> clauses, Clause clause) {
    var at = clauses.indexOf(clause);
    if (at < 1
        || !clause.tokens().getFirst().is(":")
        || clauses.get(at - 1).tokens().stream().anyMatch(LanguagePolicy::isTongue)) {
      return OptionalInt.empty();
    }
    return clauses.get(at - 1).tokens().stream()
        .filter(LanguagePolicy::isLevel)
        .map(LanguagePolicy::fluency)
        .reduce(OptionalInt.empty(), (_, last) -> last);
  }

  /** A language right behind a title, with which no sentence of the evidence has it. */
  private static Token taught(Claim claim, Clause clause) {
    var tokens = clause.tokens();
    Token title = null;
    for (var it : tokens) {
      if (it.isTitle()) {
        title = it;
      } else if (title != null && isTongue(it)) {
        var key = title.key();
        if (claim.known().all().stream()
            .map(known -> known.sentence().keys())
            .noneMatch(keys -> keys.contains(key) && keys.contains(it.key()))) {
          return it;
        }
      } else if (it.isContent()) {
        title = null;
      }
    }
    return null;
  }

  /** "russischsprachig" and "Russischkenntnisse" speak of Russian, too. */
  static String tongue(Token token) {
    if (LEXICON.is("tongue", token.word())) {
      return token.word(); // with no other name
    }
    var matcher = COMPOUND.matcher(token.word());
    return matcher.matches() ? LEXICON.key(matcher.group(1)) : token.key();
  }

  private static boolean has(List<Token> source, String language, int level) {
    for (var i = 0; i < source.size(); i++) {
      if (tongue(source.get(i)).equals(language)) {
        var known = level(source, i);
        if (known.isPresent() && known.getAsInt() >= level) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * The level of the language at a place: right beside it, else behind it before the next language,
   * else the last one before it, as in "fluent in English and German".
   */
  private static OptionalInt level(List<Token> tokens, int at) {
    var beside = List.of(beside(tokens, at, 1), beside(tokens, at, -1));
    for (var level : beside) {
      if (level.isPresent()) {
        return level;
      }
    }
    for (var i = at + 1; i < tokens.size() && !isTongue(tokens.get(i)); i++) {
      if (isLevel(tokens.get(i))) {
        return fluency(tokens.get(i));
      }
    }
    for (var i = at - 1; i >= 0; i--) {
      if (isLevel(tokens.get(i))) {
        return fluency(tokens.get(i));
      }
    }
    return OptionalInt.empty();
  }

  /** Of the first content word in a direction; a comma ends the search. */
  private static OptionalInt beside(List<Token> tokens, int at, int step) {
    for (var i = at + step; i >= 0 && i < tokens.size(); i += step) {
      var token = tokens.get(i);
      if (isLevel(token)) {
        return fluency(token);
      }
      if (token.isContent() || token.is(",") || token.is(";")) {
        return OptionalInt.empty();
      }
    }
    return OptionalInt.empty();
  }

  static boolean isTongue(Token token) {
    return LEXICON.is("tongue", tongue(token));
  }

  private static boolean isLevel(Token token) {
    return LEXICON.fluency(token.word()) != null;
  }

  private static OptionalInt fluency(Token token) {
    return OptionalInt.of(LEXICON.fluency(token.word()));
  }
}
