package dev.jobtrail.alert;

import dev.jobtrail.discovery.MatchView;
import java.util.Locale;

/** The texts of a match in one line each, without control characters. */
final class MatchLine {

  private static final String REMOTE = "Remote";

  private MatchLine() {}

  /** The title and the company. */
  static String job(MatchView match) {
    return printable(match.title() + ", " + match.company());
  }

  /** The place; null if unknown. */
  static String place(MatchView match) {
    var place = match.location() == null ? "" : printable(match.location());
    if (!Boolean.TRUE.equals(match.isRemote())) {
      return place.isEmpty() ? null : place;
    }
    if (place.isEmpty()) {
      return REMOTE;
    }
    return place.toLowerCase(Locale.ROOT).contains("remote") ? place : place + ", " + REMOTE;
  }

  /** A text, or null. */
  static String printable(String text) {
    return text == null ? null : text.replaceAll("[\\s\\p{Cntrl}\\p{Cf}]+", " ").strip();
  }
}
