package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A requirement of a posting as a part of a sentence. */
record RequirementPhrase(Kind kind, String text) {

  /** How the phrases take it. */
  enum Kind {
    /** Something to have: "experience with REST". */
    ASK,
    /** Something to do, by its verb: "build endpoints". */
    TASK,
    /** Something to do, by a noun: "die Annahme von Bestellungen". */
    NAMED
  }

  private static final Pattern AND = Pattern.compile(" (?:and|or|und|oder|sowie|et|ou|y|e|o|u) ");

  /** The items of a list behind its first one. */
  private static final Pattern ITEMS =
      Pattern.compile("(?:, (?:\\S+ ){0,2}\\S+?){1,4},? (?:and|or|und|oder|sowie|et|ou|y|e|o) ");

  /** The preposition whose noun begins a list, with what leads to it. */
  private static final Pattern BEFORE_LIST =
      Pattern.compile(
          " (?:with|including|such as|for|in|on|mit|für|bei|in|avec|pour|dans|en|con|para)(?: (?!(?:with|including|for|on|mit|für|bei|avec|pour|dans|con|para) )\\S+){1,5}$");

  private static final int FEWEST_WORDS = 3;
  private static final int MOST_WORDS = 13;

  private static final int FEWEST_BEGUN = 3;

  /** Shorter ones are terms rather than duties, unless they say of what. */
  private static final int FEWEST_NAMED = 4;

  private static final Pattern OF =
      Pattern.compile(" (?:of|von|des|der|eine[rs]|unsere[rs]|de|del|d['’]\\S+) ");

