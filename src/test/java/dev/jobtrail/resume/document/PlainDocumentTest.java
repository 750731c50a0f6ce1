package dev.jobtrail.resume.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

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
  void getsItsMarkupBackExceptInChangedTexts() {
    var changed = (ObjectNode) PlainDocument.of(SOURCE);
    changed.withObject("/basics").put("summary", "An experienced engineer");
    var highlights = (ArrayNode) changed.at("/work/0/highlights");
    highlights.add(highlights.remove(0));

    var restored = PlainDocument.restored(changed, SOURCE);

    assertThat(restored.at("/basics/summary").textValue()).isEqualTo("An experienced engineer");
    assertThat(restored.at("/work/0/highlights"))
        .extracting(JsonNode::textValue)
        .containsExactly("Built [it](https://a.example)", "Cut *costs*");
    assertThat(restored.at("/work/0/summary").textValue()).isEqualTo("- **Two** teams");
  }
}
