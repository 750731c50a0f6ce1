package dev.jobtrail.attachment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttachmentTypeTest {

  @ParameterizedTest
  @CsvSource({
    "offer.pdf, %PDF-1.7, PDF",
    "offer.exe, %PDF-1.7, PDF",
    "note.rtf, {\\rtf1, RTF",
    "me.gif, GIF89a, GIF",
    "me.webp, RIFFxxxxWEBPVP8, WEBP",
    "me.heic, xxxxftypheic, HEIC",
    "page.html, <script>alert(1)</script>, TEXT",
    "note, ascii, TEXT"
  })
  void recognizesByTheContent(String name, String content, AttachmentType type) {
    assertThat(of(name, content)).isEqualTo(type);
  }

  @Test
  void recognizesPicturesByTheirSignatures() {
    assertThat(of("a", "\u0089PNG\r\n\u001a\n\0\0\0")).isEqualTo(AttachmentType.PNG);
    assertThat(of("a", "\u00ff\u00d8\u00ff\u00e0\0")).isEqualTo(AttachmentType.JPEG);
  }

  @ParameterizedTest
  @CsvSource({"a.doc, DOC", "a.XLS, XLS", "a.ppt, PPT", "mail.msg, MSG", "a, DOC"})
  void tellsCompoundFilesApartByTheirNames(String name, AttachmentType type) {
    assertThat(of(name, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1\0\0")).isEqualTo(type);
  }

  @ParameterizedTest
  @CsvSource({
    "word/document.xml, DOCX",
    "xl/workbook.xml, XLSX",
    "ppt/presentation.xml, PPTX",
    "password/list.txt, ZIP",
    "META-INF/MANIFEST.MF, ZIP"
  })
  void recognizesArchivesByTheirEntries(String entry, AttachmentType type) throws IOException {
    assertThat(AttachmentType.of("a", archive(entry))).contains(type);
  }

  @Test
  void recognizesOpenDocuments() throws IOException {
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      var content = "application/vnd.oasis.opendocument.text".getBytes(StandardCharsets.ISO_8859_1);
      var entry = new ZipEntry("mimetype");
      entry.setMethod(ZipEntry.STORED);
      entry.setSize(content.length);
      var sum = new CRC32();
      sum.update(content);
      entry.setCrc(sum.getValue());
      zip.putNextEntry(entry);
      zip.write(content);
    }
    assertThat(AttachmentType.of("a.odt", out.toByteArray())).contains(AttachmentType.ODT);
  }

  @Test
  void takesTextThatIsCutWithinACharacter() {
    var text = "Grüße".getBytes(StandardCharsets.UTF_8);
    assertThat(AttachmentType.of("a.txt", Arrays.copyOf(text, 3))).contains(AttachmentType.TEXT);
  }

  @Test
  void refusesOtherContentsWhateverTheName() {
    for (var content :
        List.of("MZ\0\1", "\u007fELF\2\1", "\u00e9t\u00e9", "\u00ca\u00fe\u00ba\u00be")) {
      var bytes = content.getBytes(StandardCharsets.ISO_8859_1);
      assertThat(AttachmentType.of("offer.pdf", bytes)).isEmpty();
      assertThat(AttachmentType.of("offer.txt", bytes)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PDF, offer.PDF, offer, pdf",
    "PDF, offer.exe, offer.exe, pdf",
    "PDF, offer, offer, pdf",
    "JPEG, me.jpeg, me, jpeg",
    "TEXT, page.html, page.html, txt"
  })
  void namesADownloadByItsType(AttachmentType type, String name, String stem, String ending) {
    assertThat(type.stem(name)).isEqualTo(stem);
    assertThat(type.ending(name)).isEqualTo(ending);
  }

  private static AttachmentType of(String name, String content) {
    return AttachmentType.of(name, content.getBytes(StandardCharsets.ISO_8859_1)).orElseThrow();
  }

  private static byte[] archive(String entry) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("[Content_Types].xml"));
      zip.write("<Types/>".getBytes(StandardCharsets.UTF_8));
      zip.putNextEntry(new ZipEntry(entry));
      zip.write("<x/>".getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }
}
