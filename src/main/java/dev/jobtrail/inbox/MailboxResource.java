package dev.jobtrail.inbox;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on the caller's mailbox. */
@Path("/mailbox")
@Authenticated
@Tag(
    name = "Mailbox",
    description = "Replies of employers in a mailbox, and the statuses that they propose.")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class MailboxResource {

  private final CurrentAccount current;
  private final Mailboxes mailboxes;
  private final IdempotentTransactions idempotent;

  MailboxResource(CurrentAccount current, Mailboxes mailboxes, IdempotentTransactions idempotent) {
    this.current = current;
    this.mailboxes = mailboxes;
    this.idempotent = idempotent;
  }

  @GET
  @Operation(
      operationId = "getMailbox",
      summary = "Read the settings and the state of the mailbox",
      description = "Without its password. 404 if none is connected.")
  @Refuses(404)
  public MailboxView getMailbox() {
    return mailboxes.one(current.id());
  }

  @PUT
  @Operation(
      operationId = "setMailbox",
      summary = "Connect an IMAP mailbox, or change its settings",
      description =
          "New mail in the folder is read every ten minutes for replies of employers. Nothing is"
              + " changed in the mailbox, attachments are not read, and of a recognized mail only"
              + " sender, subject and one sentence are stored. At first the newest 200 mails of the"
              + " last 30 days are read. Rules decide what a mail says; if isModelAsked is true, the"
              + " configured model is asked about mails of tracked applications that they leave"
              + " open.")
  public MailboxView setMailbox(@NotNull @Valid MailboxEdit body) {
    mailboxes.requireReachable(body);
    return mailboxes.set(current.id(), body);
  }

  @DELETE
  @Operation(
      operationId = "deleteMailbox",
      summary = "Disconnect the mailbox",
      description = "Deletes its password and all messages that were recognized.")
  @Refuses(404)
  public void deleteMailbox() {
    mailboxes.delete(current.id());
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @Limited(Limit.MAILBOX_READING)
  @Path("/read")
  @Operation(
      operationId = "readMailbox",
      summary = "Read new mail now",
      description =
          "Takes up to two minutes, and another one if a model is asked. The answer states the problem if the mailbox could not be"
              + " read. Refused while it is off or being read.")
  @Refuses({404, 409})
  public MailboxView readMailbox() {
    mailboxes.read(current.id());
    return idempotent.call(() -> mailboxes.one(current.id()));
  }
}
