package dev.jobtrail.platform;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Random secrets for keys, sessions and links, and the form in which they are kept. */
public final class Secrets {

  private static final int BYTES = 32;

  private Secrets() {}

  /** 256 random bits as 43 characters that are safe in a URL. */
  public static String random() {
    var bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * The SHA-256 of a secret, in hexadecimal: what is stored of it. A slow hash is not needed, for
   * 256 random bits cannot be guessed.
   */
  public static String hash(String secret) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
