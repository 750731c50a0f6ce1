package dev.jobtrail.letter;

import dev.jobtrail.pdf.WordDocument;
import dev.jobtrail.pdf.WordDocument.Look;
import dev.jobtrail.pdf.WordDocument.Style;
import dev.jobtrail.resume.document.ResumeDesign.Paper;

/** A letter as a Word document. */
public final class LetterDocument {

  private static final double POINTS = 11;

  /** Twentieths of a point: 25 mm. */
  private static final int MARGIN = 1418;

  private LetterDocument() {}

  /**
   * The document.
   *
   * @param letter plain text, paragraphs parted by empty lines
   */
  public static byte[] of(String letter) {
    var document =
        new WordDocument(
            new Look("Calibri", POINTS, "auto", Paper.A4, LetterName.language(letter).code()),
            MARGIN,
            LetterName.title(letter));
    for (var paragraph : letter.strip().split("\\R{2,}")) {
      document.paragraph(Style.BODY_TEXT).text(paragraph);
    }
    return document.toBytes();
  }
}
