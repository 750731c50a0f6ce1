package dev.jobtrail.attachment;

import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.application.ApplicationParts;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.UUID;

/** The attachments, without their contents, in the export of an account. */
@Singleton
class AttachmentData extends PagedData<AttachmentView> {

  static final String SECTION = "attachments";

  private final Attachments attachments;

  AttachmentData(Attachments attachments) {
    super(
        SECTION,
        100,
        AttachmentView::id,
        (account, after, limit) ->
            Attachment.complete(account, after, limit).stream().map(Attachment::view).toList());
    this.attachments = attachments;
  }

  /** An attachment of an account's export; its type is recognized anew. */
  @RegisterForReflection
  record Restored(
      @NotNull UUID id,
      @NotNull UUID applicationId,
      @NotBlank @Size(max = 200) @Pattern(regexp = NewAttachment.FILE_NAME) String name,
      @Min(1) @Max(Attachment.MAX_BYTES) int size,
      @NotNull Instant createdAt,
      Instant updatedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(Restored.class, "attachment", Restored::id, this::store)
        .after("applications");
  }

  private void store(Restored attachment, RecordImport to) {
    var application = to.require("applications", attachment.applicationId());
    to.allow(
        ApplicationParts.MOST,
        "attachments of " + application.id(),
        Message.of("The application has as many attachments as it can have.").english());
    to.allow(
        attachments.room(to.accountId()),
        "size of attachments",
        attachment.size(),
        Message.of("The account has no room for more attachments.").english());
    to.row("attachment")
        .set("id", to.id())
        .set("account_id", to.accountId())
        .set("application_id", application.id())
        .set("name", attachment.name())
        .set("size", attachment.size())
        .set("uploaded_bytes", 0)
        .times(attachment.createdAt(), attachment.updatedAt());
  }
}
