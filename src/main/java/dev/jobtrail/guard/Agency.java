package dev.jobtrail.guard;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Who does what in a sentence: the applicant, somebody else, or nobody who is named. */
final class Agency {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  private static final Set<String> DETERMINERS =
      Set.of(
          "the", "our", "its", "der", "die", "das", "unsere", "le", "la", "les", "l'", "notre",
          "nos", "el", "los", "las", "nuestro", "nuestra", "unser", "un", "une", "una", "ein",
          "eine", "a", "an");

  /** Prepositions of which an article is a part. */
  private static final Set<String> WITH_ARTICLE =
      Set.of("du", "des", "au", "aux", "vom", "zum", "zur", "ans", "del", "al");

  /** What an object before its verb has, beside the determiners. */
  private static final Set<String> PRONOUNS = Set.of("lo", "se", "s'", "que", "qu'", "dont");

  /** Spanish objects before their verb. */
  private static final Set<String> CLITICS = Set.of("lo", "la", "los", "las");

  /** Particles of English verbs. */
  private static final Set<String> PHRASAL = Set.of("up", "out", "off", "over", "down", "in", "on");

  private static final Set<String> HANDED_ON = Set.of("them");

  private static final int SUBJECT_REACH = 2;

  private static final Set<String> RELATIVES =
      Set.of("who", "whom", "that", "which", "qui", "que", "der", "die", "das", "den", "dem");

  private static final Set<String> PERSONAL_RELATIVES =
      Set.of("who", "whom", "qui", "quien", "quienes", "der", "die", "das");

  private static final Set<String> OWNERS =
      Set.of("whose", "deren", "dessen", "dont", "cuyo", "cuya", "cuyos", "cuyas");

  private static final Set<String> AGENTS =
      Set.of("by", "von", "vom", "durch", "par", "por", "du", "del");

  private static final Set<String> BEING =
      Set.of("is", "was", "ist", "war", "est", "etait", "es", "era");

  private static final Set<String> OF_AGENT = Set.of("du", "del");

  private static final Set<String> HONORIFICS =
      Set.of(
          "mr",
          "mrs",
          "ms",
          "miss",
          "herr",
          "herrn",
          "frau",
          "mme",
          "madame",
          "mlle",
          "monsieur",
          "sr",
          "sra",
          "senor",
          "senora",
          "don",
          "dona",
          "dr",
          "dra");

  private static final Set<String> GERMAN_OBJECTS = Set.of("ihn", "sie", "es", "diese", "diesen");

  private static final Set<String> NOMINATIVES =
      Set.of("der", "die", "das", "ein", "eine", "unser", "unsere");

  /** How far before a comma the office or person stands that a relative clause belongs to. */
  private static final int ANTECEDENT_REACH = 4;

  private static final Set<String> PASSIVES =
      Set.of(
          "wurde", "wurden", "wird", "werden", "worden", "ist", "sind", "war", "waren", "hat",
          "haben", "sich");

  /** "the regional depot manager": how far behind its preposition a person may stand. */
  private static final int NOUN_REACH = 4;

  /** How far before its agent a passive begins. */
  private static final int PASSIVE_REACH = 3;

  /** In words before its last. */
  private static final int LONGEST_TITLE = 3;

  private Agency() {}

