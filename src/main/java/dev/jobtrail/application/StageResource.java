package dev.jobtrail.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
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

/** Operations on the caller's stages. */
@Path("/stages")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class StageResource {

  private final CurrentAccount current;
  private final Stages stages;

  StageResource(CurrentAccount current, Stages stages) {
    this.current = current;
    this.stages = stages;
  }

  @GET
  @Operation(
      operationId = "listStages",
      summary = "List the stages in their order",
      description = "Stages are labels of the account in addition to the statuses.")
  public List<StageView> listStages() {
    return stages.of(current.id());
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @Operation(
      operationId = "createStage",
      summary = "Create a stage",
      description = "A label on top of the fixed statuses. An account has at most 20.")
  @Refuses(409)
  public StageView createStage(@NotNull @Valid StageEdit body) {
    return stages.create(current.id(), body);
  }

  @PUT
  @Path("/{id}")
  @Operation(
      operationId = "updateStage",
      summary = "Replace a stage",
      description = "With another position, it is moved there. Without one, it stays in its place.")
  @Refuses(409)
  public StageView updateStage(String id, @NotNull @Valid StageEdit body) {
    return stages.change(current.id(), Ids.parse(id), body);
  }

  @DELETE
  @Path("/{id}")
  @Operation(
      operationId = "deleteStage",
      summary = "Delete a stage",
      description =
          "Applications in it have no stage from then on. Saved views of it are deleted, because"
              + " they would find nothing.")
  public void deleteStage(String id) {
    stages.delete(current.id(), Ids.parse(id));
  }
}
