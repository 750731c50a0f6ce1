package dev.jobtrail.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CallerAddressTest {

  @ParameterizedTest
  @ValueSource(strings = {"203.0.113.7", "0.0.0.0", "::ffff:203.0.113.7", "not an address", ""})
  void isTheAddressItself(String address) {
    assertThat(CallerAddress.network(address)).isEqualTo(address);
  }

  @Test
  void isTheFirstHalfOfAnAddressOfIpv6() {
    assertThat(CallerAddress.network("2001:db8:1:2::1"))
        .isEqualTo(CallerAddress.network("2001:db8:1:2:ffff::9"))
        .isNotEqualTo(CallerAddress.network("2001:db8:1:3::1"));
  }

  @Test
  void isTheSameWithAndWithoutTheInterface() {
    assertThat(CallerAddress.network("fe80::1%eth0")).isEqualTo(CallerAddress.network("fe80::2"));
  }
}
