package dev.jobtrail.approval;

import dev.jobtrail.application.Application;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.resume.Resume;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * What is sent with an application, as the client sees it before.
 *
 * @param application the application
 * @param resume the one that is attached; null where it is deleted
 */
record Submission(Application application, Resume resume) {

  static Submission of(Application application) {
    var attached = application.attachedResumeId();
    return new Submission(
        application,
        attached == null ? null : Resume.of(application.accountId, attached).orElse(null));
  }

  /**
   * Tells apart what a yes holds for from what needs a new one: which resume is attached, all that
   * is printed of it, and the letter. A resume that is changed and changed back, locked or shared
   * is the same.
   */
  String fingerprint() {
    var digest = Hashes.sha256();
    add(digest, application.applySource().name());
    add(digest, application.coverLetter());
    if (resume != null) {
      add(digest, resume.id.toString());
      add(digest, resume.name);
      add(digest, resume.template.name());
      add(digest, resume.documentText());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** With its length before it, so that no two sequences of texts read the same. */
  private static void add(MessageDigest digest, String text) {
    var bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
  }
}
