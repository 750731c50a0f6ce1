package dev.jobtrail.resume;

import dev.jobtrail.platform.JsonSettings;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Instant;
import java.util.UUID;

/**
 * What an update stream carries.
 *
 * @param data the event's JSON, or null for a comment that only keeps the connection alive
 * @param last whether nothing can come after it
 */
record Update(String id, String data, boolean last) {

  static final Update KEEP_ALIVE = new Update(null, null, false);

  private static final String TYPE = "resume.updated";

  static Update of(UUID resumeId, Instant updatedAt, Mutation mutation) {
    var data =
        """
        {"type":"%s","resumeId":"%s","updatedAt":"%s","mutation":"%s"}"""
            .formatted(TYPE, resumeId, JsonSettings.wireForm(updatedAt), mutation.wireName());
    return new Update(Long.toString(updatedAt.toEpochMilli()), data, mutation == Mutation.DELETE);
  }

  OutboundSseEvent event(Sse sse) {
    var event = sse.newEventBuilder();
    if (data == null) {
      return event.comment("keep-alive").build();
    }
    return event.name(TYPE).id(id).data(String.class, data).build();
  }
}
