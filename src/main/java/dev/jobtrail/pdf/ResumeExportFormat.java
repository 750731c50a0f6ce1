package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The formats that a resume is exported in besides PDF. */
enum ResumeExportFormat {
  JSON(MediaType.APPLICATION_JSON, "json"),
  MARKDOWN("text/markdown", "md"),
  TEXT(MediaType.TEXT_PLAIN, "txt");

  private final MediaType type;
  private final String ending;

  ResumeExportFormat(String type, String ending) {
    this.type = MediaType.valueOf(type);
    this.ending = ending;
  }

  /** The first acceptable one. */
  static ResumeExportFormat acceptable(List<MediaType> accepted) {
    for (var type : accepted) {
      for (var format : values()) {
        if (format.type.isCompatible(type)) {
          return format;
        }
      }
    }
    return JSON;
  }

  /** The name on the wire, in lower case. */
  private String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The format with the name on the wire.
   *
   * @throws ApiException VALIDATION_FAILED for none
   */
  static ResumeExportFormat named(String name) {
    return Arrays.stream(values())
        .filter(it -> it.wireName().equals(name))
        .findFirst()
        .orElseThrow(() -> ApiException.invalid("format", "must be json, markdown or text"));
  }

  String ending() {
    return ending;
  }

  String mediaType() {
    return type + ";charset=UTF-8";
  }

  /** The document in this format, in UTF-8. */
  byte[] write(JsonNode document, ResumeTemplate template, String title) {
    var text =
        switch (this) {
          case JSON -> DocumentText.write(document);
          case MARKDOWN ->
              ResumeTextFormat.MARKDOWN.write(PageComposer.forScreens(document, template, title));
          case TEXT ->
              ResumeTextFormat.TEXT.write(PageComposer.forScreens(document, template, title));
        };
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
