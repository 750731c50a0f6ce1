package dev.jobtrail.builder;

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
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.RecordFeed;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
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
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on conversations with the builder agent. */
@Path("/agent/builder")
@Authenticated
@Tag(name = "Builder", description = "An agent that suggests changes of resumes.")
@RequiresScope(read = Scope.AI, write = Scope.AI)
class BuilderResource {

  @Schema(name = "NewBuilderMessage")
  record NewMessage(
      @Schema(required = true, examples = "Make my summary shorter.") @NotBlank @Size(max = 4_000)
          String text) {}

  private final CurrentAccount current;
  private final BuilderAvailability availability;
  private final BuilderMessages builderMessages;
  private final EventStreams streams;
  private final NextPage nextPage;

  BuilderResource(
      CurrentAccount current,
      BuilderAvailability availability,
      BuilderMessages builderMessages,
      EventStreams streams,
      NextPage nextPage) {
    this.current = current;
    this.availability = availability;
    this.builderMessages = builderMessages;
    this.streams = streams;
    this.nextPage = nextPage;
  }

  @GET
  @Path("/status")
  @ForOneClient(ClientRecord.NONE)
  @Operation(
      operationId = "getBuilderStatus",
      summary = "Read whether the builder agent is available",
      description =
          "Also what it can and cannot do with the configured engine, with examples of "
              + "messages.")
  public BuilderStatus getBuilderStatus() {
    return availability.of(current.id());
  }

  @POST
  @Idempotent
  @Path("/resumes/{resumeId}/messages")
  @Limited(Limit.AI)
  @ResponseStatus(202)
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "sendBuilderMessage",
      summary = "Send a message to the builder agent",
      description =
          "Answers immediately; Location is the URL of the message, which gets the reply and suggestions."
              + " One message at a time per resume.")
  @Refuses({402, 409})
  public RestResponse<BuilderMessageView> sendBuilderMessage(
      String resumeId, @NotNull @Valid NewMessage body) {
    var message = builderMessages.ask(current.id(), Ids.parse(resumeId), body.text());
    return LocatedResponse.accepted("/agent/builder/messages/" + message.id(), message);
  }

  @GET
  @Path("/resumes/{resumeId}/messages")
  @ForOneClient(value = ClientRecord.RESUME, parameter = "resumeId")
  @Operation(
      operationId = "listBuilderMessages",
      summary = "List the messages about a resume with their replies, newest first",
      description = "The conversation with the builder agent, page by page.")
  public List<BuilderMessageView> listBuilderMessages(
      String resumeId, @Valid @BeanParam PageRequest page) {
    var resume = Ids.parse(resumeId);
    var rows =
        builderMessages.messages(current.id(), resume, page.after().orElse(null), page.limit() + 1);
    return nextPage.cut(
        rows, page, BuilderMessageView::id, () -> BuilderMessage.count(current.id(), resume));
  }

  @GET
  @Path("/messages/{id}")
  @Conditional
  @ForOneClient(ClientRecord.BUILDER_MESSAGE)
  @Operation(
      operationId = "getBuilderMessage",
      summary = "Read a message and its reply",
      description = "The reply is null while the work on it is in progress.")
  public BuilderMessageView getBuilderMessage(String id) {
    return builderMessages.message(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/messages/{id}/events")
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking // the message is looked up first
  @Refuses(429)
  @ForOneClient(ClientRecord.BUILDER_MESSAGE)
  @Operation(
      operationId = "streamBuilderMessage",
      summary = "Stream a reply",
      description =
          "Server-sent events named builder.message with the current message: one"
              + " immediately, one per change, and a last one with the complete reply or the error.")
  public Multi<OutboundSseEvent> streamBuilderMessage(String id, @Context Sse sse) {
    UUID account = current.id();
    var message = Ids.parse(id);
    var feed =
        new RecordFeed<>(
            sse,
            "builder.message",
            BuilderMessageView.class,
            () -> builderMessages.message(account, message),
            BuilderMessageView::isOpen);
    return streams.open(StreamTopic.BUILDER_MESSAGE, message, sse, feed);
  }
}
