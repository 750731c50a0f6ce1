package dev.jobtrail.attachment;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.error.ApiException;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The contents of attachments in the export of an account. */
@Singleton
class AttachmentPartData implements AccountData {

  private final Attachments attachments;

  AttachmentPartData(Attachments attachments) {
    this.attachments = attachments;
  }

  @Override
  public String section() {
    return "attachmentParts";
  }

  @Override
  public Iterator<AttachmentPart> export(UUID accountId) {
    return attachments.parts(accountId);
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(AttachmentPart.class, this::store).after(AttachmentData.SECTION);
  }

  /** Parts of a file that cannot be attached are left out, and the file with them. */
  private void store(AttachmentPart part, RecordImport to) {
    var attachment = to.require(AttachmentData.SECTION, part.attachmentId());
    if (attachment.id() == null) {
      return;
    }
    try {
      attachments.restore(to.accountId(), attachment.id(), part);
    } catch (ApiException e) {
      to.leaveOut(e.getMessage());
    }
  }
}
