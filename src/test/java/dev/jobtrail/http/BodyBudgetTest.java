package dev.jobtrail.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import java.util.List;
import org.junit.jupiter.api.Test;

class BodyBudgetTest {

  private static final List<String> ONE = List.of("192.0.2.1");
  private static final List<String> OTHER = List.of("192.0.2.2", "account");

  private final BodyBudget budget = new BodyBudget(100, 40, 60);

  @Test
  void boundsWhatOneCallerHolds() {
    budget.reserve(60, OTHER, false);

    assertRefused(1, OTHER, false, ErrorCode.RATE_LIMITED);
    assertRefused(1, List.of("192.0.2.3", "account"), false, ErrorCode.RATE_LIMITED);
    assertThat(budget.used()).isEqualTo(60);
  }

  @Test
  void boundsWhatAllHold() {
    budget.reserve(60, OTHER, false);
    budget.reserve(40, ONE, false);

    assertRefused(1, List.of("192.0.2.3"), false, ErrorCode.UNAVAILABLE);
  }

  @Test
  void leavesRoomForTheSignedIn() {
    budget.reserve(40, ONE, true);

    assertRefused(1, List.of("192.0.2.3"), true, ErrorCode.UNAVAILABLE);
    budget.reserve(60, OTHER, false);
    assertThat(budget.used()).isEqualTo(100);
  }

  @Test
  void returnsEverythingOnce() {
    var reserved = budget.reserve(20, ONE, true);
    reserved.grow(20);
    reserved.release();
    reserved.release();
    reserved.grow(20);

    assertThat(budget.used()).isZero();
    budget.reserve(40, ONE, true);
  }

  @Test
  void keepsWhatWasReservedWhereMoreIsRefused() {
    var reserved = budget.reserve(50, ONE, false);

    assertThatThrownBy(() -> reserved.grow(11)).isInstanceOf(ApiException.class);
    assertThat(budget.used()).isEqualTo(50);
    reserved.release();
    assertThat(budget.used()).isZero();
  }

  private void assertRefused(long bytes, List<String> callers, boolean isPublic, ErrorCode code) {
    assertThatThrownBy(() -> budget.reserve(bytes, callers, isPublic))
        .isInstanceOfSatisfying(
            ApiException.class,
            it -> {
              assertThat(it.code()).isEqualTo(code);
              assertThat(it.retryAfterSeconds()).hasValue(2);
            });
  }
}
