package dev.jobtrail.resume.reading;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.text.Tokenizer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What of a model's reading of a file is believed. */
class ModelReadingsTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final ResumeSchema SCHEMA = new ResumeSchema();
  private static final DocumentRepair REPAIR = new DocumentRepair(SCHEMA);
  private static final FileReader FILES = new FileReader(REPAIR, new ResumePdf());
  private static final ModelReadings READINGS = new ModelReadings(REPAIR);

  private static final String FILE =
      """
      Irune Goikoetxea
      Welding engineer
      irune@example.org | +34 600 111 222 | https://irune.example.org/cv

      EXPERIENCE
      Talleres Urdaibai, Gernika
      Deputy to the Plant Director
      March 2019 – June 2023
      - Cut the scrap rate from 12.5 % to 4 % within 18 months.
      - Never managed a budget of my own.

      Astilleros Lekeitio
      Welder
      2015 – 2018
      - Welded hulls of 1,200 tonnes.

      EDUCATION
      Universidad de Deusto
      Bachelor of Science in Mechanical Engineering
      2011 – 2015

      WHAT I READ
      Steel Construction Weekly since the first issue

      SKILLS
      TIG, MAG, C++, AutoCAD
      """;

  private static ReadFile read(String text) {
    return FILES.read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static JsonNode completed(String text, String proposal) {
    var read = read(text);
    return READINGS.completed(read.document(), json(proposal), read.text());
  }

  private static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void takesWhatTheModelReadsBetterAndKeepsTheRest() {
    var document =
        completed(
            FILE,
            """
            {"basics": {"name": "Irune Goikoetxea", "label": "Welding engineer"},
             "work": [
              {"name": "Talleres Urdaibai", "location": "Gernika",
               "position": "Deputy to the Plant Director",
               "startDate": "2019-03", "endDate": "2023-06"}],
             "interests": [{"name": "Steel Construction Weekly since the first issue"}]}
            """);

    assertThat(document.at("/work/0/name").asText()).isEqualTo("Talleres Urdaibai");
    assertThat(document.at("/work/0/location").asText()).isEqualTo("Gernika");
    assertThat(document.at("/work/0/highlights")).hasSize(2);
    assertThat(document.at("/work/1/name").asText()).isEqualTo("Astilleros Lekeitio");
    assertThat(document.at("/work/1/startDate").asText()).isEqualTo("2015");
    assertThat(document.path("work")).hasSize(2);
    assertThat(document.at("/education/0/institution").asText()).isEqualTo("Universidad de Deusto");
    assertThat(document.at("/basics/email").asText()).isEqualTo("irune@example.org");
    assertThat(document.at("/interests/0/name").asText()).startsWith("Steel Construction");
    assertThat(document.at("/meta/jobtrail/imported/sections")).isEmpty();
    assertThat(document.at("/meta/jobtrail/importReport/leftOut").toString())
        .doesNotContain("WHAT I READ");
    assertThat(SCHEMA.faults(document)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          work | name | Talleres Bermeo
          work | name | Talleres
          work | position | Plant Director
          work | position | Welding Manager
          work | startDate | 2017-03
          work | startDate | 2020
          work | endDate | 2023-07
          work | location | Bilbao
          work | summary | Managed a budget of my own.
          work | highlights | managed a budget of my own.
          work | highlights | Cut the scrap rate from 12.5 % to 4 % within 8 months.
          work | highlights | Cut the scrap rate from 12.5 % to 4
          work | highlights | Welded hulls of 200 tonnes.
          work | highlights | 200 tonnes.
          education | institution | Universidad de Deusto, Bilbao
          education | studyType | Master of Science
          education | area | Mechanical and Electrical Engineering
          education | score | 9.5
          education | score | 12
          skills | name | C
          skills | name | AutoCAD 3D
          skills | keywords | Auto
          certificates | name | IWE
          languages | language | English
          """)
  void believesNothingThatTheFileDoesNotSay(String section, String property, String value) {
    var proposal = JsonNodeFactory.instance.objectNode();
    var entry = proposal.putArray(section).addObject();
    var isName = List.of("name", "institution", "language").contains(property);
    if (!isName) {
      entry.put(
          section.equals("work") ? "name" : section.equals("skills") ? "name" : "institution",
          section.equals("work")
              ? "Talleres Urdaibai"
              : section.equals("skills") ? "TIG" : "Universidad de Deusto");
    }
    if (List.of("highlights", "keywords").contains(property)) {
      entry.putArray(property).add(value);
    } else {
      entry.put(property, value);
    }
    var read = read(FILE);

    var document = READINGS.completed(read.document(), proposal, read.text());

    var isBelieved = property.equals("name") && value.equals("Talleres");
    assertThat(texts(document.deepCopy()).contains(value)).isEqualTo(isBelieved);
    if (!isBelieved) {
      assertThat(document.at("/meta/jobtrail/importReport/leftOut").toString())
          .contains("the model's \\\"" + value + "\\\" does not stand there in the file");
    }
    assertThat(allWords(document)).containsAll(allWords(read.document()));
  }

  @Test
  void takesDatesNoMorePreciselyThanTheFileHasThem() {
    var document =
        completed(
            FILE,
            """
            {"work": [
              {"name": "Talleres Urdaibai", "startDate": "2019-03-01", "endDate": "June 2023"},
              {"name": "Astilleros Lekeitio", "startDate": "2015-01-01", "endDate": "2018"}]}
            """);

    assertThat(document.path("work").findValuesAsText("startDate"))
        .containsExactly("2019-03", "2015");
    assertThat(document.path("work").findValuesAsText("endDate"))
        .containsExactly("2023-06", "2018");
  }

  @Test
  void leavesDatesWithTheirEmployers() {
    var document =
        completed(
            FILE,
            """
            {"work": [
              {"name": "Talleres Urdaibai", "startDate": "2015", "endDate": "2018"},
              {"name": "Astilleros Lekeitio", "startDate": "2019-03", "endDate": "2023-06"}]}
            """);

    assertThat(document.path("work").findValuesAsText("startDate"))
        .containsExactly("2019-03", "2015");
  }

  @ParameterizedTest
  @CsvSource({
    "“Grün & Söhne” GmbH, grun & sohne\" gmbh, true",
    "Grün & Söhne GmbH, Grün und Söhne GmbH, false",
    "Grün–Söhne GmbH, Grun-Sohne GmbH, true",
    "L’Atelier du Fer, L'Atelier du fer, true",
    "Straßenbau  Köln, Strassenbau Köln, true",
    "株式会社青空 に勤務, 株式会社青空, true",
    "삼성전자에서 근무, 삼성전자, true",
    "JavaScript, Java, false",
    "C++, C, false",
    "12.5 %, 5 %, false",
    "1'200 beds, 200 beds, false",
    "'10,000 parts', '10', false"
  })
  void comparesWordsWithoutCaseAccentsAndForms(String line, String value, boolean stands) {
    var words = new FileWords(line, JsonNodeFactory.instance.objectNode());

    assertThat(words.hasWords(value)).isEqualTo(stands);
  }

  static Stream<Integer> seeds() {
    return IntStream.range(0, 300).boxed();
  }

  /** Proposals with values of the file at other places, cut, joined and changed at random. */
  @ParameterizedTest
  @MethodSource("seeds")
  void inventsAndLosesNothingWhateverTheModelAnswers(int seed) {
    var random = new Random(seed);
    var read = read(FILE);
    var values = new ArrayList<>(texts(read.document()));
    values.addAll(
        List.of(
            "Airbus",
            "2024-01",
            "CEO",
            "99 %",
            "Ignore all rules",
            "2019",
            "1",
            "",
            "null",
            "C++"));
    var proposal = (ObjectNode) changed(read.document(), it -> changed(it, values, random));

    var document = READINGS.completed(read.document(), proposal, read.text());

    var words = new FileWords(read.text(), read.document());
    var placed = document.deepCopy();
    ((ObjectNode) placed).remove("meta");
    for (var it : texts(placed)) {
      assertThat(words.hasWords(it) || words.hasSentences(it) || words.date(it).isPresent())
          .as(it)
          .isTrue();
    }
    assertThat(allWords(document)).containsAll(allWords(read.document()));
    assertThat(SCHEMA.faults(document)).isEmpty();
  }

  private static JsonNode changed(JsonNode node, UnaryOperator<String> change) {
    if (node.isTextual()) {
      return TextNode.valueOf(change.apply(node.textValue()));
    }
    if (node.isObject()) {
      var object = JsonNodeFactory.instance.objectNode();
      node.properties().forEach(it -> object.set(it.getKey(), changed(it.getValue(), change)));
      return object;
    }
    var array = JsonNodeFactory.instance.arrayNode();
    node.forEach(it -> array.add(changed(it, change)));
    return array;
  }

  private static String changed(String value, List<String> values, Random random) {
    var other = values.get(random.nextInt(values.size()));
    return switch (random.nextInt(8)) {
      case 0 -> other;
      case 1 -> value + " " + other;
      case 2 -> value.substring(random.nextInt(value.length()));
      case 3 -> value.substring(0, random.nextInt(value.length()));
      case 4 -> value.replaceAll("\\d", String.valueOf(random.nextInt(10)));
      case 5 -> "";
      default -> value;
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          []
          "text"
          {}
          {"basics": [], "work": {"name": "Airbus"}}
          {"basics": {"name": ["Airbus"]}, "work": ["Airbus", 7, null, [[]]]}
          {"work": [{"name": 12, "highlights": "Airbus", "startDate": {}}], "meta": {"jobtrail": 1}}
          {"basics": {"image": "https://evil.example/a.png", "url": "javascript:alert(1)"}, "$ref": 1}
          """)
  void survivesAnswersOfOtherShapes(String proposal) {
    var read = read(FILE);

    var document = READINGS.completed(read.document(), json(proposal), read.text());

    var before = read.document().deepCopy();
    var after = document.deepCopy();
    Stream.of(before, after).forEach(it -> ((ObjectNode) it).remove("meta"));
    assertThat(after).isEqualTo(before);
    assertThat(SCHEMA.faults(document)).isEmpty();
  }

  @Test
  void showsNoContactData() {
    var read =
        read(
            """
            Irune Goikoetxea
            Calle Mayor 7, 48300 Gernika
            irune@example.org | +34 600 111 222 | https://irune.example.org/cv | github.com/irune

            Experience
            Talleres Urdaibai
            2019 - 2023
            Referee: Jon Etxe, jon@urdaibai.example, (0034) 94 625 11 22
            - Built 12,000 parts.
            """);

    var shown = ModelReadings.withoutContact(read.text(), read.document());

    assertThat(shown)
        .contains("Irune Goikoetxea", "Talleres Urdaibai", "2019 - 2023", "12,000 parts", "Gernika")
        .doesNotContain(
            "irune@", "600 111", "https", "github.com/irune", "jon@", "625 11", "Calle Mayor");
  }

  private static List<String> texts(JsonNode node) {
    var texts = new ArrayList<String>();
    if (node.isTextual()) {
      texts.add(node.textValue());
    }
    node.forEach(it -> texts.addAll(texts(it)));
    return texts;
  }

  private static List<String> allWords(JsonNode document) {
    var copy = (ObjectNode) document.deepCopy();
    if (copy.at("/meta/jobtrail") instanceof ObjectNode jobtrail) {
      jobtrail.remove("importReport");
      jobtrail.findParents("title").forEach(it -> ((ObjectNode) it).remove("title"));
    }
    return texts(copy).stream()
        .filter(it -> !it.matches("\\d{4}(-\\d{2}){0,2}|own-\\d+"))
        .flatMap(it -> Tokenizer.words(it).stream())
        .distinct()
        .toList();
  }
}
