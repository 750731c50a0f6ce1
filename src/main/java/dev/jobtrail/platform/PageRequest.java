package dev.jobtrail.platform;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.QueryParam;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** The cursor and limit of a list request, newest first. */
@RegisterForReflection(methods = false) // the names of its parameters are read from its fields
public final class PageRequest {

  private static final int DEFAULT_LIMIT = 50;

  @Parameter(description = "The maximum number of records; 50 if absent.")
  @QueryParam("limit")
  @Min(1)
  @Max(100)
  Integer limit;

  @Parameter(description = "The cursor from the Link header of the previous page.")
  @QueryParam("cursor")
  String cursor;

  @Parameter(
      description = "Whether X-Total-Count tells the number of records on all pages; no if absent.")
  @QueryParam("total")
  Boolean total;

  /** Whether the number of records on all pages is asked for. */
  boolean isTotalAsked() {
    return Boolean.TRUE.equals(total);
  }

  /** Whether a page is asked for at all, where a list is answered as a whole otherwise. */
  public boolean isAsked() {
    return limit != null || cursor != null;
  }

  /** How many records at most. */
  public int limit() {
    return limit == null ? DEFAULT_LIMIT : limit;
  }

  /**
   * The id of the last record of the page before.
   *
   * @throws ApiException BAD_REQUEST where the cursor is none that a list has given
   */
  public Optional<UUID> after() {
    if (cursor == null) {
      return Optional.empty();
    }
    try {
      var bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(cursor));
      var id = new UUID(bytes.getLong(), bytes.getLong());
      if (bytes.hasRemaining()) {
        throw new IllegalArgumentException("too long");
      }
      return Optional.of(id);
    } catch (IllegalArgumentException | java.nio.BufferUnderflowException _) {
      throw new ApiException(
          ErrorCode.BAD_REQUEST, "cursor is invalid. Use the cursor of a Link header.");
    }
  }

  static String cursorAfter(UUID id) {
    var bytes = ByteBuffer.allocate(2 * Long.BYTES);
    bytes.putLong(id.getMostSignificantBits()).putLong(id.getLeastSignificantBits());
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
  }
}
