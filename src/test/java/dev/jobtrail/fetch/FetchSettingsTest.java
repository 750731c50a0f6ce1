package dev.jobtrail.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FetchSettingsTest {

  @Test
  void stayInsideTheFenceAndPauseASecondUnlessTold() {
    var settings = settings(Map.of("jobtrail.fetch.contact", ""));

    assertThat(settings.allowPrivateAddresses()).isFalse();
    assertThat(settings.contact()).isEmpty();
    assertThat(settings.pause()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void goByTheNamesThatArePromised() {
    var settings =
        settings(
            Map.of(
                "jobtrail.fetch.allow-private-addresses", "true",
                "jobtrail.fetch.contact", "robots@jobtrail.example",
                "jobtrail.fetch.pause", "250ms"));

    assertThat(settings.allowPrivateAddresses()).isTrue();
    assertThat(settings.contact()).hasValue("robots@jobtrail.example");
    assertThat(settings.pause()).isEqualTo(Duration.ofMillis(250));
  }

  private static FetchSettings settings(Map<String, String> properties) {
    return new SmallRyeConfigBuilder()
        .addDiscoveredConverters()
        .withMapping(FetchSettings.class)
        .withDefaultValues(properties)
        .build()
        .getConfigMapping(FetchSettings.class);
  }
}
