package dev.jobtrail.sharing;

import dev.jobtrail.platform.Hashes;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.resume.Resume;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Signed proof, valid on all replicas, that a visitor entered a shared resume's password.
 *
 * <p>It is signed with the password's salted hash: setting a password, even the same one, revokes
 * it.
 */
final class SharePass {

  private static final Pattern FORM = Pattern.compile("(\\d{1,15})\\.([\\w-]{43})");

  private SharePass() {}

  /** The name of the cookie that holds the pass for a resume. */
  static String cookieName(UUID resumeId) {
    return "jobtrail_share_" + resumeId.toString().replace("-", "");
  }

  /** A pass for a protected resume. */
  static String issue(Resume resume, Instant until) {
    var expiry = String.valueOf(until.toEpochMilli());
    return expiry + "." + signature(resume, expiry);
  }

  /** Whether it is a pass for that resume with its current password, and not too old. */
  static boolean isGood(String pass, Resume resume, Instant now) {
    var parts = FORM.matcher(pass);
    return parts.matches()
        && Long.parseLong(parts.group(1)) > now.toEpochMilli()
        && MessageDigest.isEqual(
            parts.group(2).getBytes(StandardCharsets.US_ASCII),
            signature(resume, parts.group(1)).getBytes(StandardCharsets.US_ASCII));
  }

  private static String signature(Resume resume, String expiry) {
    var key = resume.passwordHash().orElseThrow().getBytes(StandardCharsets.UTF_8);
    return Secrets.text(Hashes.hmacOfParts(key, "share pass", resume.id.toString(), expiry));
  }
}
