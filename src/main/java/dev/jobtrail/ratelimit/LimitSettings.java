package dev.jobtrail.ratelimit;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;

/**
 * The numbers of the rate limits; 0 disables a limit.
 *
 * <p>A changed number takes effect with the start of the first replica that has it. In the windows
 * under way then a raised limit adds its difference, and a lowered one cuts what is left of the
 * window to the new number.
 */
@ConfigMapping(prefix = "jobtrail.limits")
public interface LimitSettings {

  /** Where buckets are stored. */
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

  /** Previews while one account edits resumes, in a minute; a fast typist pauses twice a second. */
  @WithDefault("150")
  @Min(0)
  long previewsPerMinute();

  /** Searches for companies by one account in a minute; each requests up to 60 pages. */
  @WithDefault("6")
  @Min(0)
  long companySearchesPerMinute();

  /** Checks of postings that one account asks for in a minute; each reads up to two pages. */
  @WithDefault("20")
  @Min(0)
  long postingChecksPerMinute();

  /** Readings of its mailbox that one account asks for in a minute; each connects to a server. */
  @WithDefault("6")
  @Min(0)
  long mailboxReadingsPerMinute();

  /** Tries to sign in from one address as one login: room for typos, none for a dictionary. */
  @WithDefault("10")
  @Min(0)
  long signInPerTenMinutes();

  /**
   * Wrong passwords for one account from browsers that it does not know, whatever their addresses:
   * 720 guesses a day find no password that is not a common one.
   */
  @WithDefault("30")
  @Min(0)
  long signInPerAccountPerHour();

  /** Wrong passwords from one address over all accounts: an office makes typos, a spray is more. */
  @WithDefault("100")
  @Min(0)
  long signInPerAddressPerTenMinutes();

  /**
   * Wrong passwords from one browser that has signed in to the account before. It is counted by
   * itself, so that strangers who guess cannot lock the owner out.
   */
  @WithDefault("10")
  @Min(0)
  long signInPerDevicePerTenMinutes();

  /** Sign-ins by providers begun at one address: an office behind one address comes in together. */
  @WithDefault("100")
  @Min(0)
  long providerSignInPerTenMinutes();

  /** Steps of sign-ins by passkey from one address, two for each sign-in: an office fits in. */
  @WithDefault("200")
  @Min(0)
  long passkeySignInPerTenMinutes();

  /**
   * Wrong codes for one account, after its right password: of a million codes three are right at a
   * time, so a thief of the password needs months.
   */
  @WithDefault("5")
  @Min(0)
  long secondFactorPerTenMinutes();

  /** New accounts from one address: an office behind one address can start, a flood cannot. */
  @WithDefault("20")
  @Min(0)
  long signUpPerHour();

  /** How many mails go out; see {@link Mails}. */
  Mails mail();

  /**
   * Mails within the last hour and the last day, to one recipient whatever asks for them, and of
   * one account. Resets, approvals and security notices have numbers of their own, so that nobody
   * can keep one of these from somebody by asking for others.
   */
  interface Mails {

    /** Links that verify an address, and hints that it has an account, to one recipient. */
    @WithDefault("5")
    @Min(0)
    long perHour();

    /** The same in a day. */
    @WithDefault("20")
    @Min(0)
    long perDay();

    /** Links that reset a password, to one recipient: the newest of a few will do. */
    @WithDefault("3")
    @Min(0)
    long resetsPerHour();

    /** The same in a day. */
    @WithDefault("10")
    @Min(0)
    long resetsPerDay();

    /** Notices about an account's security, to one recipient. */
    @WithDefault("5")
    @Min(0)
    long securityPerHour();

    /** The same in a day. */
    @WithDefault("15")
    @Min(0)
    long securityPerDay();

    /** Requests for approval to one client: an operator may prepare a day's work in an hour. */
    @WithDefault("30")
    @Min(0)
    long approvalsPerHour();

    /** The same in a day. */
    @WithDefault("100")
    @Min(0)
    long approvalsPerDay();

    /** Links that verify an address, asked for by one account, whoever the recipients are. */
    @WithDefault("5")
    @Min(0)
    long ofAccountPerHour();

    /** The same in a day. */
    @WithDefault("20")
    @Min(0)
    long ofAccountPerDay();

    /** Requests for approval by one account, to all of its clients. */
    @WithDefault("300")
    @Min(0)
    long approvalsOfAccountPerHour();

    /** The same in a day. */
    @WithDefault("2000")
    @Min(0)
    long approvalsOfAccountPerDay();
  }

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

  /**
   * Looks at the progress of a deletion from one address: one a second, and no guessing of links.
   */
  @WithDefault("60")
  @Min(0)
  long deletionProgressPerMinute();

  /**
   * Reads of feeds at secret addresses from one client address: a provider's servers read those of
   * many accounts.
   */
  @WithDefault("120")
  @Min(0)
  long feedPerMinute();

  /**
   * Registrations of assistants and exchanges of their tokens from one client address: a provider's
   * servers connect those of many accounts.
   */
  @WithDefault("120")
  @Min(0)
  long oauthPerMinute();
}
