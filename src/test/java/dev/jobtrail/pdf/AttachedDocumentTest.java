package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileFormat;
import dev.jobtrail.resume.reading.FileReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AttachedDocumentTest {

  private static final Instant VERSION = Instant.parse("2026-05-04T08:00:00.123Z");
  private static final ResumePdf PDF = new ResumePdf();
  private static final FileReader READER =
      new FileReader(new DocumentRepair(new ResumeSchema()), PDF);

  @ParameterizedTest
  @EnumSource
  void comesBackComplete(ResumeTemplate template) {
    var resume = Resumes.engineer();

    var file = READER.read(print(resume, template));

    assertThat(file.report().format()).isEqualTo(FileFormat.JOBTRAIL_PDF);
    assertThat(file.report().repaired()).isEmpty();
    assertThat(file.report().leftOut()).isEmpty();
    var again = print(file.document(), template);
    assertThat(again).isEqualTo(print(resume, template));
  }

  @Test
  void carriesNothingThatIsNotPrinted() throws IOException {
    var resume =
        (ObjectNode)
            DocumentText.read(
                """
                {"$schema":"https://secret.example/1","x":1,
                 "basics":{"name":"Jana","image":"https://secret.example/me.png","salary":"secret",
                   "location":{"city":"Brno","secret":1},"profiles":[{"network":"X","secret":1}]},
                 "work":[{"name":"Acme","secret":"secret","highlights":["Built"]}],
                 "references":[{"name":"secret"}],
                 "meta":{"canonical":"https://secret.example","jobtrail":{"pageSize":"letter",
                   "design":{"hiddenSections":["references"]},
                   "imported":{"secret":1},"importReport":{"leftOut":["secret"]}}}}
                """);

    var attached = attached(print(resume, ResumeTemplate.CLASSIC));

    assertThat(attached).doesNotContain("secret").contains("Acme", "Built", "Brno", "letter");
  }

  @Test
  void isNotInLettersAndPlainPrints() throws IOException {
    var resume = Resumes.engineer();
    var letter = PDF.renderLetter(resume, "Dear", ResumeTemplate.MODERN, "t", VERSION);
    var plain = PDF.render(resume, ResumeTemplate.MODERN, "t", VERSION);
    for (var pdf : List.of(letter, plain)) {
      try (var document = Loader.loadPDF(pdf)) {
        assertThat(document.getDocumentCatalog().getNames()).isNull();
      }
    }
  }

  @Test
  void isReadFromItsTextWithoutTheAttachment() {
    var plain = PDF.render(Resumes.engineer(), ResumeTemplate.CLASSIC, "t", VERSION);

    var document = READER.read(plain).document();

    assertThat(document.at("/basics/email").asText()).isEqualTo("marketa.reznickova@example.com");
    assertThat(document.at("/work/0/position").asText()).isEqualTo("Staff Software Engineer");
    assertThat(document.at("/work/0/name").asText()).isEqualTo("Kestrel Payments");
    assertThat(document.at("/work/0/startDate").asText()).isEqualTo("2021-03");
  }

  private static byte[] print(JsonNode resume, ResumeTemplate template) {
    return PDF.renderWithDocument(resume, template, "Title", VERSION, Optional.empty());
  }

  private static String attached(byte[] pdf) throws IOException {
    try (var document = Loader.loadPDF(pdf)) {
      var files = document.getDocumentCatalog().getNames().getEmbeddedFiles();
      var file = files.getNames().get("resume.json").getEmbeddedFile();
      return new String(file.toByteArray(), StandardCharsets.UTF_8);
    }
  }
}
