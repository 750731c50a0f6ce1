package dev.jobtrail.attempt.account;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON representation of an account on a site, without its password. */
@Schema(name = "SiteAccount", description = "An applicant's account on the site of an employer.")
@TemplateData
public record SiteAccountView(
    @Schema(required = true) UUID id,
    @Schema(required = true, nullable = true, description = "Null for the account's own.")
        UUID clientId,
    @Schema(
            required = true,
            description = "The host of the site, and what tells employers on it apart.",
            examples = "acme.wd5.myworkdayjobs.com")
        String site,
    @Schema(required = true, description = "What runs sign in with.") String email,
    @Schema(
            required = true,
            description =
                "given and requested before a run has used it; creating and trying while it is"
                    + " unknown what came of that; works after a sign-in; refused after a sign-in that"
                    + " the site refused, and not_created if it refused to create it; unverified while"
                    + " the site waits for the address to be confirmed.")
        SiteAccountState state,
    @Schema(required = true, description = "Whether its password was generated.")
        boolean isGenerated,
    @Schema(required = true, description = "Whether its password can still be shown, once.")
        boolean canBeShown,
    @Schema(required = true) Instant createdAt,
    @Schema(required = true) Instant updatedAt) {

  /** Names its state in texts of pages. */
  public String stateName() {
    return state.name();
  }
}