  /** Places of the words that tell what others do. */
  static Set<Integer> ofOthers(Sentence sentence) {
    var result = clausesOfOthers(sentence);
    var tokens = sentence.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      if (result.contains(i)) {
        continue;
      }
      if (isRelativeOfOthers(tokens, i)
          || isObjectOfOthers(tokens, i)
          || isOwnedByOthers(tokens, i)) {
        addUntilComma(result, tokens, i + 1);
      } else if (isUnitsName(sentence, i)) {
        result.add(i);
      } else if (AGENTS.contains(tokens.get(i).word())
          && !isGenitive(sentence, i)
          && isSomebody(tokens, i + 1)) {
        for (var back = i - 1; back >= Math.max(0, i - PASSIVE_REACH); back--) {
          if (!tokens.get(back).isWord()) {
            break;
          }
          result.add(back);
        }
      }
    }
    return result;
  }

  /** "Remplaçante du professeur": "du" and "del" are of an agent behind participles alone. */
  private static boolean isGenitive(Sentence sentence, int at) {
    return OF_AGENT.contains(sentence.tokens().get(at).word())
        && at > 0
        && !WordClass.isParticiple(sentence.language(), sentence.tokens().get(at - 1).surface());
  }

  /** "The investigation team": what others are there for. */
  private static boolean isUnitsName(Sentence sentence, int at) {
    var tokens = sentence.tokens();
    return sentence.language() == TextLanguage.ENGLISH
        && at > 1
        && at + 1 < tokens.size()
        && tokens.get(at).isContent()
        && (tokens.get(at + 1).key().equals("=team")
            || LEXICON.is("office", tokens.get(at + 1).word()))
        && tokens.subList(Math.max(0, at - SUBJECT_REACH), at).stream()
            .anyMatch(it -> it.is("to") || it.is("from"));
  }

  /** Places of the words of clauses that tell of others from end to end. */
  static Set<Integer> clausesOfOthers(Sentence sentence) {
    var result = new HashSet<Integer>();
    var tokens = sentence.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      if (isCleft(tokens, i)
          || isInvertedVerb(sentence, i)
          || isBeforeSubject(sentence, i)
          || isHandedOver(tokens, i)
          || isDoneOutside(tokens, i)
          || isResponsibilityOfOthers(tokens, i)
          || isEntrusted(tokens, i)
          || isPassive(sentence, i)) {
        addClause(result, tokens, i);
      }
    }
    if (LEXICON.is("possessive", first(tokens)) && isSomebody(tokens, 1) && !hasSelf(tokens, 1)) {
      addUntilComma(result, tokens, 2); // "my husband does the books"
    }
    if (DETERMINERS.contains(first(tokens))
        && (isSomebody(tokens, 0) || isBody(tokens) || isHandedOn(tokens))
        && !hasSelf(tokens, 0)) {
      addUntilComma(result, tokens, 1);
      addBehindApposition(result, tokens);
    }
    return result;
  }

  /** "La directrice, Mme Vasseur, les anime": the verb stands behind her name. */
  private static void addBehindApposition(Set<Integer> result, List<Token> tokens) {
    var comma = IntStream.range(0, tokens.size()).filter(i -> tokens.get(i).is(",")).findFirst();
    var name = comma.orElse(tokens.size()) + 1;
    if (isPersonalName(tokens, name)
        && name + 2 < tokens.size()
        && tokens.get(name + 2).is(",")
        && !hasSelf(tokens, name + 3)) {
      addUntilComma(result, tokens, name + 3);
    }
  }

  /** "La fresadora la lleva un compañero": the object, and somebody behind the verb. */
  private static boolean isCleft(List<Token> tokens, int at) {
    return at > 0
        && CLITICS.contains(tokens.get(at).word())
        && DETERMINERS.contains(first(tokens))
        && isObjectOfOthers(tokens, at);
  }

  /** "Recipes come from the head brewer", "Fachtexte gehen an ein Büro". */
  private static boolean isHandedOver(List<Token> tokens, int at) {
    return at > 0
        && at + 2 < tokens.size()
        && LEXICON.is("passing", tokens.get(at).word())
        && LEXICON.is("passing_to", tokens.get(at + 1).word())
        && !hasSelf(tokens, 0)
        && (DETERMINERS.contains(tokens.get(at + 2).word())
            || WITH_ARTICLE.contains(tokens.get(at + 1).word()));
  }

  /** "Welding is given to a subcontractor", "sont confiées à un sous-traitant". */
  private static boolean isEntrusted(List<Token> tokens, int at) {
    return at > 0
        && at + 2 < tokens.size()
        && LEXICON.is("entrusted", tokens.get(at).word())
        && !hasSelf(tokens, 0)
        && tokens.stream().anyMatch(it -> LEXICON.is("being_done", it.word()))
        && tokens.stream().anyMatch(it -> LEXICON.is("passing_to", it.word()));
  }

  /** "Konzept und Leitung lagen beim Museum", "the decision rests with the board". */
  private static boolean isResponsibilityOfOthers(List<Token> tokens, int at) {
    return at > 0
        && at + 2 < tokens.size()
        && LEXICON.is("lying", tokens.get(at).word())
        && LEXICON.is("lying_with", tokens.get(at + 1).word())
        && !hasSelf(tokens, 0)
        && tokens.stream().limit(at).anyMatch(it -> LEXICON.is("responsibility", it.word()));
  }

  /** "Payroll is done externally", "la paie est externalisée". */
  private static boolean isDoneOutside(List<Token> tokens, int at) {
    return LEXICON.is("outside", tokens.get(at).word())
        && !hasSelf(tokens, 0)
        && tokens.stream().anyMatch(it -> LEXICON.is("being_done", it.word()));
  }

  /** "The counts were done by an outside lab", "les plaintes sont traitées par la responsable". */
  private static boolean isPassive(Sentence sentence, int at) {
    var tokens = sentence.tokens();
    var isPhrasal = at > 2 && PHRASAL.contains(tokens.get(at - 1).word()); // "drawn up by"
    var verb =
        sentence.language() == TextLanguage.GERMAN
            ? tokens.size() - 1
            : isPhrasal ? at - 2 : at - 1;
    return at > 1
        && at + 1 < tokens.size()
        && AGENTS.contains(tokens.get(at).word())
        && (DETERMINERS.contains(tokens.get(at + 1).word())
            || tokens.get(at).is("vom")
            || isSomebody(tokens, at + 1))
        && !hasSelf(tokens, 0)
        && tokens.stream().limit(at).anyMatch(it -> LEXICON.is("being_done", it.word()))
        && WordClass.isParticiple(sentence.language(), tokens.get(verb).surface());
  }

  /**
   * German verbs of the third person before their subject: "das Programm schreibt der Meister",
   * "geröntgt haben die Ärzte".
   */
  private static boolean isInvertedVerb(Sentence sentence, int at) {
    var tokens = sentence.tokens();
    var isObjectFirst =
        at + 1 < tokens.size() && GERMAN_OBJECTS.contains(tokens.get(at + 1).word());
    var subject = isObjectFirst ? at + 2 : at + 1; // "geplant hat ihn ein Büro"
    if (at == 0
        || subject + 1 >= tokens.size()
        || sentence.language() != TextLanguage.GERMAN
        || !NOMINATIVES.contains(tokens.get(subject).word())) {
      return false;
    }
    var verb = tokens.get(at);
    var isPerfect =
        Set.of("haben", "hat").contains(verb.word())
            && WordClass.isParticiple(TextLanguage.GERMAN, tokens.get(at - 1).surface());
    var isObject =
        at > 1 && DETERMINERS.contains(first(tokens))
            || at == 1 && !WordClass.isVerb(TextLanguage.GERMAN, tokens.getFirst().surface());
    var isHaving =
        verb.is("hat") && isSomebody(tokens, subject + 1); // "die Leitung hat eine Kollegin"
    return (isPerfect || isHaving && at > 1) && isLastNoun(tokens, subject + 1)
        || isThirdPerson(verb)
            && (isSomebody(tokens, subject + 1) || isLastNoun(tokens, subject + 1) && isObject);
  }

  private static boolean isThirdPerson(Token verb) {
    return verb.isWord()
        && (verb.word().endsWith("t")
            || verb.word().endsWith("te")
            || verb.word().endsWith("ten")
            || verb.word().endsWith("en")
            || WordClass.isPast(TextLanguage.GERMAN, verb.surface())) // "übernahm"
        && Character.isLowerCase(verb.surface().codePointAt(0))
        && !LEXICON.isFunction(verb.word())
        && WordClass.isVerb(TextLanguage.GERMAN, verb.surface());
  }

  /** "Die Kronen stellt das Labor (her)". */
  private static boolean isLastNoun(List<Token> tokens, int at) {
    return at + 1 == tokens.size()
        || at + 2 == tokens.size() && WordFamily.isParticle(tokens.get(at + 1).word());
  }

  /**
   * Verbs before the name of somebody at the end: "los pedidos los hace Andrés Gil". English has no
   * such order, and without another object before it the verb has the name for its own: "con éxito
   * ganó Techcrunch Disrupt".
   */
  private static boolean isBeforeSubject(Sentence sentence, int at) {
    var tokens = sentence.tokens();
    return sentence.language() != TextLanguage.ENGLISH
        && at + 3 == tokens.size()
        && tokens.get(at).isWord()
        && Character.isLowerCase(tokens.get(at).surface().codePointAt(0))
        && !LEXICON.isFunction(tokens.get(at).word())
        && !isPerson(tokens.get(at))
        && isPersonalName(tokens, at + 1)
        && tokens.stream()
            .limit(at)
            .anyMatch(it -> DETERMINERS.contains(it.word()) || PRONOUNS.contains(it.word()));
  }

  /** "(I scanned the maps;) the county put them online": somebody else has them in hand. */
  private static boolean isHandedOn(List<Token> tokens) {
    return tokens.stream()
        .takeWhile(it -> !it.is(","))
        .skip(SUBJECT_REACH + 1L)
        .anyMatch(it -> HANDED_ON.contains(it.word()));
  }

  /** Whether the tokens name a person or an office besides the applicant. */
  static boolean hasSomebody(List<Token> tokens) {
    return IntStream.range(0, tokens.size())
        .anyMatch(
            i ->
                DETERMINERS.contains(tokens.get(i).word())
                    && !isSeveral(tokens, i + 1)
                    && (isSomebody(tokens, i) || i > 0 && isSubject(tokens, i)));
  }

  private static boolean isSeveral(List<Token> tokens, int at) {
    return at < tokens.size() && LEXICON.isTitleOfSeveral(tokens.get(at).word());
  }

  /** "The commission decides". */
  private static boolean isBody(List<Token> tokens) {
    return tokens.size() > 2
        && LEXICON.is("body", tokens.get(1).word())
        && !LEXICON.isFunction(tokens.get(2).word());
  }

  private static void addClause(Set<Integer> result, List<Token> tokens, int at) {
    var from = at;
    while (from > 0 && !tokens.get(from - 1).is(",")) {
      from--;
    }
    addUntilComma(result, tokens, from);
  }

  private static String first(List<Token> tokens) {
    return tokens.isEmpty() ? "" : tokens.getFirst().word();
  }

  /** "the team that moved", "die Meisterin, die plant", "au bureau des méthodes, qui corrige". */
  private static boolean isRelativeOfOthers(List<Token> tokens, int at) {
    if (at == 0 || !RELATIVES.contains(tokens.get(at).word())) {
      return false;
    }
    var isBehindComma = tokens.get(at - 1).is(",");
    var before = at - (isBehindComma ? 2 : 1);
    if (before < 0 || !tokens.get(before).isWord() || hasSelf(tokens, at + 1)) {
      return false;
    }
    var isGermanArticle =
        tokens.get(at).word().length() == 3 && tokens.get(at).word().startsWith("d");
    return isBehindComma && PERSONAL_RELATIVES.contains(tokens.get(at).word())
        ? tokens.subList(Math.max(0, before - ANTECEDENT_REACH), before + 1).stream()
            .anyMatch(it -> isPerson(it) || LEXICON.is("office", it.word()))
        : (isPerson(tokens.get(before)) || LEXICON.is("body", tokens.get(before).word()))
            && !isOwnTitle(tokens, before)
            && (isBehindComma || !isGermanArticle);
  }

  /** "Gardener who builds ponds": a line that begins with a title speaks of the applicant. */
  private static boolean isOwnTitle(List<Token> tokens, int title) {
    return tokens.get(title).isTitle()
        && title <= LONGEST_TITLE
        && tokens.subList(0, title).stream()
            .allMatch(it -> it.isWord() && LEXICON.level(it.word()) == null && it.isContent());
  }

  /** "Que valida la jefa", "los aprueba el departamento", "which the office submits". */
  private static boolean isObjectOfOthers(List<Token> tokens, int at) {
    var word = tokens.get(at).word();
    var isRelative = RELATIVES.contains(word) && at > 0;
    return (isRelative || CLITICS.contains(word))
        && (isRelative && (isSubject(tokens, at + 1) || isPersonalName(tokens, at + 1))
            || isSubject(tokens, at + 2))
        && !hasSelf(tokens, at + 1);
  }

  /** An article and a person or office. */
  private static boolean isSubject(List<Token> tokens, int from) {
    return from + 1 < tokens.size()
        && DETERMINERS.contains(tokens.get(from).word())
        && !tokens.get(from - 1).isTitle()
        && tokens.subList(from + 1, Math.min(tokens.size(), from + 1 + SUBJECT_REACH)).stream()
            .anyMatch(it -> isPerson(it) || LEXICON.is("office", it.word()));
  }

  /** "Whose claims the attorney words". */
  private static boolean isOwnedByOthers(List<Token> tokens, int at) {
    return OWNERS.contains(tokens.get(at).word())
        && !hasSelf(tokens, at)
        && IntStream.range(at + 1, tokens.size())
            .takeWhile(i -> !tokens.get(i).is(","))
            .anyMatch(i -> isPersonalName(tokens, i) || isSubject(tokens, i));
  }

  private static void addUntilComma(Set<Integer> result, List<Token> tokens, int from) {
    for (var i = from; i < tokens.size() && !tokens.get(i).is(","); i++) {
      result.add(i);
    }
  }

  static boolean isSomebody(List<Token> tokens, int from) {
    if (isPersonalName(tokens, from)) {
      return true;
    }
    var isNoun = false;
    for (var i = from; i < Math.min(tokens.size(), from + NOUN_REACH); i++) {
      var token = tokens.get(i);
      if (token.isWord() && isPerson(token)) {
        return !LEXICON.is("me", token.word());
      }
      if (!token.isWord() || isNoun && LEXICON.isFunction(token.word())) {
        return false;
      }
      isNoun |= !LEXICON.isFunction(token.word());
    }
    return false;
  }

  /** "Led by Hannah Doyle, Head of Infrastructure": what stands behind the comma is hers. */
  static boolean isApposition(Sentence sentence, Token title) {
    var tokens = sentence.tokens();
    var at = tokens.indexOf(title);
    while (at > 0 && !tokens.get(at).is(",") && !tokens.get(at).is("(")) {
      at--;
    }
    return at > 1 && isPersonalName(tokens, at - 2);
  }

  /** "Ausbilderin ist Frau Heck", "the trainer is Mrs Heck": the title of who is named. */
  static boolean isOfNamed(List<Token> tokens, int title) {
    return title + 2 < tokens.size()
        && BEING.contains(tokens.get(title + 1).word())
        && isPersonalName(tokens, title + 2);
  }

  /** Two capital words that are no known terms, or one behind "Mrs" and the like. */
  private static boolean isPersonalName(List<Token> tokens, int from) {
    return from + 1 < tokens.size()
        && isCapital(tokens.get(from + 1))
        && (HONORIFICS.contains(tokens.get(from).word())
            || isCapital(tokens.get(from)) && tokens.get(from).start() > 0);
  }

  private static boolean isCapital(Token token) {
    return token.isWord()
        && !token.isTechnology()
        && !token.key().startsWith("=")
        && token.surface().length() > 1
        && token.isCapital()
        && Character.isLowerCase(token.surface().codePointAt(1));
  }

  static boolean isDeterminer(Token token) {
    return DETERMINERS.contains(token.word());
  }

  /** "By", but for words that also mean "of". */
  static boolean isBeforeAgent(Token it) {
    return AGENTS.contains(it.word()) && !OF_AGENT.contains(it.word());
  }

  /** "(Led) by the director", "vom Meister angeleitet". */
  static boolean isDoneBySomebody(List<Token> tokens) {
    return IntStream.range(0, tokens.size())
        .filter(i -> isBeforeAgent(tokens.get(i)))
        .anyMatch(i -> isSomebody(tokens, i + 1));
  }

  /** "Meetings chaired by the director": what the word tells of is somebody else's. */
  static boolean isDoneBySomebody(List<Token> tokens, Token deed) {
    var at = tokens.indexOf(deed) + 1;
    return at > 0
        && at < tokens.size()
        && AGENTS.contains(tokens.get(at).word())
        && !OF_AGENT.contains(tokens.get(at).word())
        && isSomebody(tokens, at + 1);
  }

  /** "(Published) by the county". */
  static boolean isAgent(List<Token> tokens, int at) {
    return tokens.subList(Math.max(0, at - SUBJECT_REACH), at).stream()
        .anyMatch(it -> AGENTS.contains(it.word()));
  }

  static boolean isPersonOrOffice(Token token) {
    return token.isWord() && (isPerson(token) || LEXICON.is("office", token.word()));
  }

  private static boolean isPerson(Token token) {
    return token.isTitle()
        || token.word().contains("_") && LEXICON.isTitle(token.firstWord())
        || LEXICON.isTitleOfSeveral(token.word())
        || LEXICON.isRank(token.word())
        || LEXICON.is("person", token.word())
        || PEOPLE.contains(token.key());
  }

  private static final Set<String> PEOPLE = Set.of("=team", "=colleague", "=people", "=employee");

  private static boolean hasSelf(List<Token> tokens, int from) {
    return tokens.subList(Math.min(from, tokens.size()), tokens.size()).stream()
        .takeWhile(it -> !it.is(","))
        .anyMatch(it -> LEXICON.is("first", it.word()));
  }

  /** Whether the sentence tells how something is or became, and not what the applicant did. */
  static boolean isState(Sentence sentence) {
    var tokens = sentence.tokens();
    if (tokens.isEmpty()
        || tokens.stream()
            .anyMatch(
                it -> LEXICON.is("first", it.word()) && !LEXICON.is("possessive", it.word()))) {
      return false;
    }
    var isThing =
        DETERMINERS.contains(first(tokens))
            || sentence.quantities().stream().anyMatch(it -> it.from() <= 1 && !it.unit().isEmpty())
            || sentence.quantities().stream().anyMatch(it -> it.from() == 0);
    return isThing
        || IntStream.range(0, tokens.size())
            .filter(i -> isChange(sentence, i))
            .anyMatch(i -> isBehindThing(sentence, i) || isBehindTime(sentence, i));
  }

  /** "Fell", and "went" where a start and an end follow: "from 14 to 9". */
  private static boolean isChange(Sentence sentence, int at) {
    var word = sentence.tokens().get(at).word();
    return LEXICON.is("becoming", word)
        || LEXICON.is("moving", word)
            && sentence.quantities().stream()
                .anyMatch(it -> it.from() > at && it.role() == Quantity.Role.TO);
  }

  /** "Seit 2023 kommt": German has the subject behind its verb. */
  private static boolean isBehindTime(Sentence sentence, int at) {
    return sentence.language() == TextLanguage.GERMAN
        && sentence.times().stream().anyMatch(it -> it.to() == at);
  }

  /** Whether words that are no times stand before. */
  private static boolean isBehindThing(Sentence sentence, int at) {
    for (var i = 0; i < at; i++) {
      var place = i;
      var isTime = sentence.times().stream().anyMatch(it -> it.from() <= place && place < it.to());
      if (sentence.tokens().get(i).isContent() && !isTime) {
        return true;
      }
    }
    return false;
  }

  /** The word that says that the applicant brought something about; null where none does. */
  static Token causing(Sentence sentence) {
    var tokens = sentence.tokens();
    for (var i = 0; i < tokens.size(); i++) {
      var token = tokens.get(i);
      if (token.isWord() && isCausing(token)) {
        var isOwn =
            isBehindSelf(tokens, i)
                || isGermanDeed(sentence, i)
                || WordClass.isOfFirstPerson(sentence.language(), token.surface());
        return isBehindThing(sentence, i) && !isOwn ? null : token;
      }
    }
    return null;
  }

  /** "A doublé" is a phrase of what became so, and of doing it where nothing stands before. */
  private static boolean isCausing(Token token) {
    var last = token.word().substring(token.word().lastIndexOf('_') + 1);
    return LEXICON.is("causing", token.word())
        || LEXICON.is("becoming", token.word()) && LEXICON.is("causing", last);
  }

  /** Whether the sentence says under which circumstances something came. */
  static boolean hasCircumstance(Sentence sentence) {
    return sentence.tokens().stream().anyMatch(it -> LEXICON.is("circumstance", it.word()));
  }

  /** A German line that ends with a participle tells what somebody did, but as a passive. */
  private static boolean isGermanDeed(Sentence sentence, int at) {
    return sentence.language() == TextLanguage.GERMAN
        && at + 1 == sentence.tokens().size()
        && sentence.tokens().stream().noneMatch(it -> PASSIVES.contains(it.word()));
  }

  private static boolean isBehindSelf(List<Token> tokens, int at) {
    return tokens.subList(Math.max(0, at - 2), at).stream()
            .anyMatch(it -> LEXICON.is("first", it.word()) && !LEXICON.is("possessive", it.word()))
        || IntStream.range(0, at).anyMatch(i -> isOwnThing(tokens, i));
  }

  /** "My calls (brought it down)": the subject, and no object behind a preposition. */
  private static boolean isOwnThing(List<Token> tokens, int at) {
    return LEXICON.is("first", tokens.get(at).word())
        && LEXICON.is("possessive", tokens.get(at).word())
        && (at == 0
            || !tokens.get(at - 1).isWord()
            || !LEXICON.isFunction(tokens.get(at - 1).word()));
  }
}
