package dev.jobtrail.account;

import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;

/**
 * Hashes at the least cost: most tests sign up, and the true cost would be a third of what they
 * compute. {@link PasswordsTest} and the integration tests hash as the service does.
 */
@Alternative
@Priority(1)
@Singleton
class CheapPasswords extends Passwords {

  private static final int KIBIBYTES = 8;

  CheapPasswords() {
    super(KIBIBYTES, 1);
  }
}
