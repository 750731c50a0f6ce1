package dev.jobtrail.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.config.SmallRyeConfigBuilder;
import io.vertx.core.MultiMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrustedProxiesTest {

  private static final String ON = "quarkus.http.proxy.proxy-address-forwarding";
  private static final String TRUSTED = "quarkus.http.proxy.trusted-proxies";
  private static final String PROXY = "10.0.0.1";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "203.0.113.7 | 203.0.113.7",
        "198.51.100.66, 203.0.113.7 | 203.0.113.7",
        "198.51.100.66, 203.0.113.7, 10.0.0.2, 10.0.0.3 | 203.0.113.7",
        "10.0.0.9, 198.51.100.66, 203.0.113.7 | 203.0.113.7",
        "10.0.0.9, 10.0.0.2 | 10.0.0.9",
        "203.0.113.7:4711 | 203.0.113.7",
        "2001:db8::7 | 2001:db8:0:0:0:0:0:7",
        "[2001:db8::7]:4711 | 2001:db8:0:0:0:0:0:7",
        "198.51.100.66, ::ffff:203.0.113.7 | 203.0.113.7",
        "203.0.113.7, unknown | 10.0.0.1",
        "203.0.113.7, unknown, 10.0.0.2 | 10.0.0.2",
        "203.0.113.7, | 10.0.0.1",
        "<script> | 10.0.0.1"
      })
  void theClientIsTheFirstFromTheRightThatIsNoTrustedProxy(String header, String client) {
    assertThat(trusting("10.0.0.0/8").client(PROXY, headers("X-Forwarded-For", header)))
        .isEqualTo(client);
  }

  @Test
  void severalLinesReadAsOne() {
    var headers = headers("X-Forwarded-For", "198.51.100.66");
    headers.add("X-Forwarded-For", "203.0.113.7");
    headers.add("x-forwarded-for", "10.0.0.2");

    assertThat(trusting("10.0.0.0/8").client(PROXY, headers)).isEqualTo("203.0.113.7");
  }

  @Test
  void nothingIsBelievedOfOthers() {
    var headers = headers("X-Forwarded-For", "203.0.113.7");

    assertThat(trusting("10.0.0.2").client(PROXY, headers)).isEqualTo(PROXY);
    assertThat(trusting("proxy.example").client(PROXY, headers)).isEqualTo(PROXY);
    assertThat(of(Map.of(ON, "true")).client(PROXY, headers)).isEqualTo(PROXY);
    assertThat(of(Map.of(TRUSTED, "10.0.0.0/8")).client(PROXY, headers)).isEqualTo(PROXY);
    assertThat(of(Map.of()).client(PROXY, headers)).isEqualTo(PROXY);
  }

  @Test
  void aProxyThatSaysNothingIsTheClient() {
    assertThat(trusting("10.0.0.0/8").client(PROXY, headers("X-Other", "1"))).isEqualTo(PROXY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for=203.0.113.7;proto=https;by=10.0.0.1 | 203.0.113.7",
        "for=198.51.100.66, for=203.0.113.7 | 203.0.113.7",
        "proto=https;FOR=\"[2001:db8::7]:4711\" | 2001:db8:0:0:0:0:0:7",
        "for=203.0.113.7, for=_hidden | 10.0.0.1",
        "for=203.0.113.7, proto=https | 10.0.0.1"
      })
  void forwardedIsReadWhereItIsAllowed(String header, String client) {
    var proxies =
        of(Map.of(ON, "true", TRUSTED, "10.0.0.0/8", "quarkus.http.proxy.allow-forwarded", "true"));

    assertThat(proxies.client(PROXY, headers("Forwarded", header))).isEqualTo(client);
    assertThat(proxies.client(PROXY, headers("X-Forwarded-For", "203.0.113.9"))).isEqualTo(PROXY);
    assertThat(trusting("10.0.0.0/8").client(PROXY, headers("Forwarded", header))).isEqualTo(PROXY);
  }

  @Test
  void containsTheAddressesAndRangesThatAreNamed() {
    var proxies = trusting("10.0.0.0/8,::1,192.0.2.7,gateway");

    assertThat(proxies.contain("10.2.3.4")).isTrue();
    assertThat(proxies.contain("192.0.2.7")).isTrue();
    assertThat(proxies.contain("0:0:0:0:0:0:0:1")).isTrue();
    assertThat(proxies.contain("192.0.2.8")).isFalse();
    assertThat(proxies.contain("2001:db8::1")).isFalse();
  }

  private static TrustedProxies trusting(String addresses) {
    return of(Map.of(ON, "true", TRUSTED, addresses));
  }

  private static TrustedProxies of(Map<String, String> values) {
    return TrustedProxies.of(new SmallRyeConfigBuilder().withDefaultValues(values).build());
  }

  private static MultiMap headers(String name, String value) {
    return MultiMap.caseInsensitiveMultiMap().add(name, value);
  }
}
