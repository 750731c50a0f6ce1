package dev.jobtrail.webhook;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.outbound.SsrfGuard;
import io.smallrye.config.SmallRyeConfigBuilder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebhookUrlsTest {

  private final WebhookUrls urls =
      new WebhookUrls(
          SsrfGuard.publicWeb(),
          new SmallRyeConfigBuilder()
              .addDiscoveredConverters()
              .withMapping(FetchSettings.class)
              .build()
              .getConfigMapping(FetchSettings.class));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://198.41.0.4/hook",
        "https://127.0.0.1/hook",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest/meta-data/",
        "https://[::1]/hook",
        "https://[::ffff:127.0.0.1]/hook",
        "https://2130706433/hook",
        "https://198.41.0.4:22/hook",
        "https://name:secret@198.41.0.4/hook",
        "https://198.41.0.4/hook#part",
        "ftp://198.41.0.4/hook",
        "https:///hook",
        "/hook",
        "https://198.41.0.4/a b"
      })
  void refusesWhatMayLeadIntoAPrivateNetworkOrIsNotHttps(String url) {
    assertThatThrownBy(() -> urls.require(url)).isInstanceOf(ApiException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://198.41.0.4", "https://198.41.0.4:8443/hook?source=jobtrail"})
  void acceptsHttpsOnThePublicInternet(String url) {
    assertThatCode(() -> urls.require(url)).doesNotThrowAnyException();
  }
}
