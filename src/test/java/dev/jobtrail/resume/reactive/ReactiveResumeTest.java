package dev.jobtrail.resume.reactive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumeSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReactiveResumeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /basics/name                 | "Marta Řezníčková"
          /basics/label                | "Backend Engineer"
          /basics/email                | "marta@example.org"
          /basics/url                  | "https://marta.example.org"
          /basics/location             | {"city":"Brno","countryCode":"CZ"}
          /basics/summary              | "Builds quiet systems.\\nLikes R&D."
          /basics/profiles             | [{"network":"GitHub","username":"marta","url":"https://github.com/marta"}]
          /work/0                      | {"name":"Acme","location":"Brno","position":"Senior Engineer","startDate":"2021-03","summary":"Payments.","highlights":["Cut latency by 40%","Led 4 people","two remote"]}
          /work/1                      | {"name":"Globex","url":"https://globex.example.com","description":"Car parts.","position":"Engineer","startDate":"2018-01","endDate":"2021-02","highlights":["Wrote it"]}
          /work/2                      | {"name":"Globex","url":"https://globex.example.com","description":"Car parts.","position":"Junior","period":"since ever"}
          /work/3                      | {"name":"Initech","position":"Intern","startDate":"2010-09","endDate":"2010-09"}
          /education/0                 | {"institution":"Masaryk University","area":"Informatics","studyType":"MSc","startDate":"2011","endDate":"2016","score":"1.2","location":"Brno"}
          /projects/0                  | {"name":"Quietd","startDate":"2020-03","endDate":"2021-11","url":"https://quiet.example.org","description":"See the docs"}
          /skills                      | [{"name":"Java","level":"Expert","keywords":["Quarkus","JVM"],"rating":5}]
          /languages                   | [{"language":"Czech","fluency":"Native"}]
          /awards                      | [{"title":"Best talk","date":"2019-04","awarder":"JUG","summary":"For fun"}]
          /certificates                | [{"name":"CKA","date":"2022-06-05","issuer":"CNCF"},{"name":"OCP","date":"2018-03","issuer":"Oracle"}]
          /publications                | [{"name":"On Queues","publisher":"Root.cz","releaseDate":"2020","url":"https://www.root.cz/queues"}]
          /volunteer                   | [{"organization":"Czechitas","startDate":"2017","location":"Brno","highlights":["Taught"]}]
          /references                  | [{"name":"Jan Novák","position":"CTO","phone":"123","reference":"Great."}]
          """)
  void findsEachThingItsPlace(String place, String expected) throws IOException {
    assertThat(sample().at(place)).isEqualTo(DocumentText.read(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /picture/url                             | "https://img.example.org/p.png"
          /basics/customFields/0/text              | "Driving licence B"
          /basics/website/label                    | "My site"
          /metadata/notes                          | "ask for a raise"
          /sections/interests/items/0/name         | "Chess"
          /sections/experience/items/1/company     | "Secret Ltd"
          /sections/education/items/0/website/url  | "not a url"
          /customSections/1/items/0/content        | "<p>Dear HR</p>"
          """)
  void losesNothing(String place, String expected) throws IOException {
    assertThat(sample().at("/meta/jobtrail/imported").at(place))
        .isEqualTo(DocumentText.read(expected));
  }

  @Test
  void keepsTheHtmlOfATextWithLinks() throws IOException {
    assertThat(
            sample().at("/meta/jobtrail/imported/sections/projects/items/0/description").asText())
        .contains("https://docs.example.org");
  }

  @Test
  void leavesHiddenItemsOutOfTheResume() throws IOException {
    var resume = sample();

    assertThat(resume.path("work").toString()).doesNotContain("Secret");
    assertThat(resume.has("interests")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"v3", "v5"})
  void makesADocumentThatKeepsTheSchema(String version) throws IOException {
    var resume = sample(version);

    assertThatCode(() -> new ResumeSchema().check(resume)).doesNotThrowAnyException();
  }

  @Test
  void readsVersion4() {
    var resume =
        convert(
            """
            {"basics": {"name": "John Doe", "headline": "Dev", "email": "", "phone": "",
                "location": "", "url": {"label": "", "href": "https://johndoe.me/"}},
             "sections": {
              "summary": {"visible": true, "content": "<p>Hello</p>"},
              "experience": {"visible": true, "items": [
                {"id": "1", "visible": true, "company": "Acme", "position": "Dev", "location": "",
                 "date": "January 2019 to Present", "summary": "<ul><li>Did</li></ul>",
                 "url": {"label": "", "href": ""}},
                {"id": "2", "visible": false, "company": "Hidden"}]},
              "projects": {"visible": true, "items": [{"visible": true, "name": "Shop",
                 "description": "Lead", "date": "", "summary": "<p>Sold</p>", "keywords": ["a"]}]},
              "languages": {"items": [{"name": "English", "description": "Fluent", "level": 4}]},
              "references": {"items": [{"name": "Per Olsson", "description": "Head of Data",
                 "summary": "<p>Great</p>"}]},
              "custom": {"k": {"visible": true, "items": [{"name": "Thing", "summary": "x"}]}}},
             "metadata": {}}
            """);

    assertThat(resume.at("/basics"))
        .isEqualTo(
            DocumentText.read(
                "{\"name\":\"John Doe\",\"label\":\"Dev\",\"url\":\"https://johndoe.me/\",\"summary\":\"Hello\"}"));
    assertThat(resume.at("/work"))
        .isEqualTo(
            DocumentText.read(
                "[{\"name\":\"Acme\",\"position\":\"Dev\",\"startDate\":\"2019-01\",\"highlights\":[\"Did\"]}]"));
    assertThat(resume.at("/references/0"))
        .isEqualTo(
            DocumentText.read(
                "{\"name\":\"Per Olsson\",\"position\":\"Head of Data\",\"reference\":\"Great\"}"));
    assertThat(resume.at("/projects/0"))
        .isEqualTo(
            DocumentText.read(
                "{\"name\":\"Shop\",\"roles\":[\"Lead\"],\"keywords\":[\"a\"],\"description\":\"Sold\"}"));
    assertThat(resume.at("/projects/1/name").asText()).isEqualTo("Thing");
    assertThat(resume.at("/languages/0/language").asText()).isEqualTo("English");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /basics/name                 | "Ines Calder"
          /basics/label                | "Landscape Architect"
          /basics/email                | "ines@post.example"
          /basics/url                  | "https://inescalder.example"
          /basics/location             | {"address":"Kornhausstr. 7","postalCode":"72070","city":"Tübingen","region":"Baden-Württemberg","countryCode":"DE"}
          /basics/summary              | "Plans parks.\\nNine years, R&D included."
          /basics/profiles             | [{"network":"LinkedIn","username":"inescalder","url":"https://linkedin.example/in/inescalder"}]
          /work/0                      | {"name":"Grünwerk GmbH","url":"https://gruenwerk.example","position":"Project lead","startDate":"2019-04-01","summary":"Parks for five towns.","highlights":["Won two competitions","Led six people"]}
          /work/1                      | {"name":"City of Ulm","position":"Planner","startDate":"2015-09-01","endDate":"2019-03-31","highlights":["Trees in every street","Paths"]}
          /work/2                      | {"name":"Calder Gardens","position":"Owner","startDate":"2012-01-01"}
          /education/0                 | {"institution":"TU München","area":"Landscape","studyType":"M.A.","startDate":"2009-10-01","endDate":"2012-01-01","score":"1.3","courses":["Botany","Soil"]}
          /projects/0                  | {"name":"Roof garden","roles":["Designer"],"startDate":"2021-05-02","url":"https://roof.example","keywords":["Green roofs"],"description":"For a school."}
          /skills                      | [{"name":"CAD","level":"Expert","keywords":["Vectorworks","QGIS"],"rating":4.5}]
          /languages                   | [{"language":"German","fluency":"Native","rating":5.0}]
          /awards                      | [{"title":"Park of the year","date":"2018-03-13","awarder":"Garden Guild"}]
          /certificates                | [{"name":"Tree inspector","issuer":"FLL","dateText":"spring 2017"}]
          /volunteer                   | [{"organization":"Bee Society","position":"Treasurer","startDate":"2016-01-01","endDate":"2017-01-01","summary":"Accounts"}]
          /references                  | [{"name":"Uwe Lang","position":"Mayor","phone":"123","email":"uwe@ulm.example","reference":"Gladly again."}]
          /meta/jobtrail/sections      | [{"name":"own-1","title":"Exhibitions","entries":[{"title":"Drawings","subtitle":"Kunsthalle","startDate":"2020-06-01","summary":"Ink\\nPlans, Plants"}]}]
          """)
  void readsVersion3(String place, String expected) throws IOException {
    assertThat(sample("v3").at(place)).isEqualTo(DocumentText.read(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /basics/birthdate                        | "1988-02-29"
          /basics/photo/url                        | "https://img.example/ines.jpg"
          /sections/interests/items/0/name         | "Chess"
          /sections/volunteer/items/0/summary      | "[Accounts](https://bees.example)"
          /metadata/theme/primary                  | "#2e7d32"
          """)
  void losesNothingOfVersion3(String place, String expected) throws IOException {
    assertThat(sample("v3").at("/meta/jobtrail/imported").at(place))
        .isEqualTo(DocumentText.read(expected));
  }

  /** Version 3 gives the type of a section beside its name. */
  @ParameterizedTest
  @ValueSource(strings = {"work", "basic", "custom"})
  void readsASectionOnceThatHasATypeAsWell(String type) {
    var resume =
        convert(
            """
            {"basics": {"name": "A"}, "sections": {
              "work": {"id": "work", "name": "Work", "type": "%s", "visible": true, "items": [
                {"id": "1", "name": "Acme", "position": "Dev"},
                {"id": "2", "name": "Globex", "position": "Dev"}]},
              "x-1": {"id": "x-1", "name": "More work", "type": "work", "items": [
                {"id": "3", "name": "Initech", "position": "Intern"}]}}}
            """
                .formatted(type));

    assertThat(resume.path("work").valueStream().map(it -> it.path("name").asText()))
        .containsExactly("Acme", "Globex", "Initech");
  }

  @Test
  void keepsASectionOfTheOwnerThatBreaksARule() {
    var resume =
        convert(
            """
            {"basics": {"name": "A"}, "sections": {"a-b": {"type": "custom", "name": "%s",
              "items": [{"title": "T", "date": {"start": "", "end": ""}}]}}}
            """
                .formatted("Long ".repeat(20)));

    assertThat(resume.at("/meta/jobtrail/sections").isMissingNode()).isTrue();
    assertThat(resume.at("/meta/jobtrail/imported/sections/a-b/items/0/title").asText())
        .isEqualTo("T");
  }

  private JsonNode sample() throws IOException {
    return sample("v5");
  }

  private JsonNode sample(String version) throws IOException {
    try (var sample =
        getClass().getResourceAsStream("/resume/reactive-resume-" + version + ".json")) {
      return convert(new String(sample.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static JsonNode convert(String document) {
    return ReactiveResume.toJsonResume(DocumentText.read(document));
  }
}
