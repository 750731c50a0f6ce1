package dev.jobtrail.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasswordsTest {

  private final Passwords passwords = new Passwords();

  @Test
  void hashesWithArgon2idOfNineteenMebibytesAndTwoPasses() {
    assertThat(passwords.hash("correct horse")).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
  }

  @Test
  void knowsAPasswordByItsHash() {
    String hash = passwords.hash("correct horse");

    assertThat(passwords.matches("correct horse", hash)).isTrue();
    assertThat(passwords.matches("correct horses", hash)).isFalse();
    assertThat(passwords.hash("correct horse")).as("another salt").isNotEqualTo(hash);
  }
}
