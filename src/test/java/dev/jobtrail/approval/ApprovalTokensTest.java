package dev.jobtrail.approval;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ApprovalTokensTest {

  private static final UUID ID = UUID.fromString("01936f3c-8f5e-7b7a-9a53-0242ac120002");

  @Test
  void makesTheSameTokenOnEveryReplica() {
    assertThat(links("a secret of 32 characters or more").token(ID))
        .isEqualTo(links("a secret of 32 characters or more").token(ID))
        .matches("[\\w-]{43}");
  }

  @Test
  void makesAnotherTokenForAnotherRequestOrSecret() {
    var token = links("a secret of 32 characters or more").token(ID);
    assertThat(links("another secret of that length......").token(ID)).isNotEqualTo(token);
    assertThat(links("a secret of 32 characters or more").token(new UUID(0, 1)))
        .isNotEqualTo(token);
  }

  private static ApprovalTokens links(String secret) {
    return new ApprovalTokens(new Settings(Duration.ofDays(14), Optional.of(secret)), null);
  }

  private record Settings(Duration linkLifetime, Optional<String> linkSecret)
      implements ApprovalSettings {}
}
