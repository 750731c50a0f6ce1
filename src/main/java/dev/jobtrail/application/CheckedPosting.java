package dev.jobtrail.application;

import dev.jobtrail.posting.PostingState;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;

/**
 * The posting of an application with what checks found.
 *
 * @param url its canonical url, or null
 */
@RegisterForReflection // HQL calls the constructor
record CheckedPosting(
    UUID applicationId,
    UUID accountId,
    UUID clientId,
    UUID postingId,
    String url,
    String title,
    String description,
    PostingState state,
    String evidence,
    Instant evidenceAt,
    String problem,
    Instant checkedAt) {

  PostingCheckView view() {
    return new PostingCheckView(
        applicationId,
        Objects.requireNonNullElse(state, PostingState.UNKNOWN),
        evidence,
        evidenceAt,
        problem,
        checkedAt);
  }
}
