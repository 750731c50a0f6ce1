package dev.jobtrail.account.totp;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.OptionalLong;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Time-based one-time passwords as RFC 6238 defines them, with the parameters that every
 * authenticator app knows: SHA-1, 6 digits, 30 seconds.
 *
 * @param secret the key shared with the app
 */
record TimeCodes(byte[] secret) {

  static final int DIGITS = 6;
  static final int PERIOD_SECONDS = 30;

  private static final String ALGORITHM = "HmacSHA1";
  private static final int MODULUS = 1_000_000;

  /** Steps before and after the current one that are accepted, for clocks that are not exact. */
  private static final int TOLERANCE = 1;

  /** The number of the time step that an instant falls in. */
  static long step(Instant at) {
    return Math.floorDiv(at.getEpochSecond(), PERIOD_SECONDS);
  }

  /** The code of a time step. */
  String code(long step) {
    var hash = hmac(ByteBuffer.allocate(Long.BYTES).putLong(step).array());
    int offset = hash[hash.length - 1] & 0xf;
    int number = ByteBuffer.wrap(hash).getInt(offset) & Integer.MAX_VALUE;
    return "%06d".formatted(number % MODULUS);
  }

  /** The step with this code among the steps that are accepted now. */
  OptionalLong stepOf(String code, Instant now) {
    var found = OptionalLong.empty();
    long current = step(now);
    for (long step = current - TOLERANCE; step <= current + TOLERANCE; step++) {
      if (MessageDigest.isEqual(code(step).getBytes(US_ASCII), code.getBytes(UTF_8))) {
        found = OptionalLong.of(step);
      }
    }
    return found;
  }

  private byte[] hmac(byte[] message) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret, ALGORITHM));
      return mac.doFinal(message);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has " + ALGORITHM, e);
    }
  }

  @Override
  public String toString() {
    return "a secret of an authenticator app";
  }
}
