package dev.jobtrail.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlansTest {

  @ParameterizedTest
  @CsvSource({
    "free, 50, 10, 30, 1, 50",
    "pro, 1000, 200, 600, 3,",
    "operator, 10000, 2000, 6000, 50,"
  })
  void shipsTheDocumentedPlans(
      String name, int ai, int apply, int discovery, int seats, Integer attachments) {
    assertThat(new Plans(Settings.with()).named(name))
        .isEqualTo(
            new Plan(
                name,
                OptionalInt.of(ai),
                OptionalInt.of(apply),
                OptionalInt.of(discovery),
                OptionalInt.of(seats),
                attachments == null ? OptionalInt.empty() : OptionalInt.of(attachments)));
  }

  @Test
  void isUnlimitedByDefault() {
    assertThat(new Plans(Settings.with()).named(null)).isEqualTo(Plan.unlimited("unlimited"));
  }

  @Test
  void takesTheConfiguredDefault() {
    assertThat(new Plans(Settings.with("default", "free")).named(null).name()).isEqualTo("free");
  }

  @Test
  void knowsPlansOfTheOperatorsOwn() {
    var plan = new Plans(Settings.with("team.ai", "5")).named("team");
    assertThat(plan.ai()).hasValue(5);
    assertThat(plan.seats()).isEmpty();
  }

  @Test
  void liftsANumberThatIsSetToNothing() {
    var plan = new Plans(Settings.with("pro.ai", "")).named("pro");
    assertThat(plan.ai()).isEmpty();
    assertThat(plan.apply()).hasValue(200);
  }

  @Test
  void refusesToStartWithAnUnknownDefault() {
    assertThatThrownBy(() -> new Plans(Settings.with("default", "gold")))
        .hasMessage(
            "jobtrail.plans.default is \"gold\","
                + " but the configured plans are free, operator, pro, unlimited");
  }
}
