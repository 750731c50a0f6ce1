package dev.jobtrail.guard;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Compares one sentence with what is known; every check answers with a refusal or null. */
final class SentenceCheck {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** How many words of content a denial or reservation reaches. */
  private static final int REACH = 2;

  /** How many parts a long word is taken apart to, and how short a part may be. */
  private static final int SHORTEST_PART = 4;

  /** Words of leading that are also ordinary nouns: ranks only beside a title. */
  private static final Set<String> RANKS_BESIDE_TITLES =
      Set.of("lead", "head", "staff", "principal", "leader", "partner", "owner", "chief");

  /** "no complaint in three audits" does not deny the audits. */
  private static final Set<String> PREPOSITIONS =
      Set.of("in", "at", "during", "bei", "beim", "wahrend", "en", "durante");

  private static final Set<String> AT = Set.of("at", "bei", "beim");

  private static final Set<String> FREQUENCIES = Set.of("=daily", "=weekly", "=monthly", "=annual");

  private final KnownFacts known;
  private final Sentence sentence;
  private final List<KnownSentence> scope;
  private final boolean inScopeOnly;
  private final boolean isHeading;
  private final boolean isWish;
  private final boolean isName;
  private final Set<String> scopeKeys;
  private final FigureCheck figures;

  private SentenceCheck(
      KnownFacts known,
      Sentence sentence,
      List<KnownSentence> scope,
      boolean inScopeOnly,
      boolean isHeading,
      boolean isWish,
      boolean isName) {
    this.known = known;
    this.sentence = sentence;
    this.scope = scope;
    this.inScopeOnly = inScopeOnly;
    this.isHeading = isHeading;
    this.isWish = isWish;
    this.isName = isName;
    this.figures = new FigureCheck(known, sentence, scope);
    this.scopeKeys = known.isAll(scope) ? known.keys() : keys(scope);
  }

  static SentenceCheck ofChange(
      KnownFacts known, String plain, String place, boolean isName, ChangeKind kind) {
    var sentence = Sentence.of(plain, isName);
    var isHeading = kind == ChangeKind.HEADLINE;
    var entry = entry(known, place);
    var scope =
        entry.isEmpty() || isName || place.startsWith("/skills")
            ? named(known, sentence)
            : known.sentences(
                it -> it.entry().equals(entry) || it.entry().equals(KnownSentence.FACTS));
    return new SentenceCheck(known, sentence, scope, false, isHeading, false, isName || isHeading);
  }

  /** Of a field that says what is, such as the name of an employer. */
  static SentenceCheck ofField(KnownFacts known, String plain, String place) {
    var scope =
        known.sentences(it -> it.pointer().equals(place) || it.entry().equals(KnownSentence.FACTS));
    return new SentenceCheck(known, Sentence.of(plain, false), scope, true, true, false, true);
  }

  static SentenceCheck ofLetter(KnownFacts known, String plain) {
    var sentence = Sentence.of(plain, false);
    var words = sentence.tokens().stream().map(Token::word).toList();
    var isWish =
        words.stream().anyMatch(it -> LEXICON.is("wish", it))
            && IntStream.range(0, words.size()).noneMatch(it -> isClaim(words, it))
            && sentence.tokens().stream().noneMatch(SentenceCheck::isOfLeading);
    return new SentenceCheck(known, sentence, named(known, sentence), false, false, isWish, false);
  }

  private static Set<String> keys(List<KnownSentence> scope) {
    var result = new HashSet<String>();
    scope.forEach(it -> result.addAll(it.sentence().keys()));
    return result;
  }

