package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The funding stage of a company. */
public enum CompanyStage {
  /** Seed to Series B. */
  @JsonProperty("early")
  EARLY,
  /** Series C and later, not listed. */
  @JsonProperty("growth")
  GROWTH,
  /** Listed on an exchange. */
  @JsonProperty("public")
  PUBLIC;

  /** A capital letter counts: "a series C users love" names no round. */
  private static final Pattern SERIES =
      Pattern.compile(
          "\\b(?:Series|SERIES)[ -]([A-K])(?![\\w&])(?![- ]?[0-9])(?!-(?!funded|backed|stage)[a-z])");

  private static final Pattern SEED =
      Pattern.compile(
          "\\b(?:pre-?seed|seed[- ](?:stage|funded|round|funding|company|startup)|seed-funded)\\b",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern LISTED =
      Pattern.compile(
          "\\b(?:NASDAQ|NYSE|LSE|FTSE|XETRA)\\s?:\\s?[A-Z0-9]{1,6}\\b|\\bpublicly[- ]traded\\b|\\bfortune (?:100|500|1000|1,000)\\b",
          Pattern.CASE_INSENSITIVE);

  /** Companies are told of at the beginning or the end; texts this long do neither. */
  private static final int LONGEST_TEXT = 20_000;

  /** The stage that a text names; the latest of several. */
  public static Optional<CompanyStage> in(String whole) {
    if (whole == null) {
      return Optional.empty();
    }
    var text = whole.substring(0, Math.min(whole.length(), LONGEST_TEXT));
    var listed = matcher(LISTED, text);
    var series = matcher(SERIES, text);
    var seed = matcher(SEED, text);
    var isGrowth = false;
    var isEarly = false;
    // a search of the whole text by the patterns costs more than the rest of the reading
    for (var at = 0; at + 1 < text.length(); at++) {
      if (!mayBegin(text, at)) {
        continue;
      }
      if (isAt(listed, at, text)) {
        return Optional.of(PUBLIC);
      }
      if (isAt(series, at, text)) {
        isGrowth |= series.group(1).compareTo("B") > 0;
        isEarly = true;
      }
      isEarly |= isAt(seed, at, text);
    }
    return isGrowth ? Optional.of(GROWTH) : isEarly ? Optional.of(EARLY) : Optional.empty();
  }

  private static boolean mayBegin(String text, int at) {
    return (at == 0 || !isOfWord(text.charAt(at - 1)))
        && isOfWord(text.charAt(at))
        && isOfWord(text.charAt(at + 1))
        && isBeginning(text, at);
  }

  /** Whether these are the first two letters of a match: "se", "pr", "pu" and so on. */
  private static boolean isBeginning(String text, int at) {
    var second = Character.toLowerCase(text.charAt(at + 1));
    return switch (Character.toLowerCase(text.charAt(at))) {
      case 's', 'x' -> second == 'e';
      case 'p' -> second == 'r' || second == 'u';
      case 'f' -> second == 'o' || second == 't';
      case 'n' -> second == 'a' || second == 'y';
      case 'l' -> second == 's';
      default -> false;
    };
  }

  private static boolean isOfWord(char it) {
    return it >= 'a' && it <= 'z' || it >= 'A' && it <= 'Z' || it >= '0' && it <= '9' || it == '_';
  }

  private static Matcher matcher(Pattern pattern, String text) {
    return pattern.matcher(text).useTransparentBounds(true).useAnchoringBounds(false);
  }

  private static boolean isAt(Matcher matcher, int at, String text) {
    return matcher.region(at, text.length()).lookingAt();
  }

  /** The name as the interface writes it. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
