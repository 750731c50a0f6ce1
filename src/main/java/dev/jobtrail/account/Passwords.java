package dev.jobtrail.account;

import dev.jobtrail.platform.Secrets;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;

/**
 * Hashes passwords with Argon2id: 19 MiB, two passes, one lane, as OWASP's password storage cheat
 * sheet has it.
 *
 * <p>As many hashes run at once as there are processors: a storm of tries waits in line instead of
 * filling the memory.
 */
@Singleton
public class Passwords {

  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final int LANES = 1;
  private static final int KIBIBYTES = 19 * 1024;
  private static final int PASSES = 2;

  private final PasswordEncoder encoder;
  private final Semaphore turns = new Semaphore(Runtime.getRuntime().availableProcessors());
  private volatile String nobodysHash;

  @Inject
  public Passwords() {
    this(KIBIBYTES, PASSES);
  }

  Passwords(int kibibytes, int passes) {
    encoder = new Argon2PasswordEncoder(SALT_BYTES, HASH_BYTES, LANES, kibibytes, passes);
  }

  /** The hash to store of a password. */
  public String hash(String password) {
    return inTurn(() -> encoder.encode(password));
  }

  /** Whether the password is the one that was hashed. */
  public boolean matches(String password, String hash) {
    return inTurn(() -> encoder.matches(password, hash));
  }

  /** Takes as long as a comparison: an unknown login must not answer sooner than a known one. */
  void compareWithNothing(String password) {
    if (nobodysHash == null) {
      nobodysHash = hash(Secrets.random());
    }
    matches(password, nobodysHash);
  }

  private <T> T inTurn(Supplier<T> work) {
    turns.acquireUninterruptibly();
    try {
      return work.get();
    } finally {
      turns.release();
    }
  }
}
