package dev.jobtrail.attachment;

import dev.jobtrail.account.NestedRecords;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationChanges;
import dev.jobtrail.application.ApplicationParts;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.text.Message;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Adds, reads and deletes the attachments of applications. */
@ApplicationScoped
public class Attachments {

  /** Attachments whose ids are read at once for an export. */
  private static final int PAGE = 100;

  private static final int MEGABYTE = 1024 * 1024;

  private final ApplicationParts applicationParts;
  private final ApplicationChanges changes;
  private final AttachmentContents contents;
  private final AttachmentSettings settings;
  private final Allowances allowances;
  private final AdvisoryLocks locks;
  private final Clock clock;

  Attachments(
      ApplicationParts applicationParts,
      ApplicationChanges changes,
      AttachmentContents contents,
      AttachmentSettings settings,
      Allowances allowances,
      AdvisoryLocks locks,
      Clock clock) {
    this.applicationParts = applicationParts;
    this.changes = changes;
    this.contents = contents;
    this.settings = settings;
    this.allowances = allowances;
    this.locks = locks;
    this.clock = clock;
  }

  /**
   * The attachments of an application, oldest first.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public List<AttachmentView> of(UUID accountId, UUID applicationId) {
    Application.personOf(accountId, applicationId).orElseThrow(ApiException::notFound);
    return Attachment.of(accountId, applicationId).stream().map(Attachment::view).toList();
  }

  /**
   * The files of an application whose upload is complete, oldest first.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public List<AttachmentFile> files(UUID accountId, UUID applicationId) {
    return Attachment.of(accountId, applicationId).stream()
        .filter(Attachment::isComplete)
        .map(this::file)
        .toList();
  }

  /**
   * The file of an attachment.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION if its upload is not complete
   */
  @Transactional
  AttachmentFile file(UUID accountId, UUID applicationId, UUID id) {
    var attachment =
        Attachment.of(accountId, applicationId, id).orElseThrow(ApiException::notFound);
    if (!attachment.isComplete()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The upload of this file is not complete. Upload part %d next.",
          attachment.nextPart());
    }
    return file(attachment);
  }

  private AttachmentFile file(Attachment attachment) {
    var id = attachment.id;
    var parts = attachment.parts();
    return new AttachmentFile(
        attachment.type().stem(attachment.name),
        attachment.type().ending(attachment.name),
        () -> parts(id, parts));
  }

  /** Each is read when its turn comes; one that was deleted meanwhile is a failure. */
  private Iterator<byte[]> parts(UUID id, int number) {
    return IntStream.range(0, number)
        .mapToObj(it -> part(id, it).orElseThrow(ApiException::notFound))
        .iterator();
  }

  private Optional<byte[]> part(UUID id, int number) {
    return QuarkusTransaction.requiringNew().call(() -> contents.part(id, number));
  }

  /**
   * The parts of the complete attachments of an account; those of an attachment that is deleted
   * meanwhile are left out.
   */
  Iterator<AttachmentPart> parts(UUID accountId) {
    var ids =
        PagedRecords.oldestFirst(
            Function.<UUID>identity(),
            after ->
                Attachment.complete(accountId, after, PAGE).stream().map(it -> it.id).toList());
    return new NestedRecords<>(ids, this::exported);
  }

  private Iterator<AttachmentPart> exported(UUID id) {
    return Stream.iterate(0, it -> it + 1)
        .map(it -> part(id, it).map(content -> new AttachmentPart(id, it, content)))
        .takeWhile(Optional::isPresent)
        .map(Optional::get)
        .iterator();
  }

  /**
   * Adds an attachment without content.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED for too many,
   *     STORAGE_LIMIT_REACHED
   */
  @Transactional
  AttachmentView add(UUID accountId, UUID applicationId, NewAttachment wanted) {
    locks.lock(LockSpace.ATTACHMENTS, accountId);
    var total = Attachment.totalBytes(accountId);
    var attachment = new Attachment(accountId, applicationId, wanted, clock);
    applicationParts.add(
        attachment,
        Message.of(
            "An application can have %d attachments. Delete one first.", ApplicationParts.MOST));
    requireRoom(accountId, total, wanted.size());
    return attachment.view();
  }

  private void requireRoom(UUID accountId, long total, int size) {
    var room = room(accountId);
    if (total + size > room) {
      throw new ApiException(
          ErrorCode.STORAGE_LIMIT_REACHED,
          "The account can have %d MB of attachments, and has %d MB. Delete some first.",
          room / MEGABYTE,
          Math.ceilDiv(total, MEGABYTE));
    }
  }

  /** The bytes that all attachments of an account can have. */
  long room(UUID accountId) {
    var ofPlan = allowances.planOf(accountId).attachments();
    return ofPlan.isPresent()
        ? (long) ofPlan.getAsInt() * MEGABYTE
        : settings.maxTotal().asLongValue();
  }

  /**
   * Stores the next part of an attachment's content. The same part can be sent again.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED for a part of another size,
   *     UNSUPPORTED_MEDIA_TYPE, INVALID_TRANSITION for a part that is not the next one
   */
  @Transactional
  AttachmentView store(UUID accountId, UUID applicationId, UUID id, int number, byte[] content) {
    changes.lockedForWork(accountId, applicationId);
    var attachment =
        Attachment.lock(accountId, applicationId, id).orElseThrow(ApiException::notFound);
    append(attachment, number, content);
    attachment.keep(clock);
    return attachment.view();
  }

  /**
   * Stores the next part of an imported attachment, in the transaction of the import.
   *
   * @throws ApiException as {@link #store}
   */
  void restore(UUID accountId, UUID id, AttachmentPart part) {
    var attachment = Attachment.ofAccount(accountId, id).orElseThrow(ApiException::notFound);
    append(attachment, part.number(), part.content());
  }

  private void append(Attachment attachment, int number, byte[] content) {
    if (number < 0 || number >= attachment.parts()) {
      throw ApiException.invalid("number", "must be from 0 to %s", attachment.parts() - 1);
    }
    if (content == null || content.length != attachment.bytesOf(number)) {
      throw ApiException.invalid("body", "must have %d bytes", attachment.bytesOf(number));
    }
    var next = attachment.nextPart();
    if (number < next && isStored(attachment.id, number, content)) {
      return;
    }
    if (number != next) {
      throw number > next
          ? new ApiException(
              ErrorCode.INVALID_TRANSITION,
              "Parts are uploaded in their order. Upload part %d next.",
              next)
          : new ApiException(
              ErrorCode.INVALID_TRANSITION,
              "This part was uploaded with another content. Delete the attachment first.");
    }
    var type = number == 0 ? recognize(attachment.name, content) : attachment.type();
    contents.store(attachment.id, number, content);
    attachment.append(content.length, type);
  }

  private boolean isStored(UUID id, int number, byte[] content) {
    return contents.part(id, number).filter(it -> Arrays.equals(it, content)).isPresent();
  }

  private static AttachmentType recognize(String name, byte[] begin) {
    return AttachmentType.of(name, begin)
        .orElseThrow(
            () ->
                new ApiException(
                    ErrorCode.UNSUPPORTED_MEDIA_TYPE,
                    "The content of this file is of none of the types that can be attached: %s.",
                    AttachmentType.allEndings()));
  }

  /**
   * Deletes an attachment; one of an archived client, too: deleting is no work.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID applicationId, UUID id) {
    applicationParts.delete(Attachment.class, accountId, applicationId, id);
  }
}
