package dev.jobtrail.ratelimit;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How often things may be done; 0 stands for no limit. */
@ConfigMapping(prefix = "jobtrail.limits")
public interface LimitSettings {

  /** Where the counts are kept. */
  enum Store {
    /** Shared by all replicas. */
    POSTGRESQL,
    /** Each replica for itself; for a single one. */
    MEMORY
  }

  @WithDefault("postgresql")
  Store store();

  /** Requests of one API key. */
  @WithDefault("1000")
  long keyPerHour();

  /** AI calls of one account. */
  @WithDefault("20")
  long aiPerMinute();

  /** Changes to resumes of one account. */
  @WithDefault("300")
  long resumeChangesPerMinute();

  /** PDF exports of one account: each costs much more than other requests. */
  @WithDefault("5")
  long pdfPerMinute();

  /** Tries to sign in from one address to one login: people mistype, programs guess. */
  @WithDefault("10")
  long signInPerTenMinutes();

  /** Accounts made from one address; an office shares one. */
  @WithDefault("20")
  long signUpPerHour();

  /** Tries to prove an address or replace a password, by address and target. */
  @WithDefault("10")
  long passwordPerTenMinutes();
}
