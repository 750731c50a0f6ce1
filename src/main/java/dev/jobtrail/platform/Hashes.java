package dev.jobtrail.platform;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256 and HMAC-SHA-256. */
public final class Hashes {

  private static final String HMAC = "HmacSHA256";

  private Hashes() {}

  /** A SHA-256 that takes its input piece by piece. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  /** The 32 bytes of a SHA-256. */
  public static byte[] sha256(byte[] bytes) {
    return sha256().digest(bytes);
  }

  /** The 32 bytes of the SHA-256 of a text in UTF-8. */
  public static byte[] sha256(String text) {
    return sha256(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The 32 bytes of the HMAC-SHA256 of a text in UTF-8. */
  public static byte[] hmac(byte[] key, String text) {
    return hmac(key).doFinal(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same of several texts, which no other sequence of texts has. */
  public static byte[] hmacOfParts(byte[] key, String... parts) {
    var mac = hmac(key);
    for (var part : parts) {
      var bytes = part.getBytes(StandardCharsets.UTF_8);
      mac.update((bytes.length + " ").getBytes(StandardCharsets.US_ASCII));
      mac.update(bytes);
    }
    return mac.doFinal();
  }

  private static Mac hmac(byte[] key) {
    try {
      var mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has " + HMAC, e);
    }
  }
}
