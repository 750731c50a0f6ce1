package dev.jobtrail.sharing;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import javax.crypto.spec.SecretKeySpec;

/** Keyed hashes. */
final class Mac {

  private static final String ALGORITHM = "HmacSHA256";

  private Mac() {}

  /** The HMAC-SHA256 of the parts, which no other parts have. */
  static byte[] of(byte[] key, String... parts) {
    try {
      var mac = javax.crypto.Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      for (var part : parts) {
        var bytes = part.getBytes(StandardCharsets.UTF_8);
        mac.update((bytes.length + " ").getBytes(StandardCharsets.US_ASCII));
        mac.update(bytes);
      }
      return mac.doFinal();
    } catch (NoSuchAlgorithmException | InvalidKeyException e) {
      throw new IllegalStateException("Every Java platform has " + ALGORITHM, e);
    }
  }
}
