package dev.jobtrail.sharing;

import dev.jobtrail.account.Passwords;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import dev.jobtrail.resume.Resume;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Locale;

/** Authorizes visitors of a shared resume, for the page and the API. */
@ApplicationScoped
class SharedResumeAccess {

  /** Longer than any password that can be set. */
  private static final int TOO_LONG = 129;

  private final Visitor visitor;
  private final Passwords passwords;
  private final HashThrottle turns;
  private final RateLimits limits;
  private final Clock clock;

  SharedResumeAccess(
      Visitor visitor, Passwords passwords, HashThrottle turns, RateLimits limits, Clock clock) {
    this.visitor = visitor;
    this.passwords = passwords;
    this.turns = turns;
    this.limits = limits;
    this.clock = clock;
  }

  /**
   * The shared resume, for a visitor who may see it.
   *
   * @throws ApiException NOT_FOUND where nothing is shared there, NEED_PASSWORD, INVALID_PASSWORD,
   *     RATE_LIMITED after too many wrong passwords
   */
  OpenResume open(String username, String slug) {
    var resume = shared(username, slug);
    var isOwner = visitor.owns(resume);
    if (!isOwner && resume.passwordHash().isPresent() && !hasPass(resume)) {
      var password =
          visitor
              .password()
              .orElseThrow(
                  () ->
                      new ApiException(
                          ErrorCode.NEED_PASSWORD, "This resume is protected. Send its password."));
      requireRight(resume, password);
    }
    return new OpenResume(resume, isOwner);
  }

  /**
   * The shared resume, for a visitor who gives the password now; any is right where there is none.
   *
   * @throws ApiException NOT_FOUND where nothing is shared there, INVALID_PASSWORD, RATE_LIMITED
   *     after too many wrong passwords
   */
  Resume verify(String username, String slug, String password) {
    var resume = shared(username, slug);
    if (resume.passwordHash().isPresent()) {
      requireRight(resume, password);
    }
    return resume;
  }

  private static Resume shared(String username, String slug) {
    return Resume.shared(username.toLowerCase(Locale.ROOT), slug)
        .orElseThrow(ApiException::notFound);
  }

  private boolean hasPass(Resume resume) {
    return visitor
        .passFor(resume)
        .filter(pass -> SharePass.isGood(pass, resume, clock.instant()))
        .isPresent();
  }

  private void requireRight(Resume resume, String password) {
    var hash = resume.passwordHash().orElseThrow();
    var isRight =
        limits.countFailure(
            Limit.SHARE_PASSWORD,
            resume.id + " " + visitor.address(),
            () ->
                password.length() < TOO_LONG
                    && turns.inTurn(() -> passwords.matches(password, hash)));
    if (!isRight) {
      throw new ApiException(ErrorCode.INVALID_PASSWORD, "The password is wrong.");
    }
  }
}
