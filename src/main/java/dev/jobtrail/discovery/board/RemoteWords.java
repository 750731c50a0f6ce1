package dev.jobtrail.discovery.board;

import java.util.regex.Pattern;

/** Recognizes remote jobs by their wording. */
public final class RemoteWords {

  private static final Pattern NOT_REMOTE =
      Pattern.compile(
          "\\b(?:no|not|non)[- ]?remote|\\bhybrid|\\bon[- _]?site\\b|\\bin[- _]?(?:office|person)\\b"
              + "|\\bh[íi]brid|\\bpresencial\\b|\\bpr[ée]sentiel\\b|\\bvor ort\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  private static final Pattern REMOTE =
      Pattern.compile(
          "\\bremote(?:ly)?\\b|\\bfully[- ]distributed\\b|\\bwork(?:ing)?[- ]from[- ](?:home|anywhere)\\b|\\bwfh\\b|\\banywhere\\b|\\bworldwide\\b|\\btelecommute\\b|\\bt[ée]l[ée]travail\\b|\\bteletrabajo\\b|\\bhome[- ]?office\\b"
              + "|\\b(?:100 ?%|en|full)\\s+remot[oa]\\b|[(\\[]\\s*remot[oa]\\b|\\bdistanciel\\b"
              + "|\\bfernarbeit\\b|\\btelearbeit\\b|\\bmobile[sn]? arbeiten?\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** Words that mean remote work unless they belong to a profession, as in a title. */
  private static final Pattern REMOTE_OUTSIDE_TITLES =
      Pattern.compile(
          "\\bremot[oa]\\b|(?<!\\p{L})[àa] distan(?:ce|cia)\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private RemoteWords() {}

  /** Parses a field about the workplace or the place: true, false, or null for neither. */
  public static Boolean ofWorkplace(String text) {
    if (text == null) {
      return null;
    }
    if (NOT_REMOTE.matcher(text).find()) {
      return false;
    }
    var isRemote =
        REMOTE.matcher(text).find()
            || REMOTE_OUTSIDE_TITLES.matcher(text).find()
            || text.equalsIgnoreCase("fully");
    return isRemote ? Boolean.TRUE : null;
  }

  /** Whether a place contains remote, but not hybrid. */
  public static boolean areInPlace(String place) {
    return Boolean.TRUE.equals(ofWorkplace(place));
  }

  /** The same of a title; a teacher "à distance" may work at a school. */
  static boolean areInTitle(String title) {
    return !NOT_REMOTE.matcher(title).find() && REMOTE.matcher(title).find();
  }
}
