package dev.jobtrail.resume.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeSchema;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFileTest {

  private final ResumeSchema schema = new ResumeSchema();
  private final FileReader reader = new FileReader(new DocumentRepair(schema), () -> {});

  /** As the sample of version 0.0.0 has it. */
  private static final String BEFORE_1_0 =
      """
      {"basics": {"name": "Richard Hendriks", "label": "Programmer", "picture": "me.png",
         "email": "richard@valley.example", "website": "http://richardhendriks.example",
         "location": {"city": "San Francisco"}, "profiles": []},
       "work": [{"company": "Pied Piper", "position": "CEO", "website": "piedpiper.example",
         "startDate": "2013-12-01", "endDate": "Present", "highlights": "One thing\\nAnother"}],
       "volunteer": [{"organization": "CoderDojo", "website": "http://coderdojo.example"}],
       "education": [{"institution": "University", "area": "IT", "gpa": 4.0, "courses": "A, B"}],
       "publications": [{"name": "Compression", "website": "http://p.example"}],
       "hobbies": ["Chess"]}
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'basics': {'title': 'Cook', 'headline': 'Head cook'}}",
        "{'basics': {'headline': 'Head cook', 'title': 'Cook'}}"
      })
  void takesOneOfTwoEarlierNamesInAnyOrder(String text) {
    var document = read(text.replace('\'', '"')).document();

    assertThat(document.at("/basics/label").asText()).isEqualTo("Head cook");
  }

  @Test
  void readsTheFormBefore10() {
    var document = read(BEFORE_1_0).document();

    assertThat(document.at("/work/0/name").asText()).isEqualTo("Pied Piper");
    assertThat(document.at("/work/0/url").asText()).isEqualTo("https://piedpiper.example");
    assertThat(document.at("/work/0").has("endDate")).isFalse();
    assertThat(document.at("/work/0/highlights")).hasSize(2);
    assertThat(document.at("/basics/image").asText()).isEqualTo("me.png");
    assertThat(document.at("/basics/url").asText()).isEqualTo("http://richardhendriks.example");
    assertThat(document.at("/education/0/score").asText()).isEqualTo("4.0");
    assertThat(document.at("/education/0/courses/1").asText()).isEqualTo("B");
    assertThat(document.at("/volunteer/0/url").asText()).isEqualTo("http://coderdojo.example");
    assertThat(document.at("/publications/0/url").asText()).isEqualTo("http://p.example");
    assertThat(document.at("/interests/0/name").asText()).isEqualTo("Chess");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"work":[{"startDate":"2023-9-28"}]}        | /work/0/startDate     | "2023-09-28"  | Work 1: the date "2023-9-28" is now 2023-09-28
          {"work":[{"startDate":"März 2020"}]}        | /work/0/startDate     | "2020-03"     | Work 1: the date "März 2020" is now 2020-03
          {"work":[{"startDate":"03/2020"}]}          | /work/0/startDate     | "2020-03"     | Work 1: the date "03/2020" is now 2020-03
          {"work":[{"startDate":"2020-03-01T00:00:00Z"}]} | /work/0/startDate | "2020-03-01"  | Work 1: the date "2020-03-01T00:00:00Z" is now 2020-03-01
          {"work":[{"startDate":2020}]}               | /work/0/startDate     | "2020"        | Work 1: the date "2020" is now 2020
          {"work":[{"startDate":"2019 - 2021"}]}      | /work/0/endDate       | "2021"        | Work 1: the period "2019 - 2021" is now start and end
          {"work":[{"endDate":"heute"}]}              | /work/0/endDate       |               | Work 1: the end date "heute" means it goes on
          {"education":[{"endDate":null}]}            | /education/0/endDate  |               | Education 1: the empty end date (null) was removed
          {"skills":["Java"]}                         | /skills/0             | {"name":"Java"} | Skill 1: the text "Java" is now its name
          {"skills":{"name":"Java"}}                  | /skills               | [{"name":"Java"}] | Skill: a single value is now a list
          {"skills":[{"name":"J","keywords":"a, b"}]} | /skills/0/keywords    | ["a","b"]     | Skill 1: a single value is now a list
          {"basics":{"location":"Berlin"}}            | /basics/location      | {"address":"Berlin"} | Basics: the text "Berlin" is now its address
          {"basics":{"phone":4930123}}                | /basics/phone         | "4930123"     | Basics: the phone 4930123 is text
          {"basics":{"email":"mailto:a@b.example"}}   | /basics/email         | "a@b.example" | Basics: "mailto:a@b.example" is now a@b.example
          {"name":"Jana"}                             | /basics/name          | "Jana"        | Basics: "name" stood outside of basics
          {"meta":{"jobtrail":{"sections":[{"name":"own-1","title":"Talks","entries":[{"title":"X","startDate":"2019","endDate":"Present"}]}]}}} | /meta/jobtrail/sections/0/entries/0 | {"title":"X","startDate":"2019"} | Settings: the end date "Present" means it goes on
          {"meta":{"jobtrail":{"sections":[{"name":"own-1","title":"Talks","entries":[{"date":"2019 - Present"}]}]}}} | /meta/jobtrail/sections/0/entries/0 | {"startDate":"2019"} | Settings: the period "2019 - Present" is now start and end
          {"work":[{"location":{"city":"Bonn","countryCode":"DE"}}]} | /work/0/location | "Bonn, DE" | Work 1: the parts of the location were joined
          """)
  void repairsWhatHasOneReading(String json, String place, String repaired, String note) {
    var file = read(json);

    var value = file.document().at(place);
    assertThat(value.isMissingNode() ? null : value.toString()).isEqualTo(repaired);
    assertThat(file.report().repaired()).extracting(ImportNote::message).contains(note);
    assertThat(file.report().leftOut()).isEmpty();
    assertThat(file.document().at("/meta/jobtrail/importReport/repaired").toString())
        .contains(note.replace("\"", "\\\""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"work":[{"name":"A","startDate":"some time"}]} | /meta/jobtrail/imported/notUnderstood/~1work~10~1startDate | "some time" | Work 1: the start date
          {"basics":{"email":"nobody"}}        | /meta/jobtrail/imported/notUnderstood/~1basics~1email | "nobody" | Basics: the e-mail address
          {"sideProjects":[1]}                 | /meta/jobtrail/imported/sideProjects | [1] | Document: JSON Resume has no "sideProjects"
          {"work":[[1]],"skills":[[1],[2]]}    | /meta/jobtrail/imported/notUnderstood/~1skills~11 | [2] | Skill 2: the
          {"meta":7,"x":1}                     | /meta/jobtrail/imported/x | 1 | Document: JSON Resume has no "x"
          """)
  void keepsWhatItCannotUnderstandAndTakesTheRest(
      String json, String place, String kept, String note) {
    var file = read(json);

    assertThat(file.document().at(place).toString()).isEqualTo(kept);
    assertThat(file.report().leftOut())
        .extracting(ImportNote::message)
        .anySatisfy(it -> assertThat(it).startsWith(note));
  }

  @Test
  void takesTheMonthOfACertificate() {
    var file = read("{\"certificates\":[{},{\"date\":\"2021-03\"}]}");

    assertThat(file.report().taken())
        .contains(
            new ImportNote(
                "/certificates/1/date",
                "Certificate 2: the date 2021-03 has no day; kept as March 2021"));
    assertThat(file.document().has("meta")).isFalse();
  }

  @Test
  void leavesASoundDocumentAsItIs() {
    var json =
        "{\"basics\":{\"name\":\"Jana\",\"x-note\":1},\"work\":[{\"startDate\":\"2020-01\"}]}";

    var file = read(json);

    assertThat(file.document()).isEqualTo(DocumentText.read(json));
    assertThat(file.report().repaired()).isEmpty();
    assertThat(file.report().taken())
        .extracting(ImportNote::message)
        .containsExactly("Basics: name, x-note", "Work: 1 entry");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\uFEFF{\"basics\":{\"name\":\"J\"},}", "{/* mine */\"basics\":{\"name\":\"J\"}}"})
  void readsAByteOrderMarkCommentsAndTrailingCommas(String json) {
    assertThat(read(json).document().at("/basics/name").asText()).isEqualTo("J");
    var utf16 = reader.read(json.getBytes(StandardCharsets.UTF_16)).document();
    assertThat(utf16.at("/basics/name").asText()).isEqualTo("J");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"basics\":", "{\"basics\":{}} trailing"})
  void saysWhereJsonIsBroken(String json) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(ApiException.class)
        .hasMessageContaining("JSON");
  }

  private ReadFile read(String json) {
    var file = reader.read(json.getBytes(StandardCharsets.UTF_8));
    JsonNode document = file.document();
    schema.check(document);
    return file;
  }
}
