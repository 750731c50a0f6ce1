package dev.jobtrail.testing;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** For tests whose runs find no browser: nobody listens at the WebDriver's address. */
public class NoBrowser implements QuarkusTestProfile {

  @Override
  public Map<String, String> getConfigOverrides() {
    return Map.of("jobtrail.apply.webdriver-url", "http://127.0.0.1:9");
  }
}
