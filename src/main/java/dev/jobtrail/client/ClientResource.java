package dev.jobtrail.client;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Operations on the caller's clients. */
@Path("/clients")
@Authenticated
@Tag(
    name = "Clients",
    description = "People on whose behalf the caller applies, and their decisions.")
@RequiresScope(read = Scope.CLIENTS, write = Scope.CLIENTS)
class ClientResource {

  private final CurrentAccount current;
  private final ClientChanges clientChanges;
  private final ClientReader reader;
  private final NextPage nextPage;

  ClientResource(
      CurrentAccount current, ClientChanges clientChanges, ClientReader reader, NextPage nextPage) {
    this.current = current;
    this.clientChanges = clientChanges;
    this.reader = reader;
    this.nextPage = nextPage;
  }

  @GET
  @Operation(
      operationId = "listClients",
      summary = "List clients with their counts, newest first by default",
      description = "Filters are combined with AND.")
  public List<ClientView> listClients(
      @BeanParam @Valid ClientFilter filter, @BeanParam @Valid PageRequest page) {
    var rows = filter.page(current.id(), page.after().orElse(null), page.limit() + 1);
    return reader.views(
        nextPage.cut(rows, page, client -> client.id, () -> filter.count(current.id())));
  }

  @POST
  @Idempotent
  @Operation(
      operationId = "createClient",
      summary = "Add a client",
      description = "The client is active and uses a seat of the plan.")
  @ResponseStatus(201)
  @Refuses(402)
  public RestResponse<ClientView> createClient(@NotNull @Valid NewClient body) {
    var created = reader.view(clientChanges.add(current.id(), body));
    return LocatedResponse.created("/clients/" + created.id(), created);
  }

  @GET
  @Path("/{id}")
  @Conditional
  @Operation(
      operationId = "getClient",
      summary = "Read a client",
      description = "With the number of its applications.")
  public ClientView getClient(String id) {
    return reader.one(current.id(), Ids.parse(id));
  }

  @PATCH
  @Preconditioned(ClientView.class)
  @Path("/{id}")
  @Operation(
      operationId = "updateClient",
      summary = "Change a client",
      description = "Archived clients can be changed, too.")
  public ClientView updateClient(String id, @NotNull @Valid ClientEdit body) {
    return reader.view(clientChanges.edit(current.id(), Ids.parse(id), body));
  }

  @POST
  @Idempotent
  @Path("/{id}/archive")
  @Operation(
      operationId = "archiveClient",
      summary = "Archive a client",
      description =
          "Stops all work for the client and frees the seat. Resumes and applications are kept and can"
              + " be read and deleted; new work is refused until the client is restored. Idempotent:"
              + " archiving again changes nothing.")
  public ClientView archiveClient(String id) {
    return reader.view(clientChanges.archive(current.id(), Ids.parse(id)));
  }

  @POST
  @Idempotent
  @Path("/{id}/restore")
  @Operation(
      operationId = "restoreClient",
      summary = "Restore an archived client",
      description =
          "The client uses a seat of the plan. Idempotent: restoring an active client changes nothing.")
  @Refuses(402)
  public ClientView restoreClient(String id) {
    return reader.view(clientChanges.restore(current.id(), Ids.parse(id)));
  }
}
