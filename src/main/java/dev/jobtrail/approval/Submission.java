package dev.jobtrail.approval;

import dev.jobtrail.application.Application;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.posting.Posting;
import dev.jobtrail.resume.Resume;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * The content that is submitted with an application, as the client reviews it.
 *
 * @param application the application
 * @param resume the attached one; null if it was deleted
 */
record Submission(Application application, Resume resume) {

  static Submission of(Application application) {
    var attached = application.attachedResumeId();
    return new Submission(
        application,
        attached == null ? null : Resume.of(application.accountId, attached).orElse(null));
  }

  /**
   * A fingerprint of everything that an approval covers: the attached resume, its printed content,
   * and the letter. Locking, sharing or a reverted change of the resume does not change it.
   */
  String fingerprint() {
    var digest = Hashes.sha256();
    add(digest, application.applySource().name());
    add(digest, application.coverLetter());
    if (application.posting.editedAt != null) { // so that earlier approvals stay valid
      addPosting(digest, application.posting);
    }
    if (resume != null) {
      add(digest, resume.id.toString());
      add(digest, resume.name);
      add(digest, resume.template.name());
      add(digest, resume.documentText());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void addPosting(MessageDigest digest, Posting posting) {
    add(digest, posting.title);
    add(digest, posting.company);
    add(digest, posting.location);
    add(digest, posting.url);
    add(digest, posting.descriptionRaw);
    add(
        digest,
        "%s %s %s".formatted(posting.isRemote, posting.employmentType, posting.salaryCurrency));
    add(digest, "%s %s".formatted(posting.salaryMin, posting.salaryMax));
  }

  /** With its length before it, so that no two sequences of texts read the same. */
  private static void add(MessageDigest digest, String text) {
    var bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
  }
}
