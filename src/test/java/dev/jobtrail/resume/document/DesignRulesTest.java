package dev.jobtrail.resume.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ErrorBody.Detail;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DesignRulesTest {

  private static final ResumeSchema SCHEMA = new ResumeSchema();

  private static JsonNode document(String design) {
    return DocumentText.read(
        "{\"meta\":{\"jobtrail\":{\"design\":%s}}}".formatted(design.replace('\'', '"')));
  }

  private static List<Detail> faults(String design) {
    return SCHEMA.faults(document(design));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'accentColor':'#0f5c7a','density':'airy','margins':'wide','fontSize':8}",
        "{'accentColor':'#0F5C7A','fontSize':10.5,'fontFamily':'source-serif','maxPages':1}",
        "{'dateFormat':'iso','headingLanguage':'fr','sectionOrder':['skills','work']}",
        "{'fontFamily':'lato','photo':'round','qrCode':'shared-page','icons':'contacts'}",
        "{'pageBreaks':{'skills':'new-page','own-1':'keep-together'}}",
        "{'sectionTitles':{'work':'Career'},'hiddenSections':['references'],'maxPages':10}"
      })
  void acceptsWhatKeepsTheRules(String design) {
    assertThat(faults(design)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'accentColor':'red'}               | accentColor    | six hexadecimal digits",
        "{'accentColor':7}                   | accentColor    | six hexadecimal digits",
        "{'accentColor':'#3399ff'}           | accentColor    | its contrast is 2.9",
        "{'density':'tight'}                 | density        | must be compact, normal or airy",
        "{'density':null}                    | density        | must be compact, normal or airy",
        "{'margins':'none'}                  | margins        | must be narrow, normal or wide",
        "{'fontSize':7.9}                    | fontSize       | a number from 8 to 12",
        "{'fontSize':'10'}                   | fontSize       | a number from 8 to 12",
        "{'fontSize':1e300}                  | fontSize       | a number from 8 to 12",
        "{'fontFamily':'comic'}              | fontFamily     | must be source-sans, source-serif",
        "{'dateFormat':'us'}                 | dateFormat     | must be short, long, numeric, iso or year",
        "{'headingLanguage':'cs'}            | headingLanguage | must be en, de, fr or es",
        "{'sectionOrder':['work','work']}    | sectionOrder   | no section is named twice",
        "{'sectionOrder':'work'}             | sectionOrder   | sections are summary, work",
        "{'sectionTitles':{'job':'Career'}}  | sectionTitles  | sections are summary, work",
        "{'sectionTitles':{'work':' '}}      | sectionTitles  | 1 to 60 characters",
        "{'hiddenSections':['basics']}       | hiddenSections | sections are summary, work",
        "{'pageBreaks':{'work':'before'}}    | pageBreaks     | new-page or keep-together by",
        "{'pageBreaks':{'job':'new-page'}}   | pageBreaks     | sections are summary, work",
        "{'pageBreaks':['work']}             | pageBreaks     | new-page or keep-together by",
        "{'qrCode':true}                     | qrCode         | must be none or shared-page",
        "{'maxPages':0}                      | maxPages       | a whole number from 1 to 10",
        "{'maxPages':1.5}                    | maxPages       | a whole number from 1 to 10",
        "{'colour':'#000000'}                | colour         | known are accentColor, density"
      })
  void namesWhatIsAllowed(String design, String setting, String message) {
    assertThat(faults(design))
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.field()).isEqualTo("/meta/jobtrail/design/" + setting);
              assertThat(it.message()).contains(message);
            });
  }

  @Test
  void suggestsAColourThatIsDarkEnough() {
    var message = faults("{'accentColor':'#ffee00'}").getFirst().message();
    var suggested = message.replaceFirst(".*; (#[0-9a-f]{6}) is dark enough", "$1");

    assertThat(faults("{'accentColor':'%s'}".formatted(suggested))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "[]", "'modern'"})
  void acceptsNoOtherTypeThanAnObject(String design) {
    assertThat(faults(design))
        .singleElement()
        .satisfies(it -> assertThat(it.field()).isEqualTo("/meta/jobtrail/design"));
  }

  @ParameterizedTest
  @CsvSource({"a4, 0", "A4, 0", "letter, 0", "a5, 1"})
  void knowsTwoSizesOfPaper(String paper, int faults) {
    var document =
        DocumentText.read("{\"meta\":{\"jobtrail\":{\"pageSize\":\"%s\"}}}".formatted(paper));

    assertThat(SCHEMA.faults(document)).hasSize(faults);
  }

  @Test
  void ignoresSettingsThatBreakTheRules() {
    var design = ResumeDesign.of(document("{'density':'tight','maxPages':99,'fontSize':9}"));

    assertThat(design.density()).isEqualTo(ResumeDesign.Density.NORMAL);
    assertThat(design.maxPages()).isEmpty();
    assertThat(design.fontSize()).hasValue(9);
  }
}
