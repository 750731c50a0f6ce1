package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Spanish lines: "Gestioné pedidos", "Gestiono pedidos", "Gestionar pedidos", "Gestión de pedidos".
 */
final class SpanishLines implements LineGrammar {

  private static final int FEWEST_WORDS = 2;
  private static final int MOST_WORDS = 30;

  private static final String PRESENT = "V.IP1S.*";
  private static final String PAST = "V.I[SI]1S.*";
  private static final String THIRD = "V.I[PSI]3S.*";
  private static final String INFINITIVE = "V.N.*";
  private static final String PARTICIPLE = "V.P00SM.*|V.P0SM.*";
  private static final String NOUN = "NC.*";

  private static final Pattern OBJECT =
      Pattern.compile(
          "(?iu)(?:el|la|los|las|un|una|unos|unas|mi|mis|al|más|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d.*)");

  private static final Pattern STATE =
      Pattern.compile(
          "(?iu)(?:responsable|tutora?|formadora?|encargad[oa]|coordinadora?|referente|delegad[oa]|instructora?|miembro|suplente) (?:de|del|para|en) .+");

  /** Behind a comma alone, with a pronoun for what was named before. */
  private static final Pattern CLAUSE =
      Pattern.compile(", (?:lo|la|los|las|le|les) (?<verb>\\p{Ll}+)");

  /** What others did: "Elegida delegada en 2019". */
  private static final Pattern PASSIVE =
      Pattern.compile(
          "(?iu)(?:elegid|nombrad|ascendid|promovid|designad|premiad|galardonad|distinguid|reconocid|seleccionad|contratad|condecorad)[oa] .+");

  private static final Pattern PERFECT = Pattern.compile("(?iu)(?:h[ea]|había) (?=\\p{L}+[dst]o )");

  private static final Pattern REFLEXIVE = Pattern.compile("(?iu)(?:me|se) (?<rest>\\p{L}+ .+)");

  /** What joins a noun to what follows it: "Manejo de", "Apoyo en". */
  private static final Pattern BEHIND_NOUN =
      Pattern.compile("(?iu)del?|en|al?|con|por|para|sobre|entre|y|e|o|,.*");

  private static final Set<String> AND = Set.of("y", "e");
  private static final Pattern ACTION =
      Pattern.compile("(?:ción|sión|miento|aje|gestión|control|registro|seguimiento)(?:e?s)?$");

  /** Feminine nouns with the article "el". */
  private static final Pattern STRESSED_A =
      Pattern.compile("(?:agua|área|aula|arma|acta|ala|alta|ama|alma|arte|habla|hacha|ancla|asa)");

  /** What came of the work, by how much. */
  private static final Pattern CHANGE =
      Pattern.compile(
          "(?:Aumento|Incremento|Descenso|Bajada|Subida|Mejora|Ahorro|Crecimiento) (?:de |del ).*\\d.*");

  private final Morphology words = Morphology.of(Language.SPANISH);
  private final SpanishNouns nouns = new SpanishNouns(words);
  private final NounPhrases things = new NounPhrases(nouns, AND, ACTION);

  @Override
  public boolean beginsWithVerb(String line) {
    var first = first(line);
    return words.is(first, PRESENT + "|" + PAST + "|" + INFINITIVE + "|" + THIRD)
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
        withoutClause(Lines.withoutAside(text))
            .replaceFirst("^Responsabilidad (?:sobre|en|por) ", "Responsabilidad de ")
            .replaceFirst("^Responsabilidad (?=de |del )", "Responsable ");
    var all = Lines.words(line);
    if (all.size() < FEWEST_WORDS
        || all.size() > MOST_WORDS
        || line.contains("\"")
        || line.contains("«")) {
      return Optional.empty();
    }
    if (STATE.matcher(line).matches()) {
      return Optional.of(
          Achievement.of(Form.CLAUSE, (isOver ? "era " : "soy ") + Lines.small(line)));
    }
    if (PASSIVE.matcher(line).matches()) {
      return Optional.of(Achievement.of(Form.CLAUSE, "fui " + Lines.small(line)));
    }
    if (PERFECT.matcher(line).lookingAt()) {
      return read(Lines.capital(PERFECT.matcher(line).replaceFirst("")), isOver, siblingsAreVerbs);
    }
    var reflexive = REFLEXIVE.matcher(line);
    if (reflexive.matches()) {
      return read(Lines.capital(reflexive.group("rest")), isOver, siblingsAreVerbs)
          .filter(it -> it.form() == Form.CLAUSE)
          .map(it -> Achievement.of(Form.CLAUSE, "me " + it.text()));
    }
    if (CHANGE.matcher(line).matches()) {
      var article = words.is(first(line), "NCM.*") ? "un " : "una ";
      return Optional.of(Achievement.of(Form.CLAUSE, "conseguí " + article + Lines.small(line)));
    }
    var first = first(line);
    // "Reparo averías": a noun has no other one behind it
    var isObject =
        OBJECT.matcher(all.get(1)).matches()
            || words.is(first, PRESENT + "|" + THIRD) && words.is(Lines.bare(all.get(1)), "NC.P.*");
    // "recibí" is hardly ever the noun that the dictionary has as well
    var isNoun =
        words.is(first, NOUN)
            && !isObject
            && !first.endsWith("í")
            && !isVerbBesideNoun(first, all, siblingsAreVerbs);
    if (!isNoun && words.is(first, PAST)) {
      return Optional.of(Achievement.of(Form.CLAUSE, Lines.small(line)));
    }
    if (!isNoun && words.is(first, PRESENT) && !isOver) {
      return Optional.of(Achievement.of(Form.CLAUSE, Lines.small(line)));
    }
    if (!isNoun && words.is(first, PRESENT + "|" + THIRD)) {
      if (isOver && words.is(first, NOUN)) {
        return Optional.empty(); // "Premio al mejor empleado"
      }
      var persons = new FirstPerson(Language.SPANISH);
      var isPast = words.is(first, "V.IS3S.*");
      return isPast ? persons.once(infinitive(all)) : persons.read(infinitive(all), isOver);
    }
    if (words.is(first, INFINITIVE)
        && !words.is(first, NOUN)
        && !words.is(Lines.bare(all.get(1)), "V.IP3.*")) {
      return Optional.of(Achievement.of(Form.INFINITIVE, Lines.small(line)));
    }
    if (!words.is(first, NOUN) && words.is(first, PARTICIPLE)) {
      return Optional.of(Achievement.of(Form.PERFECT, Lines.small(line)));
    }
    return !nouns.isNoun(first)
        ? Optional.empty()
        : all.getFirst().endsWith(",") ? things.list(all, "y") : things.read("", all);
  }

