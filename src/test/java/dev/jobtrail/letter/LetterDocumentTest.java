package dev.jobtrail.letter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

class LetterDocumentTest {

  @Test
  void holdsTheParagraphsOfTheLetter() throws Exception {
    var letter = "Dear team,\n\nI weld & cut <steel>\u0007.\n\nKind regards,\nÉva Müller";

    var xml = parts(LetterDocument.of(letter)).get("word/document.xml");
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));

    assertThat(document.getElementsByTagName("w:p").getLength()).isEqualTo(3);
    assertThat(document.getElementsByTagName("w:br").getLength()).isEqualTo(1);
    assertThat(document.getDocumentElement().getTextContent())
        .isEqualTo("Dear team,I weld & cut <steel>.Kind regards,Éva Müller");
  }

  @Test
  void isTheSameForTheSameLetter() {
    assertThat(LetterDocument.of("Dear team,")).isEqualTo(LetterDocument.of("Dear team,"));
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
