package dev.jobtrail.tailor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.application.TailoringRecord;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ConfirmedChangeTest {

  @Test
  void findsTheTextWhereverItIsNow() throws IOException {
    var copy = read("{\"work\":[{\"highlights\":[\"Other\",\"Old\"]}]}");

    assertThat(ConfirmedChange.put(copy, change("Old", "New"), "/work/0/highlights/0")).isTrue();

    assertThat(copy).isEqualTo(read("{\"work\":[{\"highlights\":[\"Other\",\"New\"]}]}"));
  }

  @Test
  void changesNothingOutsideOfTheSection() throws IOException {
    var copy = read("{\"basics\":{\"label\":\"Old\"},\"work\":[]}");

    assertThat(ConfirmedChange.put(copy, change("Old", "New"), "/work/0/highlights/0")).isFalse();
  }

  @Test
  void addsASkill() throws IOException {
    var copy = read("{}");

    assertThat(ConfirmedChange.put(copy, change(null, "Kafka"), "/skills/2/keywords/-")).isTrue();

    assertThat(copy).isEqualTo(read("{\"skills\":[{\"name\":\"Kafka\"}]}"));
  }

  @Test
  void addsASummaryWhereThereIsNone() throws IOException {
    var copy = read("{\"basics\":{\"name\":\"Ada\"}}");

    assertThat(ConfirmedChange.put(copy, change(null, "Text"), "/basics/summary")).isTrue();
    assertThat(ConfirmedChange.put(copy, change(null, "Other"), "/basics/summary")).isFalse();

    assertThat(copy.at("/basics/summary").textValue()).isEqualTo("Text");
  }

  private static TailoringRecord.Change change(String before, String after) {
    return new TailoringRecord.Change("bullet", "Label", before, after, "Reason.");
  }

  private static ObjectNode read(String json) throws IOException {
    return (ObjectNode) new ObjectMapper().readTree(json);
  }
}
