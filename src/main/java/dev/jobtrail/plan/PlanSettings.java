package dev.jobtrail.plan;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import io.smallrye.config.WithParentName;
import jakarta.validation.constraints.Min;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The configured plans.
 *
 * <p>The plan {@code unlimited} always exists. An empty number removes the limit.
 */
@ConfigMapping(prefix = "jobtrail.plans")
public interface PlanSettings {

  /** The default plan of accounts: a self-hosted server has no billing. */
  @WithName("default")
  @WithDefault(Plans.UNLIMITED)
  String defaultPlan();

  /** The plans by name. */
  @WithParentName
  Map<String, Numbers> plans();

  /** The numbers of a plan; an absent number means unlimited. */
  interface Numbers {

    /** AI calls in a calendar month. */
    @Min(0)
    OptionalInt ai();

    /** Assisted apply runs in a calendar month. */
    @Min(0)
    OptionalInt apply();

    /** Discovery runs in a calendar month. */
    @Min(0)
    OptionalInt discovery();

    /** Active clients at a time. */
    @Min(0)
    OptionalInt seats();

    /** Megabytes of all attachments; {@code jobtrail.attachments.max-total} if it is absent. */
    @Min(0)
    OptionalInt attachments();
  }
}
