package dev.jobtrail.plan;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.TreeMap;
import org.jboss.logging.Logger;

/** The configured plans. A configuration error fails startup. */
@Startup
@ApplicationScoped
class Plans {

  static final String UNLIMITED = "unlimited";

  private static final Logger LOG = Logger.getLogger(Plans.class);

  private final Map<String, Plan> plans = new TreeMap<>();
  private final Plan defaultPlan;

  Plans(PlanSettings settings) {
    plans.put(UNLIMITED, Plan.unlimited(UNLIMITED));
    settings.plans().forEach((name, numbers) -> plans.put(name, plan(name, numbers)));
    defaultPlan = plans.get(settings.defaultPlan());
    if (defaultPlan == null) {
      throw new IllegalStateException(
          "jobtrail.plans.default is \"%s\", but the configured plans are %s"
              .formatted(settings.defaultPlan(), String.join(", ", plans.keySet())));
    }
  }

  /**
   * The plan of a name that an account has.
   *
   * @param name null or empty for the default plan; so is one that is no longer configured
   */
  Plan named(String name) {
    if (name == null || name.isEmpty()) {
      return defaultPlan;
    }
    var plan = plans.get(name);
    if (plan == null) {
      LOG.warnf("Account with plan %s, which is not configured: %s", name, defaultPlan);
      return defaultPlan;
    }
    return plan;
  }

  private static Plan plan(String name, PlanSettings.Numbers numbers) {
    return new Plan(
        name,
        numbers.ai(),
        numbers.apply(),
        numbers.discovery(),
        numbers.seats(),
        numbers.attachments());
  }
}
