package dev.jobtrail.resume.reading;

import java.util.regex.Pattern;

/** How much a piece of a head looks like a name of some kind: above zero for likely ones. */
final class NameEvidence {

  private static final double KNOWN = 3;
  private static final double LIKELY = 2;
  private static final double SLIGHT = 1;
  private static final double WEAK = 0.5;

  /** What is no name of that kind. */
  static final double NEVER = -4;

  /** Less likely than that the name is missing, unless other entries have theirs there. */
  private static final double NAMED_LIKE_A_PLACE = -1.5;

  /** The same for a title: "Mason" is a town, too. */
  private static final double TITLE_LIKE_A_PLACE = -2.5;

  /** The end of a sentence, but not of an abbreviation. */
  private static final Pattern SENTENCE_END =
      Pattern.compile("(?<!\\p{L})\\p{L}?\\p{Ll}{4,}[.!;]$");

  /** Titles and names are shorter, in characters. */
  private static final int LONGEST = 80;

  /** "Harbour & Finch", "Roussel et Fils", "Meyer und Söhne". */
  private static final Pattern PARTNERS =
      Pattern.compile(
          "\\p{L} [&+] \\p{Lu}|(?iu)(?<!\\p{L})(?:(?:&|and|und|et|y|e|en|i) (?:sons?|daughters?|brothers?"
              + "|partners?|associates|söhne|sohn|töchter|tochter|partner|kollegen|fils|filles?|frères"
              + "|associés|hijos|hijas|hermanos|asociados|zonen|zoon|figli|fratelli|synowie|filhos|irmãos)"
              + "|bros\\.?)(?!\\p{L})");

  /** A word that is no name, article or the like, which titles of most languages have. */
  private static final Pattern SMALL = Pattern.compile("\\p{L}.* \\p{Ll}{4,}(?: .*)?");

  /** Who examined: "Hotelfachfrau (IHK)". */
  private static final Pattern IN_PARENTHESES = Pattern.compile("\\s?\\([^()]*\\)");

  private NameEvidence() {}

  /** Of the title of a job. */
  static double title(String text) {
    if (isNoName(text)) {
      return NEVER;
    }
    if (HeadFields.isPlace(text)) {
      return TITLE_LIKE_A_PLACE;
    }
    var known = KnownTitles.isOne(text);
    var likely = isLikelyTitle(text);
    var score = known ? KNOWN : likely ? LIKELY : KnownTitles.wordsIn(text) * WEAK;
    if (EntryWords.isEmployer(text)) {
      score -= likely ? SLIGHT : LIKELY;
    }
    if (!known && PARTNERS.matcher(text).find()) {
      score -= SLIGHT;
    }
    return score + (SMALL.matcher(text).matches() ? WEAK : 0) - doubts(text);
  }

  /** Of an employer. */
  static double employer(String text) {
    if (isNoName(text)) {
      return NEVER;
    }
    if (HeadFields.isPlace(text)) {
      return NAMED_LIKE_A_PLACE;
    }
    var score = EntryWords.isEmployer(text) ? LIKELY : 0;
    if (PARTNERS.matcher(text).find() || HeadFields.isQuoted(text)) {
      score += SLIGHT;
    }
    if (hasPlaceBehind(text)) {
      score += SLIGHT;
    }
    if (KnownTitles.isOne(text)) {
      score -= KNOWN;
    } else if (isLikelyTitle(text)) {
      score -= EntryWords.isEmployer(text) ? SLIGHT : LIKELY;
    }
    return score
        - (isList(text) ? SLIGHT : 0)
        - (SMALL.matcher(text).matches() ? WEAK : 0)
        - (HeadFields.isPhrase(text) ? SLIGHT : 0)
        - doubts(text);
  }

  /** Of a degree. */
  static double degree(String written) {
    var text = IN_PARENTHESES.matcher(written).replaceAll("");
    if (isNoName(text) || HeadFields.isPlace(text) || EntryFields.isGrade(text)) {
      return NEVER;
    }
    return (EntryWords.isDegree(text) ? LIKELY : KnownTitles.isOne(text) ? SLIGHT : 0)
        - (EntryWords.isSchool(text) ? LIKELY : 0)
        - doubts(text);
  }

  /** Of a school. */
  static double school(String written) {
    var text = IN_PARENTHESES.matcher(written).replaceAll("");
    if (isNoName(text) || EntryFields.isGrade(text)) {
      return NEVER;
    }
    if (HeadFields.isPlace(text)) {
      return NAMED_LIKE_A_PLACE;
    }
    return (EntryWords.isSchool(text) ? LIKELY : 0)
        + (hasPlaceBehind(text) ? WEAK : 0)
        - (isList(text) ? SLIGHT : 0)
        - (EntryWords.isDegree(text) ? LIKELY : KnownTitles.isOne(text) ? SLIGHT : 0)
        - doubts(text);
  }

  /** A name with more than its place behind it. */
  private static boolean isList(String text) {
    return text.indexOf(", ") != text.lastIndexOf(", ") && !hasPlaceBehind(text);
  }

  private static boolean isLikelyTitle(String text) {
    return EntryWords.isPosition(text) || KnownTitles.wordsIn(text) > 1;
  }

  /** "Acme, Leeds", but neither "Leeds, Yorkshire" nor "Leeds". */
  private static boolean hasPlaceBehind(String text) {
    var parted = HeadFields.nameAndPlace(text);
    return parted[1] != null && !HeadFields.isPlace(parted[0]);
  }

  /** Whether the text says where or how long somebody worked, and names nothing. */
  static boolean isNoName(String text) {
    return HeadFields.isFact(text)
        || HeadFields.isLabelledPlace(text)
        || text.contains(", ") && HeadFields.isPlace(text);
  }

  private static double doubts(String text) {
    return (text.length() > LONGEST ? SLIGHT : 0)
        + (text.contains(": ") ? SLIGHT : 0)
        + (SENTENCE_END.matcher(text).find() ? KNOWN : 0);
  }
}
