package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.testing.QrReader;
import java.io.IOException;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The QR code of the shared page on paper, read from pictures of the pages. */
class SharedPageCodeTest {

  private static final ResumePdf PDF = new ResumePdf();
  private static final String ADDRESS =
      "https://jobs.example.com/r/marketa.reznickova/staff-software-engineer-payments";

  private static JsonNode resume(String code) {
    ObjectNode resume = Resumes.engineer().deepCopy();
    resume.withObject("/meta/jobtrail/design").put("qrCode", code);
    return resume;
  }

  private static Optional<String> codeOn(byte[] pdf) throws IOException {
    try (var document = Loader.loadPDF(pdf)) {
      return QrReader.read(new PDFRenderer(document).renderImageWithDPI(0, 300, ImageType.RGB));
    }
  }

  private static byte[] print(JsonNode resume, ResumeTemplate template, Optional<String> sharedAt) {
    return PDF.render(resume, template, "Title", Resumes.VERSION, sharedAt);
  }

  @ParameterizedTest
  @EnumSource
  void isReadableOnTheFirstPageOfEveryTemplate(ResumeTemplate template) throws IOException {
    var pdf = print(resume("shared-page"), template, Optional.of(ADDRESS));

    assertThat(codeOn(pdf)).hasValue(ADDRESS);
  }

  @Test
  void isReadableWithALongAddress() throws IOException {
    var address = "https://jobs.example.com/r/" + "u".repeat(30) + "/" + "s".repeat(100);

    assertThat(codeOn(print(resume("shared-page"), ResumeTemplate.BANNER, Optional.of(address))))
        .hasValue(address);
  }

  @Test
  void isLeftOutWhereItIsNotAskedForOrLeadsNowhere() throws IOException {
    var asked = resume("shared-page");

    assertThat(codeOn(print(asked, ResumeTemplate.MODERN, Optional.empty()))).isEmpty();
    assertThat(codeOn(print(resume("none"), ResumeTemplate.MODERN, Optional.of(ADDRESS))))
        .isEmpty();
    assertThat(print(asked, ResumeTemplate.MODERN, Optional.empty()))
        .isEqualTo(print(Resumes.engineer(), ResumeTemplate.MODERN, Optional.of(ADDRESS)));
  }

  @Test
  void isNotOnLetters() throws IOException {
    var letter =
        PDF.renderLetter(
            resume("shared-page"), "Dear all", ResumeTemplate.MODERN, "t", Resumes.VERSION);

    assertThat(codeOn(letter)).isEmpty();
  }

  @Test
  void saysWhatItIs() {
    var design = ResumeDesign.of(resume("shared-page"));

    assertThat(PageComposer.code(design, Optional.of(ADDRESS)).text())
        .isEqualTo("QR code of the online version: " + ADDRESS);
  }
}
