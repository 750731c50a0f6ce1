package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openapitools.jackson.nullable.JsonNullable;

class OneLineTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  static {
    new JsonSettings().customize(MAPPER);
  }

  record Body(
      @OneLine String name,
      @OneLine List<String> tags,
      @OneLine JsonNullable<String> title,
      @OneLine JsonNullable<List<String>> places,
      String notes) {}

  @Test
  void makesSpacesOfLineBreaksAndControlCharacters() throws JsonProcessingException {
    var body =
        MAPPER.readValue(
            """
            {"name": "Jana\\r\\n\\tNovak\\u0007", "tags": ["a\\u2028b", "c"], "title": "Data\\nEngineer",
              "places": ["Brno\\u000b", "x"], "notes": "one\\ntwo"}
            """,
            Body.class);

    assertThat(body.name()).isEqualTo("Jana Novak");
    assertThat(body.tags()).containsExactly("a b", "c");
    assertThat(body.title().get()).isEqualTo("Data Engineer");
    assertThat(body.places().get()).containsExactly("Brno", "x");
    assertThat(body.notes()).isEqualTo("one\ntwo");
  }

  @Test
  void leavesOtherTextsAsTheyAre() throws JsonProcessingException {
    var body = MAPPER.readValue("{\"name\": \"  Jana  Novak \", \"title\": null}", Body.class);

    assertThat(body.name()).isEqualTo("  Jana  Novak ");
    assertThat(body.title().get()).isNull();
  }
}
