package dev.jobtrail.console.resume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody.Detail;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.testing.EnglishMessages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentFormTest {

  private static final DocumentMessages ENGLISH = EnglishMessages.of(DocumentMessages.class);

  private static final String TWO_JOBS =
      """
      {"basics": {"name": "Jana", "x-pronouns": "she"},
       "work": [
         {"x-id": 1.50, "position": "Engineer", "name": "Acme", "highlights": ["One", "Two"]},
         {"name": "Globex"}],
       "meta": {"jobtrail": {"pageSize": "letter"}}}
      """;

  /** What a browser sends of a page that nobody has typed into. */
  private static Map<String, List<String>> sent(JsonNode document) {
    var view = DocumentView.of(document, null, ENGLISH);
    var fields = new HashMap<String, List<String>>();
    Stream.concat(
            view.basics().stream(),
            view.sections().stream()
                .flatMap(it -> it.entries().stream())
                .flatMap(it -> it.inputs().stream()))
        .forEach(it -> fields.put(it.name(), List.of(it.value().replace("\n", "\r\n"))));
    for (var section : view.sections()) {
      fields.put(section.key() + ".shown", List.of("1"));
      section.entries().forEach(it -> fields.put(it.place() + "._entry", List.of(it.original())));
    }
    return fields;
  }

  private static JsonNode read(JsonNode document, Map<String, String> typed) {
    var fields = sent(document);
    typed.forEach((name, value) -> fields.put(name, List.of(value)));
    return new DocumentForm(fields).document(document);
  }

  private static JsonNode twoJobs() {
    return DocumentText.read(TWO_JOBS);
  }

  @ParameterizedTest
  @CsvSource({
    "/work/1/startDate, work.1.startDate",
    "/work/0/highlights/1, work.0.highlights",
    "/basics/phone, basics.phone",
    "/basics/location/city, basics.location.city",
    "/basics/profiles/0/url, basics.profiles.0.url",
    "/work/0, ",
    "/nowhere/0/name, "
  })
  void findsTheFieldOfAPlace(String pointer, String field) {
    assertThat(DocumentForm.showing(twoJobs()).fieldAt(pointer).orElse(null)).isEqualTo(field);
  }

  @Test
  void findsTheFieldBehindAnEntryInWhichNothingIsWritten() {
    var fields = sent(twoJobs());
    fields.put("work.2._entry", List.of(""));
    fields.put("work.2.name", List.of("Initech"));
    fields.put("work.1.name", List.of(""));
    var form = new DocumentForm(fields);
    form.document(twoJobs());

    assertThat(form.fieldAt("/work/1/name")).hasValue("work.2.name");
    assertThat(form.fieldAt("/work/2/name")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/resumes/backend-engineer.json", "/resumes/engineer.resume.json"})
  void changesNothingWhereNothingWasTyped(String resource) throws IOException {
    try (var stream = getClass().getResourceAsStream(resource)) {
      var document = DocumentText.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8));

      assertThat(DocumentText.write(read(document, Map.of())))
          .isEqualTo(DocumentText.write(document));
    }
  }

  @Property
  void changesNoTextThatWasNotTyped(@ForAll String text, @ForAll List<String> list) {
    var document = DocumentText.read("{\"basics\":{},\"work\":[{}]}");
    var basics = document.withObjectProperty("basics");
    basics.put("summary", text).put("name", text);
    basics.withObjectProperty("location").put("city", text);
    var job = document.withArrayProperty("work").addObject();
    job.put("summary", text).put("name", text);
    list.forEach(job.withArrayProperty("highlights")::add);
    document.withArrayProperty("work").remove(0);
    document.withArrayProperty("skills").addObject().withArrayProperty("keywords").add(text);

    assertThat(read(document, Map.of())).isEqualTo(document);
  }

  @Test
  void writesWhatWasTypedAndKeepsTheRest() {
    var document =
        read(
            twoJobs(),
            Map.of(
                "basics.location.city", "Berlin",
                "basics.url", "jana.example.org",
                "work.0.highlights", "One\r\n\r\nThree ",
                "work.0.position", ""));

    assertThat(DocumentText.write(document))
        .isEqualTo(
            "{\"basics\":{\"name\":\"Jana\",\"x-pronouns\":\"she\","
                + "\"url\":\"https://jana.example.org\",\"location\":{\"city\":\"Berlin\"}},"
                + "\"work\":[{\"x-id\":1.50,\"name\":\"Acme\",\"highlights\":[\"One\",\"Three\"]},"
                + "{\"name\":\"Globex\"}],\"meta\":{\"jobtrail\":{\"pageSize\":\"letter\"}}}");
  }

  @Test
  void addsRenamesAndRemovesSectionsOfTheOwner() {
    var document = read(twoJobs(), Map.of("_section", " Patents "));
    assertThat(document.at("/meta/jobtrail/sections").toString())
        .isEqualTo("[{\"name\":\"own-1\",\"title\":\"Patents\"}]");

    document =
        read(
            document,
            Map.of(
                "_section", "Talks",
                "own-1._title", "My patents",
                "own-1.0._entry", "",
                "own-1.0.title", "Valve",
                "own-1.0.highlights", "One\r\n**Two**"));
    assertThat(document.at("/meta/jobtrail/sections").toString())
        .isEqualTo(
            "[{\"name\":\"own-1\",\"title\":\"My patents\",\"entries\":"
                + "[{\"title\":\"Valve\",\"highlights\":[\"One\",\"**Two**\"]}]},"
                + "{\"name\":\"own-2\",\"title\":\"Talks\"}]");
    assertThat(read(document, Map.of())).isEqualTo(document);

    document = read(document, Map.of(DocumentForm.ACTION, "drop own-1"));
    assertThat(document.at("/meta/jobtrail/sections").findValuesAsText("title"))
        .containsExactly("Talks");
  }

  @ParameterizedTest
  @CsvSource({
    "down work 0, Globex Acme",
    "up work 1, Globex Acme",
    "up work 0, Acme Globex",
    "remove work 0, Globex",
    "remove work 9, Acme Globex",
    "save, Acme Globex",
    "add work, Acme Globex"
  })
  void movesAndRemovesEntries(String action, String names) {
    var document = read(twoJobs(), Map.of(DocumentForm.ACTION, action));

    assertThat(document.at("/work").findValuesAsText("name")).isEqualTo(List.of(names.split(" ")));
  }

  @Test
  void takesAnEmptiedListOut() {
    assertThat(
            read(
                DocumentText.read("{\"skills\":[{\"name\":\"Java\"}],\"awards\":[]}"),
                Map.of(DocumentForm.ACTION, "remove skills 0")))
        .isEqualTo(DocumentText.read("{\"awards\":[]}"));
  }

  @Test
  void leavesOutEntriesInWhichNothingIsWritten() {
    var typed = Map.of("skills.0._entry", "", "skills.0.name", " ", "skills.0.keywords", "");

    assertThat(read(DocumentText.read("{}"), typed)).isEqualTo(DocumentText.read("{}"));
  }

  @Test
  void leavesListsAloneThatTheFormDoesNotHave() {
    assertThat(new DocumentForm(Map.of()).document(twoJobs())).isEqualTo(twoJobs());
  }

  @Test
  void findsTheFieldsOfFaultsThoughEntriesWereLeftOut() {
    var fields = sent(twoJobs());
    fields.put("work.0._entry", List.of(""));
    List.of("position", "name", "highlights")
        .forEach(it -> fields.put("work.0." + it, List.of("")));
    fields.put("work.1.startDate", List.of("soon"));
    var form = new DocumentForm(fields);
    form.document(twoJobs());

    assertThat(
            form.worded(
                List.of(
                    new Detail("/work/0/startDate", "does not match"),
                    new Detail("/basics/email", "does not match")),
                ENGLISH))
        .containsExactly(
            new Detail(
                "work.1.startDate",
                "Job 1: “Start” must be a date such as 2024, 2024-03 or 2024-03-15"),
            new Detail("basics.email", "“E-mail address” is not a valid e-mail address"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[]", "1"})
  void refusesAnEntryThatIsNone(String entry) {
    assertThatThrownBy(() -> read(twoJobs(), Map.of("work.0._entry", entry)))
        .isInstanceOf(ApiException.class);
  }
}
