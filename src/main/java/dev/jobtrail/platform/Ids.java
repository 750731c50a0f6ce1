package dev.jobtrail.platform;

import dev.jobtrail.error.ApiException;
import java.util.Optional;
import java.util.UUID;

/** Parses ids in paths and parameters. */
public final class Ids {

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
