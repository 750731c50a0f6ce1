package dev.jobtrail.resume;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The event stream of changes to a resume. */
@Path("/resumes")
@Authenticated
@Tag(name = "Resumes")
@RequiresScope(read = Scope.RESUMES_READ, write = Scope.RESUMES_WRITE)
class ResumeUpdatesResource {

  private final CurrentAccount current;
  private final EventStreams streams;

  ResumeUpdatesResource(CurrentAccount current, EventStreams streams) {
    this.current = current;
    this.streams = streams;
  }

  @GET
  @Path("/{id}/updates")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking // the resume is looked up first
  @ForOneClient(ClientRecord.RESUME)
  @Operation(
      operationId = "streamResumeUpdates",
      summary = "Stream the changes of a resume",
      description =
          "Server-sent events named resume.updated with the JSON {type, resumeId, updatedAt,"
              + " mutation}: one with mutation sync immediately, then one per change; delete ends the"
              + " stream. An event tells that the resume has changed, not how: read it again.")
  @Refuses(429)
  public Multi<OutboundSseEvent> updates(String id, @Context Sse sse) {
    UUID resume = Ids.parse(id);
    return streams.open(StreamTopic.RESUME, resume, sse, new UpdateFeed(sse, current.id(), resume));
  }
}
