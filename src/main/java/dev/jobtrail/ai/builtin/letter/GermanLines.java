package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** German lines: "Betreue Kunden", "Kosten gesenkt", "Kunden beraten", "Pflege von Patienten". */
final class GermanLines implements LineGrammar {

  private static final int FEWEST_WORDS = 2;
  private static final int MOST_WORDS = 30;

  /** Not with its prefix in front, as in a subordinate clause: "aufmaß". */
  private static final String FIRST_PERSON = "VER:(?:MOD:|AUX:)?1:SIN:(?:PRÄ|PRT)(?!.*:NEB).*";

  private static final String PRESENT = "VER:(?:MOD:|AUX:)?1:SIN:PRÄ.*";
  private static final String PRETERITE = "VER:1:SIN:PRT.*";

  private static final Pattern DERIVED_PRETERITE =
      Pattern.compile("(?:be|ver|er|ent|zer|über|unter)\\p{Ll}{3,}te|\\p{Ll}{3,}ierte");

  private static final String PARTICIPLE = "VER:PA2.*|PA2:PRD.*";
  private static final String INFINITIVE = "VER:INF.*";

  /** Behind these the perfect is formed with "sein". */
  private static final Pattern WITH_BE =
      Pattern.compile(
          ".*(?:gegangen|gekommen|gestiegen|gewachsen|geworden|gewesen|geblieben|gereist|gefahren|gewechselt"
              + "|gezogen|getreten|gelungen|geschehen|entstanden|ausgeschieden|begegnet|gestartet|befördert|ausgezeichnet|gewählt|ernannt)");

  private static final List<String> PREFIXES =
      List.of(
          "ab",
          "an",
          "auf",
          "aus",
          "bei",
          "bereit",
          "dar",
          "durch",
          "ein",
          "entgegen",
          "fest",
          "fort",
          "her",
          "heraus",
          "hin",
          "hinzu",
          "los",
          "mit",
          "nach",
          "sicher",
          "statt",
          "teil",
          "um",
          "vor",
          "weg",
          "weiter",
          "wieder",
          "zu",
          "zurück",
          "zusammen");

  private static final Pattern STATE =
      Pattern.compile(
          "(?iu)(?:(?:verantwortlich|zuständig) für (?!alle[ns]? )"
              + "|\\p{L}*(?:ansprechpartner|betreuer|vertreter|ausbilder|beauftragter?|mentor|tutor|koordinator|erzieher|verantwortlicher?|pate|trainer|sprecher)(?:in)? (?:für|von|de[rs]|i[nm]|bei[m]?) ).+");

  /** Of what was not there before. */
  private static final Pattern NEW =
      Pattern.compile(
          "eingeführt|aufgebaut|eingerichtet|gegründet|entwickelt|etabliert|geschaffen|gestartet");

  /** A figure behind a participle: how much, or from which to which. */
  private static final Pattern CHANGE =
      Pattern.compile(
          "(?<thing>\\p{Lu}[^,:;()]+) (?<done>\\p{Ll}+)(?:: | \\(|, )"
              + "(?:(?:um )?(?:(?<sign>[+−–-]|plus|minus) ?)?(?<amount>\\d[\\d.,]*\\h?(?:%|Prozent(?:punkte)?))"
              + "|(?<range>von \\d[\\d.,]*(?: \\S+)? auf \\d[^;()]*))\\)?");

  private static final Pattern RISE =
      Pattern.compile("(?:gesteigert|erhöht|vergrößert|verbessert|ausgebaut|ausgeweitet)");

  private static final Pattern FALL =
      Pattern.compile("(?:gesenkt|reduziert|verringert|verkürzt|vermindert|gekürzt|gedrosselt)");

  /** What a participle has in front of it in a sentence. */
  private static final Pattern BEHIND =
      Pattern.compile(
          "durch|dank|mit|mithilfe|mittels|per|um|von|auf|innerhalb|binnen|seit|während|ohne|trotz|in|im|bei|beim|nach|über|für|gegenüber|anhand|gemeinsam|zusammen");

  private static final Pattern AMOUNT = Pattern.compile(" (?:um|von|auf) (?=\\d)");

  private static final Pattern HAVE = Pattern.compile("(?:Hat|Habe|Hatte) (?<done>.+)");

