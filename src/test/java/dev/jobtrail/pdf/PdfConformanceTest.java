package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Every template keeps PDF/UA-1 and PDF/A, as veraPDF checks them. */
class PdfConformanceTest {

  private static final ResumePdf PDF = new ResumePdf();
  private static final Optional<String> SHARED_AT =
      Optional.of("https://jobtrail.example/r/jana/resume");

  @BeforeAll
  static void chooseTheParser() {
    VeraGreenfieldFoundryProvider.initialise();
  }

  /** Two pages with a photo, markup and a section of the owner. */
  private static JsonNode resume() throws IOException {
    var picture = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(90, 60, BufferedImage.TYPE_INT_RGB), "png", picture);
    ObjectNode resume = Resumes.engineer().deepCopy();
    resume
        .withObject("/basics")
        .put("summary", "An **engineer** of *ledgers*\n- see [this](https://a.example)")
        .put(
            "image",
            "data:image/png;base64," + Base64.getEncoder().encodeToString(picture.toByteArray()));
    resume
        .withObject("/meta/jobtrail")
        .set(
            "sections",
            DocumentText.read(
                """
                [{"name":"own-1","title":"Patents","entries":[{"title":"Valve","summary":"New"}]}]
                """));
    resume
        .withObject("/meta/jobtrail/design")
        .put("photo", "round")
        .put("qrCode", "shared-page")
        .put("icons", "contacts");
    return resume;
  }

  @ParameterizedTest
  @EnumSource
  void keepsTheStandards(ResumeTemplate template) throws Exception {
    var sent = PDF.render(resume(), template, "Title", Resumes.VERSION, SHARED_AT);
    var downloaded =
        PDF.renderWithDocument(resume(), template, "Title", Resumes.VERSION, SHARED_AT);

    assertThat(faults(sent, PDFAFlavour.PDFUA_1)).isEmpty();
    assertThat(faults(sent, PDFAFlavour.PDFA_2_A)).isEmpty();
    assertThat(faults(downloaded, PDFAFlavour.PDFA_3_A)).isEmpty();
  }

  @Test
  void keepsTheStandardsFromRightToLeft(@TempDir Path fonts) throws Exception {
    var pdf = ScriptsPdfTest.withDejaVu(fonts);
    for (var template : ResumeTemplate.values()) {
      for (var resume : List.of(ScriptsPdfTest.HEBREW, ScriptsPdfTest.ARABIC)) {
        var printed = pdf.render(resume, template, "Title", Resumes.VERSION);

        assertThat(faults(printed, PDFAFlavour.PDFUA_1)).as(template.name()).isEmpty();
        assertThat(faults(printed, PDFAFlavour.PDFA_2_A)).as(template.name()).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void keepsTheStandardsInHindi(ResumeTemplate template, @TempDir Path fonts) throws Exception {
    var pdf = ScriptsPdfTest.withDevanagari(fonts);
    var printed = pdf.render(ScriptsPdfTest.HINDI, template, "शीर्षक", Resumes.VERSION);

    assertThat(faults(printed, PDFAFlavour.PDFUA_1)).isEmpty();
    assertThat(faults(printed, PDFAFlavour.PDFA_2_A)).isEmpty();
  }

  private static List<String> faults(byte[] pdf, PDFAFlavour standard) throws Exception {
    try (var parser =
            Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf), standard);
        var validator = Foundries.defaultInstance().createValidator(standard, false)) {
      return validator.validate(parser).getTestAssertions().stream()
          .filter(it -> it.getStatus() == TestAssertion.Status.FAILED)
          .map(it -> it.getRuleId().getClause() + ": " + it.getMessage())
          .distinct()
          .toList();
    }
  }
}
