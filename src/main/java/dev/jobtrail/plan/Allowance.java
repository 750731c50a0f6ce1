package dev.jobtrail.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.error.ErrorCode;
import java.util.OptionalInt;
import java.util.function.Function;

/** What a plan counts by the month. */
public enum Allowance {
  @JsonProperty("ai")
  AI(ErrorCode.AI_LIMIT_REACHED, PlanSettings.Plan::ai),
  @JsonProperty("apply")
  APPLY(ErrorCode.APPLY_LIMIT_REACHED, PlanSettings.Plan::apply),
  @JsonProperty("discovery")
  DISCOVERY(ErrorCode.DISCOVERY_LIMIT_REACHED, PlanSettings.Plan::discovery);

  private final ErrorCode refusal;
  private final Function<PlanSettings.Plan, OptionalInt> most;

  Allowance(ErrorCode refusal, Function<PlanSettings.Plan, OptionalInt> most) {
    this.refusal = refusal;
    this.most = most;
  }

  ErrorCode refusal() {
    return refusal;
  }

  OptionalInt of(PlanSettings.Plan plan) {
    return most.apply(plan);
  }
}
