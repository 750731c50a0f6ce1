package dev.jobtrail.letter;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class LetterDocumentTest {

  @Test
  void holdsTheParagraphsOfTheLetter() throws Exception {
    var letter = "Dear team,\n\nI weld & cut <steel>\u0007.\n\nKind regards,\nÉva Müller";

    var document = document(JsonNodeFactory.instance.objectNode(), letter);

    assertThat(document.getElementsByTagName("w:p").getLength()).isEqualTo(3);
    assertThat(document.getElementsByTagName("w:br").getLength()).isEqualTo(1);
    assertThat(document.getDocumentElement().getTextContent())
        .isEqualTo("Dear team,I weld & cut <steel>.Kind regards,Éva Müller");
  }

  @Test
  void beginsWithTheHeadOfTheResumeInItsLook() throws Exception {
    var resume =
        new ObjectMapper()
            .readTree(
                """
                {"basics": {"name": "Éva Müller", "label": "Welder", "email": "eva@post.example"},
                 "meta": {"jobtrail": {"pageSize": "letter"}}}
                """);
    var document = document(resume, "Dear team,\n\nI weld.");

    assertThat(document.getDocumentElement().getTextContent())
        .isEqualTo("Éva MüllerWeldereva@post.exampleDear team,I weld.");
    assertThat(((Element) document.getElementsByTagName("w:pgSz").item(0)).getAttribute("w:w"))
        .isEqualTo("12240");
  }

  private static Document document(JsonNode resume, String letter) throws Exception {
    var xml = parts(LetterDocument.of(resume, letter)).get("word/document.xml");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void isTheSameForTheSameLetter() {
    var none = JsonNodeFactory.instance.objectNode();

    assertThat(LetterDocument.of(none, "Dear team,"))
        .isEqualTo(LetterDocument.of(none, "Dear team,"));
  }

  private static Map<String, String> parts(byte[] document) throws IOException {
    var parts = new HashMap<String, String>();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(document))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return parts;
  }
}
