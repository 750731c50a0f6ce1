package dev.jobtrail.account;

import io.smallrye.config.ConfigMapping;
import jakarta.validation.constraints.Size;
import java.util.Optional;

/** The key of stored secrets, named for the feature that came first. */
@ConfigMapping(prefix = "jobtrail.two-step")
interface SecretSettings {

  /**
   * What the secrets of authenticator apps and webhooks and the passwords of mailboxes and of sites
   * of employers are encrypted with: 32 random characters or more, the same for all replicas.
   * Without it a key that was generated in the database is used, which protects exports of single
   * tables but not a copy of the whole database. What was encrypted with the generated key stays
   * readable; what was encrypted with a configured key that is gone does not: owners sign in with
   * recovery codes, rotate the secrets of webhooks and enter the passwords of mailboxes and sites
   * again.
   */
  Optional<@Size(min = 32) String> encryptionKey();

  /**
   * The former key after a change: what is encrypted with it stays readable, and passwords of sites
   * are encrypted with the present key when they are used.
   */
  Optional<@Size(min = 32) String> previousEncryptionKey();
}
