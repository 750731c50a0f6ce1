package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A part of a sentence with one verb, or without one.
 *
 * @param content keys of the words that say something
 * @param level of its first word that has one, else of the clause before; null where none has
 */
record Clause(List<Token> tokens, Set<String> content, Level level) {

  private static final Set<String> BREAKS = Set.of(",", ":", "(", ")", "|");
  private static final Set<String> LINKS = Set.of("and", "und", "y", "e", "&", "while", "sowie");

  private static final Set<String> BEFORE_OTHERS =
      Set.of(
          "the", "for", "to", "with", "our", "der", "den", "dem", "des", "die", "fur", "mit", "la",
          "el", "al", "del", "con", "a");

  static List<Clause> of(List<Token> tokens) {
    var result = new ArrayList<Clause>();
    var from = 0;
    Level level = null;
    for (var i = 0; i <= tokens.size(); i++) {
      if (i == tokens.size() || endsAt(tokens, i)) {
        var part = List.copyOf(tokens.subList(from, i));
        from = i;
        if (part.stream().anyMatch(it -> it.isWord() || it.isNumber())) {
          var own = firstLevel(part);
          level = own == null ? level : own;
          result.add(new Clause(part, content(part), level));
        }
      }
    }
    return result;
  }

  /** Words that say how much was one's own, in their order. */
  List<Token> levelWords() {
    return tokens.stream().filter(Clause::hasLevel).toList();
  }

  private static boolean hasLevel(Token it) {
    return it.isWord() && Lexicon.INSTANCE.level(it.word()) != null;
  }

  private static boolean endsAt(List<Token> tokens, int at) {
    var token = tokens.get(at);
    if (BREAKS.contains(token.word())) {
      return true;
    }
    if (token.is("-")) {
      var spaced = at > 0 && token.start() > tokens.get(at - 1).end();
      return spaced && at + 1 < tokens.size() && tokens.get(at + 1).start() > token.end();
    }
    return LINKS.contains(token.word()) && at + 1 < tokens.size() && hasLevel(tokens.get(at + 1));
  }

  private static Level firstLevel(List<Token> part) {
    for (var i = 0; i < part.size(); i++) {
      if (hasLevel(part.get(i)) && !isSomebodyElse(part, i)) {
        return Lexicon.INSTANCE.level(part.get(i).word());
      }
    }
    return null;
  }

  /** "the ward manager" is another person; "manager of the ward" is oneself. */
  static boolean isSomebodyElse(List<Token> part, int at) {
    return part.get(at).isTitle()
        && part.subList(Math.max(0, at - 2), at).stream()
            .anyMatch(it -> BEFORE_OTHERS.contains(it.word()));
  }

  private static Set<String> content(List<Token> part) {
    return part.stream()
        .filter(it -> it.isContent() && !Quantities.isUnit(it.word()))
        .map(Token::key)
        .collect(Collectors.toUnmodifiableSet());
  }
}
