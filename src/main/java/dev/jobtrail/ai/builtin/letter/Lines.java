package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Cuts texts of resumes and postings into sentences, phrases and words. */
final class Lines {

  /** Joins the deeds or things of a line. */
  static final Pattern JOINT = Pattern.compile(" (?:and|but|while|und|et|y|e) ");

  private static final Pattern BULLET = Pattern.compile("^[\\s\\-*+•●○◦▪▫■□·–—→✓✔>]+");

  private static final Pattern EXAMPLES =
      Pattern.compile(
          ",? (?:unter anderem|among other things|notamment|entre otr[oa]s|incl\\.|inkl\\.|einschl\\.|zzgl\\.|u\\. ?a\\.|z\\. ?B\\.|e\\.g\\.|p\\. ?ej\\.|etc\\.) .*$");

  private static final Pattern END = Pattern.compile("(?<=\\p{Ll}{3}|[\\d%)])[.;,:!…]+$|[;,:!…]+$");

  private Lines() {}

  /** "(24 pumps)", and a figure without a verb: ", 25 on average"; not "303, 390 y 347". */
  private static final Pattern ASIDE = Pattern.compile("\\s*\\([^()]*\\)$|(?<!\\d), \\d[^,()]*$");

  private static final int MOST_OF_FIGURES = 9;

  /** Behind a colon, what came of something. */
  private static final Pattern FIGURE = Pattern.compile("[+−–-]?\\d[^:;.]*");

  /** "bajada de la morosidad del 8 al 5 %". */
  private static final Pattern SHARE =
      Pattern.compile("\\p{L}[^,:;.]* \\d[\\d.,]*\\h?(?:%|Prozent)");

  private static final Pattern YEAR =
      Pattern.compile(
          "(?iu)(?<!seit |depuis |desde |since |ab )(?:im Jahr |in |en |im )?\\b20\\d\\d\\b");

