package dev.jobtrail.mail;

import dev.jobtrail.platform.Hashes;
import java.util.HexFormat;
import java.util.Locale;

/** The recipient of a mail. */
record Recipient(String address) {

  /**
   * Counts mails to one mailbox: case and what follows a plus sign lead to the same one with most
   * providers.
   */
  String hash() {
    var lower = address.toLowerCase(Locale.ROOT);
    var at = lower.lastIndexOf('@');
    var local = lower.substring(0, Math.max(at, 0)).replaceFirst("(?<=.)\\+.*", "");
    return HexFormat.of()
        .formatHex(Hashes.sha256("mail " + local + lower.substring(Math.max(at, 0))));
  }
}
