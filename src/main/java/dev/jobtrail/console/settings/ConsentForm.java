package dev.jobtrail.console.settings;

import dev.jobtrail.apikey.KeyLimits;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Scope;
import java.util.List;
import org.jboss.resteasy.reactive.RestForm;

/** What the owner decides about an assistant, as the browser sends it. */
class ConsentForm {

  /** {@code allow}; anything else declines. */
  @RestForm String decision;

  @RestForm List<String> scope;

  /** The only client whose records the assistant may use; empty for all. */
  @RestForm String clientId;

  @RestForm String aiPerDay;
  @RestForm String applyPerDay;

  /** Whether the owner confirms each submission in the console; absent for not. */
  @RestForm String confirm;

  boolean isAllowed() {
    return "allow".equals(decision);
  }

  /**
   * What the assistant is limited to.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  KeyLimits limits() {
    return new KeyLimits(
        null,
        scopes(),
        KeyForm.client(clientId),
        List.of(),
        KeyForm.number("aiPerDay", aiPerDay),
        KeyForm.number("applyPerDay", applyPerDay),
        confirm != null);
  }

  private List<Scope> scopes() {
    if (scope == null || scope.isEmpty()) {
      throw ApiException.invalid("scopes", "must name at least one, or choose Decline");
    }
    return KeyForm.scopes(scope);
  }
}
