package dev.jobtrail.testing;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/**
 * For tests whose runs find no browser, as nobody listens at the WebDriver's address. Tests beside
 * them that start no run name it too and share their start of the service.
 */
public class NoBrowser implements QuarkusTestProfile {

  @Override
  public Map<String, String> getConfigOverrides() {
    return Map.of("jobtrail.apply.webdriver-url", "http://127.0.0.1:9");
  }
}