  private static final Set<String> AND = Set.of("und", "sowie");
  private static final Pattern ACTION =
      Pattern.compile("(?:ung|arbeit|tion|pflege|kauf|bau)(?:en)?$");

  /** Last parts of compounds whose gender is certain only there, with that gender. */
  private static final Map<String, String> SHORT_ENDINGS =
      Map.of("nahme|gabe", "FEM", "maß|mass", "NEU", "bau", "MAS");

  private static final int SHORTEST_PART = 4;
  private static final int SHORTEST_COMPOUND = 11;

  /** In letters: a short word with a vowel in front may end one that is no compound. */
  private static final int LONGEST_BY_CHANCE = 5;

  private static final Pattern VOWEL = Pattern.compile("(?iu)[aeiouäöü]");

  private static final int SHORTEST_OBJECT = 6;

  /** An item of a list of objects: "neue Pumpen". */
  private static final int MOST_LISTED_WORDS = 2;

  private final Morphology words = Morphology.of(Language.GERMAN);
  private final GermanNouns nouns = new GermanNouns(words);
  private final NounPhrases things = new NounPhrases(nouns, AND, ACTION);
  private final GermanVerbs verbs = new GermanVerbs(words);

  @Override
  public boolean beginsWithVerb(String line) {
    var all = Lines.words(line);
    var first = Lines.bare(all.getFirst());
    return verbs.isThird(all) || isFirstPerson(Lines.small(first)) && !isNounOrAdjective(first);
  }

  @Override
  public Optional<Achievement> read(String text, boolean isOver, boolean siblingsAreVerbs) {
    var line = withChangeInside(text);
    var whole = withoutFigure(Lines.withoutAside(line));
    var figures =
        Lines.figures(line)
            .or(
                () ->
                    Optional.of(line.substring(whole.length()))
                        .filter(it -> it.startsWith(", ") && line.startsWith(whole))
                        .map(it -> it.substring(2)));
    var read = readPlain(withParticipleLast(whole), isOver, siblingsAreVerbs);
    return figures
        .flatMap(it -> read.map(achievement -> achievement.with(" (" + it + ")")))
        .or(() -> read);
  }

  private Optional<Achievement> readPlain(String text, boolean isOver, boolean siblingsAreVerbs) {
    var line = text.replaceFirst("^Verantwortung für ", "Verantwortlich für ");
    var done = HAVE.matcher(line);
    if (done.matches() && isParticiple(Lines.bare(Lines.words(line).getLast()))) {
      return perfect(Lines.words(done.group("done")));
    }
    var all = Lines.words(line);
    if (all.size() == 1 && nouns.isCompound(line)) {
      return things.read("", all);
    }
    if (all.size() < FEWEST_WORDS || all.size() > MOST_WORDS || line.contains("\"")) {
      return Optional.empty();
    }
    if (all.getFirst().equals("Ich")) {
      return clause(all.subList(1, all.size()), isOver);
    }
    if (STATE.matcher(line).matches()) {
      var state = GermanObjects.withoutLooseEnd(line);
      return Optional.of(
          Achievement.of(
              Form.CLAUSE,
              (isOver ? "war " : "bin ")
                  + (nouns.isNoun(all.getFirst()) ? state : Lines.small(state))));
    }
    if (verbs.isThird(all)) {
      return verbs.inFirst(all, isOver).map(it -> Achievement.of(Form.CLAUSE, it));
    }
    if (isVerbFirst(all, siblingsAreVerbs)) {
      return clause(all, isOver);
    }
    var last = all.getLast();
    var isSmall = !Lines.isCapital(last);
    var isInfinitive = words.is(last, INFINITIVE);
    if (isSmall && isParticiple(last) && !WITH_BE.matcher(last).matches()) {
      // "Kunden beraten" may be what somebody does now
      return isInfinitive && !isOver ? infinitive(all) : perfect(Lines.words(done(line)));
    }
    if (isSmall && isInfinitive) {
      return infinitive(all);
    }
    return isSmall && words.is(last, "VER.*") ? Optional.empty() : thing(all);
  }

