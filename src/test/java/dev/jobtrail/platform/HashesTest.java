package dev.jobtrail.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class HashesTest {

  @Test
  void isTheHashOfTheStandard() {
    assertThat(HexFormat.of().formatHex(Hashes.sha256("abc"))) // FIPS 180-4's example
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Test
  void isTheKeyedHashOfTheStandard() {
    var hash = Hashes.hmac("Jefe".getBytes(UTF_8), "what do ya want for nothing?");
    assertThat(HexFormat.of().formatHex(hash)) // RFC 4231, test case 2
        .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  }

  @Test
  void tellsPartsApartHoweverTheyAreCut() {
    var key = "a key".getBytes(UTF_8);
    assertThat(Hashes.hmacOfParts(key, "ab", "c"))
        .isEqualTo(Hashes.hmacOfParts(key, "ab", "c"))
        .isNotEqualTo(Hashes.hmacOfParts(key, "a", "bc"))
        .isNotEqualTo(Hashes.hmacOfParts(key, "abc"));
  }
}
