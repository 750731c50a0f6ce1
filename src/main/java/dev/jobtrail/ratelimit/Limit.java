package dev.jobtrail.ratelimit;

import java.time.Duration;
import java.util.function.ToLongFunction;

/**
 * The rate limits with their windows.
 *
 * <p>An address is the caller's as {@link CallerAddress} has it.
 *
 * <p>Windows are fixed and aligned to the clock in UTC: an hour starts at its full hour, ten
 * minutes at :00, :10, :20 and so on. Numbers come from {@link LimitSettings}.
 */
public enum Limit {
  /** Any request with an API key; the subject is the key's id. */
  KEY_PER_HOUR(Duration.ofHours(1), LimitSettings::keyPerHour),

  /** Work for the AI engine; the subject is the account's id. */
  AI(Duration.ofMinutes(1), LimitSettings::aiPerMinute),

  /** Changes of resumes; the subject is the account's id. */
  RESUME_CHANGES(Duration.ofMinutes(1), LimitSettings::resumeChangesPerMinute),

  /** Exports of resumes as PDF; the subject is the account's id. */
  PDF(Duration.ofMinutes(1), LimitSettings::pdfPerMinute),

  /** Prints for previews and advice, not for downloads; the subject is the account's id. */
  PREVIEW(Duration.ofMinutes(1), LimitSettings::previewsPerMinute),

  /** Searches for companies by links and domains; the subject is the account's id. */
  COMPANY_SEARCH(Duration.ofMinutes(1), LimitSettings::companySearchesPerMinute),

  /** Checks of postings that an owner asks for; the subject is the account's id. */
  POSTING_CHECK(Duration.ofMinutes(1), LimitSettings::postingChecksPerMinute),

  /** Readings of a mailbox that its owner asks for; the subject is the account's id. */
  MAILBOX_READING(Duration.ofMinutes(1), LimitSettings::mailboxReadingsPerMinute),

  /** Tries to sign in; the subject is the caller's address with the login. */
  SIGN_IN(Duration.ofMinutes(10), LimitSettings::signInPerTenMinutes),

  /** Wrong passwords of strangers for one account; the subject is the account's id. */
  SIGN_IN_ACCOUNT(Duration.ofHours(1), LimitSettings::signInPerAccountPerHour),

  /** Wrong passwords from one address for any account; the subject is the caller's address. */
  SIGN_IN_ADDRESS(Duration.ofMinutes(10), LimitSettings::signInPerAddressPerTenMinutes),

  /**
   * Wrong passwords from a browser that the account knows; the subject is its device or session.
   */
  SIGN_IN_DEVICE(Duration.ofMinutes(10), LimitSettings::signInPerDevicePerTenMinutes),

  /** Ways to a provider and back; the subject is the caller's address. */
  PROVIDER_SIGN_IN(Duration.ofMinutes(10), LimitSettings::providerSignInPerTenMinutes),

  /** Challenges for passkeys and sign-ins by them; the subject is the caller's address. */
  PASSKEY_SIGN_IN(Duration.ofMinutes(10), LimitSettings::passkeySignInPerTenMinutes),

  /** Wrong codes of an authenticator app; the subject is the account's id. */
  SECOND_FACTOR(Duration.ofMinutes(10), LimitSettings::secondFactorPerTenMinutes),

  /** New accounts; the subject is the caller's address. */
  SIGN_UP(Duration.ofHours(1), LimitSettings::signUpPerHour),

  /** Mailed links and tries to use them; the subject is the caller's address with the target. */
  PASSWORD(Duration.ofMinutes(10), LimitSettings::passwordPerTenMinutes),

  /** Tries at a shared resume's password; the subject is the caller's address with the resume. */
  SHARE_PASSWORD(Duration.ofMinutes(10), LimitSettings::sharePasswordPerTenMinutes),

  /** Shared resumes printed as PDF; the subject is the visitor's address. */
  SHARED_PDF(Duration.ofMinutes(1), LimitSettings::sharedPdfPerMinute),

  /** Looks at the progress of a deletion; the subject is the caller's address. */
  DELETION_PROGRESS(Duration.ofMinutes(1), LimitSettings::deletionProgressPerMinute),

  /** Reads of feeds at secret addresses; the subject is the caller's address. */
  FEED(Duration.ofMinutes(1), LimitSettings::feedPerMinute),

  /** Registrations of assistants and exchanges of their tokens; the subject is the address. */
  OAUTH(Duration.ofMinutes(1), LimitSettings::oauthPerMinute);

  private final Duration window;
  private final ToLongFunction<LimitSettings> number;

  Limit(Duration window, ToLongFunction<LimitSettings> number) {
    this.window = window;
    this.number = number;
  }

  Duration window() {
    return window;
  }

  /** How many a subject may have in one window; 0 for no limit. */
  long number(LimitSettings settings) {
    return number.applyAsLong(settings);
  }

  /** The bounds of the window that a time falls in, as milliseconds since 1970. */
  Window windowAt(long milliseconds) {
    var length = window.toMillis();
    var start = Math.floorDiv(milliseconds, length) * length;
    return new Window(start, start + length);
  }

  /**
   * One window.
   *
   * @param start milliseconds since 1970, inclusive
   * @param end milliseconds since 1970, exclusive
   */
  record Window(long start, long end) {}
}
