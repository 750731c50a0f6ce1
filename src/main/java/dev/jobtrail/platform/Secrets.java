package dev.jobtrail.platform;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Creates random secrets for keys, sessions and links, and hashes them for storage. */
public final class Secrets {

  private static final int BYTES = 32;

  private Secrets() {}

  /** 256 random bits as 43 characters that are safe in a URL. */
  public static String random() {
    return text(randomBytes());
  }

  /** 256 random bits. */
  public static byte[] randomBytes() {
    var bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return bytes;
  }

  /** Bytes as characters that are safe in a URL: 43 of them for 256 bits. */
  public static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * The SHA-256 of a secret, in hexadecimal: what is stored of it. A slow hash is not needed, for
   * 256 random bits cannot be guessed.
   */
  public static String hash(String secret) {
    return HexFormat.of().formatHex(Hashes.sha256(secret));
  }
}
