package dev.jobtrail.testing;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/**
 * Settings of several tests that do not disturb each other, so that these tests share a start of
 * the service: small plans, little patience with slow readers, a trusted proxy.
 */
public class SharedSettings implements QuarkusTestProfile {

  /** How many units for AI the plan has. */
  public static final int AI_UNITS = 7;

  @Override
  public Map<String, String> getConfigOverrides() {
    return Map.of(
        "jobtrail.plans.default", "few",
        "jobtrail.plans.few.ai", String.valueOf(AI_UNITS),
        "jobtrail.plans.few.discovery", "2",
        "jobtrail.boards.lever.base-url", "http://127.0.0.1:9",
        "jobtrail.limits.ai-per-minute", "0",
        "jobtrail.responses.stall-timeout", "3s",
        "jobtrail.limits.key-per-hour", "0",
        "quarkus.http.proxy.proxy-address-forwarding", "true",
        "quarkus.http.proxy.trusted-proxies", "127.0.0.1,10.9.0.0/16",
        "jobtrail.limits.share-password-per-ten-minutes", "2");
  }
}
