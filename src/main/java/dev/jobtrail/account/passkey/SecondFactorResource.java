package dev.jobtrail.account.passkey;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.totp.TwoStepStatus;
import dev.jobtrail.account.totp.TwoStepVerification;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What protects the caller's account beside the password. */
@Path("/account/second-factors")
@Authenticated
@SecurityRequirement(name = "session")
@Tag(name = "Account security")
class SecondFactorResource {

  @Schema(name = "SecondFactors")
  record SecondFactors(TwoStepStatus twoStep, List<PasskeyView> passkeys) {}

  private final CurrentAccount current;
  private final TwoStepVerification verification;
  private final Passkeys passkeys;

  SecondFactorResource(
      CurrentAccount current, TwoStepVerification verification, Passkeys passkeys) {
    this.current = current;
    this.verification = verification;
    this.passkeys = passkeys;
  }

  @GET
  @Operation(
      operationId = "getSecondFactors",
      summary = "Read whether two-step verification is on, and the passkeys",
      description =
          "What the account asks for at a sign-in in addition to the password, or in place of "
              + "it.")
  public SecondFactors getSecondFactors() {
    current.requireSession();
    return new SecondFactors(verification.status(current.id()), passkeys.all(current.id()));
  }
}
