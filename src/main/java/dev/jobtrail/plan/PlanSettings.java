package dev.jobtrail.plan;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import io.smallrye.config.WithParentName;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The plans that accounts can have.
 *
 * <p>The plan {@code unlimited} is always there. Setting a number to nothing lifts it.
 */
@ConfigMapping(prefix = "jobtrail.plans")
public interface PlanSettings {

  /** The plan of accounts that have none of their own: on one's own server nobody is billed. */
  @WithName("default")
  @WithDefault(Plans.UNLIMITED)
  String defaultPlan();

  /** The plans by name. */
  @WithParentName
  Map<String, Numbers> plans();

  /** What a plan allows; a number that is missing means that there is no limit. */
  interface Numbers {

    /** AI calls in a calendar month. */
    OptionalInt ai();

    /** Assisted apply runs in a calendar month. */
    OptionalInt apply();

    /** Discovery runs in a calendar month. */
    OptionalInt discovery();

    /** Active clients at a time. */
    OptionalInt seats();
  }
}
