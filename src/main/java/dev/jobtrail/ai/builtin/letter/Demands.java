package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What a posting asks for, matched to lines of a resume. */
final class Demands {

  private static final Pattern PART =
      Pattern.compile("[,;:.]\\s|\\s[-–—]\\s|\\s(?:and|or|und|oder|sowie|et|ou|y|e|o)\\s|\n");
  private static final int MOST_PART_WORDS = 4;
  private static final int SHORTEST_SHARED = 4;
  private static final int SHORTEST_WITHIN = 6;
  private static final double AS_EVIDENCE = 1;
  private static final double AS_PEOPLE = 2;

  /** Another form of the same verb. */
  private static final double AS_FORM = 0.8;

  /** Of the words of a demand, which shares some with many lines. */
  private static final double LEAST_SHARE = 0.5;

  /** Where the verb is the same, too. */
  private static final double LEAST_SHARE_OF_DEED = 0.25;

  /** One word answers a demand only that is about little else. */
  private static final double ALONE = 0.6;

  /** Part of a requirement that says less is answered by what is about the same only. */
  private static final int FEWEST_BEGUN = 2;

  /** Of the words of a skill that a letter tells in other words. */
  private static final double LEAST_TOLD = 0.4;

  /** A German compound says as much as the two words that it is made of. */
  private static final double COMPOUND = 2;

  /** Two words of which one may be of the same root only. */
  private static final double FEWEST_SHARED = 1.6;

  /** Parts of one word that are no names are compounds, or say too little. */
  private static final int SHORTEST_COMPOUND = 12;

  /** Ordinary words in capitals are no acronyms. */
  private static final int SHORTEST_LOUD = 5;

  /** What is done, however rare the word is: "Loncheado". */
  private static final Map<Language, Pattern> DERIVED =
      Map.of(
          Language.ENGLISH, Pattern.compile("(?iu).*(?:ing|tion|ment)s?"),
          Language.FRENCH, Pattern.compile("(?iu).*(?:age|tion|ment)s?"),
          Language.SPANISH, Pattern.compile("(?iu).*(?:ad[oa]|id[oa]|ción|miento|aje|eo)s?"));

  /** Names of common products, and parts of such names, that are ordinary words as well. */
  private static final Pattern PRODUCT =
      Pattern.compile(
          "Access|Excel|Word|Outlook|Teams|Office|Windows|Illustrator|Premiere|Canva|Slack|Project|Publisher|Pro|Studio|Suite|Cloud|Creative|365");

  private static final Pattern YEARS =
      Pattern.compile("(?iu)(?<!\\p{L})(?:years?|jahren?|ans|années|años)(?!\\p{L})");

  /** To have something of the kind is what every demand asks for. */
  private static final Pattern GENERAL =
      Pattern.compile(
          "(?iu)(?:experience|knowledge|understanding|skills?|ability|abilities|years?|someone|strong|solid|good|proven|first|basic|hands-on|two|three|four|five"
              + "|\\p{L}*erfahrung(?:en)?|[\\p{L}-]*kenntnisse?|freude|sicher\\p{L}*|gute[rs]?|erste|zwei|drei|vier|fünf|jahren?|fähigkeit(?:en)?"
              + "|expérience|connaissances?|maîtrise|bonnes?|capacité|ans|aisance|sens|deux|trois|quatre|cinq"
              + "|experiencia|conocimientos?|manejo|dominio|capacidad|años?|buen[oa]?s?|dos|tres|cuatro|cinco)");

  /** Begins what a duty says of where, when or for whom. */
  private static final Pattern WHERE =
      Pattern.compile(
          " (?:in|at|on|across|within|during|im|in|am|an|auf|bei|beim|während|dans|en|au|aux|chez|sur|lors|durante) ");

  /** What these are about stands behind a preposition: "Teilnahme an der Rufbereitschaft". */
  private static final Pattern TAKING_PART =
      Pattern.compile(
          "(?iu)(?:die |la |l['’]|el |the )?(?:teilnahme|mitarbeit|mitwirkung|unterstützung|beteiligung|arbeit|hilfe|participation|assistance|work"
              + "|collaboration|travail|aide|appui|participación|colaboración|trabajo|ayuda|apoyo)(?!\\p{L}).*");

