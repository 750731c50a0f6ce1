package dev.jobtrail.connector;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.JsonSettings;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** Ids, times, names and pages as tools take and answer them. */
final class Wire {

  /** How many entries a page has at most. */
  static final int MOST = 50;

  static final String CLIENT =
      "The client's id. Leave it out for the user's own, or if you have access to one client only.";
  static final String LIMIT = "The maximum number of entries, 1 to 50. Default 20.";
  static final String CURSOR = "nextCursor of the previous page.";

  private static final int DEFAULT = 20;

  private Wire() {}

  static int limit(Integer limit) {
    return limit == null ? DEFAULT : limit;
  }

  /** The id of the last entry of the previous page. */
  static Optional<UUID> cursor(String cursor) {
    return Optional.ofNullable(cursor).map(Ids::parse);
  }

  /** The cursor of the next page, or null where this is the last. */
  static <T> String next(List<T> rows, int most, Function<T, UUID> id) {
    return rows.size() > most ? id.apply(rows.get(most - 1)).toString() : null;
  }

  static String id(UUID id) {
    return id == null ? null : id.toString();
  }

  static String time(Instant time) {
    return time == null ? null : JsonSettings.wireForm(time);
  }

  /**
   * The time that an argument holds, or null if it is left out.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  static Instant time(String argument, String text) {
    try {
      return text == null ? null : Instant.parse(text);
    } catch (DateTimeParseException _) {
      throw ApiException.invalid(
          argument, "must be a time such as %s", JsonSettings.wireForm(Instant.EPOCH));
    }
  }

  /** The name of a constant in JSON. */
  static String name(Enum<?> constant) {
    return constant == null ? null : constant.name().toLowerCase(Locale.ROOT);
  }
}