  /** "Fassaden gestrichen" of "Fassaden gestrichen, Gerüste bis 12 m". */
  private String withoutFigure(String line) {
    var comma = line.lastIndexOf(", ");
    if (comma < 0) {
      return line;
    }
    var tail = line.substring(comma + 2);
    return isParticiple(Lines.words(line.substring(0, comma)).getLast())
            && tail.matches(".*\\d.*")
            && !words.is(Lines.bare(Lines.words(tail).getLast()), "VER.*|PA2.*")
        ? line.substring(0, comma)
        : line;
  }

  /** "Umsatz um 15 % gesteigert" of "Umsatz gesteigert: +15 %" and "Umsatz gesteigert (15 %)". */
  private String withChangeInside(String line) {
    var change = CHANGE.matcher(line);
    if (!change.matches() || !isParticiple(change.group("done"))) {
      return line;
    }
    var isRise = RISE.matcher(change.group("done")).matches();
    var isFall = FALL.matcher(change.group("done")).matches();
    var sign = change.group("sign");
    var isLike =
        sign == null || (sign.matches("[+]|plus") ? isRise : isFall); // "gesenkt" and "minus"
    return (isRise || isFall) && isLike
        ? "%s %s%s %s"
            .formatted(
                change.group("thing"),
                change.group("range") == null ? "um " : "",
                Objects.requireNonNullElse(change.group("range"), change.group("amount")),
                change.group("done"))
        : line;
  }

  /** "Kosten durch neue Verträge gesenkt" of "Kosten gesenkt durch neue Verträge". */
  private String withParticipleLast(String line) {
    var all = Lines.words(line);
    for (var i = 1; i < all.size() - 1; i++) {
      var word = all.get(i);
      var behind = all.subList(i + 1, all.size());
      if (!Lines.isCapital(word)
          && isParticiple(word)
          && !words.is(word, "ADJ.*(?<!:PRD:GRU)")
          && BEHIND.matcher(behind.getFirst()).matches()
          && !line.contains(", ")
          && behind.stream().noneMatch(it -> AND.contains(it) || isOnlyVerb(it))) {
        // how much stands next to its verb
        var front = Lines.join(all.subList(0, i));
        var amount = AMOUNT.matcher(front);
        var at = amount.find() ? amount.start() : front.length();
        return front.substring(0, at) + " " + Lines.join(behind) + front.substring(at) + " " + word;
      }
    }
    return line;
  }

  private Optional<Achievement> perfect(List<String> all) {
    return isPredicate(all) || lacksArticle(all.getFirst())
        ? Optional.empty()
        : Optional.of(Achievement.of(Form.PERFECT, article(all) + begun(all)));
  }

  /**
   * The part of a line that its last participle speaks of: in "Wartung der Anlagen, Ersatzteile
   * bestellt" only the last one, in "Rohre, Ventile und Pumpen getauscht" all.
   */
  private String done(String line) {
    var parts = List.of(line.split(",\\s+"));
    var last = parts.getLast();
    var isList = Lines.words(last).stream().anyMatch(AND::contains);
    var isWhole =
        parts.subList(0, parts.size() - 1).stream()
            .map(Lines::words)
            .allMatch(it -> isParticiple(it.getLast()) || isList && it.size() <= MOST_LISTED_WORDS);
    return !isWhole
        ? last
        : isList || parts.size() < 2
            ? line
            : String.join(", ", parts.subList(0, parts.size() - 1)) + " und " + last;
  }

  private boolean isParticiple(String word) {
    return words.is(word, PARTICIPLE)
        || words.readings(word).isEmpty()
            && word.matches("\\p{Ll}{3,}iert|(?:\\p{Ll}{2,})?ge\\p{Ll}{3,}t");
  }

  /** "Kalkuliere und schreibe Angebote"; "Pflege" is a verb only where an object follows. */
  private boolean isVerbFirst(List<String> all, boolean siblingsAreVerbs) {
    var first = Lines.bare(all.getFirst());
    var small = Lines.small(first);
    var isBeforeParticiple = words.is(small, "PA2.*") && isParticiple(all.getLast());
    if (!isFirstPerson(small) || isBeforeParticiple || all.getFirst().endsWith(",")) {
      return false;
    }
    if (!isNounOrAdjective(first) && !words.is(small, "PRP.*|ART.*|PRO.*")) {
      return true;
    }
    var next = all.get(1);
    return PREFIXES.contains(all.getLast())
        || next.matches("das|den|dem|einen|eine|ein|mich|meine|unsere|alle|\\d.*")
        || words.is(next, "ZAL.*")
        || isObjectOf(first, next)
        || siblingsAreVerbs && !next.matches("der|des|und") && !words.is(next, "PRP.*");
  }