  /** "Limpia y desinfecta habitaciones", and "Suelda tubería" beside other verbs. */
  private boolean isVerbBesideNoun(String first, List<String> all, boolean siblingsAreVerbs) {
    var isJoined =
        all.size() > 2
            && AND.contains(all.get(1))
            && words.is(all.get(2), PRESENT + "|" + THIRD)
            && !words.is(all.get(2), NOUN + "|A.*");
    return words.is(first, PRESENT + "|" + THIRD)
        && (isJoined || siblingsAreVerbs && !BEHIND_NOUN.matcher(all.get(1)).matches());
  }

  /** A line in the present, or of somebody else, with its verbs in the infinitive. */
  private String infinitive(List<String> all) {
    var told = new ArrayList<String>();
    for (var i = 0; i < all.size(); i++) {
      var bare = Lines.small(Lines.bare(all.get(i)));
      var isJoint = i == 0 || AND.contains(all.get(i - 1)) || all.get(i - 1).endsWith(",");
      var isVerb =
          isJoint
              && words.is(bare, PRESENT + "|" + THIRD)
              && (i == 0 || !words.is(bare, NOUN + "|A.*|D.*|S.*|P.*"));
      var lemma =
          words.readings(bare).stream()
              .filter(it -> it.tag().matches(PRESENT + "|" + THIRD))
              .map(Morphology.Reading::lemma)
              .max(
                  Comparator.comparingInt((String it) -> words.commonness(it))
                      .thenComparing(it -> it));
      told.add(
          isVerb && lemma.isPresent()
              ? lemma.get() + all.get(i).substring(Lines.bare(all.get(i)).length())
              : all.get(i));
    }
    return Lines.join(told);
  }

  /** "Monté el sistema" of "Monté el sistema, lo usan tres equipos". */
  private String withoutClause(String line) {
    var clause = CLAUSE.matcher(line);
    while (clause.find()) {
      var verb = clause.group("verb");
      if (words.is(verb, "V.I[PSI]3.*") && !words.is(verb, "NC.*|A.*")) {
        return line.substring(0, clause.start());
      }
    }
    return line;
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

  /** "llevarás la contabilidad" as "llevar la contabilidad". */
  Optional<String> duty(String text) {
    return LineGrammar.infinitive(words, text, "V.IF2S.*");
  }

  /** Of a clause in the first person: P, I or S for the preterite; "" where it is not certain. */
  static String tense(String clause) {
    return Morphology.of(Language.SPANISH).readings(first(clause)).stream()
        .map(Morphology.Reading::tag)
        .filter(it -> it.matches("V.I[PIS]1S.*"))
        .map(it -> it.substring(3, 4))
        .sorted()
        .findFirst()
        .orElse("");
  }

  private static String first(String line) {
    return Lines.small(Lines.bare(Lines.words(line).getFirst()));
  }

  private record SpanishNouns(Morphology words) implements NounPhrases.Nouns {

    @Override
    public boolean isNoun(String word) {
      return words.is(Lines.small(word), NOUN) && !words.is(Lines.small(word), "[DPSC].*");
    }

    @Override
    public boolean isAdjective(String word) {
      return words.is(word, "A.*|V.P.*");
    }

    @Override
    public boolean isPlural(String noun) {
      return !words.is(Lines.small(noun), "NC.[SN].*");
    }

    @Override
    public Optional<String> article(String noun) {
      var small = Lines.small(noun);
      var tags =
          words.readings(small).stream()
              .map(Morphology.Reading::tag)
              .filter(it -> it.startsWith("NC"))
              .map(it -> it.substring(2, 4))
              .distinct()
              .toList();
      if (tags.size() != 1) {
        return Optional.empty();
      }
      return switch (tags.getFirst()) {
        case "MS" -> Optional.of("el");
        case "FS" -> Optional.of(STRESSED_A.matcher(small).matches() ? "el" : "la");
        case "MP" -> Optional.of("los");
        case "FP" -> Optional.of("las");
        default -> Optional.empty();
      };
    }

    @Override
    public String inSentence(String noun) {
      return Lines.isTerm(noun) ? noun : Lines.small(noun);
    }
  }
}
