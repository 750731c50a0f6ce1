package dev.jobtrail.ai.model;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.text.TextResource;

/**
 * The words that models are asked with, from {@code ai/prompts}.
 *
 * <p>Whatever others wrote goes into one JSON document of a user's message. Its texts cannot end
 * early, and the signs that models mark the turns of a conversation with are written as escapes.
 */
final class Prompts {

  private static final String ROOT = "/ai/prompts/";

  private final ObjectMapper plain = new ObjectMapper();
  private final ObjectMapper guarded =
      new ObjectMapper(new JsonFactoryBuilder().characterEscapes(new TurnMarks()).build());
  private final String rules = text("rules.txt");

  /** A question with its data. */
  Question question(String name, JsonNode data) {
    var schema = "letter".equals(name) ? null : tree(text(name + ".json"));
    return Question.of(name, schema, text(name + ".txt") + "\n" + rules, write(data));
  }

  /** How many tokens a question takes without its data. */
  int size(String name) {
    var schema = "letter".equals(name) ? "" : text(name + ".json");
    return TokenCount.of(text(name + ".txt") + rules + schema);
  }

  /** What an answer that is of no use is answered with. */
  String complaint(String fault) {
    return text("again.txt").replace("{fault}", fault);
  }

  private String write(JsonNode data) {
    try {
      return guarded.writeValueAsString(data);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private JsonNode tree(String text) {
    try {
      return plain.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(String name) {
    return TextResource.read(ROOT + name);
  }

  /** Writes angle and square brackets within texts as escapes. */
  private static final class TurnMarks extends CharacterEscapes {

    private static final long serialVersionUID = 1L;

    private final int[] escapes = standardAsciiEscapesForJSON();

    TurnMarks() {
      for (var it : new char[] {'<', '>', '[', ']'}) {
        escapes[it] = ESCAPE_STANDARD;
      }
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return escapes;
    }

    @Override
    public SerializableString getEscapeSequence(int it) {
      return null;
    }
  }
}
