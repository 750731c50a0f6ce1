package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.reading.FileReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.GregorianCalendar;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentNameDictionary;
import org.apache.pdfbox.pdmodel.PDEmbeddedFilesNameTreeNode;
import org.apache.pdfbox.pdmodel.common.filespecification.PDComplexFileSpecification;
import org.apache.pdfbox.pdmodel.common.filespecification.PDEmbeddedFile;

/** Attaches the printed part of a resume to its PDF (ISO 32000-2, 7.11.4 and 14.13). */
final class AttachedDocument {

  private AttachedDocument() {}

  static void attach(JsonNode resume, Instant version, PDDocument document) throws IOException {
    var bytes = DocumentText.write(PrintedDocument.of(resume)).getBytes(StandardCharsets.UTF_8);
    var file = new PDEmbeddedFile(document, new ByteArrayInputStream(bytes), COSName.FLATE_DECODE);
    var date =
        GregorianCalendar.from(version.truncatedTo(ChronoUnit.SECONDS).atZone(ZoneOffset.UTC));
    file.setSubtype("application/json");
    file.setSize(bytes.length);
    file.setCreationDate(date);
    file.setModDate(date);
    var specification = new PDComplexFileSpecification();
    specification.setFile(FileReader.ATTACHMENT);
    specification.setFileUnicode(FileReader.ATTACHMENT);
    specification.setFileDescription("The resume as JSON Resume");
    specification.setEmbeddedFile(file);
    specification.setEmbeddedFileUnicode(file);
    specification.getCOSObject().setName(COSName.AF_RELATIONSHIP, "Source");
    var tree = new PDEmbeddedFilesNameTreeNode();
    tree.setNames(Map.of(FileReader.ATTACHMENT, specification));
    var catalog = document.getDocumentCatalog();
    var names = new PDDocumentNameDictionary(catalog);
    names.setEmbeddedFiles(tree);
    catalog.setNames(names);
    var associated = new COSArray();
    associated.add(specification);
    catalog.getCOSObject().setItem(COSName.AF, associated);
  }
}
