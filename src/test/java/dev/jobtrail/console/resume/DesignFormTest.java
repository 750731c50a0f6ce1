package dev.jobtrail.console.resume;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.console.Choice;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import dev.jobtrail.testing.EnglishMessages;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DesignFormTest {

  private static final JsonNode KNOWN =
      DocumentText.read(
          """
          {"basics":{"name":"Jana"},"meta":{"version":"v1","jobtrail":{"language":"de",
           "pageSize":"letter","design":{"density":"airy","sectionOrder":["skills"]}}}}
          """);

  private static JsonNode document(JsonNode known, Map<String, String> typed) {
    var fields = new HashMap<String, List<String>>();
    typed.forEach((name, value) -> fields.put(name, List.of(value)));
    return DesignForm.document(fields, known, ResumeTemplate.CLASSIC);
  }

  @Test
  void keepsWhatTheFormDoesNotSend() {
    assertThat(document(KNOWN, Map.of())).isEqualTo(KNOWN);
  }

  @Test
  void leavesOutWhatIsAsUsual() {
    var document =
        document(
            DocumentText.read("{\"basics\":{}}"),
            Map.of(
                "accentColor", " ",
                "density", "normal",
                "dateFormat", "short",
                "pageSize", "a4",
                "qrCode", "none",
                "icons", "none",
                "maxPages", "",
                "sections.shown", "1",
                "sections.work.position", "2"));

    assertThat(document).isEqualTo(DocumentText.read("{\"basics\":{}}"));
  }

  @Test
  void writesTheOrderOnlyWhereItWasChanged() {
    var document = document(KNOWN, Map.of("sections.work.position", "0"));

    assertThat(document.at("/meta/jobtrail/design/sectionOrder/0").asText()).isEqualTo("work");
    assertThat(document.at("/meta/jobtrail/design/sectionOrder/1").asText()).isEqualTo("skills");
    assertThat(document.at("/meta/jobtrail/language").asText()).isEqualTo("de");
  }

  @Test
  void offersFontsThatAreInstalledAndTheChosenOne() {
    var installed = List.of(FontFamily.SOURCE_SANS, FontFamily.INTER);
    var words = EnglishMessages.of(ResumeMessages.class);

    assertThat(DesignForm.fontFamilies("lato", installed, words))
        .containsExactly(
            new Choice("", "As the template", false),
            new Choice("source-sans", "Source Sans", false),
            new Choice("inter", "Inter", false),
            new Choice("lato", "Lato (not installed)", true));
  }

  @Test
  void writesPageBreaksThatAreNotAutomatic() {
    var document =
        document(
            KNOWN,
            Map.of(
                "sections.shown", "1",
                "sections.work.pageBreak", "new-page",
                "sections.skills.pageBreak", ""));

    assertThat(document.at("/meta/jobtrail/design/pageBreaks"))
        .isEqualTo(DocumentText.read("{\"work\":\"new-page\"}"));
    assertThat(document(document, Map.of("sections.shown", "1")).at("/meta/jobtrail/design"))
        .isEqualTo(KNOWN.at("/meta/jobtrail/design"));
  }

  @Test
  void readsNumbersAsPeopleWriteThem() {
    var design = "/meta/jobtrail/design/fontSize";

    assertThat(document(KNOWN, Map.of("fontSize", "10,5")).at(design).doubleValue())
        .isEqualTo(10.5);
    assertThat(document(KNOWN, Map.of("fontSize", "large")).at(design).textValue())
        .isEqualTo("large");
  }

  @Test
  void movesASectionToThePositionOfAnother() {
    var known = DocumentText.read("{\"basics\":{}}");
    var order = "/meta/jobtrail/design/sectionOrder";

    assertThat(document(known, Map.of("sections.skills.position", "1")).at(order + "/0").asText())
        .isEqualTo("skills");
    assertThat(document(known, Map.of("sections.summary.position", "3")).at(order).toString())
        .startsWith("[\"work\",\"projects\",\"summary\",\"education\"");
  }
}
