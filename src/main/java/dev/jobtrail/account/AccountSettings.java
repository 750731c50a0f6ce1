package dev.jobtrail.account;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of accounts and sessions. */
@ConfigMapping(prefix = "jobtrail.accounts")
interface AccountSettings {

  /** How long a browser stays signed in. */
  @WithDefault("30d")
  @AtLeast("1m")
  Duration sessionLifetime();

  /** How long a session may lie unused before it ends: a forgotten browser does not stay open. */
  @WithDefault("7d")
  @AtLeast("1m")
  Duration sessionIdleTimeout();

  /** How long a sign-in, or a typed password, confirms that the owner is at the browser. */
  @WithDefault("10m")
  @AtLeast("1m")
  Duration confirmationLifetime();

  /** How long a browser that has signed in is known, so that strangers cannot lock it out. */
  @WithDefault("180d")
  @AtLeast("1m")
  Duration deviceLifetime();

  /** How long the old address can undo a change of address; a week covers a holiday. */
  @WithDefault("7d")
  @AtLeast("1m")
  Duration emailUndoLifetime();

  /** How long a link that verifies an address works; long enough for mail read on another day. */
  @WithDefault("3d")
  @AtLeast("1m")
  Duration verificationLifetime();

  /** How long a link that resets a password works; short, for it opens the account. */
  @WithDefault("1h")
  @AtLeast("1m")
  Duration resetLifetime();

  /** Whether people can sign in with a password; off where a provider is to be the only way. */
  @WithDefault("true")
  boolean passwordSignIn();

  /**
   * The largest export that an account can import. It is stored in the database until then, for a
   * day at most; 5,000 applications with their postings take about 50 MB, and 100 MB of attachments
   * 140 MB.
   */
  @WithDefault("256M")
  MemorySize importMaxSize();
}
