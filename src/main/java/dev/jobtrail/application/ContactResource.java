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
import dev.jobtrail.text.Message;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import java.time.Clock;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/** Operations on the contacts of the caller's applications. */
@Path("/applications/{id}/contacts")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class ContactResource {

  private final CurrentAccount current;
  private final ApplicationReader reader;
  private final ApplicationParts parts;
  private final ShownRecord shown;
  private final Clock clock;

  ContactResource(
      CurrentAccount current,
      ApplicationReader reader,
      ApplicationParts parts,
      ShownRecord shown,
      Clock clock) {
    this.current = current;
    this.reader = reader;
    this.parts = parts;
    this.shown = shown;
    this.clock = clock;
  }

  @GET
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "listContacts",
      summary = "List the contacts of an application, oldest first",
      description = "People at the employer, such as recruiters and interviewers.")
  public List<ContactView> listContacts(String id) {
    return reader.contacts(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "addContact",
      summary = "Add a contact to an application",
      description = "An application has at most 50.")
  @Refuses(409)
  public ContactView addContact(String id, @NotNull @Valid ContactEdit body) {
    var contact = new Contact(current.id(), Ids.parse(id), body, clock);
    parts.add(
        contact,
        Message.of(
            "An application can have %d contacts. Delete one first.", ApplicationParts.MOST));
    return contact.view();
  }

  @PUT
  @Path("/{contactId}")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "updateContact",
      summary = "Replace a contact",
      description = "Absent properties are removed.")
  @Refuses(409)
  public ContactView updateContact(String id, String contactId, @NotNull @Valid ContactEdit body) {
    return parts
        .change(
            Contact.class,
            current.id(),
            Ids.parse(id),
            Ids.parse(contactId),
            it -> it.change(shown.merge(body, it.view()), clock))
        .view();
  }

  @DELETE
  @Path("/{contactId}")
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "deleteContact",
      summary = "Delete a contact",
      description = "The application stays as it is.")
  public void deleteContact(String id, String contactId) {
    parts.delete(Contact.class, current.id(), Ids.parse(id), Ids.parse(contactId));
  }
}
