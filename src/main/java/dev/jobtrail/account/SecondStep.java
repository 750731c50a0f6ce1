package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import java.util.UUID;

/** The second step of a sign-in by password. */
public interface SecondStep {

  /**
   * Passes for an account without two-step verification, and for a right code, which it uses up.
   *
   * @param code of the authenticator app or a recovery code; null where none was sent
   * @throws ApiException SECOND_FACTOR_REQUIRED without a code, INVALID_SECOND_FACTOR for a wrong
   *     or used one, RATE_LIMITED after too many of these
   */
  void require(UUID accountId, String code);
}
