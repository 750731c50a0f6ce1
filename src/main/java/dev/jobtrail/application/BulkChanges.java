package dev.jobtrail.application;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.platform.Ids;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.openapitools.jackson.nullable.JsonNullable;

/** Changes several applications, each in a separate transaction, so that a refusal stops none. */
@ApplicationScoped
class BulkChanges {

  private final ApplicationChanges changes;
  private final Stages stages;
  private final IdempotentTransactions idempotent;
  private final Clock clock;

  BulkChanges(
      ApplicationChanges changes, Stages stages, IdempotentTransactions idempotent, Clock clock) {
    this.changes = changes;
    this.stages = stages;
    this.idempotent = idempotent;
    this.clock = clock;
  }

  /**
   * Changes applications of an account.
   *
   * @throws ApiException VALIDATION_FAILED, NOT_FOUND for an unknown stage
   */
  BulkResult change(UUID accountId, BulkEdit wanted) {
    wanted.requireComplete();
    stages.require(accountId, wanted.stageId());
    var results =
        Ids.distinct(wanted.ids()).stream().map(id -> changeOne(accountId, id, wanted)).toList();
    return idempotent.call(() -> new BulkResult(results));
  }

  private BulkResult.Item changeOne(UUID accountId, String id, BulkEdit wanted) {
    try {
      apply(accountId, Ids.parse(id), wanted);
      return BulkResult.Item.changed(id);
    } catch (ApiException e) {
      return BulkResult.Item.refused(id, e.body());
    }
  }

  private void apply(UUID accountId, UUID id, BulkEdit wanted) {
    switch (wanted.action()) {
      case SET_STATUS ->
          changes.setByHand(
              accountId,
              id,
              wanted.status(),
              MovedBy.OWNER,
              wanted.note(),
              JsonNullable.undefined());
      case ADD_TAGS -> changes.change(accountId, id, it -> it.label(added(it, wanted), clock));
      case REMOVE_TAGS -> changes.change(accountId, id, it -> it.label(left(it, wanted), clock));
      case SET_STAGE -> changes.change(accountId, id, it -> it.place(wanted.stageId(), clock));
      case ARCHIVE -> changes.change(accountId, id, it -> it.archive(true, clock));
      case RESTORE -> changes.change(accountId, id, it -> it.archive(false, clock));
      case DELETE -> changes.delete(accountId, id);
    }
  }

  private static List<String> added(Application application, BulkEdit wanted) {
    var tags = new ArrayList<>(application.tags);
    tags.addAll(wanted.tags());
    var distinct = ApplicationTags.distinct(tags);
    if (distinct.size() > ApplicationTags.MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "An application can have %d tags. Remove one first.",
          ApplicationTags.MOST);
    }
    return distinct;
  }

  private static List<String> left(Application application, BulkEdit wanted) {
    var removed = ApplicationTags.distinct(wanted.tags());
    return application.tags.stream().filter(it -> !removed.contains(it)).toList();
  }
}
