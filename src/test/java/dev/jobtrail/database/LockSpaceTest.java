package dev.jobtrail.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class LockSpaceTest {

  private static final UUID NAME = UUID.fromString("01890000-0000-7000-8000-000000000000");

  @Test
  void givesOneNameAnotherKeyInEachSpace() {
    assertThat(Arrays.stream(LockSpace.values()).map(it -> AdvisoryLocks.key(it, NAME)))
        .doesNotHaveDuplicates();
  }

  @Test
  void givesNamesOfOneSpaceTheirOwnKeys() {
    assertThat(AdvisoryLocks.key(LockSpace.RESUME_SLUGS, NAME))
        .isEqualTo(AdvisoryLocks.key(LockSpace.RESUME_SLUGS, UUID.fromString(NAME.toString())))
        .isNotEqualTo(AdvisoryLocks.key(LockSpace.RESUME_SLUGS, UUID.randomUUID()));
  }

  /** The two-argument form would cut a name to 32 bits. */
  @Test
  void usesAllBitsOfAKey() {
    var key = AdvisoryLocks.key(LockSpace.MAIL_LIMIT, NAME);
    assertThat(key).isNotEqualTo((int) key);
  }
}
