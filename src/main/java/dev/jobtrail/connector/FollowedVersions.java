package dev.jobtrail.connector;

import dev.jobtrail.platform.Ids;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/**
 * The versions of followed resources as the id of an event: with it, an assistant that connects
 * again tells any replica what it follows and what it knows.
 */
final class FollowedVersions {

  /** An empty id would leave the last one as it is. */
  private static final String NONE = "-";

  private static final byte PIPELINE = 0;
  private static final byte RESUME = 1;
  private static final byte APPLICATION = 2;

  /** Kind, id and version. */
  private static final int LENGTH = 1 + 2 * Long.BYTES + Long.BYTES;

  private FollowedVersions() {}

  static String encode(Map<String, Long> versions) {
    var bytes = ByteBuffer.allocate(versions.size() * LENGTH);
    versions.forEach(
        (uri, version) -> {
          var id = uri.equals(ResourceVersions.PIPELINE) ? Ids.LOWEST : id(uri);
          bytes
              .put(kind(uri))
              .putLong(id.getMostSignificantBits())
              .putLong(id.getLeastSignificantBits())
              .putLong(version);
        });
    return versions.isEmpty()
        ? NONE
        : Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
  }

  private static byte kind(String uri) {
    if (uri.equals(ResourceVersions.PIPELINE)) {
      return PIPELINE;
    }
    return uri.startsWith(ResourceVersions.RESUMES) ? RESUME : APPLICATION;
  }

  private static UUID id(String uri) {
    return UUID.fromString(uri.substring(uri.lastIndexOf('/') + 1));
  }

  /** What an id holds; nothing where it is of another stream or none. */
  static Map<String, Long> decode(String text) {
    var versions = new LinkedHashMap<String, Long>();
    try {
      var bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
      while (bytes.hasRemaining() && versions.size() < FollowedResources.MOST) {
        var kind = bytes.get();
        var id = new UUID(bytes.getLong(), bytes.getLong());
        versions.put(uri(kind, id), bytes.getLong());
      }
      return versions;
    } catch (IllegalArgumentException | BufferUnderflowException _) {
      return Map.of();
    }
  }

  private static String uri(byte kind, UUID id) {
    return switch (kind) {
      case PIPELINE -> ResourceVersions.PIPELINE;
      case RESUME -> ResourceVersions.RESUMES + id;
      case APPLICATION -> ResourceVersions.APPLICATIONS + id;
      default -> throw new IllegalArgumentException("no kind of a resource");
    };
  }
}
