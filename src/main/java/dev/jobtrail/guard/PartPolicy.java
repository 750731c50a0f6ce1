package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Refuses a larger part in some work than the evidence gives: helped, tended, built, owned, led.
 */
final class PartPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final int UNDER_REACH = 4;

  private static final Pattern NAMES =
      Pattern.compile("/work/\\d+/position|/skills/\\d+/keywords/\\d+");

  /** Fields of an entry that tell one's position and the employer. */
  private static final Set<String> WHAT_AND_WHERE = Set.of("position", "name", "organization");

  private static final Set<String> BY = Set.of("by", "en");

  /** Behind these stands what one was there for, and not what one did. */
  private static final Set<String> AMONG =
      Set.of(
          "at",
          "in",
          "on",
          "with",
          "during",
          "within",
          "bei",
          "beim",
          "an",
          "am",
          "im",
          "wahrend",
          "au",
          "aux",
          "dans",
          "lors_de",
          "lors_du",
          "lors_des",
          "pendant",
          "en",
          "durante");

  /** Before somebody else. */
  private static final Set<String> BEFORE_PERSON =
      Set.of("with", "to", "for", "under", "by", "mit", "fur", "avec", "pour", "con", "para");

  private static final int PERSON_REACH = 6;

  /** Between such a preposition and its noun. */
  private static final int AMONG_REACH = 4;

  /** Before a participle that says of what kind a thing is: "a supervised caseload". */
  private static final Set<String> BEFORE_KIND = Set.of("own", "with", "of", "in", "as");

  /** The shortest first part of a German compound, in letters. */
  private static final int SHORTEST_PART = 3;

  /** In letters. */
  private static final int TITLE_ROOT = 5;

  /** By how many letters a noun of action may be longer than its verb. */
  private static final int LONGEST_SUFFIX = 4;

  /** How much the object of the verb weighs beside another shared word. */
  private static final int OBJECT_WEIGHT = 2;

  @Override
  public Message refusal(Claim claim) {
    var spelledOut =
        Abbreviations.spelledOut(claim).stream()
            .map(claim.tokens()::get)
            .collect(Collectors.toSet());
    var helps = false;
    var created = created(claim);
    if (created != null) {
      return Message.of(
          "\"%s\" says more than the evidence about one's own part", created.surface());
    }
    var arranged = arranged(claim);
    if (arranged != null) {
      return Message.of(
          "\"%s\" says more than the evidence about one's own part", arranged.surface());
    }
    var taken = taken(claim);
    if (taken != null) {
      return Message.of("\"%s\" says more than the evidence about one's own part", taken.surface());
    }
    var done = done(claim);
    if (done != null) {
      return Message.of("the evidence has only a part in \"%s\"", claim.text(done));
    }
    var others = Agency.clausesOfOthers(claim.sentence());
    for (var clause : claim.sentence().clauses()) {
      if (claim.isWish(clause)) {
        continue;
      }
      var words =
          clause.levelWords().stream()
              .filter(it -> !spelledOut.contains(it))
              .filter(it -> !Agency.isDoneBySomebody(claim.tokens(), it))
              .filter(it -> !isDenied(claim.tokens(), it))
              .filter(it -> !isUnder(clause, it) && !isOfKnownName(claim, it))
              .filter(it -> !isOfKind(claim, it) && !isSamePerson(claim, it))
              .filter(it -> !others.contains(claim.tokens().indexOf(it)))
              .toList();
      if (words.isEmpty()) {
        if (clause.level() == null
            && !claim.setting().isName()
            && !saysPart(claim)
            && claim.sentence().clauses().stream().noneMatch(it -> isOfUs(claim, it))
            && isPartLost(claim, clause)) {
          return Message.of("the evidence has only a part in \"%s\"", claim.text(clause));
        }
        continue;
      }
      var continues =
          LEXICON.isFunction(clause.tokens().getFirst().word())
              || clause.tokens().getFirst().is(",");
      var first = continues && helps ? Level.ASSIST : clause.level(words.getFirst());
      helps = first == Level.ASSIST;
      for (var word : words) {
        var level = clause.level(word);
        var follows = first == Level.ASSIST;
        if (level != Level.ASSIST
            && !follows
            && !(level.compareTo(Level.OWN) < 0 && (isOfUs(claim, clause) || isMadeAlong(clause)))
            && !isSupervised(clause, level)
            && !isOfOwnTitle(claim, word)
            && !isSupported(claim, clause, word, level)) {
          return Message.of(
              "\"%s\" says more than the evidence about one's own part", word.surface());
        }
      }
    }
    return null;
  }

  /** "My series won a prize" where the replaced text has a series in which one took part. */
  private static Token taken(Claim claim) {
    var sources = Sources.replaced(claim).toList();
    if (claim.sentence().clauses().stream().anyMatch(PartPolicy::isHelp)
        || sources.stream().noneMatch(PartPolicy::isPart)) {
      return null;
    }
    var tokens = claim.tokens();
    return IntStream.range(1, tokens.size())
        .filter(i -> LEXICON.is("possessive", tokens.get(i - 1).word()))
        .filter(i -> !LEXICON.is("ours", tokens.get(i - 1).word()))
        .mapToObj(tokens::get)
        .filter(
            it -> sources.stream().anyMatch(source -> isSomebodysOnly(source.tokens(), it.key())))
        .findFirst()
        .orElse(null);
  }

  /** "In which I helped", "an der ich mitschrieb". */
  private static boolean isPart(Sentence source) {
    return source.clauses().stream().anyMatch(PartPolicy::isHelp)
        || source.tokens().stream()
            .filter(it -> it.isWord() && Character.isLowerCase(it.surface().codePointAt(0)))
            .filter(it -> WordClass.isVerb(source.language(), it.surface()))
            .map(it -> CompanyPolicy.withoutJoint(it.word()))
            .anyMatch(it -> it != null && WordClass.isVerb(source.language(), it));
  }

  /** Whether the thing is told of, and never as one's own. */
  private static boolean isSomebodysOnly(List<Token> tokens, String key) {
    var places =
        IntStream.range(0, tokens.size()).filter(i -> tokens.get(i).key().equals(key)).toArray();
    return places.length > 0
        && IntStream.of(places)
            .noneMatch(i -> i > 0 && LEXICON.is("possessive", tokens.get(i - 1).word()));
  }

  /** A clause on what one only helped in by the replaced text, where nothing tells of help. */
  private static Clause done(Claim claim) {
    var given =
        Sources.replaced(claim)
            .filter(it -> claim.place().contains("/highlights/"))
            .flatMap(it -> it.clauses().stream())
            .toList();
    if (saysPart(claim) || CompanyPolicy.hasCompany(claim.tokens())) {
      return null;
    }
    return claim.sentence().clauses().stream()
        .filter(it -> !isOfUs(claim, it))
        .filter(it -> isHelpAlone(claim, it, given))
        .findFirst()
        .orElse(null);
  }

  /** Whether the claim says in some words that others did it, too, or answer for it. */
  private static boolean saysPart(Claim claim) {
    return claim.sentence().clauses().stream().anyMatch(PartPolicy::isHelp)
        || CompanyPolicy.isInTeam(claim.tokens())
        || claim.tokens().stream().anyMatch(Clause::isUnder)
        || Agency.isDoneBySomebody(claim.tokens())
        || isAmong(claim);
  }

  /**
   * "Lends a hand at the audit", "saß in der Kommission": what one only had a part in stands behind
   * a preposition, and no word says that one did it.
   */
  private static boolean isAmong(Claim claim) {
    var helped =
        Sources.replaced(claim)
            .flatMap(it -> it.clauses().stream())
            .filter(PartPolicy::isHelp)
            .flatMap(it -> it.content().stream())
            .collect(Collectors.toSet());
    var tokens = claim.tokens();
    var first =
        IntStream.range(0, tokens.size())
            .filter(i -> helped.contains(tokens.get(i).key()))
            .findFirst();
    return first.isPresent()
        && !WordClass.isVerb(claim.sentence().language(), tokens.get(first.getAsInt()).surface())
        && IntStream.range(Math.max(0, first.getAsInt() - AMONG_REACH), first.getAsInt())
            .filter(i -> i != 1) // "brought in", "took on": the particle of a verb
            .anyMatch(i -> AMONG.contains(tokens.get(i).word()))
        && claim.sentence().clauses().stream().allMatch(it -> it.levelWords().isEmpty());
  }

  /** "We moved the yard", "implantamos": who says so claims no more than a part. */
  private static boolean isOfUs(Claim claim, Clause clause) {
    return clause.tokens().stream()
            .anyMatch(
                it ->
                    LEXICON.is("us", it.word())
                        || it.isWord()
                            && WordClass.isOfFirstPersonPlural(
                                claim.sentence().language(), it.surface()))
        || CompanyPolicy.isInTeam(claim.tokens());
  }

  /** "Fertige mit": the particle says that others do it, too. */
  private static boolean isMadeAlong(Clause clause) {
    return clause.tokens().stream().anyMatch(it -> it.is(Tokens.ALONG));
  }

  /** "With the learning and development lead", as the replaced text has it. */
  private static boolean isSamePerson(Claim claim, Token title) {
    var at = claim.tokens().indexOf(title);
    return title.isTitle()
        && IntStream.range(Math.max(0, at - PERSON_REACH), at)
            .filter(i -> BEFORE_PERSON.contains(claim.tokens().get(i).word()))
            .mapToObj(i -> claim.sentence().words().subList(i, at + 1))
            .anyMatch(run -> Sources.replaced(claim).anyMatch(it -> it.hasRun(run)));
  }

  /** "A supervised caseload", and "supervised caseload" of somebody who is supervised. */
  private static boolean isOfKind(Claim claim, Token word) {
    var language = claim.sentence().language();
    var at = claim.tokens().indexOf(word);
    if (language != TextLanguage.ENGLISH
        || !word.word().endsWith("ed")
        || !WordClass.isParticiple(language, word.surface())
        || at + 1 >= claim.tokens().size()
        || !claim.tokens().get(at + 1).isContent()) {
      return false;
    }
    var before = at > 0 ? claim.tokens().get(at - 1) : null;
    return before != null
            && (Agency.isDeterminer(before)
                || LEXICON.is("possessive", before.word())
                || BEFORE_KIND.contains(before.word()))
        || Sources.replaced(claim).anyMatch(it -> isDoneToOneself(it, word));
  }

  /** "Supervised by a partner", "under a solicitor's supervision". */
  private static boolean isDoneToOneself(Sentence source, Token word) {
    var tokens = source.tokens();
    return IntStream.range(0, tokens.size())
        .filter(i -> tokens.get(i).isWord() && areOneDeed(tokens.get(i), word))
        .anyMatch(
            i ->
                Agency.isDoneBySomebody(tokens, tokens.get(i))
                    || tokens.subList(Math.max(0, i - UNDER_REACH), i).stream()
                        .anyMatch(Clause::isUnder));
  }

  private static boolean isHelpAlone(Claim claim, Clause claimed, List<Clause> given) {
    var most = given.stream().mapToLong(it -> shared(claimed, it)).max().orElse(0);
    return most > 0
        && given.stream()
            .filter(it -> shared(claimed, it) == most)
            .allMatch(it -> isHelp(it) && !keepsVerb(claim, it) && !tellsHow(claim, it));
  }

  /** "Assisted at the auctions by writing reports": the reports are one's own. */
  private static boolean tellsHow(Claim claim, Clause given) {
    var tokens = given.tokens();
    return IntStream.range(1, tokens.size())
        .filter(i -> BY.contains(tokens.get(i - 1).word()) && tokens.get(i).isWord())
        .anyMatch(
            i -> {
              var verb = tokens.get(i).word();
              return (verb.endsWith("ing") || verb.endsWith("ant") || verb.endsWith("ndo"))
                  && tokens.subList(i, tokens.size()).stream()
                      .filter(Token::isContent)
                      .anyMatch(it -> claim.sentence().content().contains(it.key()));
            });
  }

  /** German has the verb at the end: "an der Einführung beteiligt". */
  private static boolean isHelp(Clause it) {
    return it.levelWords().stream().anyMatch(word -> it.level(word) == Level.ASSIST);
  }

  private static long shared(Clause claimed, Clause given) {
    return claimed.content().stream().filter(given.content()::contains).count();
  }

  /** "Organise le remplacement" where the replaced text has "remplace": others would do it. */
  private static Token arranged(Claim claim) {
    var first = claim.tokens().stream().filter(Token::isWord).findFirst().orElse(null);
    if (first == null
        || !LEXICON.is("arranging", first.word())
        || !claim.place().contains("/highlights/")) {
      return null;
    }
    return Sources.replaced(claim)
            .filter(it -> it.tokens().stream().noneMatch(own -> isArranging(claim, own, first)))
            .filter(it -> it.tokens().getFirst().isWord())
            .anyMatch(
                source ->
                    claim.tokens().stream()
                        .filter(it -> it != first && it.isWord())
                        .anyMatch(
                            it ->
                                AdditionPolicy.isAction(it.word())
                                    && WordFamily.areKin(
                                        it.word(), source.tokens().getFirst().word())))
        ? first
        : null;
  }

  private static boolean isArranging(Claim claim, Token own, Token first) {
    return own.isWord()
        && (LEXICON.is("arranging", own.word())
            || WordFamily.areKin(own.word(), first.word())
            || Paraphrases.areOne(claim.sentence().language(), own, first));
  }

  /** "Designed" at the head of a bullet that tells of no such work. */
  private static Token created(Claim claim) {
    var first = claim.tokens().stream().filter(Token::isWord).findFirst().orElse(null);
    var replaced =
        Sources.replaced(claim).filter(it -> claim.place().contains("/highlights/")).toList();
    return first != null
            && LEXICON.is("creation", first.firstWord())
            && !replaced.isEmpty()
            && claim.scope().stream()
                .map(KnownSentence::sentence)
                .filter(it -> replaced.contains(it) || it.hasContentOf(claim.sentence().content()))
                .noneMatch(it -> isCreated(it, first))
        ? first
        : null;
  }

  private static boolean isCreated(Sentence source, Token verb) {
    return source.tokens().stream()
        .filter(Token::isWord)
        .anyMatch(
            it ->
                LEXICON.is("creation", it.word())
                    || isBuilding(it)
                    || it.key().equals(verb.key())
                    || WordFamily.areKin(it.word(), verb.word())
                    || Paraphrases.areOne(source.language(), it, verb));
  }

  private static boolean isBuilding(Token it) {
    var level = LEXICON.level(it.word());
    return level != null && level.compareTo(Level.BUILD) >= 0;
  }

  /** "Kept the books under the supervision of an accountant": done, and not answered for. */
  private static boolean isSupervised(Clause clause, Level level) {
    return level.compareTo(Level.OWN) < 0 && clause.tokens().stream().anyMatch(Clause::isUnder);
  }

  /** "Animation" of somebody who was an "animatrice": the noun of what the position is. */
  private static boolean isOfOwnTitle(Claim claim, Token word) {
    return AdditionPolicy.isAction(word.word())
        && claim.scope().stream()
            .filter(
                it -> it.pointer().endsWith("/position") || it.pointer().equals("/basics/label"))
            .map(KnownSentence::sentence)
            .filter(it -> it.tokens().stream().noneMatch(own -> LEXICON.isHedge(own.word())))
            .flatMap(it -> it.tokens().stream())
            .anyMatch(
                it ->
                    it.isTitle()
                        && word.word().length() > TITLE_ROOT
                        && it.word().startsWith(word.word().substring(0, TITLE_ROOT)));
  }

  /** "Under a solicitor's supervision": somebody else leads. */
  private static boolean isUnder(Clause clause, Token word) {
    var at = clause.tokens().indexOf(word);
    return clause.tokens().subList(Math.max(0, at - UNDER_REACH), at).stream()
        .anyMatch(it -> Clause.UNDER.contains(it.word()));
  }

  /**
   * "Case management system" beside the same words of the evidence, or as the name of a skill,
   * leads nothing.
   */
  private static boolean isOfKnownName(Claim claim, Token word) {
    var at = claim.tokens().indexOf(word);
    var before = at > 0 ? claim.tokens().get(at - 1) : word;
    return claim.isInName(at, NAMES)
        || before != word
            && before.isWord()
            && !LEXICON.isFunction(before.word())
            && !before.isTitle()
            && !word.isTitle()
            && claim.scope().stream().anyMatch(it -> stand(it.sentence().tokens(), before, word));
  }

  private static boolean stand(List<Token> tokens, Token first, Token second) {
    for (var i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).key().equals(first.key()) && tokens.get(i + 1).key().equals(second.key())) {
        return true;
      }
    }
    return false;
  }

  /** The text that is replaced where it speaks of the same, else all that may support it. */
  private static List<KnownSentence> sources(Claim claim, Clause claimed) {
    var replaced = claim.scope().stream().filter(it -> it.pointer().equals(claim.place())).toList();
    var shared =
        claimed.content().stream()
            .filter(key -> replaced.stream().anyMatch(it -> it.sentence().keys().contains(key)))
            .count();
    return shared > 0 && shared * 2 >= claimed.content().size() ? replaced : claim.scope();
  }

  /**
   * "Angeleitet" beside "Praxisanleitung", "fertige Küchen" beside "Fertigung von Küchen": a text
   * has the same deed as its first one, with something that the clause has.
   */
  private static boolean isSameDeed(Claim claim, Clause claimed, Token word) {
    return claim.scope().stream()
        .filter(it -> !isOfNames(it) && !it.aboutOthers())
        .anyMatch(
            source -> {
              var others = Agency.ofOthers(source.sentence());
              return source.sentence().clauses().stream()
                  .filter(it -> !isHelp(it) && !isDenied(it) && !isStandIn(claim, it))
                  .filter(it -> claimed.content().isEmpty() || shares(claimed, it, source))
                  .anyMatch(
                      given ->
                          firstDeed(given, word)
                              .filter(it -> isOwnDeed(given, it))
                              .filter(
                                  it -> !others.contains(source.sentence().tokens().indexOf(it)))
                              .isPresent());
            });
  }

  private static boolean shares(Clause claimed, Clause given, KnownSentence source) {
    return shared(claimed, given) > 0
        || claimed.tokens().stream()
            .filter(Token::isContent)
            .anyMatch(it -> source.sentence().hasKinOf(it));
  }

  /** The word of the deed, with no other word before it that says how much was one's own. */
  private static Optional<Token> firstDeed(Clause given, Token word) {
    return given.tokens().stream()
        .filter(it -> it.isWord() && !LEXICON.isFunction(it.word()))
        .filter(it -> LEXICON.level(it.word()) != null || isCompoundDeed(it, word))
        .findFirst()
        .filter(it -> !it.isTitle() && isCompoundDeed(it, word));
  }

  /** Neither denied, nor "led by ...", nor what "the management" does. */
  private static boolean isOwnDeed(Clause given, Token deed) {
    var tokens = given.tokens();
    var at = tokens.indexOf(deed);
    return !isUnder(given, deed)
        && !(at + 1 < tokens.size() && Agency.isBeforeAgent(tokens.get(at + 1)))
        && !(at > 0 && Agency.isDeterminer(tokens.get(at - 1)))
        && IntStream.range(0, at).noneMatch(i -> Negations.isNegation(tokens, i));
  }

  private static boolean isCompoundDeed(Token own, Token word) {
    return areOneDeed(own, word)
        || IntStream.range(
                SHORTEST_PART, Math.max(SHORTEST_PART, own.word().length() - SHORTEST_PART))
            .anyMatch(it -> WordFamily.areKin(own.word().substring(it), word.firstWord()));
  }

  /** Whether one helped in what the clause now says without that word. */
  private static boolean isPartLost(Claim claim, Clause claimed) {
    if (isOwnPosition(claim, claimed)) {
      return false;
    }
    var best = 0L;
    Level known = null;
    for (var source : sources(claim, claimed)) {
      for (var given : source.sentence().clauses()) {
        var shared = claimed.content().stream().filter(given.content()::contains).count();
        if (haveOneTitle(claim, given)) {
          return false; // "electrician working on schools": what one is, with or without it
        }
        var its = keepsVerb(claim, source.sentence()) ? Level.BUILD : level(source, given);
        if (shared > best || shared == best && known != null && its.compareTo(known) > 0) {
          known = its;
          best = shared;
        }
      }
    }
    return known == Level.ASSIST && (best > 1 || best > 0 && best * 2 >= claimed.content().size());
  }

  /** "I have worked as a developer at Acme", though one "works on" what a developer does. */
  private static boolean isOwnPosition(Claim claim, Clause claimed) {
    return claim.named().stream()
        .anyMatch(
            entry -> {
              var own = new HashSet<>(claim.known().entries().get(entry).names());
              claim
                  .known()
                  .sentences(it -> WHAT_AND_WHERE.contains(fieldOf(it, entry)))
                  .forEach(it -> own.addAll(it.sentence().content()));
              return own.containsAll(claimed.content());
            });
  }

  /** The field of an entry that holds a sentence; other texts for those of other entries. */
  private static String fieldOf(KnownSentence sentence, String entry) {
    return sentence.pointer().replace(entry + "/", "");
  }

  private static boolean haveOneTitle(Claim claim, Clause given) {
    var first = claim.tokens().getFirst();
    return first.isTitle()
        && given.tokens().stream()
            .takeWhile(it -> !it.isWord() || LEXICON.level(it.word()) != Level.ASSIST)
            .anyMatch(it -> it.isTitle() && it.key().equals(first.key()));
  }

  private static boolean keepsVerb(Claim claim, Sentence given) {
    return given.clauses().stream().anyMatch(it -> keepsVerb(claim, it));
  }

  /** "Accompaniment of the group" where one accompanied it. */
  private static boolean keepsVerb(Claim claim, Clause given) {
    return given.levelWords().stream()
        .filter(it -> !isNounOfObject(claim, given, it))
        .anyMatch(
            it ->
                claim.tokens().stream()
                    .anyMatch(own -> own.isWord() && isKin(own.word(), it.word())));
  }

  /** "The design guide": named, and not done. */
  private static boolean isNounOfObject(Claim claim, Clause given, Token word) {
    var at = given.tokens().indexOf(word);
    if (at == 0
        || given.level(word) != Level.BUILD
        || !WordClass.isNoun(claim.sentence().language(), word.surface())) {
      return false;
    }
    var before = given.tokens().get(at - 1);
    return before.isWord()
        && !before.is("to")
        && !Clause.isLink(before.word())
        && LEXICON.level(before.word()) == null;
  }

  /** "Urlaubsvertretung" is a kind of standing in. */
  private static boolean isKin(String word, String verb) {
    var longer = word.length() - verb.length();
    return IntStream.concat(
            IntStream.of(0), IntStream.range(Math.max(0, longer - LONGEST_SUFFIX), longer))
        .anyMatch(it -> WordFamily.areKin(word.substring(it), verb));
  }

  private static boolean isSupported(Claim claim, Clause claimed, Token word, Level level) {
    if (word.isTitle() && level == Level.LEAD && claim.setting().isHeading()) {
      return true; // TitlePolicy has seen to it
    }
    if (word.isTitle() && isPosition(claim, word)) {
      return true;
    }
    if (level == Level.LEAD && isKnownSession(claim, word)) {
      return true;
    }
    var object = object(claimed, word);
    if (isKnownDeed(claim, claimed, word) || isSameDeed(claim, claimed, word)) {
      return true;
    }
    var best = 0.0;
    Level known = null;
    var stands = false;
    for (var source : sources(claim, claimed)) {
      if (isOfNames(source)) {
        continue;
      }
      for (var given : source.sentence().clauses()) {
        var overlap = overlap(claimed, given, object);
        if (overlap == 0 || overlap < best) {
          continue;
        }
        var its =
            isStandIn(claim, given)
                ? Level.ASSIST
                : tellsHow(claim, given) ? Level.BUILD : level(source, given);
        if (overlap > best || known == null || its.compareTo(known) > 0) {
          known = its;
        }
        stands = overlap > best ? stands(given, word) : stands || stands(given, word);
        best = overlap;
      }
    }
    if (known == null) {
      return level.compareTo(Level.BUILD) <= 0
          || claim.scope().stream().anyMatch(it -> hasLevel(it, level));
    }
    var isFirst = claimed.levelWords().getFirst() == word;
    return level.compareTo(known) <= 0 || !isFirst && stands;
  }

  /** "Encadré un apprenti" beside "encadrement d'un apprenti": the same verb and object. */
  private static boolean isKnownDeed(Claim claim, Clause claimed, Token word) {
    var thing = thing(claimed, word);
    return thing != null
        && claim.scope().stream()
            .filter(it -> !isOfNames(it) && !it.aboutOthers())
            .flatMap(it -> Stream.concat(Stream.of(whole(it)), it.sentence().clauses().stream()))
            .filter(it -> !isHelp(it) && !isDenied(it) && !isStandIn(claim, it))
            .anyMatch(
                given ->
                    given.levelWords().stream()
                        .limit(1) // what was proposed or prepared is not yet done
                        .filter(it -> !isUnder(given, it) && !it.isTitle())
                        .filter(it -> thing.equals(thing(given, it)))
                        .anyMatch(it -> areOneDeed(it, word)));
  }

  /** "Preparation, with the IT office, of the plan": the object stands behind an insertion. */
  private static Clause whole(KnownSentence it) {
    var sentence = it.sentence();
    var isInserted =
        sentence.clauses().size() == 3
            && CompanyPolicy.hasCompany(sentence.clauses().get(1).tokens());
    var first =
        sentence.clauses().isEmpty() ? List.<Token>of() : sentence.clauses().getFirst().tokens();
    return isInserted && first.size() == 1
        ? new Clause(
            Stream.concat(first.stream(), sentence.clauses().getLast().tokens().stream()).toList(),
            sentence.content(),
            sentence.clauses().getFirst().level())
        : new Clause(List.of(), Set.of(), null);
  }

  private static boolean areOneDeed(Token own, Token claimed) {
    return own.is(claimed.word()) || WordFamily.areKin(own.firstWord(), claimed.firstWord());
  }

  /** The key of the first word behind the verb that is no function word; null without one. */
  private static String thing(Clause clause, Token word) {
    return clause.tokens().stream()
        .skip(clause.tokens().indexOf(word) + 1L)
        .filter(it -> it.isWord() && !LEXICON.isFunction(it.word()))
        .findFirst()
        .map(Token::key)
        .orElse(null);
  }

  /** "Führe Klassen durch das Haus" where the replaced text has "Führungen" for them. */
  private static boolean isKnownSession(Claim claim, Token word) {
    return Sources.replaced(claim)
        .flatMap(it -> it.tokens().stream())
        .anyMatch(
            it -> LEXICON.is("session", it.word()) && WordFamily.areKin(it.word(), word.word()));
  }

  /** Work that one does while somebody else is away, of which the claim does not say so. */
  private static boolean isStandIn(Claim claim, Clause given) {
    return isAbsence(given.tokens()) && !isAbsence(claim.tokens());
  }

  private static boolean isAbsence(List<Token> tokens) {
    return tokens.stream().anyMatch(it -> LEXICON.is("absence", it.word()));
  }

  /** Whether the title is that of a position, and not of somebody else. */
  private static boolean isPosition(Claim claim, Token title) {
    return claim.scope().stream()
        .filter(it -> it.pointer().endsWith("/position") || it.pointer().equals("/basics/label"))
        .anyMatch(it -> it.sentence().keys().contains(title.key()));
  }

  private static boolean stands(Clause given, Token word) {
    return given.tokens().stream().anyMatch(it -> it.word().equals(word.word()));
  }

  /** The key of what follows the verb, or stands before it at the end; null without one. */
  static String object(Clause clause, Token word) {
    var at = clause.tokens().indexOf(word);
    var objects = clause.tokens().stream().filter(Token::isContent).toList();
    return objects.stream()
        .filter(it -> clause.tokens().indexOf(it) > at)
        .findFirst()
        .or(() -> objects.stream().filter(it -> it != word).reduce((first, last) -> last))
        .map(Token::key)
        .orElse(null);
  }

  private static double overlap(Clause claimed, Clause given, String object) {
    var shared = claimed.content().stream().filter(given.content()::contains).count();
    return shared + (object != null && given.content().contains(object) ? OBJECT_WEIGHT : 0);
  }

  private static Level level(KnownSentence source, Clause given) {
    if (source.aboutOthers()) {
      return Level.ASSIST;
    }
    if (isDenied(given)) {
      return Level.BUILD;
    }
    var isAnswering = given.tokens().stream().anyMatch(it -> LEXICON.is("answering", it.word()));
    var level = given.level() == null ? Level.BUILD : given.level();
    return isAnswering && level != Level.ASSIST && level.compareTo(Level.OWN) < 0
        ? Level.OWN
        : level;
  }

  /** "Sans gestion du budget". */
  private static boolean isDenied(List<Token> tokens, Token word) {
    var at = tokens.indexOf(word);
    return at > 0 && Negations.isNegation(tokens, at - 1);
  }

  /** "N'a pas encore exercé de fonction de direction": who denies it has not led. */
  private static boolean isDenied(Clause given) {
    var tokens = given.tokens();
    var words = given.levelWords();
    return !words.isEmpty()
        && given.level().compareTo(Level.BUILD) > 0
        && IntStream.range(0, tokens.indexOf(words.getFirst()))
            .anyMatch(i -> Negations.isNegation(tokens, i));
  }

  /** "Pascoe Funeral Directors": the name of an employer directs nothing. */
  private static boolean isOfNames(KnownSentence source) {
    return source.entry().startsWith("/work")
        && (source.pointer().equals(source.entry()) || source.pointer().endsWith("/name"));
  }

  private static boolean hasLevel(KnownSentence source, Level level) {
    return !isOfNames(source)
        && source.sentence().clauses().stream()
            .anyMatch(it -> level(source, it).compareTo(level) >= 0);
  }
}
