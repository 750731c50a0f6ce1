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

/** Operations on the caller's saved views. */
@Path("/saved-views")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class SavedViewResource {

  private final CurrentAccount current;
  private final SavedViews views;

  SavedViewResource(CurrentAccount current, SavedViews views) {
    this.current = current;
    this.views = views;
  }

  @GET
  @Operation(
      operationId = "listSavedViews",
      summary = "List the saved views by name",
      description = "A saved view is a filter of the list of applications with a name.")
  public List<SavedViewView> listSavedViews() {
    return views.of(current.id());
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @Operation(
      operationId = "createSavedView",
      summary = "Save a view",
      description =
          "Filters and order of the list of applications under a name. An account has at most 30.")
  @Refuses({404, 409})
  public SavedViewView createSavedView(@NotNull @Valid SavedViewEdit body) {
    return views.create(current.id(), body);
  }

  @PUT
  @Path("/{id}")
  @Operation(
      operationId = "updateSavedView",
      summary = "Replace a saved view",
      description = "An absent filter stands for all applications, newest first.")
  @Refuses(409)
  public SavedViewView updateSavedView(String id, @NotNull @Valid SavedViewEdit body) {
    return views.change(current.id(), Ids.parse(id), body);
  }

  @DELETE
  @Path("/{id}")
  @Operation(
      operationId = "deleteSavedView",
      summary = "Delete a saved view",
      description = "The applications stay as they are.")
  public void deleteSavedView(String id) {
    views.delete(current.id(), Ids.parse(id));
  }
}
