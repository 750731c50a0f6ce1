package dev.jobtrail.resume.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainDocumentTest {

  private static final JsonNode SOURCE =
      DocumentText.read(
          """
          {"basics":{"name":"*A* Novak","summary":"An **engineer**"},
           "work":[{"name":"**Acme**","highlights":["Cut *costs*","Built [it](https://a.example)"],
             "summary":"- **Two** teams"}],
           "skills":[{"name":"**C***"}]}
          """);

  @Test
  void hasWordsWithoutMarkupWhereMarkupIsPossible() {
    assertThat(PlainDocument.of(SOURCE))
        .isEqualTo(
            DocumentText.read(
                """
                {"basics":{"name":"*A* Novak","summary":"An engineer"},
                 "work":[{"name":"**Acme**","highlights":["Cut costs","Built it"],
                   "summary":"- Two teams"}],
                 "skills":[{"name":"**C***"}]}
                """));
  }

  @Test
  void listsTheEntriesOfSectionsOfTheOwnerAndStoresThemWhereTheyWere() {
    var source =
        DocumentText.read(
            """
            {"meta":{"jobtrail":{"sections":[{"name":"own-1","title":"Patents",
              "entries":[{"title":"Valve","summary":"A *new* valve"}]},{"name":"x","title":"No"}]}}}
            """);

    var plain = PlainDocument.of(source);

    assertThat(plain.path("sections"))
        .isEqualTo(
            DocumentText.read(
                "[{\"type\":\"Patents\",\"title\":\"Valve\",\"summary\":\"A new valve\"}]"));
    assertThat(PlainDocument.restored(plain, source)).isEqualTo(source);
  }

  @Test
  void leavesThePhotoOutAndGetsItBack() {
    var source = DocumentText.read("{\"basics\":{\"image\":\"data:image/png;base64,AAAA\"}}");

    var plain = PlainDocument.of(source);

    assertThat(plain.path("basics")).isEmpty();
    assertThat(PlainDocument.restored(plain, source)).isEqualTo(source);
  }

  @Test
  void getsItsMarkupBackWhereverATextIsMovedTo() {
    var changed = (ObjectNode) PlainDocument.of(SOURCE);
    var highlights = (ArrayNode) changed.at("/work/0/highlights");
    highlights.add(highlights.remove(0));

    var restored = PlainDocument.restored(changed, SOURCE);

    assertThat(restored.at("/work/0/highlights"))
        .extracting(JsonNode::textValue)
        .containsExactly("Built [it](https://a.example)", "Cut *costs*");
    assertThat(restored.at("/work/0/summary").textValue()).isEqualTo("- **Two** teams");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          An **engineer**                        | An experienced engineer          | An experienced **engineer**
          **Java** and [talks](https://a.b/c)    | Java. Kafka too. And talks       | **Java**. Kafka too. And [talks](https://a.b/c)
          See [my talk](https://a.b/c) there     | See my best talk there           | See [my best talk](https://a.b/c) there
          **One here. Two *are* there.**         | One here. New. Two are there.    | **One here. New. Two *are* there.**
          **Java** is *the best* of it           | Java is a part of it             | **Java** is a part of it
          **Java** 2*3 and C\\*                   | Java 2*3 and C* too              | **Java** 2\\*3 and C\\* too
          [**Go**](https://a.b/c) in ***use***   | Go was in use                    | [**Go**](https://a.b/c) was in ***use***
          **Java** for years                     | Something else altogether        | Something else altogether
          Nothing of it                          | Nothing new of it                | Nothing new of it
          """)
  void keepsTheMarkupOfTheWordsOfAChangedTextThatStay(
      String written, String changed, String expected) {
    assertThat(restored(written, changed)).isEqualTo(expected);
  }

  @Test
  void keepsTheListsAndParagraphsOfAChangedText() {
    var written = "**Java** developer.\n\n* *Kotlin* and **Spring**\n- [Talks](https://a.example)";

    assertThat(restored(written, "Java developer. Kafka.\n\n* Kotlin and Spring\n- Talks"))
        .isEqualTo(
            "**Java** developer. Kafka.\n\n* *Kotlin* and **Spring**\n- [Talks](https://a.example)");
  }

  private static String restored(String written, String changed) {
    var source = JsonNodeFactory.instance.objectNode();
    source.withObject("/basics").put("summary", written);
    var plain = (ObjectNode) PlainDocument.of(source);
    plain.withObject("/basics").put("summary", changed);
    return PlainDocument.restored(plain, source).at("/basics/summary").textValue();
  }
}
