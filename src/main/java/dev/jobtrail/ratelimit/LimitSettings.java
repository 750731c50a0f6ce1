package dev.jobtrail.ratelimit;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;

/**
 * How often a subject may call; everywhere 0 means that there is no limit.
 *
 * <p>A changed number takes effect with the start of the first replica that has it. In the windows
 * under way then a raised limit adds its difference, and a lowered one cuts what is left of the
 * window to the new number.
 */
@ConfigMapping(prefix = "jobtrail.limits")
public interface LimitSettings {

  /** Where the counts are kept. */
  enum Store {
    /** In the database, correct for any number of replicas. */
    POSTGRESQL,
    /** In this process: for a single replica only, and forgotten when it stops. */
    MEMORY
  }

  /** Where the counts are kept. */
  @WithDefault("postgresql")
  Store store();

  /** Requests with one API key in an hour; the contract's number. */
  @WithDefault("1000")
  @Min(0)
  long keyPerHour();

  /** AI calls of one account in a minute; the contract's number. */
  @WithDefault("20")
  @Min(0)
  long aiPerMinute();

  /** Resume changes of one account in a minute; the contract's number. */
  @WithDefault("300")
  @Min(0)
  long resumeChangesPerMinute();

  /** PDF exports of one account in a minute; the contract's number. */
  @WithDefault("5")
  @Min(0)
  long pdfPerMinute();

  /** Tries to sign in from one address as one login: room for typos, none for a dictionary. */
  @WithDefault("10")
  @Min(0)
  long signInPerTenMinutes();

  /** Sign-ins by providers begun at one address: an office behind one address comes in together. */
  @WithDefault("100")
  @Min(0)
  long providerSignInPerTenMinutes();

  /** New accounts from one address: an office behind one address can start, a flood cannot. */
  @WithDefault("20")
  @Min(0)
  long signUpPerHour();

  /** Mailed links from one address for one target: nobody's mailbox is filled by us. */
  @WithDefault("10")
  @Min(0)
  long passwordPerTenMinutes();

  /** Wrong tries at a shared resume's password from one address. */
  @WithDefault("5")
  @Min(0)
  long sharePasswordPerTenMinutes();

  /**
   * Shared resumes printed for one address: printing is the dearest thing a stranger can ask for.
   */
  @WithDefault("20")
  @Min(0)
  long sharedPdfPerMinute();
}
