package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeDesign;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The formats that a resume is exported in besides PDF. */
public enum ResumeExportFormat implements ExportFormat {
  JSON(MediaType.APPLICATION_JSON, "json"),
  MARKDOWN("text/markdown", "md"),
  TEXT(MediaType.TEXT_PLAIN, "txt"),
  DOCX(WordDocument.MEDIA_TYPE, "docx");

  private final MediaType type;
  private final String ending;

  ResumeExportFormat(String type, String ending) {
    this.type = MediaType.valueOf(type);
    this.ending = ending;
  }

  /** Whether a media type, or one with wildcards, is that of one of these formats. */
  static boolean isAcceptable(MediaType accepted) {
    return Arrays.stream(values()).anyMatch(it -> it.type.isCompatible(accepted));
  }

  @Override
  public MediaType type() {
    return type;
  }

  @Override
  public String ending() {
    return ending;
  }

  /** The document in this format; text is in UTF-8. */
  public byte[] write(JsonNode document, ResumeTemplate template, String title) {
    return switch (this) {
      case JSON -> utf8(DocumentText.write(document));
      case MARKDOWN -> utf8(ResumeTextFormat.MARKDOWN.write(page(document, template, title)));
      case TEXT -> utf8(ResumeTextFormat.TEXT.write(page(document, template, title)));
      case DOCX ->
          ResumeWordDocument.write(
              PageComposer.forScreensWithPhoto(document, template, title),
              ResumeDesign.of(document));
    };
  }

  private static ResumePage page(JsonNode document, ResumeTemplate template, String title) {
    return PageComposer.forScreens(document, template, title);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
