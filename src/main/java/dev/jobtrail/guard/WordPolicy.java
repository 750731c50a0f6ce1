package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Refuses skills, titles, names and terms that the evidence does not have. Ordinary words that it
 * does not have are another wording, unless most of the text is made of them, or they tell of
 * another change, of what another trade does or of a skill that the person is said to have.
 */
final class WordPolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Pattern FEMININE =
      Pattern.compile("\\p{L}{3,}(?:er|or|eut|ist|ent|ant|ar)in(?:nen)?$");

  /** Of the last part of a compound that is no ending, in letters. */
  private static final int SHORTEST_TAIL = 6;

  /** German words for what somebody has been awarded. */
  private static final Pattern CREDENTIAL =
      Pattern.compile(
          "(?:qualifikation|schein|zertifikat|lizenz|zulassung|diplom|abschluss|berechtigung|approbation)(?:s|e|en)?$");

  private static final Pattern GERMAN_ADJECTIVE =
      Pattern.compile("(?:isch|lich|ig|bar|haft|sam)(?:e[mnrs]?)?$");

  private static final Pattern WORD_END = Pattern.compile("[ '’-]+");

  /** Names, titles and the like are said in one way only. */
  private static final Pattern PROSE_PLACE =
      Pattern.compile("/(?:highlights/[^/]+|summary|description)$");

  private static final Set<String> CHANGES =
      Set.of("=reduce", "=increase", "=improve", "=halve", "=double");

  @Override
  public Message refusal(Claim claim) {
    var wording = new Wording(claim);
    var unsupported = wording.unsupported();
    var unknown = 0;
    var paraphrased = Paraphrases.in(claim, unsupported);
    for (var at : unsupported) {
      if (claim.isWish(at)) {
        if (isName(claim, at)) {
          return reason(claim, at);
        }
        continue;
      }
      if (isFact(claim, at)) {
        return reason(claim, at);
      }
      if (paraphrased.contains(at) || isOrdinary(claim, at)) {
        continue;
      }
      unknown++;
      if (!mayBeReworded(claim, at)
          || StatedSkills.names(claim, at)
          || claim.place().contains("/highlights/")
              && unknown * 3 >= claim.sentence().content().size() * 2) {
        return reason(claim, at);
      }
    }
    return null;
  }

  /** Whether the word is one of those that only the evidence can have. */
  private static boolean isFact(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var language = claim.sentence().language();
    return claim.known().knows(token.key())
        || token.isTechnology()
        || LEXICON.isRhythm(token.key())
        || token.isTitle() && !TitlePolicy.isVerb(claim.sentence(), at) && !isAdjective(claim, at)
        || token.word().endsWith("s")
            && LEXICON.isTitle(token.word().substring(0, token.word().length() - 1))
        || LEXICON.isStrong(token.word()) && !isHeld(claim, at)
        || LEXICON.is("learner", token.word())
        || LEXICON.is("tongue", LanguagePolicy.tongue(token))
        || CHANGES.contains(token.key())
        || isTitleCompound(token, language)
        || CREDENTIAL.matcher(token.word()).find()
        || isLeading(claim, at)
        || isName(claim, at)
        || isInName(claim.tokens(), at);
  }

  /** "All cycles" for each, "clearance" for "cleared": what the replaced text has by its root. */
  private static boolean isHeld(Claim claim, int at) {
    var token = claim.tokens().get(at);
    return RankPolicy.isFinishing(claim, at)
        || LEXICON.is("all", token.word()) && Sources.replaced(claim).anyMatch(RankPolicy::hasEach)
        || claim.sentence().frequencies().stream().anyMatch(it -> it.covers(at))
        || Sources.replaced(claim).anyMatch(it -> it.hasKinOf(token));
  }

  /** "Objectif commercial": the adjective of a thing, which is also a title. */
  static boolean isAdjective(Claim claim, int at) {
    var language = claim.sentence().language();
    if (at == 0 || language != TextLanguage.FRENCH && language != TextLanguage.SPANISH) {
      return false;
    }
    var noun = claim.tokens().get(at - 1);
    return noun.isWord()
        && !noun.isTitle()
        && WordClass.isNoun(language, noun.surface())
        && WordClass.isAdjective(language, claim.tokens().get(at).surface());
  }

  private static boolean isOrdinary(Claim claim, int at) {
    var token = claim.tokens().get(at);
    return Wording.isOrdinary(token, claim.sentence().language())
        && (claim.setting() != Setting.SKILLS
            || isBesideKnown(claim) && !isQualifier(claim, at) && !isOfQualified(claim))
        && !(claim.setting() == Setting.HEADLINE && isBesideTitle(claim, at));
  }

  /** "AutoCAD (producing drawings)": which part of a skill one has. */
  private static boolean isQualifier(Claim claim, int at) {
    return claim.tokens().subList(0, at).stream().anyMatch(it -> it.is("("));
  }

  /** "Asta programming" where the skills have "Asta (viewing)". */
  private static boolean isOfQualified(Claim claim) {
    return claim.known().all().stream()
        .filter(it -> it.pointer().startsWith("/skills"))
        .map(it -> it.sentence().tokens())
        .filter(it -> it.stream().anyMatch(own -> own.is("(")))
        .anyMatch(
            it ->
                it.stream()
                    .takeWhile(own -> !own.is("("))
                    .filter(Token::isContent)
                    .anyMatch(own -> claim.sentence().keys().contains(own.key())));
  }

  /** In a headline the word makes another title: "paysagiste concepteur". */
  private static boolean isBesideTitle(Claim claim, int at) {
    return IntStream.of(at - 1, at + 1)
        .filter(it -> it >= 0 && it < claim.tokens().size())
        .mapToObj(claim.tokens()::get)
        .anyMatch(Token::isTitle);
  }

  /** In a skill an ordinary word may stand beside what the evidence has, never alone. */
  private static boolean isBesideKnown(Claim claim) {
    var unsupported = new Wording(claim).unsupported();
    return IntStream.range(0, claim.tokens().size())
        .anyMatch(it -> claim.tokens().get(it).isContent() && !unsupported.contains(it));
  }

  /** Whether an unknown word may be another one for what the evidence says. */
  private static boolean mayBeReworded(Claim claim, int at) {
    var token = claim.tokens().get(at);
    if (claim.known().postingKnows(token.key())
        || isOfLostChange(claim, at)
        || isExchangedName(claim, at)
        || isNarrowedCompound(claim, at)
        || isDeedOfTrade(claim, at)
        || Units.isUnit(token.word())
        || at > 0 && CHANGES.contains(claim.tokens().get(at - 1).key())) {
      return false;
    }
    return switch (claim.setting()) {
      case PROSE ->
          isWordOfLanguage(claim, at)
              && PROSE_PLACE.matcher(claim.place()).find()
              && !isTerm(claim, at);
      case LETTER -> isWordOfLanguage(claim, at);
      case SKILLS, HEADLINE, IDENTITY -> false;
    };
  }

  /** "Sternegastronomie" where the evidence has "Betriebsgastronomie": another kind of it. */
  private static boolean isNarrowedCompound(Claim claim, int at) {
    var word = claim.tokens().get(at).word();
    if (claim.sentence().language().hasCapitalNouns()
        && claim.place().contains("/highlights/")
        && Sources.replaced(claim)
            .flatMap(it -> it.tokens().stream())
            .skip(1)
            .filter(it -> it.isContent() && it.word().length() >= SHORTEST_TAIL)
            .filter(Token::isCapital)
            .anyMatch(
                it -> word.length() > it.word().length() + 2 && hasUnknownHead(claim, word, it))) {
      return true; // "Präzisionswaagen" for "Waagen"
    }
    return claim.sentence().language().hasCapitalNouns()
        && claim.place().startsWith("/basics")
        && word.length() > SHORTEST_TAIL
        && Sources.replaced(claim)
            .flatMap(it -> it.tokens().stream())
            .filter(it -> it.isContent() && it.word().length() > SHORTEST_TAIL)
            .filter(it -> !it.word().startsWith(word.substring(0, SHORTEST_TAIL)))
            .anyMatch(
                it ->
                    IntStream.range(SHORTEST_TAIL, word.length() - SHORTEST_TAIL + 1)
                        .anyMatch(i -> it.word().endsWith(word.substring(i))));
  }

  private static boolean hasUnknownHead(Claim claim, String word, Token tail) {
    var stem = Stem.of(word);
    var end = Stem.of(tail.word());
    if (!stem.endsWith(end) || AdditionPolicy.isAction(word)) {
      return false;
    }
    var head = stem.substring(0, stem.length() - end.length());
    return !WordFamily.isParticle(head) && !claim.known().hasKinOf(head);
  }

  /** "In Revit" where the replaced text has "in Allplan", which is one of the skills. */
  private static boolean isExchangedName(Claim claim, int at) {
    var tokens = claim.tokens();
    if (at == 0 || !Lexicon.INSTANCE.isFunction(tokens.get(at - 1).word())) {
      return false;
    }
    var before = tokens.get(at - 1);
    return Sources.replaced(claim)
        .map(Sentence::tokens)
        .anyMatch(
            it ->
                IntStream.range(1, it.size())
                    .filter(i -> it.get(i - 1).is(before.word()))
                    .filter(i -> !claim.sentence().keys().contains(it.get(i).key()))
                    .anyMatch(i -> isNameOfSkill(claim, it.get(i))));
  }

  /** A skill in one word with a capital. */
  private static boolean isNameOfSkill(Claim claim, Token it) {
    return it.isContent()
        && it.isCapital()
        && claim.known().all().stream()
            .filter(known -> known.pointer().startsWith("/skills"))
            .map(KnownSentence::sentence)
            .anyMatch(known -> known.tokens().getFirst().key().equals(it.key()));
  }

  /** "Eliminated" where the replaced text has "reduced": a change is told by known words only. */
  private static boolean isOfLostChange(Claim claim, int at) {
    return at == 0
        && claim.place().contains("/highlights/")
        && CHANGES.stream().noneMatch(claim.sentence().keys()::contains)
        && Sources.replaced(claim).anyMatch(it -> CHANGES.stream().anyMatch(it.keys()::contains));
  }

  /** "Advises", "enseigne": what the adviser and the teacher do, and their titles are made of. */
  private static boolean isDeedOfTrade(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var language = claim.sentence().language();
    return at == 0
        && claim.place().contains("/highlights/")
        && WordClass.isVerb(language, token.surface())
        && LEXICON.hasAgent(WordClass.infinitive(language, token.surface()));
  }

  /**
   * A summary says what somebody is, so that a noun that is part of a term counts there; in lines
   * only what is a term by itself ("chemotherapy"), and neither what also stands in others
   * ("delivery") nor the noun of action that a line begins with, nor what stands for a noun that
   * was lost, unless it is the object right behind the verb.
   */
  private static boolean isTerm(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var language = claim.sentence().language();
    var word = token.word();
    if (claim.place().startsWith("/basics")) {
      return (TradeTerms.INSTANCE.has(word) || TradeTerms.INSTANCE.hasPart(word))
          && WordClass.isNoun(language, token.surface())
          && !LEXICON.is("generic", word);
    }
    return at > 0
        && TradeTerms.INSTANCE.has(word)
        && !TradeTerms.INSTANCE.hasPart(word)
        && !AdditionPolicy.isAction(word)
        && !(at > 1 && replacesWord(claim))
        && (WordClass.isNoun(language, token.surface())
            || !WordClass.isVerbOrAdverb(language, token.surface()));
  }

  /** Whether the replaced text has lost a noun, for which a new one may stand. */
  private static boolean replacesWord(Claim claim) {
    var language = claim.sentence().language();
    return Sources.replaced(claim)
        .flatMap(it -> it.tokens().stream())
        .filter(it -> it.isContent() && !it.isTechnology())
        .filter(it -> !claim.sentence().keys().contains(it.key()))
        .filter(it -> !claim.sentence().hasKinOf(it))
        .anyMatch(it -> WordClass.isNoun(language, it.surface()));
  }

  /** Whether the dictionary has the word or the parts of a compound; names say who and where. */
  private static boolean isWordOfLanguage(Claim claim, int at) {
    var language = claim.sentence().language();
    var parts = WORD_END.splitAsStream(claim.tokens().get(at).surface());
    return language.hasCapitalNouns()
        ? parts.allMatch(it -> isGermanWord(language, it))
        : parts.allMatch(it -> WordClass.isKnown(language, it));
  }

  /** Small letters begin no name, and endings of adjectives end none. */
  private static boolean isGermanWord(TextLanguage language, String surface) {
    return Character.isLowerCase(surface.codePointAt(0))
        || GERMAN_ADJECTIVE.matcher(surface).find()
        || !WordClass.isName(language, surface)
            && (WordClass.isKnown(language, surface) || WordClass.isCompound(language, surface));
  }

  /** "Stottertherapeutin" is a title as any other therapist's. */
  private static boolean isTitleCompound(Token token, TextLanguage language) {
    return language.hasCapitalNouns()
        && token.isCapital()
        && (TradeTerms.INSTANCE.endsWithTitle(token.word())
            || FEMININE.matcher(token.word()).find());
  }

  /**
   * "Dirijo" is a form of leading as any other. What somebody else leads is none, nor is another
   * word for the leading that the replaced text has; PartPolicy asks whose it was.
   */
  private static boolean isLeading(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var thesaurus = Thesaurus.of(claim.sentence().language());
    return thesaurus != null
        && !Agency.clausesOfOthers(claim.sentence()).contains(at)
        && Paraphrases.in(claim, List.of(at)).isEmpty()
        && thesaurus.bases(token.surface()).stream()
            .map(LEXICON::level)
            .anyMatch(it -> it != null && it.compareTo(Level.OWN) >= 0);
  }

  /** The last of several words tied by hyphens: "Pick-by-Voice". */
  private static boolean isInName(List<Token> tokens, int at) {
    var token = tokens.get(at);
    return at > 2
        && tokens.get(at - 1).is("-")
        && tokens.get(at - 1).end() == token.start()
        && tokens.get(at - 3).is("-")
        && token.isCapital();
  }

  private static boolean isName(Claim claim, int at) {
    var token = claim.tokens().get(at);
    return !claim.sentence().language().hasCapitalNouns()
        && at > 0
        && !claim.tokens().get(at - 1).is(":")
        && !claim.tokens().get(at - 1).is("|")
        && token.isCapital()
        && !(claim.setting().isHeading() && LEXICON.isOrdinary(token.word()));
  }

  private static Message reason(Claim claim, int at) {
    var token = claim.tokens().get(at);
    var word = token.surface();
    if (claim.known().knows(token.key())) {
      return Message.of("\"%s\" does not belong to this part of the resume", word);
    }
    if (token.isTechnology() || claim.setting() == Setting.SKILLS) {
      return Message.of("nothing shows the skill \"%s\"", word);
    }
    if (LEXICON.isTitle(token.word())) {
      return Message.of("the title \"%s\" does not stand in the resume", word);
    }
    if (LEXICON.isStrong(token.word())) {
      return Message.of("nothing supports \"%s\"", word);
    }
    return isName(claim, at)
        ? Message.of("the name \"%s\" does not stand in the resume", word)
        : Message.of("nothing says \"%s\"", word);
  }
}
