package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResumeReaderTest {

  private static final ResumePdf PDF = new ResumePdf();
  private static final ResumeReader READER =
      new ResumeReader(
          PDF, null, new FileReader(new DocumentRepair(new ResumeSchema()), PDF), null);

  private static final Optional<String> SHARED_AT =
      Optional.of("https://jobtrail.example/r/jana/resume");

  private static final String RESUME =
      """
      {"basics":{"name":"Jana Novak","label":"Engineer","email":"jana@post.example",
         "phone":"+420 601 234 567"},
       "work":[
         {"name":"Acme Rail","position":"Signal engineer, Level 2","location":"Brno, CZ",
          "startDate":"2020-03-15","summary":"Signals for a railway",
          "highlights":["Planned **signals** for four stations."]},
         {"name":"Northwind, Drawing Office","position":"Draughtswoman / Planner",
          "location":"Olomouc","startDate":"2015-01","endDate":"2020-02",
          "summary":"Services for the building trade."}],
       "education":[{"institution":"University of Technology, Brno","area":"Railways",
          "studyType":"Bachelor","startDate":"2011","endDate":"2014"}],
       "skills":[
         {"name":"Tools","keywords":["AutoCAD","EPLAN Electric P8","relay interlocking",
            "axle counters","cable plans","site acceptance tests","track diagrams"]},
         {"name":"Languages","keywords":["Python","structured text"]}],
       "languages":[{"language":"Czech","fluency":"native"},
         {"language":"English","fluency":"fluent (C1)"}]%s}
      """;

  @ParameterizedTest
  @EnumSource
  void understandsAllOfAPlainResume(ResumeTemplate template) {
    var reading = read(RESUME.formatted(""), template);

    assertThat(reading.unread()).isEmpty();
    assertThat(reading.text()).contains("Planned signals for four stations.");
    assertThat(reading.document().at("/work/0/name").asText()).isEqualTo("Acme Rail");
  }

  @ParameterizedTest
  @CsvSource({
    "Prof. Dr. Ada Byron, Professor of Mathematics",
    "Ada Byron, Software Engineer",
    "Елена Петрова, Инженер-программист"
  })
  void takesNoCenteredLineForABullet(String name, String label) {
    var resume =
        "{\"basics\":{\"name\":\"%s\",\"label\":\"%s\",\"email\":\"ada@uni.example\"}}"
            .formatted(name, label);

    assertThat(read(resume, ResumeTemplate.CLASSIC).text())
        .isEqualTo(name + "\n" + label + "\nada@uni.example");
  }

  /** An employer with a description, a short side column, schools with short names, no dates. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "resume/json-resume-sample",
        "ai/resumes/accountant",
        "ai/resumes/care",
        "ai/resumes/lawyer"
      })
  void understandsResumesInAllTemplates(String name) {
    var resume = Resumes.stored("/" + name + ".json").toString();

    for (var template : ResumeTemplate.values()) {
      assertThat(read(resume, template).unread()).as(template.name()).isEmpty();
    }
  }

  /** In the sidebar, a row of the side stands between two baselines of the second job. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SIDEBAR")
  void understandsHindi(ResumeTemplate template, @TempDir Path fonts) throws Exception {
    var pdf = ScriptsPdfTest.withDevanagari(fonts);
    var reader =
        new ResumeReader(
            pdf, null, new FileReader(new DocumentRepair(new ResumeSchema()), pdf), null);
    var reading =
        reader.read(ScriptsPdfTest.HINDI, template, "Title", Instant.EPOCH, Optional.empty());

    assertThat(reading.unread()).isEmpty();
    assertThat(reading.document().at("/work/0/name").asText()).isEqualTo("क्षितिज टेक्नोलॉजीज");
  }

  /** Nothing but the bullet shows where a highlight that fills its lines ends. */
  @ParameterizedTest
  @EnumSource
  void partsHighlightsOfFullLines(ResumeTemplate template) {
    var highlights =
        IntStream.rangeClosed(1, 12)
            .mapToObj(
                it -> "Moved the ledger of department " + it + " to " + "nine ".repeat(it + 6))
            .map(String::strip)
            .toList();
    var resume = (ObjectNode) DocumentText.read(RESUME.formatted(""));
    resume.withObject("/work/0").putPOJO("highlights", highlights);

    var read = read(resume.toString(), template).document().at("/work/0/highlights");

    assertThat(read).extracting(JsonNode::asText).containsExactlyElementsOf(highlights);
  }

  @Test
  void namesWhatNoFontPrints() {
    var reading =
        read(RESUME.formatted("").replace("Acme Rail", "រថភ្លើង"), ResumeTemplate.CLASSIC);

    assertThat(reading.unread()).contains(new UnreadValue("/work/0/name", "រថភ្លើង", false));
  }

  @Test
  void namesWhatIsReadAsSomethingElse() {
    var reading =
        read(
            RESUME.formatted("").replace("Jana Novak", "Curriculum Vitae"), ResumeTemplate.CLASSIC);

    assertThat(reading.unread())
        .contains(new UnreadValue("/basics/name", "Curriculum Vitae", true));
  }

  @Test
  void expectsNothingOfHiddenSections() {
    var reading =
        read(
            RESUME.formatted(
                ",\"meta\":{\"jobtrail\":{\"design\":{\"hiddenSections\":[\"skills\"]}}}"),
            ResumeTemplate.CLASSIC);

    assertThat(reading.unread()).isEmpty();
    assertThat(reading.text()).doesNotContain("EPLAN");
  }

  @ParameterizedTest
  @EnumSource
  void understandsAPageWithAQrCode(ResumeTemplate template) {
    var reading =
        read(
            RESUME.formatted(",\"meta\":{\"jobtrail\":{\"design\":{\"qrCode\":\"shared-page\"}}}"),
            template);

    assertThat(reading.unread()).isEmpty();
    assertThat(reading.document().at("/basics/image").isMissingNode()).isTrue();
    assertThat(reading.document().at("/basics/url").isMissingNode()).isTrue();
  }

  @Test
  void findsNothingOnAnEmptyPage() {
    var reading = read("{}", ResumeTemplate.CLASSIC);

    assertThat(reading.text()).isEmpty();
    assertThat(reading.document()).isEmpty();
    assertThat(reading.unread()).isEmpty();
  }

  private static PdfReading read(String resume, ResumeTemplate template) {
    JsonNode document = DocumentText.read(resume);
    return READER.read(document, template, "Jana Novak", Instant.EPOCH, SHARED_AT);
  }
}
