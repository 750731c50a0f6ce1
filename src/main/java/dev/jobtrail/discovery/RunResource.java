package dev.jobtrail.discovery;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
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
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on discovery runs. */
@Path("/discovery")
@Authenticated
@Tag(name = "Discovery")
@RequiresScope(read = Scope.DISCOVERY, write = Scope.DISCOVERY)
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
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "startRun",
      summary = "Start a discovery run for all targets of a resume",
      description =
          "Answers immediately; Location is the URL of the run. One run at a time per resume.")
  @Refuses({402, 403, 409})
  public RestResponse<RunView> startRun(String resumeId) {
    var id = Ids.parse(resumeId);
    runs.requireResume(current.id(), id);
    current.requireVerifiedEmail();
    var run = runs.begin(current.id(), id);
    return LocatedResponse.accepted("/discovery/runs/" + run.id(), run);
  }

  @GET
  @Path("/resumes/{resumeId}/runs")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "listRuns",
      summary = "List a resume's runs, newest first",
      description = "A run is one search of the boards for the targets of the resume.")
  public List<RunView> listRuns(String resumeId, @Valid @BeanParam PageRequest page) {
    var resume = Ids.parse(resumeId);
    var rows = runs.list(current.id(), resume, page.after().orElse(null), page.limit() + 1);
    return nextPage.cut(rows, page, RunView::id, () -> Run.count(current.id(), resume));
  }

  @GET
  @Path("/runs/{id}")
  @Conditional
  @ForOneClient(ClientRecord.RUN)
  @Operation(
      operationId = "getRun",
      summary = "Read the progress of a run, board by board",
      description = "How many postings each board had, how many were kept, and what failed.")
  public RunView getRun(String id) {
    return runs.one(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/runs/{id}/cancel")
  @ForOneClient(ClientRecord.RUN)
  @Operation(
      operationId = "cancelRun",
      summary = "Cancel a run",
      description = "Its matches are kept. Idempotent: cancelling a finished run changes nothing.")
  public RunView cancelRun(String id) {
    return runs.cancel(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/runs/{id}/events")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking // the run is looked up first
  @Refuses(429)
  @ForOneClient(ClientRecord.RUN)
  @Operation(
      operationId = "streamRun",
      summary = "Stream the progress of a run",
      description =
          "Server-sent events named run.progress with the current run: one immediately, one"
              + " per change, and a last one when the run ends.")
  public Multi<OutboundSseEvent> streamRun(String id, @Context Sse sse) {
    UUID account = current.id();
    var run = Ids.parse(id);
    var feed =
        new RecordFeed<>(
            sse, "run.progress", RunView.class, () -> runs.one(account, run), RunView::isOpen);
    return streams.open(StreamTopic.DISCOVERY_RUN, run, sse, feed);
  }
}
