package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

  /** A word of every stage pattern, tested first because it is fast. */
  private static final List<String> HINTS =
      List.of(
          "eries", "SERIES", "eed", "SEED", "ublicly", "ortune", "FORTUNE", "NASDAQ", "asdaq",
          "NYSE", "LSE", "FTSE", "XETRA");

  /** Companies are told of at the beginning or the end; texts this long do neither. */
  private static final int LONGEST_TEXT = 20_000;

  /** The stage that a text names; the latest of several. */
  public static Optional<CompanyStage> in(String whole) {
    if (whole == null) {
      return Optional.empty();
    }
    var text = whole.substring(0, Math.min(whole.length(), LONGEST_TEXT));
    // looked for first, since the patterns cost more than the rest of the reading
    if (HINTS.stream().noneMatch(text::contains)) {
      return Optional.empty();
    }
    if (LISTED.matcher(text).find()) {
      return Optional.of(PUBLIC);
    }
    var series = SERIES.matcher(text);
    CompanyStage found = null;
    while (series.find()) {
      if (series.group(1).compareTo("B") > 0) {
        return Optional.of(GROWTH);
      }
      found = EARLY;
    }
    return found != null || SEED.matcher(text).find() ? Optional.of(EARLY) : Optional.empty();
  }

  /** The name as the interface writes it. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
