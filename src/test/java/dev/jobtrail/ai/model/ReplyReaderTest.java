package dev.jobtrail.ai.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyReaderTest {

  private static List<String> told(String... pieces) {
    var told = new ArrayList<String>();
    var reader = new ReplyReader("reply", told::add);
    List.of(pieces).forEach(reader::take);
    return told;
  }

  @Property(tries = 300)
  void tellsWhatAParserWillReadHoweverItIsCut(
      @ForAll @StringLength(max = 40) String text, @ForAll long seed) {
    var whole = wellFormed(text);
    var json = JsonNodeFactory.instance.objectNode().put("reply", whole).put("b", 1).toString();
    var random = new Random(seed);
    var escaped = random.nextBoolean() ? escaped(json) : json;

    var pieces = new ArrayList<String>();
    for (var at = 0; at < escaped.length(); ) {
      var end = Math.min(escaped.length(), at + 1 + random.nextInt(5));
      pieces.add(escaped.substring(at, end));
      at = end;
    }

    var told = told(pieces.toArray(String[]::new));
    assertThat(String.join("", told)).isEqualTo(whole);
    assertThat(told).allMatch(it -> wellFormed(it).equals(it));
  }

  private static String wellFormed(String text) {
    var all = new StringBuilder();
    text.codePoints()
        .filter(it -> Character.getType(it) != Character.SURROGATE)
        .forEach(all::appendCodePoint);
    return all.toString();
  }

  private static String escaped(String json) {
    var all = new StringBuilder();
    for (var it : json.toCharArray()) {
      all.append(it < 0x80 ? String.valueOf(it) : "\\u%04X".formatted((int) it));
    }
    return all.toString();
  }

  @Test
  void tellsEachPieceAsItComes() {
    assertThat(told("{\"re", "ply\" : \"He", "llo\\", "n\\u00e", "9\", \"x\": \"y\"}"))
        .containsExactly("He", "llo", "\n", "é");
  }

  @Test
  void passesOverThoughtsAndFences() {
    assertThat(told("<thi", "nk>{\"reply\": \"no\"}</thi", "nk>\n```json\n{\"reply\": \"yes\"}"))
        .containsExactly("yes");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"other\": 1, \"reply\": \"x\"}",
        "[\"reply\"]",
        "Hello {\"reply\": \"x\"}",
        "{\"reply\": 42}",
        "{}",
        "",
        "<think>{\"reply\": \"x\"}"
      })
  void tellsNothingOfOtherShapes(String text) {
    assertThat(told(text)).isEmpty();
  }

  @Test
  void endsAtAnEscapeThatIsNone() {
    assertThat(told("{\"reply\": \"a\\qb\", \"reply\": \"c\"}")).containsExactly("a");
  }
}
