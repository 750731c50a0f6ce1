package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
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

  private static final int FEWEST_WORDS = 3;
  private static final int MOST_WORDS = 13;

  /** "We", "our" and "you" speak of others in a letter than in a posting. */
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?iu).*(?<!\\p{L})(?:you|your|yours|we|our|ours|us|wir|uns|unser\\p{L}*|sie|ihnen|ihr\\p{L}*|du|dein\\p{L}*|dir|dich"
              + "|nous|notre|nos|vous|votre|vos|tu|te|ti|tus|nuestr\\p{L}*|nos|usted\\p{L}*|su|sus)(?!\\p{L}).*");

  /** The letter has its own word for what comes in addition. */
  private static final Pattern ALSO =
      Pattern.compile(
          " (?:also|additionally|auch|außerdem|zudem|ebenfalls|aussi|également|también|además) ");

  /** Pronouns and finite verbs that only the whole text of a posting explains. */
  private static final Map<Language, Pattern> FRAGMENT =
      Map.of(
          Language.ENGLISH,
              Pattern.compile(
                  "(?:.* )?(?:this|these|those|them|they|it|he|she|him|what|means|would|should|must|can|is|are|was|were|will)(?: .*|,.*)?"),
          Language.GERMAN,
              Pattern.compile(
                  "(?:.* )?(?:es|ihn|dies(?:e[mnrs]?)?|wäre|wären|ist|sind|muss|müssen|soll|sollen)(?: .*|,.*)?"),
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
          "\\s*\\([^)]*\\)|[;:].*$|,? (?:is|are|would"
              + " be|ist|sind|wäre|wünschenswert|est|sont|serait|es|sería) (?:a |an |ein |von |un"
              + " |muy )?\\w+(?: \\w+)?$|,? (?:ist|sind|wäre|wären) .*$|,? (?:ideally|preferably|idealerweise|vorzugsweise|gern|de"
              + " préférence|idéalement|preferiblemente|a poder ser|o similar|or similar|oder"
              + " vergleichbar).*$");

  private static final Map<Language, Pattern> ASKED =
      Map.of(
          Language.ENGLISH,
          Pattern.compile(
              "(?i)(?:(?:strong|solid|good|proven|working|practical|hands-on|sound|deep|broad|first|some|relevant|demonstrated|excellent|thorough|recent)"
                  + " )*(?:experience|knowledge|understanding|command|familiarity|practice|confidence|proficiency|skills|ability|competence)"
                  + " .+|(?:at least |around |about |roughly |some )?[\\w-]+\\+?(?: (?:to|or) [\\w-]+)? years .+"),
          Language.GERMAN,
          Pattern.compile(
              "(?:(?:\\p{Lu}|\\p{Ll})\\p{Ll}+e (?:und \\p{Ll}+e"
                  + " )?)?(?:\\p{Lu}\\p{Ll}*)?(?:[Ee]rfahrung|[Ee]rfahrungen|[Kk]enntnisse|[Kk]enntnissen|Übung|Freude|Routine)"
                  + " .+"),
          Language.FRENCH,
          Pattern.compile(
              "(?iu)(?:maîtrise|connaissances?|pratique|expérience) (?:de|d['’]|du|des|en) ?.+"),
          Language.SPANISH,
          Pattern.compile("(?i)(?:experiencia|conocimientos?|manejo|dominio|soltura) .+"));

  /** Behind these stands what somebody has to have. */
  private static final Pattern LEAD =
      Pattern.compile(
          "(?iu)^(?:we (?:expect|require|ask for|look for|want)|you (?:have|bring|need|offer|will (?:have|bring|need))"
              + "|(?:sie|du) (?:haben|hast|bringen|bringst|besitzen|besitzt)|wir (?:erwarten|suchen|wünschen uns)"
              + "|vous (?:avez|possédez|maîtrisez|disposez d['’e]|justifiez d['’e])|nous (?:demandons|attendons)"
              + "|(?:tienes|tiene usted|aportas|cuentas con|pedimos|requerimos)) ");

  /** What the employer gives is no duty. */
  private static final Pattern GIVEN =
      Pattern.compile(
          "(?iu)^(?:receive|get|find|enjoy|benefit|have|be|join|meet|choose"
              + "|erhalten|bekommen|finden|profitieren|haben|sind|werden|können|genießen|treffen"
              + "|recevez|bénéficiez|trouvez|rejoignez|êtes|avez|pouvez|profitez|intégrez"
              + "|recibirás|tendrás|podrás|disfrutarás|encontrarás|serás|estarás)(?!\\p{L}).*");

  /** Behind these stands what somebody has to do. */
  private static final Map<Language, Pattern> DUTY =
      Map.of(
          Language.ENGLISH,
              Pattern.compile("(?iu)^you(?:['’]ll| will| would| are going to)? (?=\\p{Ll})"),
          Language.GERMAN, Pattern.compile("^Sie (?=\\p{Ll})"),
          Language.FRENCH, Pattern.compile("(?iu)^(?:.{0,30}, )?vous (?=\\p{Ll}+ez\\b)"),
          Language.SPANISH, Pattern.compile("(?u)^(?=\\p{L}+rás\\b)"));

  /** Whether a text can be named in a letter without the rest of its posting. */
  static boolean isWhole(String text, Language language) {
    return !FRAGMENT.get(language).matcher(text).matches() && !HEADING.matcher(text).matches();
  }

  /**
   * @param isOrder whether the lines of the posting begin with verbs as a rule
   * @param isListed whether the line stands among the requirements or duties of the posting
   */
  static Optional<RequirementPhrase> of(
      String line, Language language, LineGrammar grammar, boolean isOrder, boolean isListed) {
    // what is optional may stand before a semicolon as well as at the end
    var first = ASIDE.matcher(line.strip()).replaceAll("").replaceAll("[\\s.,!]+$", "");
    var bare = ASIDE.matcher(LEAD.matcher(first).replaceFirst("")).replaceAll("").strip();
    var whole = ALSO.matcher(bare).replaceAll(" ");
    var duty = DUTY.get(language).matcher(whole);
    if (duty.find()) {
      var given = duty.replaceFirst("");
      return GIVEN.matcher(given).matches()
          ? Optional.empty()
          : LineGrammar.duty(language, shortened(duty.replaceFirst("")))
              .filter(it -> !ADDRESS.matcher(it).matches() && Lines.words(it).size() <= MOST_WORDS)
              .map(it -> new RequirementPhrase(Kind.TASK, it));
    }
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
        .filter(RequirementPhrase::isUsable)
        .map(
            it ->
                new RequirementPhrase(it.form() == Form.THING ? Kind.NAMED : Kind.TASK, it.text()));
  }

  /** Without what follows a comma, where the whole is too long for a sentence. */
  private static String shortened(String text) {
    var comma = text.indexOf(", ");
    return Lines.words(text).size() <= MOST_WORDS || comma < 0 || text.indexOf('(') >= 0
        ? text
        : text.substring(0, comma);
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
        yield Optional.of(new RequirementPhrase(Kind.ASK, isAdjective ? Lines.small(text) : text));
      }
      case FRENCH ->
          grammar
              .read(text, false, false)
              .filter(it -> it.form() == Form.THING)
              .map(it -> new RequirementPhrase(Kind.ASK, it.text()));
    };
  }
}
