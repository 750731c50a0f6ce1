package dev.jobtrail.alert;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Operations on the settings of the caller's reminder. */
@Path("/reminders")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class ReminderResource {

  private final CurrentAccount current;
  private final Reminders reminders;

  ReminderResource(CurrentAccount current, Reminders reminders) {
    this.current = current;
    this.reminders = reminders;
  }

  @GET
  @Operation(
      operationId = "getReminders",
      summary = "Read when reminders of follow-ups and interviews are mailed to the account",
      description = "Off, or every day on which something is due.")
  public ReminderView getReminders() {
    return reminders.of(current.id());
  }

  @PUT
  @Operation(
      operationId = "setReminders",
      summary = "Set when reminders of follow-ups and interviews are mailed to the account",
      description =
          "At most one a day, with the follow-ups and interviews of that day and the next, of the"
              + " account and its active clients. On days without any none is sent.")
  public ReminderView setReminders(@NotNull @Valid ReminderEdit body) {
    return reminders.update(current.id(), body);
  }
}