  /** Also of a verb that no dictionary has: "bestückte". */
  private boolean isFirstPerson(String word) {
    return words.is(word, FIRST_PERSON)
        || words.readings(word).isEmpty() && DERIVED_PRETERITE.matcher(word).matches();
  }

  /**
   * A participle alone is none: at the beginning of a line "Betreute Familien" tells what somebody
   * did, and "betreute Familien" are no task.
   */
  private boolean isNounOrAdjective(String first) {
    return words.is(first, "SUB.*(?<!:ADJ)")
        || words.is(Lines.small(first), "ADJ.*")
        || words.is(first, "SUB.*") && !words.is(Lines.small(first), PRETERITE);
  }

  /** "Baue Küchen": a noun in the plural has no other one behind it. */
  private boolean isObjectOf(String first, String next) {
    var object = Lines.bare(next);
    return words.is(Lines.small(first), PRESENT)
        && words.is(first, "SUB.*")
        && nouns.isPlural(first)
        && Lines.isCapital(object)
        && !object.endsWith("er")
        && words.is(object, "SUB:AKK.*");
  }

  private Optional<Achievement> clause(List<String> all, boolean isOver) {
    var first = Lines.small(Lines.bare(all.getFirst()));
    if (!isFirstPerson(first)) {
      return Optional.empty();
    }
    if (isOver && words.is(first, PRESENT) && !words.is(first, ".*PRT.*")) {
      return verbs.inFirst(all, true).map(it -> Achievement.of(Form.CLAUSE, it));
    }
    var rest = all.subList(1, all.size());
    return Optional.of(
        Achievement.of(Form.CLAUSE, Lines.small(all.getFirst()) + " " + Lines.join(rest)));
  }

  @Override
  public Optional<String> object(String term) {
    var all = Lines.words(term);
    var last = Lines.bare(all.getLast());
    var tags = nouns.tags(last);
    var isName = Lines.isTerm(last) || tags.isEmpty() && Lines.isCapital(last);
    var isObject = isName || tags.stream().anyMatch(it -> it.startsWith("SUB:AKK"));
    return isObject
            && Lines.isCapital(last)
            && !last.endsWith("-")
            && Lines.isCapital(all.getFirst())
            && !words.is(Lines.small(all.getFirst()), "ART.*|PRP.*|PRO.*")
        ? Optional.of(term)
        : Optional.empty();
  }

  /** "übernehmen die Leitung" as "die Leitung zu übernehmen". */
  Optional<String> duty(String text) {
    var all = new ArrayList<>(Lines.words(text));
    var verb = all.removeFirst();
    var last = all.isEmpty() ? "" : all.getLast();
    for (var i = 0; i < all.size(); i++) {
      if (AND.contains(all.get(i)) && i + 1 < all.size() && words.is(all.get(i + 1), INFINITIVE)) {
        return duty(verb + " " + Lines.join(all.subList(0, i)));
      }
    }
    var isApart = PREFIXES.contains(last) && words.is(last + verb, INFINITIVE);
    var form = isApart ? Optional.of(last + "zu" + verb) : withZu(verb);
    var object = Lines.join(isApart ? all.subList(0, all.size() - 1) : all);
    return words.is(verb, INFINITIVE) && !object.isEmpty() && !object.contains(", ")
        ? form.map(it -> object + " " + it)
        : Optional.empty();
  }

  /** "vorbereiten" of "vorzubereiten". */
  static String withoutZu(String verb) {
    return PREFIXES.stream()
        .filter(it -> verb.startsWith(it + "zu") && verb.length() > it.length() + SHORTEST_PART)
        .map(it -> it + verb.substring(it.length() + 2))
        .findFirst()
        .orElse(verb);
  }

  /** "die Buchhaltung übernimmt" as "die Buchhaltung zu übernehmen". */
  Optional<String> subordinate(String clause) {
    var all = Lines.words(clause);
    var verb = Lines.bare(all.getLast());
    var object = Lines.join(all.subList(0, all.size() - 1));
    return words.readings(verb).stream()
        .filter(it -> it.tag().matches("VER:3:SIN:PRÄ.*") && object.matches(".*\\p{Lu}.*"))
        .flatMap(it -> withZu(it.lemma()).stream())
        .map(it -> object + " " + it)
        .findFirst();
  }

