package dev.jobtrail.console.application;

import dev.jobtrail.attachment.AttachmentView;
import io.quarkus.qute.TemplateData;
import java.util.Locale;

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
    return kilobytes < KILOBYTE
        ? "%.0f kB".formatted(Math.ceil(kilobytes))
        : String.format(Locale.ENGLISH, "%.1f MB", kilobytes / KILOBYTE);
  }
}
