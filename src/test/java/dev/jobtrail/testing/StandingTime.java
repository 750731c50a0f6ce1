package dev.jobtrail.testing;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;
import java.util.Set;

/** For tests that move the service's {@link StandingClock}: nothing happens by itself. */
public class StandingTime implements QuarkusTestProfile {

  /** How many wrong passwords an address may send in ten minutes. */
  public static final int WRONG_PASSWORDS = 40;

  @Override
  public Map<String, String> getConfigOverrides() {
    return Map.of(
        "jobtrail.apply.browsers", "0",
        "jobtrail.apply.sweep-every", "24h",
        "jobtrail.limits.sign-in-per-address-per-ten-minutes", String.valueOf(WRONG_PASSWORDS));
  }

  @Override
  public Set<Class<?>> getEnabledAlternatives() {
    return Set.of(StandingClock.class);
  }
}
