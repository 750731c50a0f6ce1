package dev.jobtrail.account.passkey;

import dev.jobtrail.account.Confirmation;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** The account's passkeys, for one who has signed in. */
@Path("/account/passkeys")
@Authenticated
@SecurityRequirement(name = "session")
@Tag(name = "Account security")
class PasskeyResource {

  @Schema(name = "PasskeyEdit")
  record Edit(@NotBlank @Size(max = 100) @Schema(examples = "my laptop") @OneLine String name) {}

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final Passkeys passkeys;

  PasskeyResource(CurrentAccount current, OwnerConfirmation confirmation, Passkeys passkeys) {
    this.current = current;
    this.confirmation = confirmation;
    this.passkeys = passkeys;
  }

  @GET
  @Operation(
      operationId = "listPasskeys",
      summary = "List the account's passkeys, oldest first",
      description = "With their names and when each was last used.")
  public List<PasskeyView> listPasskeys() {
    current.requireSession();
    return passkeys.all(current.id());
  }

  @POST
  @Path("/options")
  @Operation(
      operationId = "startPasskey",
      summary = "Start the registration of a passkey",
      description =
          "Answers with WebAuthn's creation options, for"
              + " PublicKeyCredential.parseCreationOptionsFromJSON. They are good for one"
              + " registration in this session within five minutes.")
  @Refuses(429)
  public RestResponse<RegistrationOptions> startPasskey(@Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    var options = passkeys.registrationOptions(current.view(), current.requireSession());
    return RestResponse.ResponseBuilder.ok(options)
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .build();
  }

  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "createPasskey",
      summary = "Add a passkey",
      description =
          "The body is the browser's response to the creation options. An account has at most 20.")
  @Refuses(409)
  public PasskeyView createPasskey(@NotNull @Valid NewPasskey body) {
    return passkeys.register(current.id(), current.requireSession(), body);
  }

  @PATCH
  @Path("/{id}")
  @Operation(
      operationId = "updatePasskey",
      summary = "Rename a passkey",
      description = "The name is for the owner only; the passkey itself stays as it is.")
  public PasskeyView updatePasskey(String id, @NotNull @Valid Edit body) {
    current.requireSession();
    return passkeys.rename(current.id(), Ids.parse(id), body.name());
  }

  @DELETE
  @Path("/{id}")
  @Operation(
      operationId = "deletePasskey",
      summary = "Delete a passkey",
      description = "It can no longer be used to sign in. Its open sessions remain.")
  @Refuses(429)
  public void deletePasskey(String id, @Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    passkeys.remove(current.id(), Ids.parse(id));
  }
}
