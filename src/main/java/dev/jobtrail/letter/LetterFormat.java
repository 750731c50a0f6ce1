package dev.jobtrail.letter;

import dev.jobtrail.pdf.ExportFormat;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.WordDocument;
import jakarta.ws.rs.core.MediaType;

/** The formats of a letter's file. */
public enum LetterFormat implements ExportFormat {
  PDF(ResumePdf.MEDIA_TYPE, "pdf"),
  DOCX(WordDocument.MEDIA_TYPE, "docx"),
  TEXT(MediaType.TEXT_PLAIN, "txt");

  private final MediaType type;
  private final String ending;

  LetterFormat(String type, String ending) {
    this.type = MediaType.valueOf(type);
    this.ending = ending;
  }

  @Override
  public MediaType type() {
    return type;
  }

  @Override
  public String ending() {
    return ending;
  }
}
