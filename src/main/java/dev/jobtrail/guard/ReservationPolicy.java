package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Refuses what the evidence denies or holds back, said without its denial or reservation. */
final class ReservationPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  /** "no complaint in three audits" does not deny the audits. */
  private static final Set<String> PREPOSITIONS =
      Set.of(
          "in", "at", "during", "bei", "beim", "wahrend", "en", "durante", "dans", "pendant",
          "lors", "sur");

  private static final Set<String> OTHERS =
      Set.of("they", "he", "she", "who", "it", "il", "elle", "ils", "elles", "er", "sie", "man");

  private static final Set<String> PRONOUNS =
      Set.of("it", "them", "es", "sie", "ihn", "le", "la", "les", "l'", "lo", "los", "las");

  /** Almost a denial. */
  private static final Set<String> FEW =
      Set.of("hardly", "barely", "kaum", "guere", "apenas", "scarcely");

  /** How far the pronoun of a denial may stand from it. */
  private static final int PRONOUN_REACH = 3;

  /** How far the word of a reservation may stand from the number of a level. */
  private static final int STAGE_REACH = 6;

  /** "CACES 5 (expired)": how many words from the number on may say so. */
  private static final int LAPSE_REACH = 3;

  private static final int SHORTEST_TAIL = 3;

  /** In words of content; more make a statement. */
  private static final int LONGEST_NAME = 2;

  /** How far before its degree the verb of studying may stand. */
  private static final int STUDY_REACH = 4;

  @Override
  public Message refusal(Claim claim) {
    var dropped = dropped(claim);
    if (dropped != null) {
      return Message.of("the evidence denies \"%s\"", dropped.surface());
    }
    var stage = stage(claim);
    if (stage != null) {
      return Message.of("\"%s\" has not been reached in the evidence", stage.surface());
    }
    for (var clause : claim.sentence().clauses()) {
      if (claim.isWish(clause)) {
        continue;
      }
      for (var token : clause.tokens()) {
        var lost =
            isSaying(token) && !Counting.isPeople(token.key()) ? lost(claim, token, clause) : null;
        if (lost != null) {
          return Message.of(
              "\"%s\" stands in the evidence only with \"%s\"", token.surface(), lost.surface());
        }
      }
    }
    return null;
  }

  /** Whether it tells of a plan or of another reservation that is no denial. */
  static boolean isOpen(Token it) {
    return LEXICON.is("planned", it.word())
        || it.isWord()
            && LEXICON.isHedge(it.word())
            && !it.isTitle()
            && !LEXICON.is("grade", it.word());
  }

  private static boolean isSaying(Token token) {
    return token.isContent() || token.isWord() && LEXICON.is("establishing", token.word());
  }

  /** "Level 3" that the evidence has only as what is studied for. */
  private static Token stage(Claim claim) {
    var tokens = claim.tokens();
    if (tokens.stream().anyMatch(it -> LEXICON.isHedge(it.word()) && !isOwnTitle(claim, it))) {
      return null;
    }
    for (var i = 1; i < tokens.size(); i++) {
      var level = level(tokens, i);
      if (tokens.get(i).isNumber() && level != null) {
        var number = tokens.get(i);
        var having =
            claim.scope().stream()
                .map(KnownSentence::sentence)
                .filter(it -> isAt(claim, it.tokens(), level, number) >= 0)
                .toList();
        if (!having.isEmpty()
            && having.stream().allMatch(it -> isOnTheWay(claim, it, level, number))) {
          return number;
        }
      }
      if (tokens.get(i).isNumber() && isOfLapsed(claim, i)) {
        return tokens.get(i);
      }
    }
    return null;
  }

  /** "CACES 3 and 5" where the clause on CACES 5 says that it has expired. */
  private static boolean isOfLapsed(Claim claim, int at) {
    var tokens = claim.tokens();
    var name = at - 1;
    while (name >= 0 && !tokens.get(name).isContent()) {
      if (!tokens.get(name).isNumber()
          && !tokens.get(name).is(",")
          && !Clause.isLink(tokens.get(name).word())) {
        return false;
      }
      name--;
    }
    if (name < 0 || Abbreviations.abbreviation(tokens.get(name)) == null) {
      return false;
    }
    var key = tokens.get(name).key();
    var having =
        claim.scope().stream()
            .flatMap(it -> it.sentence().clauses().stream())
            .map(Clause::tokens)
            .filter(it -> isNumbered(it, key, tokens.get(at).word()))
            .toList();
    return !having.isEmpty()
        && having.stream().allMatch(it -> isHedgedBehind(it, key, tokens.get(at).word()));
  }

  private static boolean isHedgedBehind(List<Token> tokens, String name, String number) {
    var from =
        IntStream.range(1, tokens.size())
            .filter(i -> tokens.get(i).is(number) && tokens.get(i - 1).key().equals(name))
            .findFirst()
            .orElse(tokens.size());
    return tokens.stream()
        .skip(from)
        .limit(LAPSE_REACH)
        .anyMatch(it -> LEXICON.isHedge(it.word()) && !it.isTitle());
  }

  private static boolean isNumbered(List<Token> tokens, String name, String number) {
    return IntStream.range(1, tokens.size())
        .anyMatch(i -> tokens.get(i).is(number) && tokens.get(i - 1).key().equals(name));
  }

  /** The "assistant" of an accounts assistant holds nothing back. */
  private static boolean isOwnTitle(Claim claim, Token word) {
    return word.isTitle() && isInLabel(claim, word);
  }

  private static boolean isInLabel(Claim claim, Token word) {
    return claim.known().all().stream()
        .filter(it -> it.pointer().equals("/basics/label"))
        .anyMatch(it -> it.sentence().keys().contains(word.key()));
  }

  /** The word of a level before a number, or before the numbers that it is listed with. */
  private static Token level(List<Token> tokens, int number) {
    for (var i = number - 1; i >= 0; i--) {
      var it = tokens.get(i);
      if (LEXICON.is("stage", it.word())) {
        return it;
      }
      if (!it.isNumber() && !it.is(",") && !Clause.isLink(it.word())) {
        return null;
      }
    }
    return null;
  }

  private static int isAt(Claim claim, List<Token> tokens, Token level, Token number) {
    for (var i = 1; i < tokens.size(); i++) {
      var before = tokens.get(i - 1);
      if (tokens.get(i).is(number.word())
          && (before.key().equals(level.key())
              || before.isContent() && claim.sentence().content().contains(before.key()))) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isOnTheWay(Claim claim, Sentence source, Token level, Token number) {
    var at = isAt(claim, source.tokens(), level, number);
    return source
        .tokens()
        .subList(Math.max(0, at - STAGE_REACH), Math.min(source.tokens().size(), at + STAGE_REACH))
        .stream()
        .anyMatch(it -> LEXICON.isHedge(it.word()));
  }

  /** A word right behind a denial of the source that the claim has without one. */
  private static Token dropped(Claim claim) {
    if (claim.tokens().stream().anyMatch(it -> isDenial(it) || isOpen(it))
        || claim.isAllWish()
        || TentativePolicy.isConfirmed(claim)) {
      return null;
    }
    for (var source : claim.sources()) {
      var tokens = source.sentence().tokens();
      for (var i = 0; i + 1 < tokens.size(); i++) {
        var next = tokens.get(i + 1);
        if (Negations.isNegation(tokens, i) && isDeniedVerb(claim, source, i)) {
          return claim.tokens().getFirst();
        }
        if (Negations.isNegation(tokens, i)
            && (isDeniedObject(claim, source, i) || isDeniedSubject(claim, source, i))) {
          return claim.tokens().getFirst();
        }
        if (isDenial(next) && isLast(tokens, i + 1) && isSameVerb(claim, tokens)) {
          return claim.tokens().getFirst();
        }
        if (Negations.isNegation(tokens, i)
            && next.isWord()
            && !LEXICON.isFunction(next.word())
            && !LEXICON.isFree(next.word())
            && !next.isContent()
            && count(tokens, next) == 1
            && count(claim.tokens(), next) > 0) {
          return next;
        }
      }
    }
    return null;
  }

  /**
   * "Saw them used, but has not used them": what the replaced text denies of a pronoun, done in the
   * claim.
   */
  private static boolean isDeniedVerb(Claim claim, KnownSentence source, int negation) {
    var tokens = source.sentence().tokens();
    var at = negation + 1;
    while (at < tokens.size() && tokens.get(at).isWord() && isAuxiliary(tokens.get(at))) {
      at++;
    }
    var isVerb = at > negation + 1 || negation > 0 && isAuxiliary(tokens.get(negation - 1));
    if (at == tokens.size() || !isVerb || !source.pointer().equals(claim.place())) {
      return false;
    }
    var verb = tokens.get(at);
    return verb.isWord()
        && tokens.stream().filter(it -> isSame(it, verb)).count() == 1
        && claim.tokens().stream().anyMatch(it -> isSame(it, verb));
  }

  /** "...; have not used it on aircraft": what stands only behind the denied verb. */
  private static boolean isDeniedObject(Claim claim, KnownSentence source, int negation) {
    var tokens = source.sentence().tokens();
    if (!source.pointer().equals(claim.place())
        || !tokens.get(negation).is("not")
        || negation == 0
        || !isAuxiliary(tokens.get(negation - 1))) {
      return false;
    }
    var others =
        claim.scope().stream()
            .filter(it -> it != source && it.pointer().equals(claim.place()))
            .map(it -> it.sentence().keys())
            .toList();
    return tokens.stream()
        .skip(negation + 2L)
        .takeWhile(it -> !it.is(","))
        .filter(Token::isContent)
        .anyMatch(
            it ->
                claim.sentence().content().contains(it.key())
                    && others.stream().noneMatch(keys -> keys.contains(it.key())));
  }

  /** "...; the Practice Course is not yet started": all that stands before the denied verb. */
  private static boolean isDeniedSubject(Claim claim, KnownSentence source, int negation) {
    var tokens = source.sentence().tokens();
    if (!source.pointer().equals(claim.place())
        || negation == 0
        || !isAuxiliary(tokens.get(negation - 1))) {
      return false;
    }
    var clause = source.sentence().clauseOf(negation).tokens();
    var subject = clause.stream().takeWhile(it -> it != tokens.get(negation)).toList();
    var link =
        IntStream.range(0, subject.size())
            .filter(i -> Clause.isLink(subject.get(i).word()))
            .max()
            .orElse(-1);
    var keys =
        subject.stream()
            .skip(link + 1L)
            .filter(it -> it.isWord() && !LEXICON.isFunction(it.word()))
            .map(Token::key)
            .toList();
    return keys.size() > 1 && claim.sentence().keys().containsAll(keys);
  }

  private static boolean isAuxiliary(Token token) {
    return LEXICON.isFunction(token.word());
  }

  private static boolean isSame(Token one, Token other) {
    return one.isWord()
        && (one.key().equals(other.key()) || WordFamily.areKin(one.word(), other.word()));
  }

  /** German denies a verb at the end of its clause: "schrieb den Plan nicht (selbst)". */
  private static boolean isLast(List<Token> tokens, int at) {
    var end =
        at + 1 < tokens.size() && LEXICON.is("oneself", tokens.get(at + 1).word())
            ? at + 2
            : at + 1;
    return end == tokens.size() || tokens.get(end).is(",");
  }

  private static boolean isSameVerb(Claim claim, List<Token> source) {
    return source.getFirst().key().equals(claim.tokens().getFirst().key());
  }

  private static long count(List<Token> tokens, Token word) {
    return tokens.stream().filter(it -> it.key().equals(word.key())).count();
  }

  private static Token lost(Claim claim, Token token, Clause claimed) {
    Token restriction = null;
    for (var source : claim.scope()) {
      if (isAboutOther(claim, source, token)) {
        continue;
      }
      for (var clause : source.sentence().clauses()) {
        for (var i = 0; i < clause.tokens().size(); i++) {
          var given = clause.tokens().get(i);
          var isSame = given.key().equals(token.key()) || isDegreeIn(given, token);
          if (!isSame && !isKin(given, token) && !isHeadOf(claim, given, token)
              || isOfSomebodyElse(claim, clause, i)) {
            continue;
          }
          var near = restriction(clause.tokens(), i);
          var found = near == null ? beyondClause(claim, source.sentence(), given) : near;
          if (!isSame && (found == null || !isDenial(found) && !LEXICON.is("aim", found.word()))) {
            continue;
          }
          var isHelp = near != null && !isDenial(near) && hasHelp(claim);
          if (found == null
              || isShortForm(found)
              || isHelp
              || keeps(claim, claimed, found)
              || !isDenial(found) && isPreparedFor(claimed, token)
              || keepsElsewhere(claim, found)) {
            return null;
          }
          restriction = found;
        }
      }
    }
    return restriction;
  }

  /** A sentence elsewhere of which the claim has one word only, and no more to say about it. */
  private static boolean isAboutOther(Claim claim, KnownSentence source, Token token) {
    var own = source.sentence().content();
    return claim.place().contains("/highlights/")
        && !source.pointer().equals(claim.place())
        && !source.entry().equals(KnownSentence.FACTS)
        && own.size() > LONGEST_NAME
        && own.stream().filter(claim.sentence().content()::contains).allMatch(token.key()::equals);
  }

  /** The title of another person, which says nothing of how far one's own is held back. */
  private static boolean isOfSomebodyElse(Claim claim, Clause given, int at) {
    return claim.setting().isHeading()
        && given.tokens().get(at).isTitle()
        && Clause.isSomebodyElse(given.tokens(), at);
  }

  private static boolean isKin(Token given, Token claimed) {
    return given.isContent()
        && !given.isTechnology()
        && WordFamily.areKin(given.word(), claimed.word());
  }

  /** "Lackierarbeiten" are made of the verb. */
  private static boolean isHeadOf(Claim claim, Token given, Token claimed) {
    var stem = Stem.of(given.word());
    return claim.sentence().language() != TextLanguage.ENGLISH
        && claimed.isCapital()
        && stem.length() > SHORTEST_TAIL
        && claimed.word().length() >= stem.length() + SHORTEST_TAIL
        && claimed.word().startsWith(stem);
  }

  /** "Masterstudium" is made of a degree. */
  private static boolean isDegreeIn(Token given, Token claimed) {
    return LEXICON.isStrong(given.word())
        && claimed.word().length() > given.word().length() + SHORTEST_TAIL
        && claimed.word().startsWith(given.word());
  }

  private static Token beyondClause(Claim claim, Sentence source, Token word) {
    var found = bracketed(source, word);
    found = found == null ? aim(source) : found;
    found = found == null ? undone(source, word) : found;
    found = found == null ? planned(source) : found;
    found = found == null ? deniedByPronoun(source, word) : found;
    found = found == null ? deniedBehind(source, word) : found;
    return found == null ? future(claim, source) : found;
  }

  /** What somebody looks for is nothing that they have done. */
  private static Token aim(Sentence source) {
    return IntStream.range(0, source.tokens().size())
        .filter(i -> LEXICON.is("aim", source.tokens().get(i).word()))
        .filter(i -> i == 0 || !OTHERS.contains(source.tokens().get(i - 1).word()))
        .mapToObj(source.tokens()::get)
        .findFirst()
        .orElse(null);
  }

  /** "A second site is planned", "a move was discussed and not made": behind the thing itself. */
  private static Token undone(Sentence source, Token word) {
    if (!Agency.isState(source)) {
      return null;
    }
    return source.tokens().stream()
        .skip(source.tokens().indexOf(word) + 1L)
        .takeWhile(it -> !it.is(","))
        .filter(it -> isDenial(it) || LEXICON.isHedge(it.word()))
        .findFirst()
        .orElse(null);
  }

  /** "Saw MRI in a course, without having used it": the pronoun stands for what is before. */
  private static Token deniedByPronoun(Sentence source, Token word) {
    var tokens = source.tokens();
    var from = source.clauses().stream().filter(it -> it.tokens().contains(word)).findFirst();
    var end = from.isEmpty() ? tokens.size() : tokens.indexOf(from.get().tokens().getLast()) + 1;
    return IntStream.range(end, tokens.size())
        .filter(i -> Negations.isNegation(tokens, i) || FEW.contains(tokens.get(i).word()))
        .filter(
            i ->
                IntStream.rangeClosed(Math.max(end, i - PRONOUN_REACH), i + PRONOUN_REACH)
                    .filter(it -> it < tokens.size())
                    .anyMatch(
                        it -> PRONOUNS.contains(tokens.get(it).word()) && isObject(source, it)))
        .mapToObj(tokens::get)
        .findFirst()
        .orElse(null);
  }

  /**
   * "Meisterprüfung noch nicht abgelegt", "den Schein habe ich angemeldet, aber noch nicht
   * gemacht": German has the denial behind its object, with nothing but the verb behind it.
   */
  private static Token deniedBehind(Sentence source, Token word) {
    if (source.language() != TextLanguage.GERMAN) {
      return null;
    }
    var clauses = source.clauses();
    var own = clauses.indexOf(source.clauseOf(source.tokens().indexOf(word)));
    for (var i = Math.max(0, own); i < Math.min(clauses.size(), own + 2); i++) {
      var tokens = clauses.get(i).tokens();
      var from = i == own ? tokens.indexOf(word) + 1 : 0;
      var denial =
          IntStream.range(from, tokens.size())
              .filter(it -> Negations.isNegation(tokens, it))
              .findFirst();
      if (denial.isPresent() && isOnlyVerb(tokens, denial.getAsInt() + 1)) {
        return i == own || isOnlyVerb(tokens, 0) ? tokens.get(denial.getAsInt()) : null;
      }
    }
    return null;
  }

  /** Whether nothing but one verb and words of grammar stand from here to the end. */
  private static boolean isOnlyVerb(List<Token> tokens, int from) {
    var words = tokens.stream().skip(from).filter(Token::isContent).toList();
    return words.size() <= 1
        && tokens.stream().skip(from).allMatch(it -> it.isWord() || it.is(","))
        && words.stream()
            .allMatch(
                it ->
                    Character.isLowerCase(it.surface().codePointAt(0))
                        && (WordClass.isParticiple(TextLanguage.GERMAN, it.surface())
                            || WordClass.isVerb(TextLanguage.GERMAN, it.surface())));
  }

  /** No article of a noun behind it. */
  private static boolean isObject(Sentence source, int at) {
    var tokens = source.tokens();
    return at + 1 == tokens.size()
        || !tokens.get(at + 1).isContent()
        || WordClass.isVerb(source.language(), tokens.get(at + 1).surface())
            && !WordClass.isNoun(source.language(), tokens.get(at + 1).surface());
  }

  /** "Training as a nurse planned": the last word of a line. */
  private static Token planned(Sentence source) {
    return source.tokens().stream()
        .filter(Token::isWord)
        .reduce((first, second) -> second)
        .filter(
            it ->
                LEXICON.is("planned", it.word())
                    || LEXICON.is("obtaining", it.word())
                    || source.language() == TextLanguage.GERMAN
                        && LEXICON.isHedge(it.word())
                        && WordClass.isParticiple(TextLanguage.GERMAN, it.surface()))
        .orElse(null);
  }

  /** Whoever "helped" says that it was not all their own. */
  private static boolean hasHelp(Claim claim) {
    return claim.tokens().stream()
        .anyMatch(it -> it.isWord() && LEXICON.level(it.word()) == Level.ASSIST);
  }

  /** Aims, and reservations in brackets, may stand in another clause of the claim. */
  private static boolean keepsElsewhere(Claim claim, Token restriction) {
    var isAim = LEXICON.is("aim", restriction.word());
    return claim.tokens().stream()
        .filter(Token::isWord)
        .anyMatch(
            it ->
                it.key().equals(restriction.key())
                    || isAim && (LEXICON.is("aim", it.word()) || LEXICON.is("wish", it.word())));
  }

  /** A reservation in the brackets right behind the word. */
  private static Token bracketed(Sentence source, Token word) {
    var tokens = source.tokens();
    var at = tokens.indexOf(word);
    if (at + 1 >= tokens.size() || !tokens.get(at + 1).is("(")) {
      return null;
    }
    return tokens.stream()
        .skip(at + 2L)
        .takeWhile(it -> !it.is(")"))
        .filter(it -> LEXICON.isHedge(it.word()) || isDenial(it))
        .findFirst()
        .orElse(null);
  }

  /** A year to come that the claim does not name: what stands beside it is planned. */
  private static Token future(Claim claim, Sentence source) {
    var today = claim.known().today().year();
    return source.times().stream()
        .filter(it -> it.start() != null && it.start().year() > today)
        .filter(it -> claim.sentence().times().isEmpty())
        .map(it -> source.tokens().get(it.from()))
        .findFirst()
        .orElse(null);
  }

  private static boolean keeps(Claim claim, Clause claimed, Token restriction) {
    if (LEXICON.isHedge(restriction.word())
        && claimed.tokens().stream()
            .anyMatch(it -> it.isWord() && WordFamily.areKin(it.word(), restriction.word()))) {
      return true;
    }
    if (isDenial(restriction) && isDenial(claim.tokens().getLast())) {
      return true; // "accidents: none"
    }
    if (isTentative(restriction)
        && claim.tokens().stream().anyMatch(it -> LEXICON.is("tentative", it.word()))) {
      return true;
    }
    if (FEW.contains(restriction.word())
        && claimed.tokens().stream().anyMatch(it -> LimitPolicy.isOnly(it))) {
      return true;
    }
    if (LEXICON.is("planned", restriction.word())) {
      return claim.tokens().stream()
          .anyMatch(
              it ->
                  LEXICON.is("planned", it.word())
                      || LEXICON.is("aim", it.word())
                      || WordClass.isFuture(claim.sentence().language(), it.surface()));
    }
    return withNext(claim, claimed)
        .filter(Token::isWord)
        .anyMatch(
            it ->
                LEXICON.is("study", it.word()) || isDenial(restriction)
                    ? isDenial(it)
                    : LEXICON.isHedge(it.word()) && !isInLabel(claim, it) || isDenial(it));
  }

  /** "An MSc in conservation, not completed": with a clause that only says how far it went. */
  private static Stream<Token> withNext(Claim claim, Clause claimed) {
    var clauses = claim.sentence().clauses();
    var next = clauses.indexOf(claimed) + 1;
    return next < clauses.size() && clauses.get(next).content().size() <= LONGEST_NAME
        ? Stream.concat(claimed.tokens().stream(), clauses.get(next).tokens().stream())
        : claimed.tokens().stream();
  }

  /** A trial, by itself or as the last word of a phrase: "en prueba". */
  private static boolean isTentative(Token it) {
    return LEXICON.is("tentative", it.word().substring(it.word().lastIndexOf('_') + 1));
  }

  /** "I am preparing for the exam". */
  private static boolean isPreparedFor(Clause claimed, Token token) {
    return claimed.tokens().stream()
        .takeWhile(it -> it != token)
        .anyMatch(it -> LEXICON.is("preparing", it.word()));
  }

  /** "Co. Tipperary". */
  private static boolean isShortForm(Token it) {
    return it.is("co") && it.isCapital() && it.start() > 0;
  }

  private static boolean isDenial(Token it) {
    return it.is("ne") || LEXICON.isNegation(it.word());
  }

  private static Token restriction(List<Token> tokens, int at) {
    if (at + 1 < tokens.size()
        && LEXICON.isHedge(tokens.get(at + 1).word())
        && !tokens.get(at + 1).isTitle()
        && !isInName(tokens, at + 1)) {
      return tokens.get(at + 1);
    }
    if (LEXICON.isStrong(tokens.get(at).word()) || tokens.get(at).isTitle()) {
      for (var i = at - 1; i >= Math.max(0, at - STUDY_REACH); i--) {
        if (LEXICON.is("study", tokens.get(i).word())) {
          return tokens.get(i);
        }
      }
    }
    var reach = Negations.REACH;
    var beyond = false;
    for (var i = at - 1; i >= 0 && reach > 0; i--) {
      var it = tokens.get(i);
      beyond |= reach == Negations.REACH && PREPOSITIONS.contains(it.word());
      var isNear = !LEXICON.is("degree", it.word()) || reach == Negations.REACH;
      var isDenial =
          Negations.isNegation(tokens, i)
              && !(beyond && reach < Negations.REACH && !isDeniedParticiple(tokens, i));
      var isHedge = it.isWord() && LEXICON.isHedge(it.word()) && !isVerb(tokens, i);
      if (isDenial || isHedge && isNear && !(i > 0 && isInName(tokens, i))) {
        return it;
      }
      if (it.isContent()) {
        reach--;
      }
    }
    return null;
  }

  /** "Not trained in cannulation", "pas formée à la soudure". */
  private static boolean isDeniedParticiple(List<Token> tokens, int negation) {
    return negation + 1 < tokens.size()
        && Stream.of(TextLanguage.ENGLISH, TextLanguage.FRENCH, TextLanguage.SPANISH)
            .anyMatch(it -> WordClass.isParticiple(it, tokens.get(negation + 1).surface()));
  }

  /** "GWO Basic Safety Training": a word of the name of a course. */
  private static boolean isInName(List<Token> tokens, int at) {
    return at + 1 < tokens.size()
        && LEXICON.is("grade", tokens.get(at).word())
        && tokens.get(at + 1).isContent()
        && IntStream.of(at - 1, at, at + 1).mapToObj(tokens::get).allMatch(it -> it.isCapital());
  }

  /** "Draft leases" is work on leases, "draft leases" would be unfinished ones. */
  private static boolean isVerb(List<Token> tokens, int at) {
    return at == 0 && LEXICON.is("verb", tokens.get(at).word());
  }
}