  /** Whether a clause in the first person tells of the past. */
  static boolean isPast(String clause) {
    return Morphology.of(Language.GERMAN).is(Lines.firstWord(clause), PRETERITE);
  }

  /** With the subject behind its verb: "betreue ich Kunden". */
  static String inverted(String clause, Morphology words) {
    var all = new ArrayList<>(Lines.words(clause));
    var isTwo = all.size() > 3 && AND.contains(all.get(1)) && words.is(all.get(2), FIRST_PERSON);
    all.add(isTwo ? 3 : 1, "ich");
    return Lines.join(all);
  }

  /** "Team motiviert" tells a state as well as a deed. */
  private boolean isPredicate(List<String> all) {
    return all.size() < 3 && !nouns.isManyThings(all.getFirst())
        || all.stream()
            .anyMatch(
                it -> it.matches("ist|sind|war|waren|wird|wurde|wurden|werden|sehr|gut|hoch"));
  }

  /**
   * "Umsatz gesteigert" is written as "den Umsatz gesteigert", "neue Begleitung eingeführt" with
   * "eine"; nouns in the plural need no article.
   */
  private String article(List<String> all) {
    var first = all.getFirst();
    var isAdjective = nouns.isAdjective(Lines.small(first)) && Lines.isCapital(all.get(1));
    if (isAdjective || !nouns.isNoun(first)) {
      var isNew =
          isAdjective
              && first.matches("\\p{L}+e")
              && NEW.matcher(all.getLast()).matches()
              && nouns.article(Lines.bare(all.get(1))).filter("die"::equals).isPresent();
      return isNew ? "eine " : "";
    }
    var article = nouns.article(first).orElse("");
    return article.isEmpty() ? "" : article.replace("der", "den") + " ";
  }

  /** A noun in the singular whose gender is not certain: "Aufmaß erstellt". */
  private boolean lacksArticle(String first) {
    return nouns.isNoun(first)
        && !first.endsWith(",")
        && !Lines.isTerm(first)
        && !nouns.isAdjective(Lines.small(first))
        && nouns.article(first).isEmpty()
        && nouns.tags(first).stream().noneMatch(it -> it.startsWith("SUB:AKK:PLU"));
  }

  private String begun(List<String> all) {
    var first = Lines.bare(all.getFirst());
    var small = Lines.small(first);
    var isOther = words.is(small, "ADJ.*|PRP.*|ART.*|PRO.*|ADV.*|ZAL.*|PA[12].*|KON.*");
    // "Ungeplante Ausfälle": not every adjective is in the dictionary
    var isAdjective =
        all.size() > 1
            && first.matches("\\p{Lu}\\p{Ll}+e[nrs]?")
            && Lines.isCapital(all.get(1))
            && !words.is(first, "SUB.*|EIG.*");
    // "Zeit" and "Kraft" are prepositions as well
    var isNoun = all.size() > 1 && words.is(small, "PRP.*") && nouns.article(first).isPresent();
    return ((isOther || isAdjective) && !isNoun && !Lines.isTerm(first)
            ? Lines.small(all.getFirst())
            : all.getFirst())
        + " "
        + Lines.join(all.subList(1, all.size()));
  }

