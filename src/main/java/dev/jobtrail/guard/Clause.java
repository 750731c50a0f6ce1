package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A part of a sentence with one verb, or without one.
 *
 * @param content keys of the words that say something
 * @param level of its first word that has one, else of the clause before; null where none has
 */
record Clause(List<Token> tokens, Set<String> content, Level level) {

  /** Whoever has these in their hands leads. */
  private static final Set<String> MANAGED = Set.of("=team", "=people", "=employee", "=colleague");

  private static final Set<String> SERVED =
      Set.of("=student", "=child", "=patient", "=guest", "=resident", "=customer");

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final int MANAGED_REACH = 5;

  /** German words for how many times: "zweimal". */
  private static final Pattern TIMES = Pattern.compile("\\p{L}{3,}mals?$");

  private static final Set<String> BREAKS = Set.of(",", ":", "(", ")", "|");
  private static final Set<String> CONJUNCTIONS =
      Set.of(
          "because",
          "although",
          "though",
          "weil",
          "denn",
          "obwohl",
          "obgleich",
          "parce_que",
          "puisque",
          "bien_que",
          "quoique",
          "porque",
          "aunque",
          "ya_que");

  static final Set<String> UNDER = Set.of("under", "unter", "sous", "bajo");

  private static final Set<String> LINKS =
      Set.of("and", "und", "y", "e", "et", "&", "while", "sowie");

  private static final Set<String> BEFORE_HALF = Set.of("a", "by", "in", "and", "about", "almost");
  private static final Set<String> BEHIND_HALF = Set.of("of", "the", "a", "an", "-", "our", "my");

  private static final Set<String> BEFORE_OTHERS =
      Set.of(
          "the", "for", "to", "with", "our", "my", "their", "his", "her", "by", "under", "your",
          "der", "den", "dem", "des", "die", "fur", "mit", "vom", "beim", "unter", "unserer",
          "unserem", "meiner", "meinem", "meines", "meine", "la", "le", "les", "du", "au", "aux",
          "notre", "mon", "ma", "sa", "son", "leur", "avec", "pour", "sous", "par", "aupres", "el",
          "al", "del", "con", "mi", "su", "bajo", "para", "a");

