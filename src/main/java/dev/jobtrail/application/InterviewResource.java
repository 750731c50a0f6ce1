package dev.jobtrail.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.ShownRecord;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/** Operations on the interviews of the caller's applications. */
@Path("/applications/{id}/interviews")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class InterviewResource {

  private final CurrentAccount current;
  private final ApplicationReader reader;
  private final Interviews interviews;
  private final ShownRecord shown;

  InterviewResource(
      CurrentAccount current, ApplicationReader reader, Interviews interviews, ShownRecord shown) {
    this.current = current;
    this.reader = reader;
    this.interviews = interviews;
    this.shown = shown;
  }

  @GET
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "listInterviews",
      summary = "List the interviews of an application, earliest first",
      description = "Past ones included.")
  public List<InterviewView> listInterviews(String id) {
    return reader.interviews(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "addInterview",
      summary = "Add an interview to an application",
      description = "An application has at most 50.")
  @Refuses(409)
  public InterviewView addInterview(String id, @NotNull @Valid InterviewEdit body) {
    return interviews.add(current.id(), Ids.parse(id), body);
  }

  @PUT
  @Path("/{interviewId}")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "updateInterview",
      summary = "Replace an interview",
      description = "Absent properties are removed.")
  @Refuses(409)
  public InterviewView updateInterview(
      String id, String interviewId, @NotNull @Valid InterviewEdit body) {
    return interviews.change(
        current.id(), Ids.parse(id), Ids.parse(interviewId), it -> shown.merge(body, it));
  }

  @DELETE
  @Path("/{interviewId}")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "deleteInterview",
      summary = "Delete an interview",
      description = "It disappears from the agenda and the calendar feed as well.")
  public void deleteInterview(String id, String interviewId) {
    interviews.delete(current.id(), Ids.parse(id), Ids.parse(interviewId));
  }
}
