package dev.jobtrail.resume.reading;

import dev.jobtrail.place.Places;
import java.util.ArrayList;
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

  private static final Pattern ALWAYS = Pattern.compile("\\s+[|·•●]\\s+");

  private static final Pattern DASH_OR_AT =
      Pattern.compile("\\s+[-\u2013\u2014/]\\s+|\\s+(?:at|bei|chez|bij|presso|@)\\s+|;\\s+");

  private static final Pattern COMMA = Pattern.compile(",\\s+(?![^()]{0,120}\\))");

  private static final Pattern BEFORE_PLACE = Pattern.compile(", | [-\u2013\u2014/] | in ");

  /** In characters, with its region and country. */
  private static final int LONGEST_PLACE = 120;

  private static final Pattern IN_PARENTHESES = Pattern.compile("([^()]+) \\(([^()]+)\\)");

  private static final Pattern LIKELY_PLACE =
      Pattern.compile("\\p{Lu}[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,3}(?:, \\p{Lu}[\\p{L} ]+)?");

  private static final Pattern REMOTE =
      Pattern.compile("(?iu)remote|home ?office|télétravail|remoto|hybrid[eo]?");

  /** A town of the United States or Canada. */
  private static final Pattern IN_REGION =
      Pattern.compile(
          "[^,]+, (?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTVY]"
              + "|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT)");

  private static final Pattern REGION_CODE = Pattern.compile("[A-Z]{2,3}");

  /** Of a title and an employer, or of a degree and a school. */
  private static final int NAMES = 2;

  private static final int SENTENCE_WORDS = 3;
  private static final int PHRASE_WORDS = 4;

  private HeadFields() {}

  /** The fields of a head, from its parts without the period. */
  static List<String> of(List<String> parts) {
    var fields = split(parts, ALWAYS);
    if (names(fields) < NAMES) {
      fields = split(fields, DASH_OR_AT);
    }
    if (names(fields) < NAMES) {
      fields = split(fields, COMMA);
    }
    return fields.stream()
        .map(it -> it.replaceAll("^[*_(]+|[\\s*_,|·•●]+$", "").strip())
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** Whether there is a separator that always parts fields. */
  static boolean isSeparated(String text) {
    return ALWAYS.matcher(text).find();
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

  private static boolean isLikelyPlace(String text) {
    return LIKELY_PLACE.matcher(text).matches()
        && !EntryWords.isEmployer(text)
        && !EntryWords.isPosition(text)
        && !EntryWords.isDegree(text)
        && !EntryWords.isSuffix(text);
  }

  private static long names(List<String> fields) {
    return fields.stream().filter(it -> !isPlace(it)).count();
  }

  private static List<String> split(List<String> fields, Pattern separator) {
    var pieces = new ArrayList<String>();
    for (var field : fields) {
      var first = pieces.size();
      for (var piece : separator.split(field)) {
        if (pieces.size() > first && EntryWords.isSuffix(piece.strip())) {
          pieces.add(pieces.removeLast() + ", " + piece.strip());
        } else if (!piece.isBlank()) {
          pieces.add(piece.strip());
        }
      }
    }
    return pieces;
  }

  /**
   * Whether the field is a place and nothing else: "Leeds, UK". Capital letters alone name a region
   * only behind a place: "UAB" is a school.
   */
  static boolean isPlace(String field) {
    return arePlaces(field) && (!REGION_CODE.matcher(field).matches() || Places.isName(field));
  }

  private static boolean arePlaces(String field) {
    if (field.length() > LONGEST_PLACE) {
      return false;
    }
    return !EntryWords.isSchool(field) && areKnown(COMMA.split(field))
        || IN_REGION.matcher(field).matches() && isLikelyPlace(COMMA.split(field)[0]);
  }

  private static boolean areKnown(String[] names) {
    return Arrays.stream(names)
        .allMatch(
            it ->
                Places.isName(it)
                    || REGION_CODE.matcher(it).matches()
                    || REMOTE.matcher(it).matches());
  }

  /** Whether the line below a head is a sentence, or a phrase of which most words are no names. */
  static boolean isDescription(TextLine line) {
    var text = line.text();
    var words = text.split(" ");
    if (line.parts().size() > 1 || isSeparated(text)) {
      return false;
    }
    return line.isSentence() && words.length >= SENTENCE_WORDS
        || words.length >= PHRASE_WORDS
            && isPhrase(text)
            && !EntryWords.isPosition(text)
            && !EntryWords.isSchool(text)
            && !EntryWords.isDegree(text);
  }

  /** Whether most words are no names: "Awesome compression company". */
  static boolean isPhrase(String text) {
    var words = text.strip().split("\\s+");
    var names = Arrays.stream(words).filter(it -> it.matches("\\p{Lu}.*")).count();
    return words.length >= SENTENCE_WORDS && names * 2 < words.length;
  }
}
