package dev.jobtrail.mail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecipientTest {

  @ParameterizedTest
  @ValueSource(strings = {"JANE@example.com", "jane+1@example.com", "Jane+a+b@Example.com"})
  void isTheSameMailboxWhateverItsCaseAndTag(String address) {
    assertThat(hash(address)).isEqualTo(hash("jane@example.com"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"john@example.com", "jane@example.org", "+jane@example.com", "jane"})
  void isAnotherMailboxElsewhere(String address) {
    assertThat(hash(address)).isNotEqualTo(hash("jane@example.com"));
  }

  @Test
  void doesNotShowTheAddress() {
    assertThat(hash("jane@example.com")).matches("[0-9a-f]{64}");
  }

  private static String hash(String address) {
    return new Recipient(address).hash();
  }
}
