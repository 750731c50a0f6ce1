package dev.jobtrail.webhook;

import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Secrets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/** Signatures and secrets as the Standard Webhooks specification 1.0.0 has them. */
final class WebhookSignature {

  private static final String PREFIX = "whsec_";
  private static final String VERSION = "v1,";

  private WebhookSignature() {}

  /** A new secret of 256 random bits. */
  static byte[] newSecret() {
    return Secrets.randomBytes();
  }

  /** A secret as it is shown: base64 behind a prefix. */
  static String text(byte[] secret) {
    return PREFIX + Base64.getEncoder().encodeToString(secret);
  }

  /**
   * The value of the header webhook-signature: a signature for each secret, separated by spaces.
   *
   * @param timestamp in seconds since 1970
   */
  static String header(List<byte[]> secrets, String id, long timestamp, String payload) {
    var signed = id + "." + timestamp + "." + payload;
    return secrets.stream()
        .map(it -> VERSION + Base64.getEncoder().encodeToString(Hashes.hmac(it, signed)))
        .collect(Collectors.joining(" "));
  }
}
