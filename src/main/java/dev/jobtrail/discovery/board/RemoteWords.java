package dev.jobtrail.discovery.board;

import java.util.regex.Pattern;

/** Recognizes remote jobs by their wording. */
public final class RemoteWords {

  private static final Pattern NOT_REMOTE =
      Pattern.compile(
          "\\b(?:no|not|non)[- ]?remote|\\bhybrid|\\bon[- _]?site\\b|\\bin[- _]?(?:office|person)\\b",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern REMOTE =
      Pattern.compile(
          "\\bremote(?:ly)?\\b|\\bfully[- ]distributed\\b|\\bwork(?:ing)?[- ]from[- ](?:home|anywhere)\\b|\\bwfh\\b|\\banywhere\\b|\\bworldwide\\b|\\btelecommute\\b|\\bt[ée]l[ée]travail\\b|\\bteletrabajo\\b|\\bhome[- ]?office\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private RemoteWords() {}

  /** Parses a field about the workplace: true, false, or null for neither. */
  public static Boolean ofWorkplace(String text) {
    if (text == null) {
      return null;
    }
    if (NOT_REMOTE.matcher(text).find()) {
      return false;
    }
    return REMOTE.matcher(text).find() || text.equalsIgnoreCase("fully") ? Boolean.TRUE : null;
  }

  /** Whether a title or a place contains remote, but not hybrid. */
  static boolean areIn(String text) {
    return Boolean.TRUE.equals(ofWorkplace(text));
  }
}
