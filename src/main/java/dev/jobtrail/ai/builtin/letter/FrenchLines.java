package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** French lines: "Gère les stocks", "Géré une équipe", "Gérer les stocks", "Gestion des stocks". */
final class FrenchLines implements LineGrammar {

  private static final int FEWEST_WORDS = 2;
  private static final int MOST_WORDS = 30;

  private static final String INFINITIVE = "V(?:.avoir|.etre)? inf";
  private static final String PARTICIPLE = "V(?:\\.avoir)? ppa m sp?";
  private static final String PRESENT = "V ind pres 1 s";
  private static final String IMPERFECT = "V ind impa 1 s";
  private static final String NOUN = "N .*";

  /** Behind these the perfect is formed with "être", or they say what others did. */
  private static final Pattern WITH_BE =
      Pattern.compile(
          "(?iu)(?:allé|venu|devenu|revenu|parvenu|intervenu|resté|passé|monté|entré|rentré|sorti|parti|né|arrivé|retourné|promu|nommé|élu|récompensé|primé)");

  private static final Pattern DETERMINER =
      Pattern.compile(
          "(?iu)(?:l['’].*|le|la|les|un|une|des|ses|leurs?|mes|mon|ma|ce|cette|ces|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|\\d.*|en|plus|au|aux|à|avec|chaque|tous|toutes)");

  private static final Pattern STATE =
      Pattern.compile(
          "(?iu)(?:responsable|en charge|chargée?|référente?|tut(?:eur|rice)|format(?:eur|rice)|coordinat(?:eur|rice)|déléguée?|interlocut(?:eur|rice)|encadrante?|membre|animat(?:eur|rice)|suppléante?)"
              + " (?:de |du |des |d['’]|à |au |aux |en |pour ).+");

  private static final Set<String> AND = Set.of("et");
  private static final Pattern ACTION =
      Pattern.compile("(?:tion|sion|ment|age|suivi|gestion|ise)s?$");

  /** Words with an aspirated h, before which nothing is elided. */
  private static final Pattern ASPIRATED =
      Pattern.compile(
          "(?iu)(?:haut|hausse|hiérarch|handicap|hangar|haie|hall|harcèlement|hasard|héros|hors|huit|hui|hache|halte|hameau|harnais|hotline).*");

  /** Before a noun, and none of time or measure. */
  private static final Pattern SMALL_NUMBER =
      Pattern.compile(
          "(?<= )[2-9](?= (?!ans?\\b|mois|heures?|jours?|semaines?|minutes?|mètres|tonnes|euros)\\p{Ll}{3,})");

  private static final List<String> NUMBERS =
      List.of("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf");

  /** Nouns that are no task, but verbs: "Forme des apprentis". */
  private static final Pattern NO_TASK =
      Pattern.compile(
          "forme|livre|réserve|porte|place|range|montre|offre|conserve|assiste|emballe");

  private final Morphology words = Morphology.of(Language.FRENCH);

  /** What came of the work, by how much. */
  private static final Pattern CHANGE =
      Pattern.compile(
          "(?:Baisse|Hausse|Diminution|Augmentation|Progression|Croissance|Amélioration|Recul|Gain|Économie) (?:de |du |des |d['’]).*\\d.*");

  private final FrenchVerbs verbs = new FrenchVerbs(words);
  private final FrenchNouns nouns = new FrenchNouns(words);
  private final NounPhrases things = new NounPhrases(nouns, AND, ACTION);

  @Override
  public boolean beginsWithVerb(String line) {
    var first = first(line);
    return (words.is(first, PRESENT + "|" + IMPERFECT + "|" + PARTICIPLE + "|" + INFINITIVE)
            || verbs.isThird(first))
        && !words.is(first, NOUN);
  }

  @Override
  public Optional<Achievement> read(String text, boolean isOver, boolean siblingsAreVerbs) {
    var read = readPlain(text, isOver, siblingsAreVerbs);
    return Lines.figures(text)
        .flatMap(it -> read.map(achievement -> achievement.with(" (" + it + ")")))
        .or(() -> read);
  }

  private Optional<Achievement> readPlain(String text, boolean isOver, boolean siblingsAreVerbs) {
    var line =
        Lines.withoutAside(text)
            .replaceFirst("^Responsabilité (?=de |du |des |d['’])", "Responsable ");
    var all = Lines.words(line);
    if (all.size() < FEWEST_WORDS
        || all.size() > MOST_WORDS
        || line.contains("\"")
        || line.contains("«")) {
      return Optional.empty();
    }
    if (all.getFirst().equalsIgnoreCase("je") || all.getFirst().matches("(?iu)j['’].*")) {
      return Optional.of(Achievement.of(Form.CLAUSE, Lines.small(line)));
    }
    if (all.getFirst().matches("(?iu)a|ai|j['’]ai") && words.is(all.get(1), PARTICIPLE)) {
      // "A formé trois apprentis"
      return read(Lines.join(all.subList(1, all.size())), isOver, siblingsAreVerbs);
    }
    if (STATE.matcher(line).matches()) {
      var be = isOver ? "j'étais " : "je suis ";
      return Optional.of(Achievement.of(Form.CLAUSE, be + Lines.small(line)));
    }
    var passive = FrenchVerbs.passive(line);
    if (passive.isPresent()) {
      return passive.map(it -> Achievement.of(Form.CLAUSE, it));
    }
    if (CHANGE.matcher(line).matches()) {
      var article = words.is(first(line), "N m.*") ? "un " : "une ";
      return Optional.of(Achievement.of(Form.PERFECT, "obtenu " + article + Lines.small(line)));
    }
    var first = first(line);
    var isThird = verbs.isThird(first);
    var isDetermined = isObject(all.get(1));
    var isObject = isDetermined && !all.get(1).matches("(?iu)des|en|à|au|aux");
    var isNoun =
        words.is(first, NOUN)
            && !(isObject
                || isDetermined
                    && (siblingsAreVerbs || isThird || NO_TASK.matcher(first).matches()));
    if (words.is(first, INFINITIVE) && !isNoun) {
      return Optional.of(Achievement.of(Form.INFINITIVE, Lines.small(line)));
    }
    // "Conduit les résidents": now rather than once
    var isNow = isThird && !isOver && !FirstPerson.isOnce(line);
    if (!isNoun && !isNow && words.is(first, PARTICIPLE)) {
      return WITH_BE.matcher(first).matches()
          ? Optional.empty()
          : Optional.of(Achievement.of(Form.PERFECT, Lines.small(line)));
    }
    if (!isNoun && (isThird || isReflexive(all) || words.is(first, PRESENT + "|" + IMPERFECT))) {
      return clause(line, isOver);
    }
    return !nouns.isNoun(first)
        ? Optional.empty()
        : all.getFirst().endsWith(",") ? things.list(all, "et") : things.read("", all);
  }