  private static final Pattern WITHIN =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:in|en) (?:nur |solo |sólo |seulement |only )?[\\p{L}\\d]+ (?:wochen|tagen|monaten|weeks|days|months|semaines|jours|mois|semanas|días|meses)(?!\\p{L})");

  private static final Pattern RELATIVE =
      Pattern.compile(" (?:que|qui|dont|which|that) | al que |, (?:der|die|das) ");

  /** What has come to its end is no lasting duty. */
  private static final Pattern ENDED =
      Pattern.compile(
          "(?iu), (?:livrée?s?|achevée?s?|terminée?s?|finalisée?s?|abgeschlossen|fertiggestellt"
              + "|entregad[oa]s?|terminad[oa]s?|finalizad[oa]s?|concluid[oa]s?)(?!\\p{L})");

  /** What is done so often is no single event. */
  private static final Pattern RECURRENT =
      Pattern.compile(
          "(?iu).*(?<!\\p{L})(?:jährlich|monatlich|wöchentlich|täglich|regelmäßig|(?:pro|im) (?:Jahr(?! \\d)|Monat|Woche|Tag)"
              + "|(?:par|chaque) (?:an|année|mois|semaine|jour)"
              + "|(?:al|cada) (?:año|mes|día|semana)|a la semana"
              + "|(?:a|per|each|every) (?:year|month|week|day))(?!\\p{L}).*");

  /** The sentences of a text. */
  static List<String> sentences(String text) {
    var plain = BULLET.matcher(text.replaceAll("\\s+", " ")).replaceFirst("").strip();
    return Sentences.split(plain);
  }

  /** The parts of a line that tell of one thing each, without what a colon lists. */
  static List<String> phrases(String text) {
    var phrases = new ArrayList<String>();
    for (var line : sentences(text)) {
      var sentence = DeedResult.joined(line);
      for (var part : sentence.split(";\\s+|\\s+[-–—]\\s+(?!und )")) {
        var phrase = END.matcher(withoutList(part.strip())).replaceFirst("").strip();
        var isAside = !part.equals(sentence) && !sentence.startsWith(part);
        if (!phrase.isEmpty() && !(isAside && Character.isDigit(phrase.codePointAt(0)))) {
          phrases.add(phrase);
        }
      }
    }
    return phrases;
  }

  private static String withoutList(String whole) {
    var part = EXAMPLES.matcher(whole).replaceFirst("");
    var colon = part.indexOf(": ");
    var spaced = part.indexOf(" : ");
    var end = spaced >= 0 && spaced < colon ? spaced : colon;
    if (end < 0 || Developments.isAmount(part.substring(colon + 2))) {
      return part;
    }
    var rest = END.matcher(part.substring(colon + 2)).replaceFirst("");
    var isFigure =
        (FIGURE.matcher(rest).matches() || SHARE.matcher(rest).matches())
            && words(rest).size() <= MOST_OF_FIGURES;
    return part.substring(0, end) + (isFigure && rest.indexOf('(') < 0 ? " (" + rest + ")" : "");
  }

  /**
   * The figures that {@link #withoutAside} leaves out, for brackets behind the sentence's object:
   * "18 réunions, 2 300 participants"; empty for years and for none.
   */
  static Optional<String> figures(String line) {
    return ASIDE
        .matcher(line)
        .results()
        .map(it -> it.group().strip().replaceAll("^(?:\\(|, )|\\)$", ""))
        .filter(it -> it.matches(".*\\d.*") && words(it).size() <= MOST_OF_FIGURES)
        .filter(it -> !it.matches("(?:\\p{L}+\\.? )?(?:19|20)\\d\\d.*"))
        .findFirst();
  }

  /** Without what a sentence has no place for at its end. */
  static String withoutAside(String line) {
    return ASIDE.matcher(line).replaceFirst("");
  }

  /**
   * By its main clause: what the young people of a workshop do every week is not the founding of
   * it.
   */
  static boolean isRecurrent(String line) {
    return RECURRENT.matcher(RELATIVE.split(line, 2)[0]).matches();
  }

  /** Whether a line tells of one time: "18 weddings in 2024", "the roof in eleven weeks". */
  static boolean isOfYear(String line) {
    return YEAR.matcher(line).find() || WITHIN.matcher(line).find() || ENDED.matcher(line).find();
  }

  /** A pattern of any of the words as a whole, in capitals or not. */
  static Pattern anyOf(String words) {
    return Pattern.compile("(?iu)(?<!\\p{L})(?:" + words + ")(?!\\p{L})");
  }

  static String firstWord(String text) {
    return text.split(" ", 2)[0];
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("[\\s\\h]+"));
  }

  /** The word without the marks around it. */
  static String bare(String word) {
    return word.replaceAll("^[\\p{Punct}«»„“”‚‘’&&[^.+#/&@]]+|[\\p{Punct}«»„“”‚‘’&&[^+#&@]]+$", "");
  }

  /** The bare word without an article or preposition before its vowel: "équipe" of "l'équipe". */
  static String withoutElision(String word) {
    return bare(word).replaceFirst("^\\p{L}['’](?=\\p{L})", "");
  }

  static String small(String text) {
    return text.isEmpty() || text.matches("(?s)\\p{Lu}-.*") // "C-check"
        ? text
        : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  static boolean isCapital(String text) {
    return !text.isEmpty() && Character.isUpperCase(text.codePointAt(0));
  }

  /** An acronym, a number or a name with an inner capital: "SAP", "3D", "iOS", "GitHub". */
  static boolean isTerm(String word) {
    var bare = bare(word);
    return bare.codePoints().skip(1).anyMatch(Character::isUpperCase)
        || bare.codePoints().anyMatch(Character::isDigit);
  }

  static String join(List<String> words) {
    return String.join(" ", words);
  }

  /** The sentences as one text; empty ones are left out. */
  static String told(Collection<String> sentences) {
    return String.join(" ", sentences.stream().filter(it -> !it.isBlank()).toList());
  }

  /** Of words in all texts. */
  static int count(Collection<String> texts) {
    return texts.stream().mapToInt(it -> words(it).size()).sum();
  }
}
