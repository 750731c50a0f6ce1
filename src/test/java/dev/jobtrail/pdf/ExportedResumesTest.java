package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileReader;
import dev.jobtrail.resume.reading.ReadFile;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Imports what the service exports. */
class ExportedResumesTest {

  private static final FileReader READER =
      new FileReader(new DocumentRepair(new ResumeSchema()), () -> {});

  @ParameterizedTest
  @CsvSource({
    "en, MARKDOWN",
    "en, TEXT",
    "en, DOCX",
    "de, MARKDOWN",
    "de, TEXT",
    "de, DOCX",
    "fr, MARKDOWN",
    "fr, TEXT",
    "fr, DOCX",
    "es, MARKDOWN",
    "es, TEXT",
    "es, DOCX"
  })
  void areReadCompletely(String language, ResumeExportFormat format) {
    var resume = (ObjectNode) Resumes.stored("/resumes/complete/%s.json".formatted(language));

    var again = readAgain(resume, format);

    assertThat(again.report().leftOut()).isEmpty();
    var document = (ObjectNode) again.document();
    document.withObjectProperty("meta").withObjectProperty("jobtrail").put("language", language);
    assertThat(printed(document)).isEqualTo(printed(resume));
    assertThat(fields(document)).isEqualTo(fields(resume));
    assertThat(document.at("/meta/jobtrail/sections/0/entries/0/title"))
        .isEqualTo(resume.at("/meta/jobtrail/sections/0/entries/0/title"));
  }

  /** Resumes that no rule was made from. */
  @ParameterizedTest
  @CsvSource({
    "nurse, TEXT",
    "lawyer, MARKDOWN",
    "teacher, DOCX",
    "hr, TEXT",
    "chef, DOCX",
    "sales, MARKDOWN"
  })
  void arePrintedAsBefore(String name, ResumeExportFormat format) {
    var resume = Resumes.stored("/ai/resumes/%s.json".formatted(name));

    assertThat(printed(readAgain(resume, format).document())).isEqualTo(printed(resume));
  }

  private static ReadFile readAgain(JsonNode resume, ResumeExportFormat format) {
    return READER.read(format.write(resume, ResumeTemplate.CLASSIC, "Title"));
  }

  private static String printed(JsonNode resume) {
    return new String(
        ResumeExportFormat.TEXT.write(resume, ResumeTemplate.CLASSIC, "Title"),
        StandardCharsets.UTF_8);
  }

  /** The fields but for those that pages print as one: parts of the address, links of profiles. */
  private static JsonNode fields(ObjectNode resume) {
    var fields = resume.deepCopy();
    fields.remove("meta");
    var basics = fields.withObjectProperty("basics");
    basics.remove("location");
    basics.path("profiles").forEach(it -> ((ObjectNode) it).remove("url"));
    return fields;
  }
}
