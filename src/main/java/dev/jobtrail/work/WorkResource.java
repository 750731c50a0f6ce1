package dev.jobtrail.work;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Ids;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Work that goes on in the background. */
@Path("/work")
@Authenticated
@Tag(name = "Work", description = "What goes on after the request that asked for it.")
class WorkResource {

  private final CurrentAccount current;

  WorkResource(CurrentAccount current) {
    this.current = current;
  }

  @GET
  @Path("/{id}")
  @Conditional
  @Operation(operationId = "getWork", summary = "Read how far work has come")
  public WorkView getWork(String id) {
    return Work.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound).view();
  }
}
