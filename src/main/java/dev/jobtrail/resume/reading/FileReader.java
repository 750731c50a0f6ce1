package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.reactive.ReactiveResume;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads files as resumes; recognizes the format by content. */
@Singleton
public class FileReader {

  /** The name of the JSON Resume document that a PDF of this service has attached. */
  public static final String ATTACHMENT = "resume.json";

  /** A PDF may have other bytes before its header. */
  private static final int HEADER_WITHIN = 1_024;

  /** Characters of the names of files in a note. */
  private static final int LONGEST_LIST = 300;

  private final DocumentRepair repair;
  private final FallbackFonts fonts;

  public FileReader(DocumentRepair repair, FallbackFonts fonts) {
    this.repair = repair;
    this.fonts = fonts;
  }

  /**
   * The resume in a file. What its report says is in the document as well.
   *
   * @throws ApiException VALIDATION_FAILED for a file that cannot be read at all
   */
  public ReadFile read(byte[] file) {
    if (isPdf(file)) {
      return pdf(file);
    }
    if (FileText.startsWith(file, 'P', 'K', 3, 4)) {
      return zip(file);
    }
    if (FileText.startsWith(file, 0xD0, 0xCF, 0x11, 0xE0)) {
      throw ApiException.invalid(
          "file", "is an old or encrypted Office file. Save it as DOCX or PDF and try again.");
    }
    var text = FileText.of(file);
    if (text.stripLeading().startsWith("{") || text.stripLeading().startsWith("[")) {
      return json(text);
    }
    if (text.isBlank() || !FileText.isText(file)) {
      throw ApiException.invalid(
          "file", "is none of PDF, DOCX, a LinkedIn export (ZIP), JSON and plain text");
    }
    return lines(PlainLines.of(text), FileFormat.TEXT);
  }

  /** What the pages of a PDF say; one without text is an empty resume. */
  public ReadPdf readPages(byte[] pdf) {
    fonts.install();
    var lines = PdfFile.read(pdf, PdfLines::of);
    return new ReadPdf(lines.text(), read(lines, FileFormat.PDF).document());
  }

  private static boolean isPdf(byte[] file) {
    var start =
        new String(file, 0, Math.min(file.length, HEADER_WITHIN), StandardCharsets.US_ASCII);
    return start.contains("%PDF-");
  }

  private ReadFile pdf(byte[] file) {
    fonts.install();
    var content = PdfFile.read(file, PdfContent::of);
    if (content.attached() != null) {
      return stored(content.attached(), FileFormat.JOBTRAIL_PDF, new ImportNotes());
    }
    if (content.lines().isEmpty()) {
      throw ApiException.invalid(
          "file",
          "is a PDF without text, such as a scan. Save it with text recognition and try again.");
    }
    return lines(content.lines(), FileFormat.PDF);
  }

  private ReadFile zip(byte[] file) {
    var others = new ArrayList<String>();
    var unpacked =
        ZipPackage.read(
            file,
            it ->
                DocxLines.isPart(it)
                    || LinkedInExport.isWanted(it)
                    || !(it.endsWith("/") || others.add(it)));
    if (unpacked.members().keySet().stream().anyMatch(LinkedInExport::isWanted)) {
      var notes = new ImportNotes();
      var document = LinkedInExport.read(unpacked, notes);
      if (!others.isEmpty()) {
        notes.leftOut("", Message.of("not read, as no part of a resume: %s", excerpt(others)));
      }
      return finished(document, FileFormat.LINKEDIN, notes);
    }
    if (unpacked.members().isEmpty()) {
      throw ApiException.invalid("file", "is neither a Word document nor a LinkedIn export");
    }
    return lines(DocxLines.of(unpacked), FileFormat.DOCX);
  }

  private ReadFile lines(FileLines lines, FileFormat format) {
    if (lines.isEmpty()) {
      throw ApiException.invalid("file", "holds no text");
    }
    var read = read(lines, format);
    return new ReadFile(read.document(), read.report(), lines.tabbedText());
  }

  private ReadFile read(FileLines lines, FileFormat format) {
    var notes = new ImportNotes();
    return finished(LinesReader.read(lines, notes), format, notes);
  }

  private ReadFile json(String text) {
    var source = JsonFiles.read(text);
    var isReactive = ReactiveResume.is(source);
    var notes = new ImportNotes();
    if (!isReactive) {
      return finished(source, FileFormat.JSON_RESUME, notes);
    }
    var document = (ObjectNode) ReactiveResume.toJsonResume(source);
    for (var name : ReactiveResume.keptNames(document)) {
      notes.leftOut(
          "",
          Message.of(
              "\"%s\" of %s was left out; kept under meta.jobtrail.imported",
              name, "Reactive Resume"));
    }
    return finished(document, FileFormat.REACTIVE_RESUME, notes);
  }

  private static String excerpt(List<String> names) {
    return Truncation.truncate(String.join(", ", names), LONGEST_LIST);
  }

  /** Repairs the document, sets aside what still cannot be stored, and adds the report to it. */
  private ReadFile finished(ObjectNode source, FileFormat format, ImportNotes notes) {
    return stored((ObjectNode) repair.repaired(source, notes), format, notes);
  }

  private ReadFile stored(ObjectNode document, FileFormat format, ImportNotes notes) {
    repair.setAside(document, notes);
    var report = notes.report(format, document);
    if (!report.repaired().isEmpty() || !report.leftOut().isEmpty()) {
      DocumentRepair.object(
              DocumentRepair.object(DocumentRepair.object(document, "meta"), "jobtrail"),
              "importReport")
          .removeAll()
          .put("format", format.wireName());
      notes.addTo(document);
    }
    return new ReadFile(document, report, null);
  }
}
