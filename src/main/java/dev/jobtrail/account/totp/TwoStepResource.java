package dev.jobtrail.account.totp;

import dev.jobtrail.account.Confirmation;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Two-step verification of the caller's account. */
@Path("/account")
@Authenticated
@SecurityRequirement(name = "session")
@Tag(name = "Account security")
class TwoStepResource {

  @Schema(name = "AuthenticatorCode")
  record Code(
      @NotBlank
          @Size(max = 40)
          @Schema(description = "The code that the app shows.", examples = "123456")
          String code) {}

  @Schema(name = "RecoveryCodes")
  record RecoveryCodes(
      @Schema(
              description = "Each signs in once in place of the app's code. Shown this once.",
              examples = "[\"abcd-efgh-ijkl-mnop\"]")
          List<String> recoveryCodes) {}

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final TwoStepVerification verification;

  TwoStepResource(
      CurrentAccount current, OwnerConfirmation confirmation, TwoStepVerification verification) {
    this.current = current;
    this.confirmation = confirmation;
    this.verification = verification;
  }

  @POST
  @Path("/totp")
  @Operation(
      operationId = "startTwoStep",
      summary = "Start the setup of an authenticator app",
      description =
          "Answers with the secret, this once. Two-step verification is on once a code of the app"
              + " has confirmed it, within 15 minutes.")
  @Refuses({409, 429})
  public RestResponse<AppSetup> startTwoStep(@Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    return secret(verification.start(current.id(), current.view().email()));
  }

  @POST
  @Path("/totp/confirm")
  @Operation(
      operationId = "confirmTwoStep",
      summary = "Turn two-step verification on",
      description =
          "The body has a code of the app. The recovery codes in the response are shown only once.")
  @Refuses({404, 429})
  public RestResponse<RecoveryCodes> confirmTwoStep(@NotNull @Valid Code body) {
    current.requireSession();
    return secret(new RecoveryCodes(verification.confirm(current.id(), body.code())));
  }

  @DELETE
  @Path("/totp")
  @Operation(
      operationId = "disableTwoStep",
      summary = "Turn two-step verification off",
      description = "Deletes the app's secret and the recovery codes.")
  @Refuses({404, 429})
  public void disableTwoStep(@Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    verification.disable(current.id());
  }

  @POST
  @Path("/recovery-codes")
  @Operation(
      operationId = "createRecoveryCodes",
      summary = "Create new recovery codes",
      description = "They replace the old ones and are shown only once.")
  @Refuses({404, 429})
  public RestResponse<RecoveryCodes> createRecoveryCodes(@Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    return secret(new RecoveryCodes(verification.replaceRecoveryCodes(current.id())));
  }

  private static <T> RestResponse<T> secret(T body) {
    return RestResponse.ResponseBuilder.ok(body)
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .build();
  }
}
