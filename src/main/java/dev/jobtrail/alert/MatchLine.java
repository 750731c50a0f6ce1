package dev.jobtrail.alert;

import dev.jobtrail.discovery.MatchView;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The texts of a match in one line each, without control characters. */
final class MatchLine {

  private MatchLine() {}

  /** The title and the company. */
  static String job(MatchView match) {
    return printable(match.title() + ", " + match.company());
  }

  /**
   * The place; null if unknown.
   *
   * @param remote the word for remote jobs, which boards write in English
   */
  static String place(MatchView match, String remote) {
    var place = match.location() == null ? "" : printable(match.location());
    if (!Boolean.TRUE.equals(match.isRemote())) {
      return place.isEmpty() ? null : place;
    }
    if (place.isEmpty()) {
      return remote;
    }
    var folded = place.toLowerCase(Locale.ROOT);
    var isTold = folded.contains("remote") || folded.contains(remote.toLowerCase(Locale.ROOT));
    return isTold ? place : place + ", " + remote;
  }

  /**
   * The place and the pay; null if neither is known.
   *
   * @param remote as above
   */
  static String placeAndPay(MatchView match, String remote) {
    var line =
        Stream.of(place(match, remote), printable(match.salary()))
            .filter(it -> it != null && !it.isEmpty())
            .collect(Collectors.joining(" · "));
    return line.isEmpty() ? null : line;
  }

  /** A text, or null. */
  static String printable(String text) {
    return text == null ? null : text.replaceAll("[\\s\\p{Cntrl}\\p{Cf}]+", " ").strip();
  }
}
