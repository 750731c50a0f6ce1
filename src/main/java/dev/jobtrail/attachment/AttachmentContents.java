package dev.jobtrail.attachment;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Session;

/** The contents of attachments, a row for each part. */
@ApplicationScoped
class AttachmentContents {

  private final Session session;

  AttachmentContents(Session session) {
    this.session = session;
  }

  /** Stores a part, in the transaction of the caller. */
  void store(UUID attachmentId, int number, byte[] content) {
    session
        .createNativeMutationQuery(
            "insert into attachment_part (attachment_id, number, content)"
                + " values (:attachment, :number, :content)")
        .setParameter("attachment", attachmentId)
        .setParameter("number", number)
        .setParameter("content", content)
        .executeUpdate();
  }

  /** A part that is stored. */
  Optional<byte[]> part(UUID attachmentId, int number) {
    return session
        .createNativeQuery(
            "select content from attachment_part"
                + " where attachment_id = :attachment and number = :number",
            byte[].class)
        .setParameter("attachment", attachmentId)
        .setParameter("number", number)
        .uniqueResultOptional();
  }
}