  /** No work answers these. */
  private static final Pattern QUALIFICATION =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:licen[cs]e|training$|certificate|certification|degree|diploma|registration|qualification|bachelor|master"
              + "|\\p{L}*(?:ausbildung|studium|abschluss|führerschein|zertifikat)(?: (?:[a-d]e?|als|zu[mr]?|in|im|klasse)\\b|$)"
              + "|\\p{L}+(?:lich|isch|en|ig|reich)e[nrs]? \\p{L}*(?:ausbildung|weiterbildung|studium)"
              + "|\\p{L}+schein|gesellenbrief|meisterbrief|bac ?\\+|bts|diplôme|permis|habilitations?|formation (?:supérieure|en|de)"
              + "|titulación|carn[eé]t?|grado (?:en|superior|medio)|formación (?:en|profesional)|permisos? (?:de|[a-d]e?\\d?))(?!\\p{L})");

  /** "hands-on experience with Terraform, dbt and GitHub Actions". */
  private static final Pattern LIST =
      Pattern.compile(
          "(?iu)(?<of>.*?(?:with|in|of|mit|avec|con|en) )(?<items>.+, .+ (?<and>and|und|et|y) .+)");

  private static final Pattern ITEM = Pattern.compile(", | (?:and|und|et|y) ");

  /**
   * Something that the posting asks for.
   *
   * @param object the stem of what it is about; "" where that is not certain
   * @param core the stems of a duty before it says where or for whom; none where it begins so
   * @param people whom to lead or to teach
   * @param isPart whether the posting asks for more in the same phrase
   */
  private record Demand(
      RequirementPhrase phrase,
      Set<String> stems,
      Set<String> verb,
      String object,
      Set<String> core,
      Set<PeopleWork> people,
      boolean isPart,
      List<String> quotes) {

    /** Who has worked with a thing has not yet done everything with it: "demonstrate the PMS". */
    boolean isOfName() {
      return phrase.kind() == RequirementPhrase.Kind.TASK
          && stems.size() == 1
          && Lines.words(phrase.text()).stream().anyMatch(Lines::isTerm);
    }
  }

  /**
   * A requirement that an achievement answers.
   *
   * @param score how much of it, in words
   */
  record Answer(RequirementPhrase requirement, double score) {}

  private final Language language;
  private final Stemmer stemmer;

  /** Whether the lines of the posting begin with verbs as a rule. */
  private final boolean areOrders;

  private final List<Demand> demands = new ArrayList<>();

  /** By the term as a letter writes it; in the order of the posting. */
  private final Map<String, Set<String>> terms = new LinkedHashMap<>();

  private final Set<String> skills = new HashSet<>();

  /**
   * @param lines of the posting that ask for something
   * @param asked those of them that are certain to
   * @param keywords of the skills in the resume
   * @param company whose name is no demand
   * @param resumeLanguage the language of the keywords
   */
  Demands(
      Language language,
      List<String> lines,
      List<String> asked,
      List<Fit.Requirement> requirements,
      List<String> keywords,
      String company,
      Language resumeLanguage) {
    this.language = language;
    stemmer = Stemmer.ofTerms(language);
    var grammar = LineGrammar.of(language);
    areOrders =
        language == Language.ENGLISH
            && lines.stream().filter(it -> EnglishLines.isOrder(it, false)).count() * 2
                >= lines.size();
    for (var line : lines) {
      // what the employer does is no demand
      if (QUALIFICATION.matcher(line).find() || namesFirst(line, company)) {
        continue;
      }
      var quotes =
          requirements.stream()
              .filter(it -> it.text().equals(line))
              .flatMap(it -> it.quotes().stream())
              .toList();
      RequirementPhrase.of(line, language, grammar, areOrders, asked.contains(line)).stream()
          .filter(it -> RequirementPhrase.isWhole(it.text(), language))
          .forEach(
              it -> {
                demands.add(demand(it, false, quotes));
                it.begun(language)
                    .map(begun -> demand(begun, true, quotes))
                    .filter(begun -> !begun.stems().isEmpty())
                    .ifPresent(demands::add);
              });
    }
    readKeywords(String.join("\n", lines), keywords, resumeLanguage, grammar);
    if (language == resumeLanguage) {
      readParts(asked, stems(company), grammar);
    }
  }

  private static boolean namesFirst(String line, String company) {
    var name = Lines.words(company);
    return !name.isEmpty()
        && Lines.isCapital(name.getFirst())
        && line.startsWith(name.getFirst() + " ")
        && !line.equals(name.getFirst());
  }

  private void readKeywords(
      String posting, List<String> keywords, Language resumeLanguage, LineGrammar grammar) {
    var words = Morphology.of(resumeLanguage);
    var text = " " + String.join(" ", sequence(posting)) + " ";
    for (var keyword : keywords) {
      var sequence = sequence(keyword);
      var isNamed =
          sequence.size() == Lines.words(keyword).size()
              && !keyword.contains("(")
              && text.contains(" " + String.join(" ", sequence) + " ");
      var term =
          isNamed && !QUALIFICATION.matcher(keyword).find()
              ? isNameIn(posting, keyword) ? Optional.of(keyword) : grammar.object(keyword)
              : Optional.<String>empty();
      if (term.isPresent() && (language == resumeLanguage || isName(keyword, words))) {
        var written = written(term.get(), posting);
        terms.put(written, new HashSet<>(sequence));
        skills.add(written);
      }
    }
  }

  /** "Redes Dante": within a sentence only names are written with a capital, but in German. */
  private boolean isNameIn(String posting, String keyword) {
    return language != Language.GERMAN
        && Lines.isCapital(keyword)
        && Pattern.compile("\\p{Ll} " + Pattern.quote(keyword) + "(?!\\p{L})")
            .matcher(posting)
            .find();
  }

  /** Small where the posting writes it so. */
  private String written(String term, String posting) {
    var small = Lines.small(term);
    var isSmall =
        language != Language.GERMAN
            && Pattern.compile("(?<!\\p{L})" + Pattern.quote(small) + "(?!\\p{L})")
                .matcher(posting)
                .find();
    return isSmall ? small : term;
  }

  /** Names need no translation. */
  static boolean isName(String keyword, Morphology words) {
    // German nouns are written like names, and many of their compounds are in no dictionary
    return Lines.words(keyword).stream()
            .allMatch(it -> Lines.isTerm(it) || PRODUCT.matcher(it).matches())
        || words.language() != Language.GERMAN
            && Lines.words(keyword).stream()
                .allMatch(
                    it ->
                        PRODUCT.matcher(it).matches()
                            || Lines.isCapital(it)
                                && !DERIVED.get(words.language()).matcher(it).matches()
                                && words.readings(it.toLowerCase(Locale.ROOT)).isEmpty());
  }

  static Predicate<String> isNameOf(Language language) {
    var words = Morphology.of(language);
    return keyword -> isName(keyword, words);
  }

  private void readParts(List<String> asked, Set<String> company, LineGrammar grammar) {
    for (var line : asked) {
      for (var part : PART.split(line)) {
        var bare = part.strip().replaceAll("[.,;!]+$", "");
        var stems = stems(bare);
        if (!stems.isEmpty()
            && Lines.words(bare).size() <= MOST_PART_WORDS
            && stems.size() == Lines.words(bare).size()
            && !company.containsAll(stems)
            && !terms.containsValue(stems)
            && isTelling(bare)
            && !(areOrders && EnglishLines.mayBeOrder(bare))
            && !(language == Language.ENGLISH
                && (EnglishLines.isOrder(bare, false) || EnglishLines.isPhrasal(bare)))) {
          grammar
              .object(bare)
              .filter(it -> RequirementPhrase.isWhole(it, language))
              .ifPresent(it -> terms.put(it, stems));
        }
      }
    }
  }

  /** "Marketing" and "complaints" stand in many postings and say little of this one. */
  private boolean isTelling(String part) {
    if (QUALIFICATION.matcher(part).find()
        || Lines.words(part).stream().anyMatch(it -> GENERAL.matcher(it).matches())) {
      return false;
    }
    if (part.matches("\\p{Lu}{" + SHORTEST_LOUD + ",}")
        && !Morphology.of(language).readings(part.toLowerCase(Locale.ROOT)).isEmpty()) {
      return false;
    }
    // the first word of a line has a capital anyway
    var isName = Lines.isTerm(part) || isName(part, Morphology.of(language));
    return !language.languageNames().containsValue(Lines.capital(part))
        && !language.languageNames().containsValue(Lines.small(part))
        && (isName
            || Lines.words(part).size() > 1
            || language == Language.GERMAN && part.length() >= SHORTEST_COMPOUND);
  }

  /**
   * The demands that an achievement answers, the best first.
   *
   * @param line of the resume that it comes from
   */
  List<Answer> answeredBy(Achievement achievement, String line) {
    var own = stems(achievement.text());
    var object = object(achievement.text(), achievement.form() != Form.THING);
    var answers = new ArrayList<Answer>();
    for (var demand : demands) {
      var score = score(demand, own, object, line);
      if (score > 0) {
        answers.add(new Answer(about(demand.phrase(), own), score));
      }
    }
    answers.sort(Comparator.comparingDouble(Answer::score).reversed());
    return answers;
  }

  /** Of a list of things to know only those that an achievement shows. */
  private RequirementPhrase about(RequirementPhrase phrase, Set<String> own) {
    var list = LIST.matcher(phrase.text());
    if (phrase.kind() != RequirementPhrase.Kind.ASK
        || !list.matches()
        || ITEM.splitAsStream(list.group("items")).anyMatch(it -> stems(it).isEmpty())) {
      return phrase; // "Eurocodes 2, 3 and 7" are no list of things
    }
    var items =
        ITEM.splitAsStream(list.group("items"))
            .filter(it -> stems(it).stream().anyMatch(own::contains))
            .toList();
    return items.isEmpty()
        ? phrase
        : new RequirementPhrase(
            phrase.kind(), list.group("of") + LetterPhrases.list(items, list.group("and")));
  }

  /** The terms of the posting that a line of the resume has. */
  List<String> shownBy(String line) {
    var own = stems(line);
    var shown = new ArrayList<String>();
    var told = new HashSet<String>();
    for (var term : terms.keySet()) {
      var stems = terms.get(term);
      if (own.containsAll(stems) && Collections.disjoint(told, stems)) {
        shown.add(term);
        told.addAll(stems);
      }
    }
    return shown;
  }

  /** The skills of the resume that the posting names and a letter does not yet. */
  List<String> skillsBeside(String letter) {
    var told = stems(letter);
    // "cannulation" says nothing new behind "I cannulate"
    return terms.keySet().stream()
        .filter(
            it ->
                skills.contains(it)
                    && shared(terms.get(it), told) < LEAST_TOLD * weight(terms.get(it)))
        .toList();
  }

  /** 0 where a line does not answer a demand. */
  private double score(Demand demand, Set<String> own, String object, String line) {
    var shared = shared(demand.stems(), own);
    // one word of what was done for years does not tell that it was
    var isOfYears = YEARS.matcher(demand.phrase().text()).find();
    var isEvidence = demand.quotes().stream().anyMatch(it -> it.contains(line));
    if (PeopleWork.isShared(demand.people(), PeopleWork.of(language, line))) {
      return AS_PEOPLE + shared + (isEvidence ? AS_EVIDENCE : 0);
    }
    var share = shared / Math.max(1, weight(demand.stems()));
    var sharedVerb = sharedVerb(demand.verb(), own);
    var isSameDeed = sharedVerb > 0 && shared >= FEWEST_SHARED && share >= LEAST_SHARE_OF_DEED;
    shared += shared > 0 ? sharedVerb : 0;
    var isAnswered =
        (share >= LEAST_SHARE || isSameDeed)
            && !(demand.isOfName() && sharedVerb == 0)
            && (demand.core().isEmpty() || sharedVerb > 0 || shared(demand.core(), own) > 0)
            && (shared >= FEWEST_SHARED
                || shared >= 1
                    && !isOfYears
                    && (isOneSubject(demand, own, object)
                        || share > ALONE
                            && !(demand.isPart() && demand.stems().size() < FEWEST_BEGUN)));
    return isAnswered ? shared + (isEvidence ? AS_EVIDENCE : 0) - demand.stems().size() / 20.0 : 0;
  }

  /** "Plan the staff rota" and "run the rota", or both of one name: "the HACCP plan". */
  private boolean isOneSubject(Demand demand, Set<String> own, String object) {
    return !object.isEmpty()
            && !demand.object().isEmpty()
            && (demand.object().equals(object) || isKin(demand.object(), object))
        || demand.stems().size() > 1
            && Lines.words(demand.phrase().text()).stream()
                .filter(Lines::isTerm)
                .anyMatch(it -> stems(it).stream().anyMatch(own::contains));
  }

  private String object(String text, boolean isVerbFirst) {
    return new ObjectNouns(language)
        .first(text, isVerbFirst)
        .filter(it -> !GENERAL.matcher(it).matches())
        .flatMap(it -> stems(it).stream().findFirst())
        .orElse("");
  }

  private double shared(Set<String> stems, Set<String> own) {
    return stems.stream()
        .mapToDouble(
            it ->
                own.contains(it)
                    ? weight(it)
                    : own.stream().anyMatch(other -> isKin(it, other)) ? 0.8 : 0)
        .sum();
  }

  /** "test" and "testing" as well, which are too short to be kin. */
  private double sharedVerb(Set<String> verb, Set<String> own) {
    var shared = shared(verb, own);
    return shared == 0
            && verb.stream()
                .anyMatch(
                    it -> own.stream().anyMatch(other -> isForm(it, other) || isForm(other, it)))
        ? AS_FORM
        : shared;
  }

  private boolean isForm(String verb, String other) {
    return language == Language.ENGLISH
        && other.matches(Pattern.quote(verb.replaceFirst("e$", "")) + "e?(?:s|d|ed|ing|er)");
  }

  private double weight(Set<String> stems) {
    return stems.stream().mapToDouble(this::weight).sum();
  }

  private double weight(String stem) {
    return language == Language.GERMAN && stem.length() >= SHORTEST_COMPOUND ? COMPOUND : 1;
  }

  /** "Wunden" and "Wundversorgung", "preparar" and "preparación". */
  private boolean isKin(String one, String other) {
    var shorter = one.length() < other.length() ? one : other;
    var longer = one.length() < other.length() ? other : one;
    var same = 0;
    while (same < shorter.length() && shorter.charAt(same) == longer.charAt(same)) {
      same++;
    }
    var isDerived = same >= SHORTEST_WITHIN && same * 5 >= longer.length() * 3;
    return isDerived
        || language == Language.GERMAN
            && (shorter.length() >= SHORTEST_SHARED && longer.startsWith(shorter)
                || shorter.length() >= SHORTEST_WITHIN && longer.endsWith(shorter));
  }

  /** By what it is about: the verb of a duty may be any. */
  private Demand demand(RequirementPhrase phrase, boolean isPart, List<String> quotes) {
    var words =
        Lines.words(phrase.text()).stream()
            .filter(it -> !GENERAL.matcher(Lines.bare(it)).matches())
            .toList();
    var count = phrase.kind() == RequirementPhrase.Kind.TASK && words.size() > 1 ? 1 : 0;
    var isLast = language == Language.GERMAN;
    var begin = isLast ? 0 : count;
    var end = words.size() - (isLast ? count : 0);
    var done =
        count == 0
            ? actions(phrase)
            : List.of(isLast ? GermanLines.withoutZu(words.getLast()) : words.getFirst());
    var objects = stems(Lines.join(words.subList(begin, end)));
    var verb = stems(Lines.join(done));
    if (!verb.containsAll(objects)) {
      objects.removeAll(verb);
    }
    return new Demand(
        phrase,
        objects,
        verb,
        object(phrase.text(), begin > 0),
        core(phrase, objects),
        PeopleWork.of(language, phrase.text()),
        isPart,
        quotes);
  }

  /** "Optimierung der Abläufe im Wareneingang" is not about whatever is done there. */
  private Set<String> core(RequirementPhrase phrase, Set<String> objects) {
    if (phrase.kind() == RequirementPhrase.Kind.ASK
        || TAKING_PART.matcher(phrase.text()).matches()) {
      return Set.of();
    }
    var where = WHERE.matcher(phrase.text());
    if (!where.find() || isDeed(phrase.text().substring(where.end()))) {
      return Set.of();
    }
    var core = stems(phrase.text().substring(0, where.start()));
    core.retainAll(objects);
    return core;
  }

  /** "en la creación de informes" and "in SolidWorks" say what is done, not where. */
  private boolean isDeed(String tail) {
    var all =
        Lines.words(tail).stream()
            .map(Lines::withoutElision)
            .dropWhile(it -> it.matches("the|an?|der|die|das|dem|den|l[ae]s?|el|los|une?|un"))
            .toList();
    return all.isEmpty()
        || Lines.isTerm(all.getFirst())
        || ActionNouns.isAction(language, all.getFirst())
        || isName(all.getFirst(), Morphology.of(language))
        || language == Language.ENGLISH && all.getFirst().matches("\\p{Ll}{2,}ing");
  }

  /** Nouns that tell by themselves what is done: "die Auswahl von Lieferanten". */
  private List<String> actions(RequirementPhrase phrase) {
    return phrase.kind() == RequirementPhrase.Kind.NAMED
        ? Lines.words(phrase.text()).stream()
            .map(it -> Lines.bare(it).replaceFirst("^\\p{L}['’]", ""))
            .filter(it -> ActionNouns.isAction(language, it))
            .toList()
        : List.of();
  }

  private Set<String> stems(String text) {
    return new HashSet<>(sequence(text));
  }

  private List<String> sequence(String text) {
    var stems = new ArrayList<String>();
    for (var token : Tokenizer.tokenize(text)) {
      var folded = token.folded();
      var isNumber = folded.chars().allMatch(Character::isDigit);
      var isWord = folded.length() > 2 && !language.isStopWord(folded);
      if (!isNumber && (isWord || Lines.isTerm(token.surface()))) {
        stems.add(stemmer.stem(folded));
      }
    }
    return stems;
  }
}
