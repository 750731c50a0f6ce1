package dev.jobtrail.resume.reading;

import dev.jobtrail.error.ApiException;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.pdmodel.encryption.StandardSecurityHandler;

/** Opens PDFs within bounds. */
@RegisterForReflection( // how PDFBox makes the handler of an encrypted file
    targets = StandardSecurityHandler.class)
final class PdfFile {

  /** Bytes of decoded streams. */
  private static final long MAX_MEMORY = 48_000_000;

  /** Reads from an open document. */
  interface Reading<T> {
    T read(PDDocument document) throws IOException;
  }

  private PdfFile() {}

  /**
   * What the reading answers of the document.
   *
   * @throws ApiException VALIDATION_FAILED for one that is encrypted, damaged or too large
   */
  static <T> T read(byte[] file, Reading<T> reading) {
    var memory = MemoryUsageSetting.setupMainMemoryOnly(MAX_MEMORY);
    try (var document = Loader.loadPDF(file, "", null, null, memory.streamCache)) {
      return reading.read(document);
    } catch (InvalidPasswordException _) {
      throw ApiException.invalid(
          "file", "is an encrypted PDF. Save it without a password and try again.");
    } catch (ApiException e) {
      throw e;
    } catch (IOException | RuntimeException e) { // PDFBox throws both for damaged files
      throw ApiException.invalid("file", "is a damaged PDF, or one that is too large for a resume");
    }
  }
}