  private static final Set<String> BEFORE_BOARD =
      Set.of("to", "by", "an", "bei", "durch", "von", "a", "aupres", "par", "por", "ante");

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
    return IntStream.range(0, tokens.size())
        .filter(i -> hasLevel(tokens, i) && !isSomebodyElse(tokens, i))
        .mapToObj(tokens::get)
        .toList();
  }

  private static boolean hasLevel(List<Token> tokens, int at) {
    var it = tokens.get(at);
    return it.isWord()
        && LEXICON.level(it.word()) != null
        && !(it.is("own") && at > 0 && LEXICON.is("possessive", tokens.get(at - 1).word()))
        && !isShare(tokens, at)
        && !isAttending(tokens, at)
        && !isNameOfThing(tokens, at);
  }

  /** "LED", "the architects' drawings": no verb. */
  private static boolean isNameOfThing(List<Token> tokens, int at) {
    var it = tokens.get(at);
    return isInCapitals(it) && tokens.stream().anyMatch(own -> own.isWord() && !isInCapitals(own))
        || at > 0 && LEXICON.isTitleOfSeveral(it.word()) && !LEXICON.is("function", it.word());
  }

  private static boolean isInCapitals(Token it) {
    return it.surface().length() > 1 && it.surface().equals(it.surface().toUpperCase(Locale.ROOT));
  }

  /** Whoever takes part in a contest or course does so as everybody else, and helps nobody. */
  private static boolean isAttending(List<Token> tokens, int at) {
    return LEXICON.is("attending", tokens.get(at).word())
        && tokens.stream()
            .skip(at + 1L)
            .limit(MANAGED_REACH)
            .anyMatch(
                it ->
                    LEXICON.is("event", it.word())
                        || LEXICON.is("event").stream().anyMatch(end -> it.word().endsWith(end)));
  }

  /** The English half, which is the German "helped". */
  private static boolean isShare(List<Token> tokens, int at) {
    return tokens.get(at).is("half")
        && (at > 0 && BEFORE_HALF.contains(tokens.get(at - 1).word())
            || at + 1 < tokens.size() && BEHIND_HALF.contains(tokens.get(at + 1).word()));
  }

  private static boolean endsAt(List<Token> tokens, int at) {
    var token = tokens.get(at);
    if (BREAKS.contains(token.word()) || CONJUNCTIONS.contains(token.word())) {
      return true;
    }
    if (token.is("-")) {
      var spaced = at > 0 && token.start() > tokens.get(at - 1).end();
      return spaced && at + 1 < tokens.size() && tokens.get(at + 1).start() > token.end();
    }
    return LINKS.contains(token.word()) && at + 1 < tokens.size() && hasLevel(tokens, at + 1);
  }

  private static Level firstLevel(List<Token> part) {
    for (var i = 0; i < part.size(); i++) {
      if (hasLevel(part, i) && !isSomebodyElse(part, i)) {
        return level(part, i);
      }
    }
    return null;
  }

  Level level(Token word) {
    return level(tokens, tokens.indexOf(word));
  }

  /** "Gestion" of a team is leading it, of bookings it is dealing with them. */
  private static Level level(List<Token> part, int at) {
    var level = LEXICON.level(part.get(at).word());
    if (LEXICON.is("driving", part.get(at).word()) && isVehicle(part, at + 1)) {
      return Level.TEND;
    }
    if (LEXICON.is("accompanying", part.get(at).word()) && isServed(part, at + 1)) {
      return Level.TEND;
    }
    if (LEXICON.is("responding", part.get(at).word()) && isCall(part, at + 1)) {
      return Level.TEND;
    }
    if (LEXICON.is("showing", part.get(at).word()) && isShownTo(part, at + 1)) {
      return Level.TEND;
    }
    if (level == Level.TEND
        && LEXICON.is("running", part.get(at).word())
        && isCrew(part, at + 1)
        && !(at > 0 && part.get(at - 1).is("-"))) { // "a family-run shop"
      return Level.LEAD;
    }
    if (level == Level.LEAD && (isSession(part, at + 1) || isSessionBefore(part, at))) {
      return Level.TEND;
    }
    return level == Level.LEAD
            && LEXICON.is("handling", part.get(at).word())
            && part.stream().skip(at + 1L).limit(MANAGED_REACH).noneMatch(Clause::isManaged)
            && !(at > 0 && isManaged(part.get(at - 1)))
        ? Level.TEND
        : level;
  }

  /** To accompany children or a group is one's own work, and no help. */
  private static boolean isServed(List<Token> part, int from) {
    return part.stream().noneMatch(it -> it.isWord() && LEXICON.isHedge(it.word()))
        && part.stream()
            .skip(from)
            .takeWhile(it -> it.isWord() || it.isNumber())
            .filter(it -> it.isContent() || it.isTitle())
            .filter(it -> !TIMES.matcher(it.word()).find())
            .limit(1)
            .anyMatch(
                it ->
                    SERVED.contains(it.key())
                        || Fractions.isGroup(it) && !it.key().equals("=team"));
  }

  /** Who attends emergency calls is the one that answers them. */
  private static boolean isCall(List<Token> part, int from) {
    return part.stream()
        .skip(from)
        .limit(MANAGED_REACH)
        .anyMatch(it -> LEXICON.is("call_out", it.word()));
  }

  /** "Introduced new joiners to the system": people, and what they are shown. */
  private static boolean isShownTo(List<Token> part, int from) {
    var to = IntStream.range(from, part.size()).filter(i -> part.get(i).is("to")).findFirst();
    return to.isPresent()
        && part.subList(from, to.getAsInt()).stream()
            .anyMatch(
                it ->
                    isManaged(it)
                        || LEXICON.is("person", it.word())
                        || LEXICON.isTitleOfSeveral(it.word()));
  }

  /** "Ran the night shift": the object, and no word behind it. */
  private static boolean isCrew(List<Token> part, int from) {
    return part.stream()
        .skip(from)
        .dropWhile(it -> it.isWord() && LEXICON.isFunction(it.word()))
        .takeWhile(it -> it.isWord() && !LEXICON.isFunction(it.word()))
        .reduce((_, last) -> last)
        .filter(it -> LEXICON.is("crew", lastWord(it)))
        .isPresent();
  }

  private static boolean isVehicle(List<Token> part, int from) {
    return part.stream()
        .skip(from)
        .limit(MANAGED_REACH)
        .anyMatch(it -> LEXICON.is("vehicle", it.word()));
  }

  /** "Led guided tours": the object, and no word behind it. */
  private static boolean isSession(List<Token> part, int from) {
    return part.stream()
        .skip(from)
        .takeWhile(it -> it.isWord() || it.isNumber())
        .filter(it -> it.isWord() && !LEXICON.isFunction(it.word()))
        .limit(2)
        .anyMatch(it -> LEXICON.is("session", it.word()));
  }

  /** "Gespräche mit Angehörigen geführt": German has the verb last. */
  private static boolean isSessionBefore(List<Token> part, int verb) {
    return part.stream().skip(verb + 1L).noneMatch(Token::isWord)
        && part.stream().limit(verb).noneMatch(Clause::isManaged)
        && part.stream().limit(verb).anyMatch(it -> LEXICON.is("session", it.word()));
  }

  private static boolean isManaged(Token it) {
    return it.isWord()
        && (MANAGED.contains(it.key())
            || LEXICON.is("managed", it.word())
            || LEXICON.is("learner", it.word())
            || it.isTitle());
  }

  /** "the ward manager" is another person; "manager of the ward" is oneself. */
  static boolean isSomebodyElse(List<Token> part, int at) {
    return (part.get(at).isTitle()
            || LEXICON.isRank(part.get(at).word())
            || part.get(at).word().contains("_") && LEXICON.isTitle(part.get(at).firstWord())
            || isBoard(part, at))
        && !isAs(part, at)
        && part.subList(Math.max(0, at - 3), at).stream()
            .anyMatch(it -> BEFORE_OTHERS.contains(lastWord(it)) || isHelping(it));
  }

  /** "(Complaints go) to the management", "an die Leitung": those who lead. */
  private static boolean isBoard(List<Token> part, int at) {
    return at > 1
        && LEXICON.is("board", part.get(at).word())
        && LEXICON.isFunction(part.get(at - 1).word())
        && BEFORE_BOARD.contains(part.get(at - 2).word());
  }

  /** The article of "aux côtés du". */
  private static String lastWord(Token phrase) {
    return phrase.word().substring(phrase.word().lastIndexOf('_') + 1);
  }

  /** "As a solicitor" is oneself. */
  private static boolean isAs(List<Token> part, int at) {
    return at > 1 && part.get(at - 1).is("a") && part.get(at - 2).is("as");
  }

  /** "Assisted head chef Ann Lee": the person who was helped is somebody else. */
  private static boolean isHelping(Token it) {
    return it.isWord()
        && (it.word().endsWith("ed") || it.word().endsWith("ing") || isUnder(it))
        && LEXICON.level(it.word()) == Level.ASSIST;
  }

  /** "Under", "sous la supervision de": somebody else leads. */
  static boolean isUnder(Token it) {
    return it.isWord() && UNDER.contains(it.firstWord());
  }

  static boolean isLink(String word) {
    return LINKS.contains(word);
  }

  private static Set<String> content(List<Token> part) {
    return part.stream()
        .filter(it -> it.isContent() && !Units.isUnit(it.word()))
        .map(Token::key)
        .collect(Collectors.toUnmodifiableSet());
  }
}
