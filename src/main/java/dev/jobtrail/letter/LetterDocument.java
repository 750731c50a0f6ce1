package dev.jobtrail.letter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A letter as an Office Open XML document (ECMA-376), the same bytes for the same text. */
public final class LetterDocument {

  public static final String MEDIA_TYPE =
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

  private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final String HEAD =
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>";

  private static final String TYPES =
      HEAD
          + "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"><Default"
          + " Extension=\"rels\""
          + " ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Override"
          + " PartName=\"/word/document.xml\" ContentType=\""
          + MEDIA_TYPE
          + ".main+xml\"/></Types>";

  private static final String RELATIONSHIPS =
      HEAD
          + "<Relationships"
          + " xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship"
          + " Id=\"rId1\""
          + " Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\""
          + " Target=\"word/document.xml\"/></Relationships>";

  private LetterDocument() {}

  /**
   * The document.
   *
   * @param letter plain text, paragraphs parted by empty lines
   */
  public static byte[] of(String letter) {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      add(zip, "[Content_Types].xml", TYPES);
      add(zip, "_rels/.rels", RELATIONSHIPS);
      add(zip, "word/document.xml", document(letter));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    var entry = new ZipEntry(name);
    entry.setTimeLocal(EPOCH);
    zip.putNextEntry(entry);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  private static String document(String letter) {
    var text =
        new StringBuilder(HEAD)
            .append(
                "<w:document"
                    + " xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body>");
    for (var paragraph : letter.strip().split("\\R{2,}")) {
      // twentieths of a point: 10 points below, 11 point letters
      text.append(
              "<w:p><w:pPr><w:spacing w:after=\"200\" w:line=\"276\""
                  + " w:lineRule=\"auto\"/></w:pPr><w:r>")
          .append(
              "<w:rPr><w:rFonts w:ascii=\"Calibri\" w:hAnsi=\"Calibri\" w:cs=\"Calibri\"/><w:sz"
                  + " w:val=\"22\"/></w:rPr>");
      var lines = paragraph.split("\\R");
      for (var i = 0; i < lines.length; i++) {
        text.append(i == 0 ? "" : "<w:br/>")
            .append("<w:t xml:space=\"preserve\">")
            .append(escaped(lines[i]))
            .append("</w:t>");
      }
      text.append("</w:r></w:p>");
    }
    return text.append(
            "<w:sectPr><w:pgSz w:w=\"11906\" w:h=\"16838\"/><w:pgMar w:top=\"1418\""
                + " w:right=\"1418\" w:bottom=\"1418\" w:left=\"1418\" w:header=\"709\""
                + " w:footer=\"709\" w:gutter=\"0\"/></w:sectPr></w:body></w:document>")
        .toString();
  }

  /** Without the control characters that XML cannot hold. */
  private static String escaped(String text) {
    return text.replaceAll("[\\p{Cc}&&[^\\t]]|[\\uFFFE\\uFFFF]", "")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
