package dev.jobtrail.inbox;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.WireName;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on what employers' mails say about the caller's applications. */
@Path("/mailbox/messages")
@Authenticated
@Tag(name = "Mailbox")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class EmployerMessageResource {

  @Schema(name = "MessageApplication", description = "The application that a message is about.")
  record ChosenApplication(@NotNull @Schema(format = "uuid") String applicationId) {}

  private final CurrentAccount current;
  private final EmployerMessages messages;
  private final NextPage nextPage;

  EmployerMessageResource(CurrentAccount current, EmployerMessages messages, NextPage nextPage) {
    this.current = current;
    this.messages = messages;
    this.nextPage = nextPage;
  }

  @GET
  @Operation(
      operationId = "listEmployerMessages",
      summary = "List what employers' mails say about applications, newest first",
      description =
          "Of the account and all clients. Messages without an application were not matched for"
              + " certain. Kept for 180 days, the newest 1000.")
  public List<EmployerMessageView> listEmployerMessages(
      @Parameter(
              description = "In one of these states; can be repeated. All if absent.",
              schema = @Schema(implementation = MessageState[].class))
          @QueryParam("state")
          List<String> state,
      @BeanParam @Valid PageRequest page) {
    var states = states(state);
    var rows = messages.page(current.id(), states, page.after(), page.limit() + 1);
    return nextPage.cut(
        rows, page, EmployerMessageView::id, () -> messages.count(current.id(), states));
  }

  private static Set<MessageState> states(List<String> names) {
    return names.stream()
        .map(it -> WireName.parse(MessageState.class, it, "state"))
        .collect(Collectors.toSet());
  }

  @POST
  @Idempotent
  @Path("/{id}/confirm")
  @Operation(
      operationId = "confirmEmployerMessage",
      summary = "Set the status that a message proposes",
      description =
          "The quoted sentence becomes the note in the application's history. Refused without an"
              + " application and once it is decided. If the client must approve, submitted is"
              + " refused until approval, and an approval request is created.")
  @Refuses(409)
  public EmployerMessageView confirmEmployerMessage(String id) {
    return messages.confirm(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/{id}/dismiss")
  @Operation(
      operationId = "dismissEmployerMessage",
      summary = "Dismiss a message",
      description = "The application stays as it is. Refused once it is confirmed.")
  @Refuses(409)
  public EmployerMessageView dismissEmployerMessage(String id) {
    return messages.dismiss(current.id(), Ids.parse(id));
  }

  @PUT
  @Path("/{id}/application")
  @Operation(
      operationId = "setEmployerMessageApplication",
      summary = "Choose the application that a message is about",
      description =
          "Decides which status it proposes. Later mails of the thread belong to the same"
              + " application. Refused once it is decided.")
  @Refuses(409)
  public EmployerMessageView setEmployerMessageApplication(
      String id, @NotNull @Valid ChosenApplication body) {
    return messages.choose(current.id(), Ids.parse(id), Ids.parse(body.applicationId()));
  }
}
