package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.document.ResumeSchema;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * What a PDF holds.
 *
 * @param attached the JSON Resume document attached to it; null for none
 * @param lines its text, where nothing is attached
 */
record PdfContent(ObjectNode attached, FileLines lines) {

  private static final FileLines NONE = new FileLines(List.of(), List.of());

  static PdfContent of(PDDocument document) throws IOException {
    var attached = attached(document);
    return attached == null
        ? new PdfContent(null, PdfLines.of(document))
        : new PdfContent(attached, NONE);
  }

  private static ObjectNode attached(PDDocument document) throws IOException {
    var names = document.getDocumentCatalog().getNames();
    var files = names == null ? null : names.getEmbeddedFiles();
    var specification = files == null ? null : files.getValue(FileReader.ATTACHMENT);
    var file = specification == null ? null : specification.getEmbeddedFile();
    if (file == null) {
      return null;
    }
    try (var content = file.createInputStream()) {
      var bytes = content.readNBytes(ResumeSchema.MAX_BYTES + 1);
      return bytes.length > ResumeSchema.MAX_BYTES ? null : JsonFiles.read(FileText.of(bytes));
    } catch (ApiException _) { // another program's file of the same name
      return null;
    }
  }
}
