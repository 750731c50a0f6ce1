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

/** Operations on the settings of the caller's digest. */
@Path("/match-alerts")
@Authenticated
@Tag(name = "Discovery")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class MatchAlertResource {

  private final CurrentAccount current;
  private final MatchAlerts alerts;

  MatchAlertResource(CurrentAccount current, MatchAlerts alerts) {
    this.current = current;
    this.alerts = alerts;
  }

  @GET
  @Operation(
      operationId = "getMatchAlerts",
      summary = "Read when a digest of new matches is mailed to the account",
      description = "Every day, every Monday, or off.")
  public MatchAlertView getMatchAlerts() {
    return alerts.of(current.id());
  }

  @PUT
  @Operation(
      operationId = "setMatchAlerts",
      summary = "Set when a digest of new matches is mailed to the account",
      description =
          "Every day, every Monday, or off. The digest has the best matches found since the last"
              + " one, of the account and its active clients, and links that add or dismiss each."
              + " Without new matches none is sent.")
  public MatchAlertView setMatchAlerts(@NotNull @Valid MatchAlertEdit body) {
    return alerts.update(current.id(), body);
  }
}
