package dev.jobtrail.attempt;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.client.EmailForm;
import dev.jobtrail.error.ApiException;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How a run comes past a site that asks for an account. */
@Schema(name = "AccountAnswer")
record AccountAnswer(
    @Schema(
            required = true,
            description =
                "sign_in with the applicant's account, create one with a generated password and accept"
                    + " what the site requires for it, or retry with what is stored.")
        @NotNull
        Action action,
    @Schema(description = "The address of the account; not for retry.", format = "email")
        @EmailForm
        @Size(max = 254)
        String email,
    @Schema(description = "Its password, which is stored encrypted; only for sign_in.")
        @Size(min = 1, max = 200)
        @Pattern(regexp = PRINTED, message = "must not have control characters")
        String password) {

  private static final String PRINTED = "[^\\p{Cc}\\p{Co}]*";

  enum Action {
    @JsonProperty("sign_in")
    SIGN_IN,
    @JsonProperty("create")
    CREATE,
    @JsonProperty("retry")
    RETRY
  }

  /**
   * Requires what goes with its action.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  void requireComplete() {
    if (action != Action.RETRY && email == null) {
      throw ApiException.invalid("email", "is required");
    }
    if (action == Action.SIGN_IN && password == null) {
      throw ApiException.invalid("password", "is required");
    }
    if (action != Action.SIGN_IN && password != null) {
      throw ApiException.invalid("password", "is only for sign_in");
    }
  }

  /** Without the password. */
  @Override
  public String toString() {
    return "AccountAnswer[" + action + "]";
  }
}
