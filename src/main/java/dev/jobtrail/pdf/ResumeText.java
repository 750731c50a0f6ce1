package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.ResumeTemplate;

/** A resume as plain text. */
public final class ResumeText {

  private ResumeText() {}

  /** The text of a document, in the order of the printed page. */
  public static String of(JsonNode document) {
    return ResumeTextFormat.TEXT.write(
        PageComposer.forScreens(document, ResumeTemplate.CLASSIC, DocumentTitle.of(document)));
  }
}
