package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells French and Spanish lines in the infinitive by the first person: "gérer les stocks" as "je
 * gère les stocks". A form is taken only if the dictionary has it for the verb.
 */
final class FirstPerson {

  /** A share or a change of a figure tells of one time. */
  private static final Pattern CHANGED =
      Pattern.compile(
          "(?iu) (?:de |d['’]|en |un )(?:plus de |más de )?\\d[\\d.,]* ?%|(?:de|desde) \\d\\S* (?:\\p{L}+ )?[àa] \\d");

  /** Behind these an infinitive is no verb of the line. */
  private static final Pattern GOVERNED =
      Pattern.compile("(?iu)à|de|pour|afin|sans|a|para|sin|por|en|como");

  /** Its first person is that of "être" as well. */
  private static final String FOLLOW = "suivre";

  private static final int NOW = 0;
  private static final int LASTING = 1;
  private static final int ONCE = 2;

  /** Endings of French infinitives with those of present, imperfect and participle. */
  private static final List<List<String>> FRENCH =
      List.of(
          List.of("cer", "ce", "çais", "cé"),
          List.of("ger", "ge", "geais", "gé"),
          List.of("yer", "ie", "yais", "yé"),
          List.of("er", "e", "ais", "é"),
          List.of("enir", "iens", "enais", "enu"),
          List.of("frir", "fre", "frais", "fert"),
          List.of("vrir", "vre", "vrais", "vert"),
          List.of("llir", "lle", "llais", "lli"),
          List.of("tir", "s", "tais", "ti"),
          List.of("vir", "s", "vais", "vi"),
          List.of("ir", "is", "issais", "i"),
          List.of("prendre", "prends", "prenais", "pris"),
          List.of("indre", "ins", "ignais", "int"),
          List.of("dre", "ds", "dais", "du"),
          List.of("mettre", "mets", "mettais", "mis"),
          List.of("ttre", "ts", "ttais", "ttu"),
          List.of("aître", "ais", "aissais", "u"),
          List.of("faire", "fais", "faisais", "fait"),
          List.of("crire", "cris", "crivais", "crit"),
          List.of("lire", "lis", "lisais", "lu"),
          List.of("uire", "uis", "uisais", "uit"),
          List.of("ivre", "is", "ivais", "ivi"),
          List.of("cevoir", "çois", "cevais", "çu"));

  /** Of Spanish ones with those of present, imperfect and preterite. */
  private static final List<List<String>> SPANISH =
      List.of(
          List.of("ser", "soy", "era", "fui"),
          List.of("estar", "estoy", "estaba", "estuve"),
          List.of("andar", "ando", "andaba", "anduve"),
          List.of("dar", "doy", "daba", "di"),
          List.of("decir", "digo", "decía", "dije"),
          List.of("ver", "veo", "veía", "vi"),
          List.of("ir", "voy", "iba", "fui"),
          List.of("car", "co", "caba", "qué"),
          List.of("gar", "go", "gaba", "gué"),
          List.of("zar", "zo", "zaba", "cé"),
          List.of("ar", "o", "aba", "é"),
          List.of("hacer", "hago", "hacía", "hice"),
          List.of("tener", "tengo", "tenía", "tuve"),
          List.of("poner", "pongo", "ponía", "puse"),
          List.of("venir", "vengo", "venía", "vine"),
          List.of("ducir", "duzco", "ducía", "duje"),
          List.of("traer", "traigo", "traía", "traje"),
          List.of("ger", "jo", "gía", "gí"),
          List.of("gir", "jo", "gía", "gí"),
          List.of("guir", "go", "guía", "guí"),
          List.of("cer", "zco", "cía", "cí"),
          List.of("uir", "uyo", "uía", "uí"),
          List.of("er", "o", "ía", "í"),
          List.of("ir", "o", "ía", "í"));

  private final Language language;
  private final Morphology words;

  FirstPerson(Language language) {
    this.language = language;
    words = Morphology.of(language);
  }

