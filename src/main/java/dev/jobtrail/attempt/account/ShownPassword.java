package dev.jobtrail.attempt.account;

import io.quarkus.qute.TemplateData;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A generated password with what it is for. */
@Schema(name = "SiteAccountPassword")
@TemplateData
public record ShownPassword(
    @Schema(required = true) String site,
    @Schema(required = true) String email,
    @Schema(required = true, description = "It is not shown again.") String password) {

  /** Without the password. */
  @Override
  public String toString() {
    return "ShownPassword[" + site + "]";
  }
}
