package dev.jobtrail.posting;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the many ways in which sites write when a posting was posted. */
public final class PostedDate {

  private static final Pattern EPOCH = Pattern.compile("[0-9]{10}(?:[0-9]{3})?");

  /**
   * ISO 8601 and its usual variations: a space for the T, an offset without colon, "UTC", a date
   * alone.
   */
  private static final DateTimeFormatter ISO_LIKE =
      DateTimeFormatter.ofPattern(
          "yyyy-M-d[['T'][' ']H:mm[:ss[.SSSSSSSSS][.SSSSSSS][.SSSSSS][.SSS][.SS][.S]]][ ][XXX][XX][X]['UTC']['GMT']",
          Locale.ROOT);

  private static final List<DateTimeFormatter> FORMATS =
      List.of(
          DateTimeFormatter.ISO_DATE_TIME,
          ISO_LIKE,
          DateTimeFormatter.RFC_1123_DATE_TIME,
          DateTimeFormatter.BASIC_ISO_DATE,
          DateTimeFormatter.ofPattern("yyyy/M/d", Locale.ROOT),
          DateTimeFormatter.ofPattern("d.M.yyyy", Locale.ROOT),
          DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.ENGLISH),
          DateTimeFormatter.ofPattern("MMMM d, yyyy", Locale.ENGLISH),
          DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH),
          DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH));

  /** Beyond these a date is a mistake. */
  private static final Instant EARLIEST = Instant.parse("1990-01-01T00:00:00Z");

  private static final Instant LATEST = Instant.parse("2100-01-01T00:00:00Z");

  private PostedDate() {}

  /**
   * The instant that a text names, to the millisecond; a date means its midnight, and a time
   * without a zone is taken as UTC.
   */
  public static Optional<Instant> of(String text) {
    if (text == null) {
      return Optional.empty();
    }
    return instant(text.strip())
        .map(it -> it.truncatedTo(ChronoUnit.MILLIS))
        .filter(it -> !it.isBefore(EARLIEST) && it.isBefore(LATEST));
  }

  private static Optional<Instant> instant(String text) {
    if (EPOCH.matcher(text).matches()) {
      var number = Long.parseLong(text);
      return Optional.of(
          text.length() == 10 ? Instant.ofEpochSecond(number) : Instant.ofEpochMilli(number));
    }
    for (var format : FORMATS) {
      try {
        return Optional.of(
            instant(
                format.parseBest(
                    text, OffsetDateTime::from, LocalDateTime::from, LocalDate::from)));
      } catch (DateTimeException _) {
        // one of the others, then
      }
    }
    return Optional.empty();
  }

  private static Instant instant(TemporalAccessor read) {
    return switch (read) {
      case OffsetDateTime time -> time.toInstant();
      case LocalDateTime time -> time.toInstant(ZoneOffset.UTC);
      case LocalDate date -> date.atStartOfDay().toInstant(ZoneOffset.UTC);
      default -> throw new DateTimeException("no date");
    };
  }
}