  private Optional<Achievement> infinitive(List<String> all) {
    var result = new ArrayList<String>();
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      var bare = Lines.bare(word);
      var isEnd = i == all.size() - 1 || word.endsWith(",") || AND.contains(all.get(i + 1));
      if (isEnd && !Lines.isCapital(bare) && words.is(bare, INFINITIVE)) {
        var form = withZu(bare);
        if (form.isEmpty()) {
          return Optional.empty();
        }
        result.add(form.get() + word.substring(bare.length()));
      } else if (isEnd && word.endsWith(",") && i < all.size() - 1) {
        return Optional.empty();
      } else {
        result.add(word);
      }
    }
    return Optional.of(Achievement.of(Form.INFINITIVE, begun(result)));
  }

  private Optional<String> withZu(String verb) {
    for (var prefix : PREFIXES) {
      if (verb.startsWith(prefix) && verb.length() > prefix.length() + 2) {
        var form = prefix + "zu" + verb.substring(prefix.length());
        if (words.is(form, "VER:EIZ.*")) {
          return Optional.of(form);
        }
        if (words.is(verb.substring(prefix.length()), INFINITIVE)) {
          return Optional.empty();
        }
      }
    }
    return Optional.of("zu " + verb);
  }

  /** "Kasse, Bestellungen, Inventur": nouns of a list need no articles. */
  private Optional<Achievement> list(List<String> all) {
    var parts = List.of(Lines.join(all).split(", "));
    var isList =
        parts.size() > 1
            && parts.stream().allMatch(it -> nouns.isNoun(Lines.bare(Lines.words(it).getFirst())))
            && parts.subList(0, parts.size() - 1).stream()
                .allMatch(it -> Lines.words(it).size() == 1)
            && !Lines.join(all).matches(".*(?:\\bu\\.|[(:]).*");
    var last = parts.getLast();
    var isJoined = Lines.words(last).stream().anyMatch(AND::contains);
    return isList
        ? Optional.of(
            new Achievement(
                Form.THING,
                String.join(", ", parts.subList(0, parts.size() - 1))
                    + (isJoined ? ", " : " und ")
                    + last,
                true,
                false))
        : Optional.empty();
  }

  private Optional<Achievement> thing(List<String> all) {
    if (all.getFirst().endsWith(",")) {
      return list(all);
    }
    var adjectives = new ArrayList<String>();
    // "Drehen konventionell": no adjective stands behind its noun
    var last = all.getLast();
    var isBehind =
        !Lines.isCapital(last)
            && words.is(last, "ADJ:PRD.*")
            && !words.is(last, "ADV.*|VER.*|PRP.*|ZUS.*");
    if (isBehind || all.stream().anyMatch(this::isOnlyVerb)) {
      return Optional.empty();
    }
    var at = 0;
    while (at < all.size()
        && !isShared(all, at)
        && (!nouns.isNoun(Lines.bare(all.get(at))) || isBeforeNoun(all, at))) {
      if (!nouns.isAdjective(Lines.small(all.get(at))) || all.get(at).endsWith(",")) {
        return Optional.empty();
      }
      adjectives.add(Lines.small(all.get(at)));
      at++;
    }
    if (at == all.size()) {
      return Optional.empty();
    }
    var shared = "";
    if (isShared(all, at)) {
      shared = all.get(at) + " " + all.get(at + 1) + " ";
      at += 2;
    }
    var head = Lines.bare(all.get(at));
    var isSingular = !nouns.isPlural(head);
    var before = new StringBuilder();
    for (var adjective : adjectives) {
      before.append(isSingular ? adjective.replaceFirst("e[rs]$", "e") : adjective).append(' ');
    }
    return things.read(before + shared, all.subList(at, all.size()));
  }

  /** "Lohn- und Finanzbuchhaltung" is one noun. */
  private static boolean isShared(List<String> all, int at) {
    return at + 2 < all.size()
        && Lines.isCapital(all.get(at))
        && all.get(at).endsWith("-")
        && AND.contains(all.get(at + 1));
  }

  /** "Laufende Buchhaltung": an adjective that may be a noun as well. */
  private boolean isBeforeNoun(List<String> all, int at) {
    var small = Lines.small(all.get(at));
    return small.matches(".*e[rs]?")
        && words.is(small, "(?:ADJ|PA[12]):.*")
        && at + 1 < all.size()
        && nouns.isNoun(Lines.bare(all.get(at + 1)));
  }

  /** A finite verb, or a participle that ends a clause within the line. */
  private boolean isOnlyVerb(String word) {
    var readings = words.readings(Lines.bare(word));
    return !readings.isEmpty()
        && readings.stream().allMatch(it -> it.tag().matches("VER.*|PA2:PRD.*"));
  }

  /** German nouns: the gender of a compound is that of its last part. */
  record GermanNouns(Morphology words) implements NounPhrases.Nouns {

    @Override
    public boolean isNoun(String word) {
      return Lines.isCapital(word)
          && !words.is(Lines.small(word), "ZAL.*")
          && !tags(word).isEmpty();
    }

    /** A noun of several parts, which tells a task by itself: "Kassenführung". */
    boolean isCompound(String word) {
      return word.length() >= SHORTEST_COMPOUND && isNoun(word) && article(word).isPresent();
    }

    /** Several things rather than people or a state: "Fassaden". */
    boolean isManyThings(String word) {
      return word.length() >= SHORTEST_OBJECT && isNoun(word) && isPlural(word);
    }

    @Override
    public boolean isAdjective(String word) {
      return !Lines.isCapital(word)
          && (words.is(word, "ADJ.*|PA[12].*")
              || words.readings(word).isEmpty() && word.matches("\\p{Ll}{5,}e[nrs]?"));
    }

    @Override
    public boolean isPlural(String noun) {
      return tags(noun).stream().noneMatch(it -> it.startsWith("SUB:NOM:SIN"));
    }

    @Override
    public Optional<String> article(String noun) {
      var tags = tags(noun);
      var isNoun = tags.stream().anyMatch(it -> it.matches("SUB:NOM:SIN.*(?<!:ADJ)"));
      var genders =
          tags.stream()
              // "die Treue", beside "der Treue"
              .filter(it -> it.startsWith("SUB:NOM:SIN") && !(isNoun && it.endsWith(":ADJ")))
              .map(it -> it.split(":")[3])
              .distinct()
              .toList();
      var isPlural = tags.stream().anyMatch(it -> it.startsWith("SUB:NOM:PLU"));
      if (genders.isEmpty()) {
        return isPlural ? Optional.of("") : Optional.empty();
      }
      if (genders.size() > 1 || isPlural) {
        return Optional.empty();
      }
      return switch (genders.getFirst()) {
        case "FEM" -> Optional.of("die");
        case "MAS" -> Optional.of("der");
        case "NEU" -> Optional.of("das");
        default -> Optional.empty();
      };
    }

    @Override
    public String inSentence(String noun) {
      return noun;
    }

    /** The readings of a noun, or of the last part of a compound. */
    List<String> tags(String word) {
      var own = plain(nouns(word));
      if (!own.isEmpty() || Lines.isTerm(word)) {
        return own;
      }
      for (var ending : SHORT_ENDINGS.entrySet()) {
        if (word.matches(".*\\p{Ll}(?:" + ending.getKey() + ")")) {
          return List.of("SUB:NOM:SIN:" + ending.getValue(), "SUB:AKK:SIN:" + ending.getValue());
        }
      }
      var last = word.substring(word.lastIndexOf('-') + 1);
      for (var i = last.equals(word) ? 2 : 0; i <= last.length() - SHORTEST_PART; i++) {
        var part = plain(nouns(Lines.capital(last.substring(i))));
        // "Kontingenten" ends in "Enten" by chance
        var isCertain =
            last.length() - i > LONGEST_BY_CHANCE
                || !VOWEL.matcher(last.substring(i)).lookingAt()
                || isWord(last, i);
        if (!part.isEmpty() && isCertain) {
          return part;
        }
      }
      return last.matches(".*\\p{Ll}(?:ung|heit|keit|schaft|tion|tät)")
          ? List.of("SUB:NOM:SIN:FEM")
          : List.of();
    }

    /**
     * Whether what stands before the last part of a compound is a word, with or without a joint.
     */
    private boolean isWord(String compound, int end) {
      var front = Lines.capital(compound.substring(0, end));
      return Stream.of("", "s|es|n|en|er", "-")
              .map(it -> front.replaceFirst("(?:" + it + ")$", ""))
              .anyMatch(it -> !words.readings(it).isEmpty() || !words.readings(it + "e").isEmpty())
          || end > SHORTEST_COMPOUND && !tags(front.replaceFirst("s$", "")).isEmpty();
    }

    /** "Überprüfungsarbeiten" are no "Arbeiten" as a verb. */
    private static List<String> plain(List<String> tags) {
      var plain = tags.stream().filter(it -> !it.endsWith(":INF")).toList();
      return plain.isEmpty() ? tags : plain;
    }

    /** "Montage" by itself, rather than those of "Montag". */
    private List<String> nouns(String word) {
      var all = words.readings(word).stream().filter(it -> it.tag().startsWith("SUB")).toList();
      var own =
          all.stream().filter(it -> it.lemma().equals(word) && !it.tag().endsWith(":INF")).toList();
      return (own.isEmpty() ? all : own).stream().map(Morphology.Reading::tag).toList();
    }
  }
}
