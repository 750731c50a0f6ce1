package dev.jobtrail.platform;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.quarkus.arc.Arc;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;

/**
 * Optimistic concurrency: compares the If-Match of a request with the current version of the
 * record.
 */
@ApplicationScoped
public class Preconditions {

  private final ExpectedVersion expected;
  private final EntityTags tags;

  Preconditions(ExpectedVersion expected, EntityTags tags) {
    this.expected = expected;
    this.tags = tags;
  }

  /**
   * Passes where the request has no If-Match for such a resource, or one that names the current
   * version. Called with the record's row locked, so that of two writers who have read the same
   * version one is refused.
   *
   * @param type what the resource's GET answers with
   * @param current makes that answer
   * @throws ApiException PRECONDITION_FAILED
   */
  public <T> void require(Class<T> type, Supplier<T> current) {
    if (!Arc.container().requestContext().isActive()) {
      return; // work in the background has no request
    }
    var ifMatch = expected.ifMatchOf(type);
    if (ifMatch != null
        && !EntityTags.isNamedStrongly(ifMatch, EntityTags.of(tags.bytes(current.get())))) {
      throw new ApiException(
          ErrorCode.PRECONDITION_FAILED,
          "The resource has changed since you read it. Read it again.");
    }
  }
}