  /** Null where everything is supported. */
  String refusal() {
    if (scope.stream().anyMatch(it -> it.sentence().same().equals(sentence.same()))) {
      return null;
    }
    return Stream.<Supplier<String>>of(
            figures::numbers,
            figures::times,
            this::words,
            this::ranks,
            this::titles,
            this::levels,
            this::denials,
            this::reservations,
            this::belongings)
        .map(Supplier::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** "I am a nurse" is one, "I am keen" is none. */
  private static boolean isClaim(List<String> words, int at) {
    var isOfWish = at + 1 < words.size() && LEXICON.is("wish", words.get(at + 1));
    return LEXICON.is("claim", words.get(at)) || LEXICON.is("being", words.get(at)) && !isOfWish;
  }

  private static boolean isOfLeading(Token it) {
    return it.isWord() && LEXICON.level(it.word()) == Level.LEAD;
  }

  private static String entry(KnownFacts known, String place) {
    var parts = place.split("/");
    var entry = parts.length > 2 ? "/" + parts[1] + "/" + parts[2] : "";
    return known.entries().containsKey(entry) ? entry : "";
  }

  /** A sentence that names an employer or school speaks of what was there. */
  private static List<KnownSentence> named(KnownFacts known, Sentence sentence) {
    var named = known.namedIn(sentence);
    if (named.isEmpty()) {
      return known.all();
    }
    return known.sentences(
        it ->
            named.contains(it.entry())
                || it.entry().equals(KnownSentence.FACTS)
                || known.namedIn(it.sentence()).stream().anyMatch(named::contains));
  }

  private String words() {
    var inNumbers = new HashSet<Integer>();
    for (var it : sentence.quantities()) {
      for (var i = it.from(); i < it.to(); i++) {
        inNumbers.add(i);
      }
    }
    for (var it : sentence.times()) {
      for (var i = it.from(); i < it.to(); i++) {
        inNumbers.add(i);
      }
    }
    for (var i = 0; i < sentence.tokens().size(); i++) {
      var token = sentence.tokens().get(i);
      if (token.isContent() && !inNumbers.contains(i) && !isSupported(token)) {
        return unsupported(token);
      }
    }
    return names();
  }

  private boolean isSupported(Token token) {
    if (isWish && known.postingKnows(token.key())) {
      return true;
    }
    if (token.key().equals("=people") && sentence.keys().contains("=team")) {
      return known.knows("=team");
    }
    if (LEXICON.least(token.word()) != null) {
      return true; // ranks() looks for the number
    }
    if (LEXICON.scope(token.word()) != null || LEXICON.isRank(token.word())) {
      return true; // and for what it goes with
    }
    if (inScopeOnly
        || FREQUENCIES.contains(token.key())
        || token.isTechnology()
        || known.isBound(token.key())) {
      return scopeKeys.contains(token.key());
    }
    return known.knows(token.key()) || isCompound(token.word());
  }

  /** German makes one word of several; each of them must be known, and none may be a title. */
  private boolean isCompound(String word) {
    for (var i = SHORTEST_PART; i <= word.length() - SHORTEST_PART; i++) {
      var head = word.substring(0, i);
      var tail = word.substring(i);
      if (isPart(tail)
          && (isPart(head) || head.endsWith("s") && isPart(head.substring(0, i - 1)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isPart(String word) {
    var key = LEXICON.key(word);
    return word.length() >= SHORTEST_PART
        && !LEXICON.isTitle(word)
        && !LEXICON.isStrong(word)
        && !LEXICON.isTechnology(key)
        && LEXICON.level(word) != Level.LEAD
        && !known.isBound(key)
        && (known.knows(key) || LEXICON.isFree(word));
  }

  private String unsupported(Token token) {
    var word = token.surface();
    if (known.knows(token.key())) {
      return "\"%s\" does not belong to this part of the resume".formatted(word);
    }
    if (token.isTechnology()) {
      return "nothing shows the skill \"%s\"".formatted(word);
    }
    if (LEXICON.isTitle(token.word())) {
      return "the title \"%s\" does not stand in the resume".formatted(word);
    }
    if (LEXICON.isStrong(token.word())) {
      return "nothing bears out \"%s\"".formatted(word);
    }
    var isName = token.start() > 0 && Character.isUpperCase(word.codePointAt(0));
    return (isName ? "the name \"%s\" does not stand in the resume" : "nothing says \"%s\"")
        .formatted(word);
  }

  /** A known name beside another capital word is another name, unless they were together before. */
  private String names() {
    for (var i = 0; i < sentence.tokens().size(); i++) {
      if (!isWish && isOtherEmployer(i)) {
        return "\"%s\" is no employer or school of the resume"
            .formatted(sentence.tokens().get(i).surface());
      }
    }
    for (var i = 0; i + 1 < sentence.tokens().size(); i++) {
      var first = sentence.tokens().get(i);
      var second = sentence.tokens().get(i + 1);
      var together =
          isCapital(first)
              && isCapital(second)
              && first.isContent()
              && second.isContent()
              && !first.isTechnology()
              && !second.isTechnology()
              && (known.isBound(first.key()) || known.isBound(second.key()));
      if (together && !isWish && !standTogether(first.key(), second.key())) {
        return "the name \"%s %s\" does not stand in the resume"
            .formatted(first.surface(), second.surface());
      }
    }
    return null;
  }

  /** What somebody works at is an employer, and not a word of another name. */
  private boolean isOtherEmployer(int at) {
    var token = sentence.tokens().get(at);
    return at > 0
        && AT.contains(sentence.tokens().get(at - 1).word())
        && isCapital(token)
        && token.isContent()
        && token.word().length() > 2
        && !token.isTechnology()
        && known.namedIn(sentence).stream()
            .noneMatch(it -> known.entries().get(it).names().contains(token.key()))
        && scope.stream().noneMatch(it -> standsAt(it.sentence(), token.key()));
  }

  private static boolean standsAt(Sentence source, String key) {
    return IntStream.range(1, source.tokens().size())
        .anyMatch(
            i ->
                source.tokens().get(i).key().equals(key)
                    && AT.contains(source.tokens().get(i - 1).word()));
  }

  private static boolean isCapital(Token it) {
    return it.isWord() && Character.isUpperCase(it.surface().codePointAt(0));
  }

  private boolean standTogether(String first, String second) {
    return scope.stream()
        .anyMatch(
            it -> it.sentence().keys().contains(first) && it.sentence().keys().contains(second));
  }

  private String ranks() {
    for (var i = 0; i < sentence.tokens().size(); i++) {
      var token = sentence.tokens().get(i);
      var at = i;
      var counted = sentence.quantities().stream().anyMatch(it -> it.from() <= at && at < it.to());
      if (token.isWord()
          && LEXICON.isStrong(token.word())
          && !counted
          && !(isWish && known.postingKnows(token.key()))
          && (!LEXICON.isRank(token.word()) || isRank(i))
          && scope.stream().noneMatch(it -> bearsOut(it, token, at))) {
        return "nothing bears out \"%s\" here".formatted(token.surface());
      }
    }
    return null;
  }

  private boolean isRank(int at) {
    return !RANKS_BESIDE_TITLES.contains(sentence.tokens().get(at).word())
        || isHeading
        || isTitleAt(at - 1)
        || isTitleAt(at + 1)
        || isTitleAt(at + 2);
  }

  private boolean isTitleAt(int at) {
    return at >= 0 && at < sentence.tokens().size() && sentence.tokens().get(at).isTitle();
  }

  private boolean bearsOut(KnownSentence source, Token token, int at) {
    var others = new HashSet<>(sentence.clauseOf(at).content());
    others.removeIf(it -> it.equals(token.key()));
    var word = token.word();
    var keys = source.sentence().keys();
    var goesTogether =
        others.isEmpty()
            || source.sentence().hasContentOf(others)
                && (!LEXICON.is("proof", word) || keys.containsAll(beside(at)));
    return goesTogether && !source.aboutOthers() && holds(source.sentence(), word, token.key());
  }

  private Set<String> beside(int at) {
    return IntStream.of(at - 1, at + 1)
        .filter(it -> it >= 0 && it < sentence.tokens().size())
        .mapToObj(sentence.tokens()::get)
        .filter(Token::isContent)
        .map(Token::key)
        .collect(Collectors.toSet());
  }

  private static boolean holds(Sentence source, String word, String key) {
    var least = LEXICON.least(word);
    if (least != null
        && source.quantities().stream().anyMatch(it -> it.value().intValue() >= least)) {
      return true;
    }
    var reach = LEXICON.scope(word);
    return source.keys().contains(key)
        || source.tokens().stream()
            .map(Token::word)
            .anyMatch(
                it -> reach != null && LEXICON.scope(it) != null && LEXICON.scope(it) >= reach);
  }

  /** What a title is of: a software engineer who has seen data is no data engineer. */
  private String titles() {
    for (var clause : sentence.clauses()) {
      for (var i = 0; i < clause.tokens().size(); i++) {
        if (isOwnTitle(clause, i) && !isWish && scope.stream().noneMatch(hasOwn(clause, i))) {
          return "the title \"%s\" is not one's own in the evidence"
              .formatted(clause.tokens().get(i).surface());
        }
      }
    }
    for (var i = 1; i < sentence.tokens().size(); i++) {
      var title = sentence.tokens().get(i);
      var before = sentence.tokens().get(i - 1);
      if (title.isTitle()
          && !isWish
          && (before.isContent() || LEXICON.isHedge(before.word()))
          && !before.isTechnology()
          && !LEXICON.isStrong(before.word())
          && !standTogether(before.key(), title.key())) {
        return "the title \"%s %s\" does not stand in the resume"
            .formatted(before.surface(), title.surface());
      }
    }
    return null;
  }

  /** What was done in one position is not told of another, in whatever words. */
  private String belongings() {
    var content = sentence.content();
    var foreign =
        content.stream()
            .filter(it -> !scopeKeys.contains(it) && !it.equals("=people"))
            .collect(Collectors.toSet());
    if (isName || isHeading || isWish || known.isAll(scope) || foreign.isEmpty()) {
      return null;
    }
    var tooMany = foreign.size() * 2 > content.size();
    for (var clause : sentence.clauses()) {
      var objects = clause.levelWords().stream().map(it -> object(clause, it)).toList();
      for (var token : clause.tokens()) {
        if (foreign.contains(token.key()) && (tooMany || objects.contains(token.key()))) {
          return "\"%s\" does not belong to this part of the resume".formatted(token.surface());
        }
      }
    }
    return null;
  }

  private static Predicate<KnownSentence> hasOwn(Clause claimed, int at) {
    var key = claimed.tokens().get(at).key();
    return source ->
        !source.aboutOthers()
            && source.sentence().clauses().stream()
                .anyMatch(
                    given ->
                        IntStream.range(0, given.tokens().size())
                            .anyMatch(
                                i ->
                                    given.tokens().get(i).key().equals(key)
                                        && isOwnTitle(given, i)));
  }

  /** Titles of those whom one taught, helped or stood in for are not one's own. */
  private static boolean isOwnTitle(Clause clause, int at) {
    var token = clause.tokens().get(at);
    var isPlural = token.word().endsWith("s") || token.word().endsWith("innen");
    return token.isTitle()
        && !isPlural
        && !RANKS_BESIDE_TITLES.contains(token.word())
        && clause.level() != Level.ASSIST
        && !Clause.isSomebodyElse(clause.tokens(), at);
  }

  private String levels() {
    for (var clause : sentence.clauses()) {
      var words = clause.levelWords();
      if (isWish) {
        continue;
      }
      if (words.isEmpty()) {
        if (clause.level() == null && !isName && isPartLost(clause)) {
          return "the evidence has only a part in \"%s\"".formatted(text(clause));
        }
        continue;
      }
      var first = LEXICON.level(words.getFirst().word());
      for (var word : words) {
        var level = LEXICON.level(word.word());
        var follows = word != words.getFirst() && first == Level.ASSIST;
        if (level != Level.ASSIST && !follows && !isLevelBorne(clause, word, level)) {
          return "\"%s\" says more than the evidence about one's own part"
              .formatted(word.surface());
        }
      }
    }
    return null;
  }

  private static String text(Clause clause) {
    return clause.tokens().stream()
        .filter(it -> it.isWord() || it.isNumber())
        .map(Token::surface)
        .collect(Collectors.joining(" "));
  }

  /** Whether one helped in what the clause now says without that word. */
  private boolean isPartLost(Clause claimed) {
    var best = 1L;
    Level borne = null;
    for (var source : scope) {
      for (var given : source.sentence().clauses()) {
        var shared = claimed.content().stream().filter(given.content()::contains).count();
        var its = level(source, given);
        if (shared > best || shared == best && borne != null && its.compareTo(borne) > 0) {
          borne = its;
          best = shared;
        }
      }
    }
    return borne == Level.ASSIST;
  }

  private boolean isLevelBorne(Clause claimed, Token word, Level level) {
    if (word.isTitle() && level == Level.LEAD && isHeading) {
      return true; // titles() has seen to it
    }
    var object = object(claimed, word);
    var best = 0.0;
    Level borne = null;
    var stands = false;
    for (var source : scope) {
      for (var given : source.sentence().clauses()) {
        var overlap = overlap(claimed, given, object);
        if (overlap == 0 || overlap < best) {
          continue;
        }
        var its = level(source, given);
        if (overlap > best || borne == null || its.compareTo(borne) > 0) {
          borne = its;
        }
        stands = overlap > best ? stands(given, word) : stands || stands(given, word);
        best = overlap;
      }
    }
    if (borne == null) {
      return level.compareTo(Level.BUILD) <= 0
          || scope.stream().anyMatch(it -> hasLevel(it, level));
    }
    var isFirst = claimed.levelWords().getFirst() == word;
    return level.compareTo(borne) <= 0 || !isFirst && stands;
  }

  private static boolean stands(Clause given, Token word) {
    return given.tokens().stream().anyMatch(it -> it.word().equals(word.word()));
  }

  private static String object(Clause clause, Token word) {
    var at = clause.tokens().indexOf(word);
    return clause.tokens().stream()
        .skip(at + 1L)
        .filter(Token::isContent)
        .map(Token::key)
        .findFirst()
        .orElse(null);
  }

  private static double overlap(Clause claimed, Clause given, String object) {
    var shared = claimed.content().stream().filter(given.content()::contains).count();
    return shared + (object != null && given.content().contains(object) ? REACH : 0);
  }

  private static Level level(KnownSentence source, Clause given) {
    if (source.aboutOthers()) {
      return Level.ASSIST;
    }
    return given.level() == null ? Level.BUILD : given.level();
  }

  private static boolean hasLevel(KnownSentence source, Level level) {
    return source.sentence().clauses().stream()
        .anyMatch(it -> level(source, it).compareTo(level) >= 0);
  }

  /** A denial that the evidence does not make. */
  private String denials() {
    for (var clause : sentence.clauses()) {
      for (var i = 0; i < clause.tokens().size(); i++) {
        var token = clause.tokens().get(i);
        if (!isNegation(clause.tokens(), i)) {
          continue;
        }
        var denied = behind(clause.tokens(), i);
        var isKnown =
            denied.isEmpty()
                || scope.stream()
                    .map(KnownSentence::sentence)
                    .anyMatch(
                        it ->
                            it.tokens().stream().anyMatch(other -> LEXICON.isNegation(other.word()))
                                && it.hasContentOf(denied));
        if (!isKnown && !isWish) {
          return "\"%s\" denies what the evidence does not deny".formatted(token.surface());
        }
      }
    }
    return null;
  }

  private static boolean isNegation(List<Token> tokens, int at) {
    return tokens.get(at).isWord()
        && LEXICON.isNegation(tokens.get(at).word())
        && !(at + 1 < tokens.size()
            && Set.of("only", "nur", "solo").contains(tokens.get(at + 1).word()));
  }

  /** What the evidence denies or holds back, said without its denial or reservation. */
  private String reservations() {
    for (var clause : sentence.clauses()) {
      for (var i = 0; i < clause.tokens().size(); i++) {
        var token = clause.tokens().get(i);
        if (!token.isContent()) {
          continue;
        }
        var lost = lost(token, clause);
        if (lost != null) {
          return "\"%s\" stands in the evidence only with \"%s\""
              .formatted(token.surface(), lost.surface());
        }
      }
    }
    return null;
  }

  private Token lost(Token token, Clause claimed) {
    Token restriction = null;
    for (var source : scope) {
      for (var clause : source.sentence().clauses()) {
        for (var i = 0; i < clause.tokens().size(); i++) {
          if (!clause.tokens().get(i).key().equals(token.key())) {
            continue;
          }
          var found = restriction(clause.tokens(), i);
          if (found == null || keeps(claimed, found)) {
            return null;
          }
          restriction = found;
        }
      }
    }
    return restriction;
  }

  private boolean keeps(Clause claimed, Token restriction) {
    return claimed.tokens().stream()
        .filter(Token::isWord)
        .anyMatch(
            it ->
                LEXICON.isNegation(restriction.word())
                    ? LEXICON.isNegation(it.word())
                    : LEXICON.isHedge(it.word()) || LEXICON.isNegation(it.word()));
  }

  private static Token restriction(List<Token> tokens, int at) {
    if (at + 1 < tokens.size() && LEXICON.isHedge(tokens.get(at + 1).word())) {
      return tokens.get(at + 1);
    }
    var reach = REACH;
    var beyond = false;
    for (var i = at - 1; i >= 0 && reach > 0; i--) {
      var it = tokens.get(i);
      beyond |= reach == REACH && PREPOSITIONS.contains(it.word());
      var isNear = !LEXICON.is("degree", it.word()) || reach == REACH;
      var isDenial = isNegation(tokens, i) && !(beyond && reach < REACH);
      if (isDenial || it.isWord() && LEXICON.isHedge(it.word()) && isNear) {
        return it;
      }
      if (it.isContent()) {
        reach--;
      }
    }
    return null;
  }

  private static Set<String> behind(List<Token> tokens, int at) {
    var result = new HashSet<String>();
    for (var i = at + 1; i < tokens.size() && result.size() < REACH; i++) {
      if (tokens.get(i).isContent()) {
        result.add(tokens.get(i).key());
      }
    }
    return result;
  }
}
