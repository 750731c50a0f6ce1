package dev.jobtrail.console.application;

import dev.jobtrail.attachment.AttachmentView;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;

/** An attachment as text. */
@TemplateData
record AttachmentLine(AttachmentView attachment) {

  private static final double KILOBYTE = 1024;

  public boolean isComplete() {
    return attachment.uploadedBytes() == attachment.size();
  }

  /** The page of its application downloads it from here. */
  public String content() {
    return "/applications/%s/attachments/%s/content"
        .formatted(attachment.applicationId(), attachment.id());
  }

  /** Such as "180 kB" or "2.4 MB". */
  public String size() {
    var kilobytes = attachment.size() / KILOBYTE;
    var messages = PageMessages.of(ApplicationMessages.class);
    return kilobytes < KILOBYTE
        ? messages.kilobytes("%.0f".formatted(Math.ceil(kilobytes)))
        : messages.megabytes(LanguageFormat.current().decimal(kilobytes / KILOBYTE));
  }
}
