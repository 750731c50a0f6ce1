package dev.jobtrail.attachment;

import dev.jobtrail.application.ApplicationPart;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A file of an application, uploaded in parts. */
@Entity
class Attachment extends ApplicationPart {

  static final int MAX_BYTES = 10 * 1024 * 1024;

  /** Of all parts but the last: a request stays small, and an import has 50 parts in memory. */
  static final int PART_BYTES = 512 * 1024;

  String name;

  /** Null until the first part is uploaded. */
  @Enumerated(EnumType.STRING)
  private AttachmentType type;

  private int size;
  private int uploadedBytes;

  protected Attachment() {}

  Attachment(UUID accountId, UUID applicationId, NewAttachment wanted, Clock clock) {
    super(accountId, applicationId, clock);
    name = wanted.name();
    size = wanted.size();
  }

  /** The attachments of an application, oldest first. */
  static List<Attachment> of(UUID accountId, UUID applicationId) {
    return list("accountId = ?1 and applicationId = ?2 order by id", accountId, applicationId);
  }

  static Optional<Attachment> of(UUID accountId, UUID applicationId, UUID id) {
    return find("id = ?1 and accountId = ?2 and applicationId = ?3", id, accountId, applicationId)
        .firstResultOptional();
  }

  /** The same, locked until the transaction ends. */
  static Optional<Attachment> lock(UUID accountId, UUID applicationId, UUID id) {
    return find("id = ?1 and accountId = ?2 and applicationId = ?3", id, accountId, applicationId)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  static Optional<Attachment> ofAccount(UUID accountId, UUID id) {
    return find("id = ?1 and accountId = ?2", id, accountId).firstResultOptional();
  }

  /** A page of the complete attachments of an account, by ascending id. */
  static List<Attachment> complete(UUID accountId, UUID after, int limit) {
    return find("accountId = ?1 and id > ?2 and uploadedBytes = size order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  /** The bytes of all attachments of an account, also of those in upload. */
  static long totalBytes(UUID accountId) {
    return getEntityManager()
        .createQuery(
            "select coalesce(sum(size), 0) from Attachment where accountId = :account", Long.class)
        .setParameter("account", accountId)
        .getSingleResult();
  }

  /** Deletes the attachments of all accounts whose upload was not continued. */
  static void deleteIncompleteBefore(Instant time) {
    delete("uploadedBytes < size and updatedAt < ?1", time);
  }

  boolean isComplete() {
    return uploadedBytes == size;
  }

  int size() {
    return size;
  }

  AttachmentType type() {
    return type;
  }

  /** The number of the part that is to be uploaded next. */
  int nextPart() {
    return Math.ceilDiv(uploadedBytes, PART_BYTES);
  }

  /** The number of all its parts. */
  int parts() {
    return Math.ceilDiv(size, PART_BYTES);
  }

  /** The size that a part must have. */
  int bytesOf(int part) {
    return Math.min(PART_BYTES, size - part * PART_BYTES);
  }

  /** Records that its next part was stored. */
  void append(int bytes, AttachmentType recognized) {
    uploadedBytes += bytes;
    type = recognized;
  }

  /** Records that the upload was continued. */
  void keep(Clock clock) {
    touch(clock);
  }

  AttachmentView view() {
    return new AttachmentView(
        id,
        applicationId,
        name,
        type == null ? null : type.mediaType(),
        size,
        uploadedBytes,
        createdAt,
        updatedAt);
  }
}
