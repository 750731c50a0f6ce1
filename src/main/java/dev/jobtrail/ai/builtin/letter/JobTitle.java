package dev.jobtrail.ai.builtin.letter;

import java.util.regex.Pattern;

/** Titles of postings and positions as a sentence names them. */
final class JobTitle {

  private static final Pattern ASIDE =
      Pattern.compile(
          "\\s*[(\\[](?:[a-zA-Z]{1,3}[/|*]){1,3}[a-zA-Z*]{1,3}[)\\]]"
              + "|\\s+[HFMWD]/[HFMWDX](?:/[HFMWDX])?\\b|\\s*[(\\[][^)\\]]*(?:%|(?i:remote|hybrid|home"
              + " ?office|full.?time|part.?time|teilzeit|vollzeit|temps|jornada|training|befristet|cdi|cdd))[^)\\]]*[)\\]]|\\s+(?:in|à|en|a)\\s+(?i:(?:voll|teil)(?:zeit)?-?\\s*(?:oder|/|und)\\s*(?:voll|teil)zeit|vollzeit|teilzeit|temps (?:plein|partiel)|(?:jornada|tiempo) (?:completa|parcial|completo))(?!\\p{L}).*$|\\s+[-–—|]\\s+(?i:remote|hybrid|home"
              + " ?office|full.?time|part.?time|teilzeit|vollzeit|m/w/d).*$");

  private static final Pattern FIRST_PART = Pattern.compile("\\s*(?:[,(|;]|\\s[-–—]\\s).*$");

  private JobTitle() {}

  /** A posting's title without gender marks and places of work. */
  static String ofPosting(String title) {
    return ASIDE.matcher(title).replaceAll("").replaceAll("\\s+", " ").strip();
  }

  /** A position without what an applicant adds to it: "HGV Driver, then Foreman". */
  static String ofPosition(String title) {
    var first = FIRST_PART.matcher(ASIDE.matcher(title).replaceAll("")).replaceFirst("").strip();
    return first.isEmpty() ? title.strip() : first;
  }

  /** An employer without its department or its place: "Klinik am See, Abteilung für Geriatrie". */
  static String ofEmployer(String name) {
    var comma = name.indexOf(", ");
    var isForm =
        comma > 0 && name.substring(comma).matches(", (?:[SACLIG]\\.|Inc|Ltd|LLC|GmbH|Co\\b).*");
    return comma > 0 && !isForm ? name.substring(0, comma) : name;
  }
}