  /** Before a finite verb, which follows as the next word or behind the apostrophe. */
  private static boolean isReflexive(List<String> all) {
    return all.getFirst().matches("(?iu)se|s['’]\\p{L}+");
  }

  static boolean isObject(String next) {
    return DETERMINER.matcher(next).matches();
  }

  /** What a position that is over asked for is told in the imperfect. */
  private Optional<Achievement> clause(String line, boolean isOver) {
    var told = verbs.inFirst(line).map(Lines::small);
    var isPast = told.filter(it -> words.is(verb(it), IMPERFECT)).isPresent();
    return isOver && !isPast
        ? verbs
            .infinitive(line)
            .flatMap(it -> new FirstPerson(Language.FRENCH).read(Lines.small(it), true))
        : told.filter(_ -> isOver == isPast)
            .map(it -> Achievement.of(Form.CLAUSE, pronoun(it) + it));
  }

  private static String verb(String clause) {
    return first(clause.replaceFirst("^(?:me |m')", ""));
  }

  private static String pronoun(String verb) {
    return isElided(verb) ? "j'" : "je ";
  }

  /** A small number as a word: "5 auxiliaires" as "cinq auxiliaires". */
  static String spelled(String text) {
    var number = SMALL_NUMBER.matcher(text);
    return text.matches("(?s)\\D*\\d\\D*") && number.find()
        ? number.replaceFirst(NUMBERS.get(Integer.parseInt(number.group()) - 2))
        : text;
  }

  /** Whether the word before loses its last letter. */
  static boolean isElided(String word) {
    return word.matches("(?iu)[aeiouyâàéèêëîïôûœæh].*")
        && !word.matches("(?iu)y[aeiou].*|onz.*|oui|un")
        && !ASPIRATED.matcher(word).matches();
  }

  @Override
  public Optional<String> object(String term) {
    var all = Lines.words(term);
    var first = Lines.bare(all.getFirst());
    if (Lines.isTerm(first)
        || Lines.isCapital(first) && words.readings(Lines.small(first)).isEmpty()) {
      return Optional.of(term);
    }
    return nouns.isNoun(first)
        ? nouns.article(first).map(it -> NounPhrases.with(it, Lines.small(term)))
        : Optional.empty();
  }

  /** "écrivez les discours" as "écrire les discours". */
  Optional<String> duty(String text) {
    return LineGrammar.infinitive(words, text, "V.* ind pres 2 p");
  }

  private static String first(String line) {
    return Lines.small(Lines.bare(Lines.words(line).getFirst()));
  }

  private record FrenchNouns(Morphology words) implements NounPhrases.Nouns {

    @Override
    public boolean isNoun(String word) {
      return isDerived(word)
          || words.is(Lines.small(word), NOUN) && !words.is(Lines.small(word), "P.*|D.*");
    }

    /** A noun of the trade in no dictionary, whose ending tells its gender: "tourage". */
    private boolean isDerived(String word) {
      return Lines.small(word).matches("\\p{Ll}{3,}(?:age|tion)")
          && words.readings(Lines.small(word)).isEmpty();
    }

    @Override
    public boolean isAdjective(String word) {
      return words.is(word, "J .*");
    }

    @Override
    public boolean isPlural(String noun) {
      return !isDerived(noun) && !words.is(Lines.small(noun), "N [mfe] sp?");
    }

    @Override
    public Optional<String> article(String noun) {
      var small = Lines.isTerm(noun) ? noun : Lines.small(noun);
      var tags =
          words.readings(small).stream()
              .map(Morphology.Reading::tag)
              .filter(it -> it.startsWith("N "))
              .distinct()
              .toList();
      if (isDerived(noun)) {
        return Optional.of(isElided(small) ? "l'" : small.endsWith("age") ? "le" : "la");
      }
      if (tags.isEmpty() || tags.stream().anyMatch(it -> it.endsWith("sp"))) {
        return Optional.empty();
      }
      if (tags.stream().allMatch(it -> it.endsWith(" p"))) {
        return Optional.of("les");
      }
      var isSingular = tags.stream().allMatch(it -> it.endsWith(" s"));
      if (isSingular && isElided(small)) {
        return Optional.of("l'"); // "aide": of both genders
      }
      if (tags.size() > 1 || tags.getFirst().startsWith("N e")) {
        return Optional.empty();
      }
      return Optional.of(isElided(small) ? "l'" : tags.getFirst().startsWith("N m") ? "le" : "la");
    }

    @Override
    public String inSentence(String noun) {
      return Lines.isTerm(noun) ? noun : Lines.small(noun);
    }
  }
}
