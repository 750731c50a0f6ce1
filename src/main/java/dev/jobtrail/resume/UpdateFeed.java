package dev.jobtrail.resume;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.JsonSettings;
import dev.jobtrail.stream.Feed;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.ws.rs.sse.Sse;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Streams change events of a resume; each announcement carries the whole event. */
final class UpdateFeed implements Feed {

  private static final String TYPE = "resume.updated";

  private final Sse sse;
  private final UUID accountId;
  private final UUID resumeId;
  private boolean isBegun;

  UpdateFeed(Sse sse, UUID accountId, UUID resumeId) {
    this.sse = sse;
    this.accountId = accountId;
    this.resumeId = resumeId;
  }

  /** What {@link #changed} reads. */
  static String detail(ResumeChanged change) {
    return change.updatedAt().toEpochMilli() + " " + change.mutation();
  }

  /**
   * A resume that was deleted while nothing could be heard ends the stream as any deletion does.
   */
  @Override
  public Events read() {
    var updatedAt =
        QuarkusTransaction.requiringNew().call(() -> Resume.updatedAtOf(accountId, resumeId));
    if (updatedAt.isEmpty() && !isBegun) {
      throw ApiException.notFound();
    }
    isBegun = true;
    return updatedAt
        .map(it -> events(it, Mutation.SYNC))
        .orElseGet(() -> events(Instant.EPOCH, Mutation.DELETE));
  }

  @Override
  public Events changed(String detail) {
    var words = detail.split(" ");
    return events(Instant.ofEpochMilli(Long.parseLong(words[0])), Mutation.valueOf(words[1]));
  }

  /** Each change is announced, so none is looked for. */
  @Override
  public Events quiet() {
    return Events.NONE;
  }

  private Events events(Instant updatedAt, Mutation mutation) {
    var data =
        """
        {"type":"%s","resumeId":"%s","updatedAt":"%s","mutation":"%s"}"""
            .formatted(TYPE, resumeId, JsonSettings.wireForm(updatedAt), mutation.wireName());
    var event =
        sse.newEventBuilder()
            .name(TYPE)
            .id(Long.toString(updatedAt.toEpochMilli()))
            .data(String.class, data)
            .build();
    return new Events(List.of(event), mutation == Mutation.DELETE);
  }
}
