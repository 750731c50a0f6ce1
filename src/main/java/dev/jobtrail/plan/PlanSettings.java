package dev.jobtrail.plan;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import io.smallrye.config.WithParentName;
import java.util.Map;
import java.util.OptionalInt;

/** The plans of this installation. */
@ConfigMapping(prefix = "jobtrail.plans")
interface PlanSettings {

  /** The plan of accounts that have no other. */
  @WithName("default")
  @WithDefault("unlimited")
  String defaultPlan();

  @WithParentName
  Map<String, Plan> byName();

  /** What a plan allows; without a number there is no limit. */
  interface Plan {

    /** AI calls a month. */
    OptionalInt ai();

    /** Assisted applies a month. */
    OptionalInt apply();

    /** Discovery runs a month. */
    OptionalInt discovery();

    /** Active clients at a time. */
    OptionalInt seats();
  }
}
