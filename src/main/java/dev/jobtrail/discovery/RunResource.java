package dev.jobtrail.discovery;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.RecordFeed;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Searches of boards. */
@Path("/discovery")
@Authenticated
@Tag(name = "Discovery")
class RunResource {

  private final CurrentAccount current;
  private final Runs runs;
  private final EventStreams streams;
  private final NextPage nextPage;

  RunResource(CurrentAccount current, Runs runs, EventStreams streams, NextPage nextPage) {
    this.current = current;
    this.runs = runs;
    this.streams = streams;
    this.nextPage = nextPage;
  }

  @POST
  @Idempotent
  @Path("/resumes/{resumeId}/runs")
  @ResponseStatus(202)
  @Operation(
      operationId = "startRun",
      summary = "Search the boards for all targets of a resume",
      description =
          "Answers at once; Location is the run's address. One search at a time for each resume.")
  @Refuses({402, 403, 409})
  public RestResponse<RunView> startRun(String resumeId) {
    var id = Ids.parse(resumeId);
    runs.requireResume(current.id(), id);
    current.requireVerifiedEmail();
    var run = runs.begin(current.id(), id);
    return RestResponse.ResponseBuilder.<RunView>create(RestResponse.Status.ACCEPTED)
        .entity(run)
        .location(URI.create("/discovery/runs/" + run.id()))
        .build();
  }

  @GET
  @Path("/resumes/{resumeId}/runs")
  @Operation(operationId = "listRuns", summary = "List a resume's runs, newest first")
  public List<RunView> listRuns(String resumeId, @Valid @BeanParam PageRequest page) {
    var rows =
        runs.list(current.id(), Ids.parse(resumeId), page.after().orElse(null), page.limit() + 1);
    return nextPage.cut(rows, page, RunView::id);
  }

  @GET
  @Path("/runs/{id}")
  @Conditional
  @Operation(operationId = "getRun", summary = "Read how far a run has come, board by board")
  public RunView getRun(String id) {
    return runs.one(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/runs/{id}/cancel")
  @Operation(
      operationId = "cancelRun",
      summary = "End a run that goes on",
      description = "What it has found stays. A run that is over is left as it is.")
  public RunView cancelRun(String id) {
    return runs.cancel(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/runs/{id}/events")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking // the run is looked up first
  @Refuses(429)
  @Operation(
      operationId = "streamRun",
      summary = "Follow a run",
      description =
          "Server-sent events named run.progress, each with the run as it is then: one at once, one"
              + " as it comes further, and a last one when it is over.")
  @APIResponse(
      responseCode = "200",
      description = "The stream.",
      content =
          @Content(
              mediaType = MediaType.SERVER_SENT_EVENTS,
              schema = @Schema(type = SchemaType.STRING)))
  public Multi<OutboundSseEvent> streamRun(String id, @Context Sse sse) {
    UUID account = current.id();
    var run = Ids.parse(id);
    var feed =
        new RecordFeed<>(
            sse, "run.progress", RunView.class, () -> runs.one(account, run), RunView::isOpen);
    return streams.open(StreamTopic.DISCOVERY_RUN, run, sse, feed);
  }
}
