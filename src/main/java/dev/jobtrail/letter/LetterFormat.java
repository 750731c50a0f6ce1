package dev.jobtrail.letter;

import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.WordDocument;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The formats of a letter's file. */
public enum LetterFormat {
  PDF(ResumePdf.MEDIA_TYPE, "pdf"),
  DOCX(WordDocument.MEDIA_TYPE, "docx"),
  TEXT(MediaType.TEXT_PLAIN, "txt");

  private final MediaType type;
  private final String ending;

  LetterFormat(String type, String ending) {
    this.type = MediaType.valueOf(type);
    this.ending = ending;
  }

  /** The first acceptable one. */
  static LetterFormat acceptable(List<MediaType> accepted) {
    return accepted.stream()
        .flatMap(it -> Arrays.stream(values()).filter(format -> format.type.isCompatible(it)))
        .findFirst()
        .orElse(PDF);
  }

  /** The format with the name on the wire. */
  static Optional<LetterFormat> named(String name) {
    return Arrays.stream(values())
        .filter(it -> it.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  String ending() {
    return ending;
  }

  /** The value of Content-Type; text is in UTF-8. */
  public String mediaType() {
    return this == TEXT ? type + ";charset=UTF-8" : type.toString();
  }
}
