package dev.jobtrail.attempt.answer;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of an address as a street and a house number, for forms that ask for them in two boxes.
 *
 * @param number as it is written, such as "12a"; empty for a line without a digit
 */
record StreetLine(String street, String number) {

  private static final String NUMBER =
      "(\\d{1,5}(?: ?[a-zA-Z](?!\\p{L})| (?:bis|ter|quater)\\b)?(?: ?[-/–] ?\\d{1,5} ?[a-zA-Z]?(?!\\p{L}))?)";

  private static final Pattern NUMBER_LAST =
      Pattern.compile(
          "([^,]*?\\p{L}[^,\\d]*?)(?:, ?| )(?:(?:n\\.? ?[ºo°]|nr\\.?|no\\.?|num\\.?|#) ?)?"
              + NUMBER,
          Pattern.CASE_INSENSITIVE);

  private static final Pattern NUMBER_FIRST =
      Pattern.compile(NUMBER + "(?:, ?| )([^,\\d]*\\p{L}[^,\\d]*)");

  /** "17. Juni" in the name of a street. */
  private static final Pattern ORDINAL = Pattern.compile("\\d+\\. (?=\\p{L})");

  /** A number after these is none of a house. */
  private static final Pattern NO_STREET =
      Pattern.compile(
          "(?i)(?:^|.*[ .])(?:box|postfach|apartado|bp|route|highway|hwy|road|apt|apartment|flat|unit|suite|ste|room|floor|piso|puerta|etage|stock|wohnung|top|km|quadrat|block|building|bldg)\\.?");

  /** A day such as "5 de Mayo" is a name. */
  private static final Pattern DAY = Pattern.compile("(?i)(?:de|del|of|di) .*");

  /** The parts of a line; empty where they cannot be told for sure. */
  static Optional<StreetLine> of(String line) {
    String plain = line.strip().replaceAll("\\s+", " ");
    if (plain.chars().noneMatch(Character::isDigit)) {
      return Optional.of(new StreetLine(plain, ""));
    }
    Matcher last = NUMBER_LAST.matcher(plain);
    boolean hasOneNumber =
        last.matches()
            && ORDINAL
                .matcher(last.group(1) + " ")
                .replaceAll("")
                .chars()
                .noneMatch(Character::isDigit);
    if (hasOneNumber && !NO_STREET.matcher(last.group(1)).matches()) {
      return Optional.of(new StreetLine(last.group(1).strip(), last.group(2)));
    }
    Matcher first = NUMBER_FIRST.matcher(plain);
    return first.matches() && !DAY.matcher(first.group(2)).matches()
        ? Optional.of(new StreetLine(first.group(2).strip(), first.group(1)))
        : Optional.empty();
  }
}
