package dev.jobtrail.account.totp;

import dev.jobtrail.account.AccountReclaimed;
import dev.jobtrail.account.SecondFactorChange;
import dev.jobtrail.account.SecondFactorNotices;
import dev.jobtrail.account.SecondStep;
import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.account.StoredSecrets.Purpose;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.apache.commons.codec.binary.Base32;

/** Sets up, checks and removes the authenticator apps and recovery codes of accounts. */
@ApplicationScoped
public class TwoStepVerification implements SecondStep {

  /** RFC 4226 recommends 160 bits. */
  private static final int SECRET_BYTES = 20;

  private final StoredSecrets secrets;
  private final TwoStepSettings settings;
  private final RateLimits limits;
  private final SecondFactorNotices notices;
  private final Clock clock;

  TwoStepVerification(
      StoredSecrets secrets,
      TwoStepSettings settings,
      RateLimits limits,
      SecondFactorNotices notices,
      Clock clock) {
    this.secrets = secrets;
    this.settings = settings;
    this.limits = limits;
    this.notices = notices;
    this.clock = clock;
  }

  /** Whether sign-ins by password ask for a code, since when, and how many codes are left. */
  @Transactional
  public TwoStepStatus status(UUID accountId) {
    return AuthenticatorApp.confirmed(accountId)
        .map(it -> new TwoStepStatus(true, it.confirmedAt, RecoveryCode.countOf(accountId)))
        .orElseGet(() -> new TwoStepStatus(false, null, 0));
  }

  /**
   * Starts the setup of an app; a setup before that was not confirmed is void.
   *
   * @throws ApiException ALREADY_EXISTS where two-step verification is on
   */
  @Transactional
  public AppSetup start(UUID accountId, String email) {
    var secret = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(secret);
    if (!AuthenticatorApp.start(
        accountId, secrets.seal(Purpose.AUTHENTICATOR_APP, accountId, secret), clock)) {
      throw ApiException.alreadyExists(
          "Two-step verification is on. Turn it off to set up another app.", null);
    }
    return AppSetup.of(new Base32().encodeToString(secret), email);
  }

  /**
   * Turns two-step verification on with the first code of the app.
   *
   * @return the recovery codes, which are shown this once
   * @throws ApiException VALIDATION_FAILED for a wrong code, NOT_FOUND where no setup has been
   *     started lately, RATE_LIMITED after too many wrong codes
   */
  public List<String> confirm(UUID accountId, String code) {
    var recoveryCodes = new ArrayList<String>();
    var isRight =
        limits.countFailure(
            Limit.SECOND_FACTOR,
            accountId.toString(),
            () -> recoveryCodes.addAll(enable(accountId, normalized(code))));
    if (!isRight) {
      throw ApiException.invalid("code", "is wrong or was used already");
    }
    return recoveryCodes;
  }

  /** The recovery codes; none for a wrong code. */
  @Transactional
  List<String> enable(UUID accountId, String code) {
    var app =
        AuthenticatorApp.locked(accountId)
            .filter(this::isInSetup)
            .orElseThrow(ApiException::notFound);
    if (!isCurrent(app, code)) {
      return List.of();
    }
    AuthenticatorApp.confirm(accountId, clock.instant());
    notices.send(accountId, SecondFactorChange.TWO_STEP_ENABLED);
    return RecoveryCode.replaceAll(accountId);
  }

  /**
   * Turns two-step verification off.
   *
   * @throws ApiException NOT_FOUND where it is off
   */
  @Transactional
  public void disable(UUID accountId) {
    requireEnabled(accountId);
    notices.send(accountId, SecondFactorChange.TWO_STEP_DISABLED);
    removeAll(accountId);
  }

  /**
   * A new set of recovery codes in place of the one before.
   *
   * @throws ApiException NOT_FOUND where two-step verification is off
   */
  @Transactional
  public List<String> replaceRecoveryCodes(UUID accountId) {
    requireEnabled(accountId);
    notices.send(accountId, SecondFactorChange.RECOVERY_CODES_REPLACED);
    return RecoveryCode.replaceAll(accountId);
  }

  @Override
  public void require(UUID accountId, String code) {
    if (!status(accountId).enabled()) {
      return;
    }
    if (code == null || code.isBlank()) {
      throw new ApiException(
          ErrorCode.SECOND_FACTOR_REQUIRED,
          "Enter the code of your authenticator app, or a recovery code.");
    }
    var isRight =
        limits.countFailure(
            Limit.SECOND_FACTOR, accountId.toString(), () -> use(accountId, normalized(code)));
    if (!isRight) {
      throw new ApiException(
          ErrorCode.INVALID_SECOND_FACTOR, "The code is wrong or was used already.");
    }
  }

  @Transactional
  boolean use(UUID accountId, String code) {
    var app = AuthenticatorApp.confirmed(accountId);
    if (app.isEmpty()) {
      return true; // turned off since
    }
    return code.length() == TimeCodes.DIGITS
        ? isCurrent(app.get(), code)
        : useRecoveryCode(accountId, code);
  }

  /** It may have been set up by someone other than the owner of the address. */
  void removeAll(@Observes AccountReclaimed reclaimed) {
    removeAll(reclaimed.accountId());
  }

  private static void removeAll(UUID accountId) {
    AuthenticatorApp.remove(accountId);
    RecoveryCode.removeAll(accountId);
  }

  private boolean useRecoveryCode(UUID accountId, String code) {
    var isRight = code.length() == RecoveryCode.LENGTH && RecoveryCode.use(accountId, code);
    if (isRight) {
      notices.send(accountId, SecondFactorChange.RECOVERY_CODE_USED);
    }
    return isRight;
  }

  private boolean isCurrent(AuthenticatorApp app, String code) {
    return secrets
        .open(Purpose.AUTHENTICATOR_APP, app.accountId, app.secret())
        .map(it -> new TimeCodes(it).stepOf(code, clock.instant()))
        .filter(it -> it.isPresent() && AuthenticatorApp.useStep(app.accountId, it.getAsLong()))
        .isPresent();
  }

  private boolean isInSetup(AuthenticatorApp app) {
    return app.confirmedAt == null
        && app.createdAt.plus(settings.setupTime()).isAfter(clock.instant());
  }

  private static void requireEnabled(UUID accountId) {
    if (AuthenticatorApp.confirmed(accountId).isEmpty()) {
      throw ApiException.notFound();
    }
  }

  /** As people type it: apps show groups of three digits, recovery codes have hyphens. */
  private static String normalized(String code) {
    return code.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
  }
}
