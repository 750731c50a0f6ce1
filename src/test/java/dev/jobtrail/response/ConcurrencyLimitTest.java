package dev.jobtrail.response;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import org.junit.jupiter.api.Test;

class ConcurrencyLimitTest {

  private final ConcurrencyLimit limit = new ConcurrencyLimit("exports", 3, 2);

  @Test
  void refusesTheThirdOfOneSubjectButNotThatOfAnother() {
    limit.enter("a");
    limit.enter("a");
    assertRefused("a", ErrorCode.RATE_LIMITED);
    limit.enter("b");
  }

  @Test
  void refusesEverybodyWhereAllTogetherAreEnough() {
    limit.enter("a");
    limit.enter("b");
    limit.enter("c");
    assertRefused("d", ErrorCode.UNAVAILABLE);
  }

  @Test
  void givesAPlaceBackOnce() {
    var first = limit.enter("a");
    limit.enter("a");
    first.close();
    first.close();
    limit.enter("a");
    assertRefused("a", ErrorCode.RATE_LIMITED);
  }

  private void assertRefused(String subject, ErrorCode code) {
    assertThatThrownBy(() -> limit.enter(subject))
        .isInstanceOfSatisfying(
            ApiException.class,
            e -> {
              assertThat(e.code()).isEqualTo(code);
              assertThat(e.retryAfterSeconds()).hasValue(5);
            });
  }
}
