package dev.jobtrail.platform;

import dev.jobtrail.error.ApiException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Parses ids in paths and parameters, and bounds those of records. */
public final class Ids {

  /** Before all ids of records, to begin with. */
  public static final UUID LOWEST = new UUID(0, 0);

  /** After all ids of records. */
  public static final UUID HIGHEST = new UUID(-1, -1);

  private static final int LENGTH = 36;

  private Ids() {}

  /**
   * The id that a string holds.
   *
   * @param id any string in an id position
   * @throws ApiException NOT_FOUND where it is no UUID: nothing can have such an id
   */
  public static UUID parse(String id) {
    return find(id).orElseThrow(ApiException::notFound);
  }

  /**
   * Each id of a request once, in their order, as records show it. A string that is no UUID stays
   * as it is: it is like an id that nothing has.
   */
  public static List<String> distinct(Collection<String> ids) {
    return ids.stream().map(it -> find(it).map(UUID::toString).orElse(it)).distinct().toList();
  }

  /** The UUIDs among strings. */
  public static List<UUID> among(Collection<String> ids) {
    return ids.stream().flatMap(it -> find(it).stream()).distinct().toList();
  }

  /** The id that a string holds; empty where it is no UUID. */
  public static Optional<UUID> find(String id) {
    if (id.length() != LENGTH) {
      return Optional.empty();
    }
    try {
      return Optional.of(UUID.fromString(id));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
