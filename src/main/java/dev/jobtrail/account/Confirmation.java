package dev.jobtrail.account;

import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The proof that the owner is at the browser; the body of operations that need nothing else. */
@Schema(name = "Confirmation")
public record Confirmation(
    @Size(min = 1, max = 128)
        @Schema(
            description = "The account's password; not needed shortly after signing in.",
            examples = "correct horse battery")
        String currentPassword) {

  /** The password of an optional body, or null. */
  public static String passwordOf(Confirmation body) {
    return body == null ? null : body.currentPassword;
  }
}
