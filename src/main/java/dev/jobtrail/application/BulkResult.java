package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.PartialResult;
import dev.jobtrail.text.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The results of a change of several applications, in the order of the request. */
@Schema(name = "BulkResult")
record BulkResult(@Schema(required = true) List<Item> results) implements PartialResult {

  /** The result for one application. */
  @Schema(name = "BulkItem")
  @JsonIgnoreProperties("error")
  record Item(
      @Schema(required = true, format = "uuid") String id,
      @Schema(required = true, nullable = true, description = "Null if it was changed.")
          ErrorCode code,
      @Schema(required = true, nullable = true, description = "Why it was not changed.")
          String refusal,
      @Schema(hidden = true) ErrorBody error) {

    static Item changed(String id) {
      return new Item(id, null, null, null);
    }

    static Item refused(String id, ErrorBody error) {
      return new Item(id, error.code(), error.message(), error);
    }

    /** A stored result has the message only. */
    Object reason() {
      return error == null ? refusal : error;
    }
  }

  @Override
  public ErrorBody refusals() {
    var refused = results.stream().filter(it -> it.code != null).toList();
    if (refused.isEmpty()) {
      return null;
    }
    var reasons =
        refused.stream()
            .collect(
                Collectors.toMap(Item::refusal, Item::reason, (one, _) -> one, LinkedHashMap::new))
            .values()
            .stream()
            .limit(5)
            .toList();
    var text =
        refused.size() == 1
            ? Message.of("1 of %d applications was not changed. %s", results.size(), reasons)
            : Message.of(
                "%d of %d applications were not changed. %s",
                refused.size(), results.size(), reasons);
    return new ErrorBody(refused.getFirst().code, text.english(), null, null, null, text);
  }
}
