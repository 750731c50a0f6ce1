package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import io.vertx.core.http.HttpServerRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Passwords, sessions and providers of the caller's own account; only with a session. */
@Path("/account")
@Authenticated
@SecurityRequirement(name = "session")
@Tag(
    name = "Account security",
    description = "Passwords, sessions and providers; only with a session.")
class AccountSecurityResource {

  @Schema(name = "PasswordChange")
  record NewPassword(
      @Size(min = 1, max = 128)
          @Schema(description = "Not needed for an account without a password.")
          String currentPassword,
      @NotNull @Size(min = 12, max = 128) @Schema(examples = "correct horse battery")
          String newPassword) {}

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final Sessions sessions;
  private final PasswordChanges passwordChanges;
  private final LinkedProviders linkedProviders;

  AccountSecurityResource(
      CurrentAccount current,
      OwnerConfirmation confirmation,
      Sessions sessions,
      PasswordChanges passwordChanges,
      LinkedProviders linkedProviders) {
    this.current = current;
    this.confirmation = confirmation;
    this.sessions = sessions;
    this.passwordChanges = passwordChanges;
    this.linkedProviders = linkedProviders;
  }

  @POST
  @Path("/confirmation")
  @Operation(
      operationId = "confirmSession",
      summary = "Confirm the session with the current password",
      description =
          "For ten minutes the session can then create and revoke keys and end sessions without"
              + " asking for the password again.")
  @Refuses(429)
  public void confirmSession(@NotNull @Valid Confirmation body) {
    confirmation.requirePassword(body.currentPassword());
  }

  @POST
  @Path("/password")
  @Operation(
      operationId = "changePassword",
      summary = "Change the password",
      description = "Ends all other sessions and invalidates mailed links.")
  @Refuses(429)
  public void changePassword(@NotNull @Valid NewPassword body, @Context HttpServerRequest request) {
    confirmation.requirePassword(body.currentPassword);
    passwordChanges.change(current.record(), current.requireSession(), body.newPassword, request);
  }

  @GET
  @Path("/sessions")
  @Operation(
      operationId = "listSessions",
      summary = "List the open sessions, the one that was used last first",
      description =
          "With the browser, the way of signing in, and when each was last used. The session of "
              + "the request is marked as current.")
  public List<SessionView> listSessions() {
    return sessions.list(current.id(), current.requireSession());
  }

  @DELETE
  @Path("/sessions")
  @Operation(
      operationId = "endOtherSessions",
      summary = "End all sessions but this one",
      description = "Other browsers have to sign in again. API keys stay valid.")
  @Refuses(429)
  public void endOtherSessions(@Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    sessions.endOthers(current.id(), current.requireSession());
  }

  @DELETE
  @Path("/sessions/{id}")
  @Operation(
      operationId = "endSession",
      summary = "End a session",
      description = "Its browser has to sign in again.")
  @Refuses(429)
  public void endSession(String id, @Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    if (!sessions.end(current.id(), Ids.parse(id))) {
      throw ApiException.notFound();
    }
  }

  @DELETE
  @Path("/providers/{provider}")
  @Operation(
      operationId = "unlinkProvider",
      summary = "Unlink a provider",
      description =
          "Ends the other sessions that it has opened. It can be linked again by a browser that is"
              + " signed in only. The last way to sign in stays.")
  @Refuses({409, 429})
  public void unlinkProvider(String provider, @Valid Confirmation body) {
    confirmation.requirePassword(Confirmation.passwordOf(body));
    linkedProviders.unlink(current.id(), provider, current.requireSession());
  }
}
