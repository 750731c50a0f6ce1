package dev.jobtrail.testing;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** Lets the program under test read pages that tests serve on loopback. */
public class PrivateAddressesResource implements QuarkusTestResourceLifecycleManager {

  @Override
  public Map<String, String> start() {
    return Map.of("jobtrail.fetch.allow-private-addresses", "true");
  }

  @Override
  public void stop() {}
}