  /** "We", "our" and "you" speak of others in a letter than in a posting. */
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?iu).*(?<!\\p{L})(?:you|your|yours|we|ours|us|wir|uns|sie|ihnen|ihr\\p{L}*|du|dein\\p{L}*|dir|dich"
              + "|nous|vous|votre|vos|tu|te|ti|tus|usted\\p{L}*|su|sus)(?!\\p{L}).*");

  /** What is the employer's is the reader's in a letter. */
  private static final Map<Language, Map<Pattern, String>> OUR =
      Map.of(
          Language.ENGLISH, Map.of(Pattern.compile("\\bour\\b"), "your"),
          Language.GERMAN, Map.of(Pattern.compile("\\bunser(e[mnrs]?)?\\b"), "Ihr$1"),
          Language.FRENCH,
              Map.of(Pattern.compile("\\bnotre\\b"), "votre", Pattern.compile("\\bnos\\b"), "vos"),
          Language.SPANISH, Map.of(Pattern.compile("\\bnuestr[oa](s?)\\b"), "su$1"));

  /** The letter has its own word for what comes in addition. */
  private static final Pattern ALSO =
      Pattern.compile(
          " (?:also|additionally|auch|außerdem|zudem|ebenfalls|aussi|également|también|además) ");

  /** Pronouns and finite verbs that only the whole text of a posting explains. */
  private static final Map<Language, Pattern> FRAGMENT =
      Map.of(
          Language.ENGLISH,
              Pattern.compile(
                  "(?:.* )?(?:this|these|those|them|they|their|it|its|he|she|him|what|means|would|should|must|can|is|are|was|were|will)(?: .*|,.*)?"),
          Language.GERMAN,
              Pattern.compile(
                  "(?:.* )?(?:es|ihn|dies(?:e[mnrs]?)?|wäre|wären|ist|sind|muss|müssen|soll|sollen|sollte|sollten)(?: .*|,.*)?"),
          Language.FRENCH,
              Pattern.compile(
                  "(?:.* )?(?:ils?|elles?|cela|ça|est|sont|serait|doit|peut)(?: .*|,.*)?"),
          Language.SPANISH,
              Pattern.compile(
                  "(?:.* )?(?:ell[oa]s?|esto|eso|es|son|sería|debe|puede)(?: .*|,.*)?"));

  /** Parts of headings: "topics of the role". */
  private static final Pattern HEADING =
      Pattern.compile(
          "(?iu)(?:.*[ '’])?(?:role|job|position|vacancy|profile|requirements|responsibilities|duties"
              + "|stelle|aufgaben|profil|anforderungen|poste|missions|puesto|perfil|funciones|requisitos)");

  private static final Pattern ASIDE =
      Pattern.compile(
          "\\s*\\([^)]*\\)|[;:].*$|\\s[-–—]\\s.*$|,? (?:is|are|would"
              + " be|ist|sind|wäre|wünschenswert|est|sont|serait|es|sería) (?:a |an |ein |von |un"
              + " |muy )?\\w+(?: \\w+)?$|,? (?:ist|sind|wäre|wären) .*$|,? (?:ideally|preferably|idealerweise|vorzugsweise|gern|de"
              + " préférence|idéalement|preferiblemente|a poder ser|o similar|or similar|oder"
              + " vergleichbar).*$");

  /** How much something is wanted. */
  private static final Pattern WANTED =
      Pattern.compile(
          "(?iu)(?<! (?:is|are|be|ist|sind|wäre|wären|est|sont|serait|es|son|sería)),? (?:required|essential|desirable|desired|preferred|erforderlich|erwünscht|vorausgesetzt|notwendig|von vorteil"
              + "|demandée?s?|exigée?s?|souhaitée?s?|requise?s?|appréciée?s?|indispensables?|obligatoires?|impérati(?:f|ve)s?"
              + "|imprescindibles?|requerid[oa]s?|valorables?|deseables?|necesari[oa]s?)[.!]?$");

  /** What somebody is or has rather than does. */
  private static final Pattern QUALITY =
      Pattern.compile(
          "(?iu)(?:(?:der|die|das|ein|eine|l[ae]s?|l['’]|el|los|the|an?) ?)?(?:\\p{L}+ )?(?:experience|knowledge|ability|attitude|willingness|skills?|confidence|motivation"
              + "|\\p{L}*(?:erfahrung(?:en)?|kenntnisse?|bereitschaft|freude|interesse|geschick|verständnis|bewusstsein|kompetenz(?:en)?|(?<!tät)ig?keit)"
              + "|expérience|connaissances?|qualités?|sens|goût|capacités?|aptitudes?|maîtrise|rigueur|disponibilité|autonomie|aisance|esprit"
              + "|experiencia|conocimientos?|capacidad|habilidad(?:es)?|actitud|disponibilidad|manejo|dominio|nivel|vocación|ganas)(?!\\p{L}).*");

  private static final Map<Language, Pattern> ASKED =
      Map.of(
          Language.ENGLISH,
          Pattern.compile(
              "(?i)(?:strong|solid|good|proven|excellent|outstanding|sound|deep) (?:[\\p{L}-]+ ){0,3}(?:skills|abilities|knowledge|understanding|experience|judge?ment)"
                  + "|(?:(?:strong|solid|good|proven|working|practical|hands-on|sound|deep|broad|first|some|relevant|demonstrated|excellent|thorough|recent)"
                  + " )*(?:experience|knowledge|understanding|command|familiarity|practice|confidence|proficiency|skills|ability|competence)"
                  + " .+|(?:at least |around |about |roughly |some |more than |over )?[\\w-]+\\+?(?: (?:to|or) [\\w-]+)? years .+"),
          Language.GERMAN,
          Pattern.compile(
              "(?:(?:\\p{Lu}|\\p{Ll})\\p{Ll}+e (?:und \\p{Ll}+e"
                  + " )?)?(?:\\p{Lu}\\p{Ll}*)?(?:[Ee]rfahrung|[Ee]rfahrungen|[Kk]enntnisse|[Kk]enntnissen|Übung|Freude|Routine)"
                  + " .+|(?:Mindestens |Etwa |Wenigstens )?(?:\\d{1,2}\\+?|zwei|drei|vier|fünf|mehrere) Jahre .+"),
          Language.FRENCH,
          Pattern.compile(
              "(?iu)(?:(?:bonnes?|solides?|excellentes?|parfaite|première) )?(?:maîtrise|connaissances?|pratique|expérience)"
                  + " (?:(?:de|du|des|en|dans|avec|auprès|comme|sur) |d['’]).+|(?:au moins |environ )?\\d{1,2} ans .+"),
          Language.SPANISH,
          Pattern.compile(
              "(?i)(?:experiencia|conocimientos?|manejo|dominio|soltura) .+|(?:al menos |unos )?\\d{1,2} años .+"));

  /** Behind these stands what somebody has to have. */
  private static final Pattern LEAD =
      Pattern.compile(
          "(?iu)^(?:(?:we (?:expect|require|ask for|look for|want|need)|we(?:['’]re| are) looking for)"
              + "(?: (?:someone|somebody|a person|people|candidates|an? \\p{L}+) with)?|you (?:have|bring|need|offer|will (?:have|bring|need))"
              + "|(?:sie|du) (?:haben|hast|bringen|bringst|besitzen|besitzt)|wir (?:erwarten|suchen|wünschen uns)"
              + "|vous (?:avez|possédez|maîtrisez|disposez d['’e]|justifiez d['’e])|nous (?:demandons|attendons)"
              + "|(?:tienes|tiene usted|aportas|cuentas con|pedimos|requerimos)) ");

  /** What the employer gives is no duty, and what somebody is or has is none. */
  private static final Pattern GIVEN =
      Pattern.compile(
          "(?iu)^(?:receive|get|find|enjoy|benefit|have|be|need|join|meet|choose|deal with one|hear|work with us|become|grow|know|like|love|understand|speak"
              + "|erhalten|bekommen|finden|profitieren|haben|sind|werden|können|genießen|treffen|kennen|wissen|mögen|beherrschen|verfügen"
              + "|recevez|bénéficiez|trouvez|rejoignez|êtes|avez|pouvez|profitez|intégrez|conna(?:issez|[iî]tre)|savez|savoir|aimez|aimer|maîtrise[rz]|rejoindre|intégrer|renforcer|compléter"
              + "|recibirás|tendrás|podrás|disfrutarás|encontrarás|serás|estarás|conoces|conocer|sabes|saber|dominas|dominar|sea|tenga|esté|quiera|sepa|pueda|hable|disfrute"
              + "|incorporarse|unirse|sumarse|formar parte|reforzar|ampliar)(?!\\p{L}).*");

  /** To work with a list of things is no duty. */
  private static final Pattern WORK_WITH =
      Pattern.compile(
          "(?iu)work(?:ing)? with [^,]+,.*|mit [^,]+,.* arbeiten|travailler avec [^,]+,.*|trabajar con [^,]+,.*");

  /** "to sharpen at the end of the day": of what, only the whole line tells. */
  private static final Pattern WITHOUT_OBJECT =
      Pattern.compile(
          "(?i)(?!(?:(?:look|see|go) (?:after|for|through)|(?:report|focus|act|advise) on) )\\p{L}+ (?:at|in|on|by|from|before|after|during|under|until|while|when) .*");

  /** Whether a text can be named in a letter without the rest of its posting. */
  static boolean isWhole(String text, Language language) {
    return !FRAGMENT.get(language).matcher(text).matches() && !HEADING.matcher(text).matches();
  }

  /**
   * What a line asks for: one thing, or the duties of a sentence to the reader.
   *
   * @param isOrder whether the lines of the posting begin with verbs as a rule
   * @param isListed whether the line stands among the requirements or duties of the posting
   */
  static List<RequirementPhrase> of(
      String line, Language language, LineGrammar grammar, boolean isOrder, boolean isListed) {
    // what is optional may stand before a semicolon as well as at the end
    var needed =
        RequirementNotes.writtenOut(WANTED.matcher(line.strip()).replaceFirst(""), language);
    var first = ASIDE.matcher(needed).replaceAll("").replaceAll("[\\s.,!]+$", "");
    var bare = ASIDE.matcher(LEAD.matcher(first).replaceFirst("")).replaceAll("").strip();
    var whole = ALSO.matcher(bare).replaceAll(" ");
    var duties = new ProseDuties(language).read(ALSO.matcher(first).replaceAll(" "));
    var all =
        duties.isEmpty()
            ? read(whole, language, grammar, isOrder, isListed).stream().toList()
            : duties;
    return all.stream()
        .filter(it -> !ADDRESS.matcher(it.text()).matches())
        .filter(it -> Lines.words(it.text()).size() <= MOST_WORDS)
        .filter(it -> !WORK_WITH.matcher(it.text()).matches())
        .filter(it -> !it.isWithoutObject(language))
        .map(it -> new RequirementPhrase(it.kind(), toReader(it.text(), language)))
        .toList();
  }

  /**
   * The first of two things: "invoicing of customers" of "invoicing of customers and debt
   * collection".
   */
  Optional<RequirementPhrase> begun(Language language) {
    var joint = AND.matcher(text);
    var isVerbLast = language == Language.GERMAN && kind == Kind.TASK;
    return Optional.of(text)
        .filter(it -> !isVerbLast && joint.find() && it.indexOf(',') < 0)
        .map(it -> it.substring(0, joint.start()).strip())
        .filter(it -> Lines.words(it).size() >= FEWEST_BEGUN)
        .map(it -> new RequirementPhrase(kind, it));
  }

  /** Whether a duty of a sentence is none: what the employer gives, or what somebody is. */
  static boolean isGiven(String duty) {
    return GIVEN.matcher(duty).matches();
  }

  private boolean isWithoutObject(Language language) {
    return language == Language.ENGLISH
        && kind == Kind.TASK
        && WITHOUT_OBJECT.matcher(text).matches();
  }

  private static String toReader(String text, Language language) {
    var told = text;
    for (var our : OUR.get(language).entrySet()) {
      told = our.getKey().matcher(told).replaceAll(our.getValue());
    }
    return told;
  }

  private static Optional<RequirementPhrase> read(
      String whole, Language language, LineGrammar grammar, boolean isOrder, boolean isListed) {
    var text = shortened(whole);
    var words = Lines.words(text).size();
    if (text.endsWith("-")
        || words < FEWEST_WORDS
        || words > MOST_WORDS
        || ADDRESS.matcher(text).matches()) {
      return Optional.empty();
    }
    if (ASKED.get(language).matcher(text).matches()) {
      return asked(text, language, grammar);
    }
    if (!isListed) {
      return Optional.empty();
    }
    if (language == Language.ENGLISH) {
      if (EnglishLines.isOrder(text, isOrder)) {
        return Optional.of(new RequirementPhrase(Kind.TASK, Lines.small(text)));
      }
      if (EnglishLines.mayBeOrder(text)) {
        return Optional.empty();
      }
    }
    return grammar
        .read(text, false, false)
        .filter(
            it ->
                isUsable(it)
                    && (it.form() != Form.THING
                        || !QUALITY.matcher(it.text()).matches()
                            && (words >= FEWEST_NAMED || OF.matcher(text).find())))
        .map(
            it ->
                new RequirementPhrase(it.form() == Form.THING ? Kind.NAMED : Kind.TASK, it.text()));
  }

  /** Without what follows a comma, where the whole is too long for a sentence or no list. */
  static String shortened(String text) {
    var comma = text.indexOf(", ");
    var isList = AND.matcher(text).find();
    if (Lines.words(text).size() <= MOST_WORDS && isList || comma < 0 || text.indexOf('(') >= 0) {
      return text;
    }
    // "with a range of speech, language and other needs" is no range of speech
    var begun = text.substring(0, comma);
    return ITEMS.matcher(text.substring(comma)).lookingAt()
        ? BEFORE_LIST.matcher(begun).replaceFirst("")
        : begun;
  }

  /** A German noun with "der" would change behind the verb. */
  private static boolean isUsable(Achievement it) {
    return it.form() == Form.INFINITIVE
        || it.form() == Form.THING && !it.text().matches("der .*|.* und der .*");
  }

  private static Optional<RequirementPhrase> asked(
      String text, Language language, LineGrammar grammar) {
    return switch (language) {
      case ENGLISH, SPANISH -> Optional.of(new RequirementPhrase(Kind.ASK, Lines.small(text)));
      case GERMAN -> {
        var isAdjective =
            text.matches("\\p{Lu}\\p{Ll}+e .*")
                && !text.matches(
                    "(?:\\p{L}*[Ee]rfahrung|\\p{L}*[Kk]enntnisse|Übung|Freude|Routine) .*");
        var isNumber = text.matches("(?:Mindestens|Etwa|Wenigstens|Mehrere) .*");
        yield Optional.of(
            new RequirementPhrase(Kind.ASK, isAdjective || isNumber ? Lines.small(text) : text));
      }
      case FRENCH -> {
        var first = Lines.words(text).getFirst();
        var article =
            text.matches("(?iu)(?:au moins |environ )?\\d.*")
                ? ""
                : first.equalsIgnoreCase("maîtrise") || first.equalsIgnoreCase("pratique")
                    ? "la "
                    : first.equalsIgnoreCase("connaissances")
                        ? "des "
                        : first.endsWith("s") ? "de " : "une ";
        yield Optional.of(new RequirementPhrase(Kind.ASK, article + Lines.small(text)));
      }
    };
  }
}
