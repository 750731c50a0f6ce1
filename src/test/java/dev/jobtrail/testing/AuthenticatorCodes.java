package dev.jobtrail.testing;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.time.Instant;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.apache.commons.codec.binary.Base32;

/** An authenticator app: shows the codes of a secret (RFC 6238). */
public final class AuthenticatorCodes {

  private final byte[] secret;

  /**
   * The app after it has read a secret.
   *
   * @param secret in Base32
   */
  public AuthenticatorCodes(String secret) {
    this.secret = new Base32().decode(secret);
  }

  /** The six digits that the app shows at a time. */
  public String at(Instant time) {
    try {
      var mac = Mac.getInstance("HmacSHA1");
      mac.init(new SecretKeySpec(secret, "RAW"));
      var step = ByteBuffer.allocate(8).putLong(time.getEpochSecond() / 30).array();
      var hash = ByteBuffer.wrap(mac.doFinal(step));
      int number = hash.getInt(hash.get(19) & 15) & 0x7fffffff;
      return String.format("%06d", number % 1_000_000);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
