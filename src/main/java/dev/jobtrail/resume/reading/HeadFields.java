package dev.jobtrail.resume.reading;

import dev.jobtrail.place.Places;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Splits the head of an entry into fields. Lines, gaps and separators such as "|" always part
 * fields. Dashes, words such as "at" and commas also stand within names ("Product Manager,
 * Payments"), so they part fields only while there are fewer than two names.
 */
final class HeadFields {

  static final Pattern COMMA = Pattern.compile(",\\s+(?![^()]{0,120}\\))");

  private static final Pattern BEFORE_PLACE = Pattern.compile(", | [-\u2013\u2014/] | in ");

  /** In characters, with its region and country. */
  private static final int LONGEST_PLACE = 120;

  private static final Pattern IN_PARENTHESES = Pattern.compile("([^()]+) \\(([^()]+)\\)");

  private static final Pattern LIKELY_PLACE =
      Pattern.compile("\\p{Lu}[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,3}(?:, \\p{Lu}[\\p{L} ]+)?");

  /** Abbreviations, kinds of employment, groups and former names: "(SAP)", "(formerly Globex)". */
  private static final Pattern NO_PLACE =
      Pattern.compile(
          "^\\p{Lu}+$|^\\p{Lu}[\\p{Lu}\\p{Ll}]*\\p{Lu}|(?iu)\\b(?:contract\\p{L}*|intern\\p{L}*|volunt\\p{L}*|start-?up"
              + "|apprentice\\p{L}*|freelance\\p{L}*|subsidiary|acquired|former|formerly|previously|now|via|team"
              + "|department|client|customer|project|part|brand|agency"
              + "|praktikum|werkstudent\\p{L}*|ausbildung|ehrenamt\\p{L}*|zeitarbeit|leiharbeit|vertretung|ehemals|früher"
              + "|heute|jetzt|abteilung|kunde|projekt|gruppe|konzern|tochter\\p{L}*|elternzeit\\p{L}*"
              + "|alternance|apprentissage|stage|intérim\\p{L}*|bénévol\\p{L}*|anciennement|ex|groupe|filiale"
              + "|service|remplacement|saisonni\\p{L}*"
              + "|prácticas?|becari\\p{L}*|voluntari\\p{L}*|antes|antigu\\p{L}*|grupo|filial|departamento|temporal"
              + "|interin\\p{L}*|sustituci\\p{L}*|contrat\\p{L}*)\\b");

  private static final Pattern REMOTE =
      Pattern.compile("(?iu)remote|home ?office|télétravail|remoto|hybrid[eo]?");

  /** What names the surroundings of a town: "Greater Leeds Area". */
  private static final Pattern AROUND =
      Pattern.compile(
          "(?iu)^(?:greater|großraum|raum|région (?:de |d['’])|área (?:metropolitana )?de|gran|regio|area di)"
              + " ?| (?:metropolitan |metro )?(?:area|region)$");

  /** A town of the United States or Canada. */
  private static final Pattern IN_REGION =
      Pattern.compile(
          "[^,]+, (?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTVY]"
              + "|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT)");

  private static final Pattern REGION_CODE = Pattern.compile("[A-Z]{2,3}");

  /** Of a title and an employer, or of a degree and a school. */
  private static final int NAMES = 2;

  /** Clauses of a Chinese or Japanese sentence. */
  private static final Pattern EAST_ASIAN_CLAUSES =
      Pattern.compile("^.{12,}。|[%1$s].{5,}[，；、].*[%1$s].{5,}$".formatted(EastAsianText.UNSPACED));

  private static final Pattern QUOTED = Pattern.compile("[«„“\"]\\p{L}[^«»„“”\"]{1,60}[»“”\"]");

  private static final int SENTENCE_WORDS = 3;
  private static final int PHRASE_WORDS = 4;

  private static final String YEARS =
      "\\d{1,2}\\+? ?(?:years?|yrs?\\.?|months?|mos?\\.?|jahren?|jahre?|monaten?|monate?|ans?|années?|mois|años?|mes(?:es)?"
          + "|jaar|maand(?:en)?|ann[io]|mes[ei]|lat[a]?|miesi[ąę]c[ey]?|anos?"
          + "|года?|лет|месяц(?:а|ев)?|рік|роки|років|місяц(?:ь|і|ів)|yıl|ay|년|개월|年|个月|[かヶケ]月)";

  /** "3 years 2 months", "mehr als 2 Jahre", "less than a year". */
  private static final String DURATION =
      ("(?:(?:more than|over|almost|nearly|about|less than|mehr als|über|fast|knapp|rund|weniger als|plus de|près de|environ|moins de"
              + "|más de|casi|cerca de|menos de) )?%1$s(?:,? ?(?:and |und |et |y |en |e |i |и |та )?%1$s)?"
              + "|(?:less than|weniger als|moins d['’]|menos de) ?(?:a|an|ein(?:em?)?|un) (?:year|month|jahr|monat|an|mois|año|mes)"
              + "|moins d['’]un (?:an|mois)")
          .formatted(YEARS);

  /** What the head of a job says of it besides names, places and dates. */
  private static final Pattern FACT =
      Pattern.compile(
          ("(?iu)\\(?(?:"
                  // kinds of employment
                  + "(?:full|part)[- ]time|permanent|fixed[- ]term|temporary|seasonal|self[- ]employed"
                  + "|(?:un)?befristet|vollzeit|teilzeit|festanstellung|minijob|selbstständig"
                  + "|cdi|cdd|intérim|temps (?:plein|complet|partiel)|indépendante?"
                  + "|(?:jornada|tiempo|contrato) (?:complet[ao]|parcial|indefinido|temporal)|autónom[oa]"
                  + "|全职|兼职|全職|兼職|正社員|契約社員|派遣社員|정규직|계약직"
                  + "|voltijd|deeltijd|fulltime|parttime|tempo (?:pieno|parziale|(?:in)?determinato|integral"
                  + "|parcial)|pełny etat|umowa o pracę"
                  // several times
                  + "|(?:\\p{L}+ )?(?:19|20)\\d{2}(?:(?:, | ?& ?| \\p{L}{1,4} )(?:19|20)\\d{2})+"
                  // how long and how much
                  + "|%s"
                  + "|\\d{1,3}([.,]\\d+)? ?(?:%%|hours?|hrs?|stunden|std\\.|heures|horas|uur|ore|godzin)(?:[ /].*)?"
                  + "|(?:salary|pay|gehalt|salaire|salario|hours?(?: per week)?|supervisor|grade level)\\s*:.*"
                  + ")\\)?")
              .formatted(DURATION));

  private static final Pattern DURATION_ALONE =
      Pattern.compile("(?iu)\\(?(?:%s)\\)?".formatted(DURATION));

  /** "Location: Leeds". */
  private static final Pattern PLACE_LABEL =
      Pattern.compile(
          "(?iu)^(?:location|place|city|town|country|ort|standort|stadt|land|lieu|ville|pays|localidad"
              + "|ciudad|país|lugar|plaats|località|luogo|città|paese|miasto|kraj|cidade|local|localidade)"
              + "\\s*:\\s+");

  private HeadFields() {}

  /** The fields of a head, from its parts without the period. */
  static List<String> of(List<String> parts) {
    var fields = List.<String>of();
    for (var split : List.of(HeadSplit.PARTS, HeadSplit.DASHES, HeadSplit.DASHES_AND_COMMAS)) {
      fields = split.of(parts);
      if (names(fields) >= NAMES) {
        break;
      }
    }
    return fields;
  }

  /**
   * An employer and the place behind it: "Acme Ltd, London, UK".
   *
   * @return the name, and the place or null
   */
  static String[] nameAndPlace(String field) {
    return nameAndPlace(field, HeadFields::arePlaces);
  }

  /**
   * The same where other entries of the section have a place there: "Acme Ltd, Little Snoring". A
   * place that is not known is taken for one, too.
   */
  static String[] nameAndLikelyPlace(String field) {
    return nameAndPlace(field, it -> arePlaces(it) || isLikelyPlace(it));
  }

  /**
   * The same where the place stands in parentheses and need not be known: "Metallbau Huber
   * (Kleinwetzdorf)". Abbreviations, kinds of employment, groups and former names stand there too.
   */
  static String[] nameAndPlaceInParentheses(String field) {
    var parenthesis = IN_PARENTHESES.matcher(field);
    return parenthesis.matches()
            && isLikelyPlace(parenthesis.group(2))
            && !NO_PLACE.matcher(parenthesis.group(2)).find()
            && !EntryWords.isSchool(parenthesis.group(2))
            && !EntryWords.isSelfEmployed(parenthesis.group(2))
            && !KnownTitles.isOne(parenthesis.group(2))
            && !isFact(parenthesis.group(2))
        ? new String[] {parenthesis.group(1), parenthesis.group(2)}
        : new String[] {field, null};
  }

  private static String[] nameAndPlace(String field, Predicate<String> isPlace) {
    var parenthesis = IN_PARENTHESES.matcher(field);
    if (parenthesis.matches() && isPlace.test(parenthesis.group(2))) {
      return new String[] {parenthesis.group(1), parenthesis.group(2)};
    }
    var separator = BEFORE_PLACE.matcher(field);
    separator.region(Math.max(0, field.length() - LONGEST_PLACE), field.length());
    while (separator.find()) {
      var place = field.substring(separator.end());
      if (separator.start() > 0 && isPlace.test(place)) {
        return new String[] {field.substring(0, separator.start()), place};
      }
    }
    return new String[] {field, null};
  }

  /** Whether the text can be a place that is not known. */
  static boolean isLikelyPlace(String text) {
    return LIKELY_PLACE.matcher(text).matches()
        && !EntryWords.isEmployer(text)
        && !EntryWords.isPosition(text)
        && !EntryWords.isDegree(text)
        && !EntryWords.isSuffix(text);
  }

  /** "Senior Radiographer, CT" has a region behind it as well. */
  private static boolean isLikelyTown(String text) {
    return isLikelyPlace(text) && (Places.isName(text) || KnownTitles.wordsIn(text) == 0);
  }

  private static long names(List<String> fields) {
    return fields.stream().filter(it -> !isPlace(it) && !isFact(it)).count();
  }

  /**
   * Whether the field is a place and nothing else: "Leeds, UK". Capital letters alone name a region
   * only behind a place: "UAB" is a school. A title that is also a town ("Baker") is a title.
   */
  static boolean isPlace(String field) {
    return isLabelledPlace(field)
        || arePlaces(field)
            && !KnownTitles.isOne(field)
            && (!REGION_CODE.matcher(field).matches() || Places.isName(field));
  }

  private static boolean arePlaces(String field) {
    if (field.length() > LONGEST_PLACE) {
      return false;
    }
    return !EntryWords.isSchool(field) && areKnown(COMMA.split(field))
        || IN_REGION.matcher(field).matches() && isLikelyTown(COMMA.split(field)[0]);
  }

  /**
   * Of more than two names, the region in the middle need not be known; but it may be an employer
   * behind a title that is a town as well.
   */
  private static boolean areKnown(String[] names) {
    return names.length > 2
        ? !KnownTitles.isOne(names[0]) && isKnown(names[0]) && isKnown(names[names.length - 1])
        : Arrays.stream(names).allMatch(HeadFields::isKnown);
  }

  private static boolean isKnown(String name) {
    return Places.isName(name)
        || REGION_CODE.matcher(name).matches()
        || REMOTE.matcher(name).matches()
        || Places.isName(AROUND.matcher(name).replaceAll(""));
  }

  static boolean isLabelledPlace(String field) {
    return PLACE_LABEL.matcher(field).lookingAt();
  }

  static String withoutPlaceLabel(String field) {
    return PLACE_LABEL.matcher(field).replaceFirst("");
  }

  /** Whether the field says how long something took, which its dates say as well. */
  static boolean isDuration(String field) {
    return DURATION_ALONE.matcher(field).matches();
  }

  /** Whether the field says how long, how much or in what kind of employment somebody worked. */
  static boolean isFact(String field) {
    return FACT.matcher(field).matches();
  }

  /** Whether the line below a head is a sentence, or a phrase of which most words are no names. */
  static boolean isDescription(TextLine line) {
    var text = line.text();
    var words = text.split(" ");
    if (EAST_ASIAN_CLAUSES.matcher(text).find()) {
      return !(EntryWords.isEmployer(text) && EntryWords.isPosition(text));
    }
    if (HeadSplit.DASHES.of(line.parts()).size() > 1) {
      return false;
    }
    return line.isSentence() && words.length >= SENTENCE_WORDS
        || words.length >= PHRASE_WORDS
            && isPhrase(text)
            && !EntryWords.isPosition(text)
            && !EntryWords.isSchool(text)
            && !EntryWords.isDegree(text);
  }

  /** Whether part of a name is in quotation marks, as those of employers are in some languages. */
  static boolean isQuoted(String text) {
    return QUOTED.matcher(text).find();
  }

  /** Whether most words are no names: "Awesome compression company". */
  static boolean isPhrase(String text) {
    // scripts without capital letters, too
    if (text.chars().noneMatch(Character::isLowerCase) || isQuoted(text)) {
      return false;
    }
    var words = text.strip().split("\\s+");
    var names = Arrays.stream(words).filter(it -> it.matches("\\p{Lu}.*")).count();
    return words.length >= SENTENCE_WORDS && names * 2 < words.length;
  }
}
