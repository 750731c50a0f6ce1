package dev.jobtrail.application;

import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.PartialResult;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The results of a change of several applications, in the order of the request. */
@Schema(name = "BulkResult")
record BulkResult(@Schema(required = true) List<Item> results) implements PartialResult {

  /** The result for one application. */
  @Schema(name = "BulkItem")
  record Item(
      @Schema(required = true) UUID id,
      @Schema(required = true, nullable = true, description = "Null if it was changed.")
          ErrorCode code,
      @Schema(required = true, nullable = true, description = "Why it was not changed.")
          String refusal) {}

  @Override
  public ErrorBody refusals() {
    var refused = results.stream().filter(it -> it.code != null).toList();
    if (refused.isEmpty()) {
      return null;
    }
    var reasons =
        refused.stream().map(Item::refusal).distinct().limit(5).collect(Collectors.joining(" "));
    var message =
        "%d of %d applications %s not changed. %s"
            .formatted(
                refused.size(), results.size(), refused.size() == 1 ? "was" : "were", reasons);
    return new ErrorBody(refused.getFirst().code, message, null, null, null);
  }
}
