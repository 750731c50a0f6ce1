package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressBlockTest {

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.255.255, true",
    "10.0.0.0/8, 11.0.0.0, false",
    "100.64.0.0/10, 100.127.255.255, true",
    "100.64.0.0/10, 100.128.0.0, false",
    "192.0.2.7, 192.0.2.7, true",
    "192.0.2.7, 192.0.2.8, false",
    "0.0.0.0/0, 8.8.8.8, true",
    "0.0.0.0/0, 2001:db8::1, false",
    "10.0.0.0/8, ::ffff:10.1.2.3, true",
    "fd00::/8, fd12::1, true",
    "fd00::/8, fe80::1, false",
    "2001:db8::1, 2001:db8::1, true"
  })
  void tellsWhatIsWithin(String block, String address, boolean isWithin) {
    assertThat(AddressBlock.of(block).contains(AddressBlock.address(address))).isEqualTo(isWithin);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "proxy.example", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "10.1", "::/129"})
  void refusesWhatIsNoRange(String written) {
    assertThatIllegalArgumentException().isThrownBy(() -> AddressBlock.of(written));
  }

  @Test
  void equalsOneOfTheSameRange() {
    assertThat(AddressBlock.of("10.0.0.0/8"))
        .isEqualTo(AddressBlock.of(" 10.0.0.0/8 "))
        .hasSameHashCodeAs(AddressBlock.of("10.0.0.0/8"))
        .isNotEqualTo(AddressBlock.of("10.0.0.0/9"))
        .hasToString("10.0.0.0/8");
  }
}