  /**
   * A line in the infinitive by its verbs; empty where one of them has no certain form.
   *
   * @param isOver whether the position has ended
   */
  Optional<Achievement> read(String line, boolean isOver) {
    if (language != Language.FRENCH && language != Language.SPANISH) {
      return Optional.empty();
    }
    return read(line, isOnce(line) ? ONCE : isOver ? LASTING : NOW);
  }

  /** The same of one deed: "vender calzado" as "vendí calzado". */
  Optional<Achievement> once(String line) {
    return read(line, ONCE);
  }

  private Optional<Achievement> read(String line, int tense) {
    var told = new ArrayList<String>();
    var isGoverned = false;
    var all = Lines.words(line);
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      var before = i == 0 ? "" : all.get(i - 1);
      var isJoint = i == 0 || before.matches("et|y|e") || before.endsWith(",");
      if (isInfinitive(word) && GOVERNED.matcher(before).matches()) {
        isGoverned = true;
      }
      if (!isJoint || !isInfinitive(word)) {
        told.add(word);
        continue;
      }
      var form = form(Lines.small(Lines.bare(word)), tense);
      if (form.isEmpty() || isGoverned) {
        return Optional.empty();
      }
      var end = word.substring(Lines.bare(word).length());
      told.add((i > 0 && tense == ONCE ? form.get() : subject(form.get(), tense)) + end);
    }
    var isPerfect = tense == ONCE && language == Language.FRENCH;
    return Optional.of(Achievement.of(isPerfect ? Form.PERFECT : Form.CLAUSE, Lines.join(told)));
  }

  /** Whether a line tells of one time rather than of a lasting duty. */
  static boolean isOnce(String line) {
    return Lines.isOfYear(line) || CHANGED.matcher(line).find() && !Lines.isRecurrent(line);
  }

  private boolean isInfinitive(String word) {
    var bare = Lines.bare(word);
    return !bare.isEmpty()
        && words.is(Lines.small(bare), language == Language.FRENCH ? "V inf" : "V.N.*");
  }

  /** The frames have the subject of a French participle, and Spanish needs none. */
  private String subject(String form, int tense) {
    return language == Language.SPANISH || tense == ONCE
        ? form
        : (FrenchLines.isElided(form) ? "j'" : "je ") + form;
  }

  private Optional<String> form(String infinitive, int tense) {
    if (infinitive.equals(FOLLOW) && tense == NOW) {
      return Optional.empty();
    }
    var isFrench = language == Language.FRENCH;
    var tag =
        isFrench
            ? List.of("V ind pres 1 s", "V ind impa 1 s", "V(?:\\.avoir)? ppa m sp?").get(tense)
            : List.of("V.IP1S.*", "V.II1S.*", "V.IS1S.*").get(tense);
    return (isFrench ? FRENCH : SPANISH)
        .stream()
            .filter(it -> infinitive.endsWith(it.getFirst()))
            .flatMap(
                it ->
                    stems(infinitive.substring(0, infinitive.length() - it.getFirst().length()))
                        .map(stem -> stem + it.get(tense + 1)))
            .filter(
                it ->
                    words.readings(it).stream()
                        .anyMatch(
                            reading ->
                                reading.lemma().equals(infinitive) && reading.tag().matches(tag)))
            .findFirst();
  }

  /** As it is, and with the vowel or consonant that some verbs change before these endings. */
  private Stream<String> stems(String stem) {
    var changes =
        language == Language.FRENCH
            ? Stream.of(
                stem, changed(stem, "[ée]", "è"), stem + stem.replaceFirst(".*(?=[lt]$)", ""))
            : Stream.of(
                stem,
                changed(stem, "e", "ie"),
                changed(stem, "[ou]", "ue"),
                changed(stem, "e", "i"));
    return changes.distinct();
  }

  /** With another last vowel: "gér" as "gèr", "resolv" as "resuelv". */
  private static String changed(String stem, String vowel, String other) {
    return stem.replaceFirst(vowel + "(?=[^aeiouéè]*$)", other);
  }
}
