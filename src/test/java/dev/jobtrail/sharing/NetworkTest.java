package dev.jobtrail.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkTest {

  @ParameterizedTest
  @ValueSource(strings = {"203.0.113.7", "0.0.0.0", "not an address", ""})
  void isTheAddressItself(String address) {
    assertThat(Network.of(address)).isEqualTo(address);
  }

  @Test
  void isTheFirstHalfOfAnAddressOfIpv6() {
    assertThat(Network.of("2001:db8:1:2::1")).isEqualTo(Network.of("2001:db8:1:2:ffff::9"));
    assertThat(Network.of("2001:db8:1:2::1")).isNotEqualTo(Network.of("2001:db8:1:3::1"));
  }
}
