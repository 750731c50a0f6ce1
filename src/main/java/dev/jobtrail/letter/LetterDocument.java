package dev.jobtrail.letter;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.pdf.ResumeWordDocument;

/** A letter as a Word document. */
public final class LetterDocument {

  private LetterDocument() {}

  /**
   * The document.
   *
   * @param resume of the writer, whose name and contact data stand above the letter; may be empty
   * @param letter plain text, paragraphs parted by empty lines
   */
  public static byte[] of(JsonNode resume, String letter) {
    return ResumeWordDocument.writeLetter(
        resume, letter, LetterName.language(letter).code(), LetterName.title(letter));
  }
}
