package dev.jobtrail.work;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on background work. */
@Path("/work")
@Authenticated
@Tag(name = "Work", description = "Background tasks.")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class WorkResource {

  private final CurrentAccount current;
  private final WorkReader reader;

  WorkResource(CurrentAccount current, WorkReader reader) {
    this.current = current;
    this.reader = reader;
  }

  @GET
  @Path("/{id}")
  @Conditional
  @ForOneClient(ClientRecord.WORK)
  @Operation(
      operationId = "getWork",
      summary = "Read the state of a background task",
      description =
          "Reviews, tailoring, letters, searches and replies of the builder agent are such "
              + "tasks.")
  public WorkView getWork(String id) {
    return reader.one(current.id(), Ids.parse(id));
  }
}
