package dev.jobtrail.inbox;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Settings of the mailboxes that are read for replies of employers. */
@ConfigMapping(prefix = "jobtrail.mailboxes")
interface MailboxSettings {

  /** How often a mailbox is read; after a failure twice as long, and so on up to a day. */
  @WithDefault("10m")
  @AtLeast("1s")
  Duration readEvery();

  /** How often a process looks for mailboxes that are due. */
  @WithDefault("1m")
  @AtLeast("1s")
  Duration lookEvery();

  /** Mailboxes that one process reads at once; each has a connection and a few megabytes. */
  @WithDefault("4")
  @Min(1)
  int concurrent();

  /** The longest wait for a connection and, again, for its TLS handshake. */
  @WithDefault("10s")
  @AtLeast("1ms")
  Duration connectTime();

  /** The longest wait for the server's next bytes. */
  @WithDefault("30s")
  @AtLeast("1ms")
  Duration readTime();

  /** The longest that one reading may take; the rest of the mail is read next time. */
  @WithDefault("2m")
  @AtLeast("1ms")
  Duration totalTime();

  /**
   * The longest that a model may be asked about the mails of one reading; it is asked about the
   * rest next time.
   */
  @WithDefault("1m")
  @AtLeast("0s")
  Duration modelTime();

  /** Mails read at once at most, and the newest that are read of a mailbox at first. */
  @WithDefault("200")
  @Min(1)
  int mails();

  /** The most that a server may send in one reading: headers and texts of all mails. */
  @WithDefault("16M")
  @AtLeast("1K")
  MemorySize maxBytes();

  /** How old mails may be that are read of a mailbox at first. */
  @WithDefault("30d")
  @AtLeast("0s")
  Duration firstMails();

  /** How long recognized messages are kept after their receipt, to recognize later ones by. */
  @WithDefault("180d")
  @AtLeast("0s")
  Duration keepMessages();

  /** Recognized messages that are kept of one account, the newest. */
  @WithDefault("1000")
  @Min(1)
  int keptPerAccount();
}
