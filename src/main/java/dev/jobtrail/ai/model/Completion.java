package dev.jobtrail.ai.model;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Puts an answer together from what an endpoint sends, whole or as a stream. */
final class Completion {

  private static final String END_OF_STREAM = "[DONE]";

  /** What models that think aloud write before their answer. */
  private static final Pattern THOUGHTS = Pattern.compile("(?s)\\A\\s*<think>.*?</think>");

  private final ObjectMapper json;
  private final Consumer<String> pieces;
  private final StringBuilder content = new StringBuilder();
  private String finishReason;
  private boolean isRefused;
  private boolean isDone;

  /**
   * @param pieces receives each piece of the answer as it comes
   */
  Completion(ObjectMapper json, Consumer<String> pieces) {
    this.json = json;
    this.pieces = pieces;
  }

  /** Takes the body of an answer that is no stream. */
  void takeWhole(byte[] body) {
    take(parsed(body).path("choices").path(0), "message");
    isDone = true;
  }

  /** Takes the data of one event of a stream. */
  void takeEvent(String data) {
    if (isDone || data.isEmpty()) {
      return;
    }
    if (data.equals(END_OF_STREAM)) {
      isDone = true;
      return;
    }
    var event = parsed(data.getBytes(StandardCharsets.UTF_8));
    if (event.hasNonNull("error")) {
      throw CallFault.lasting(Message.of("The model's endpoint failed while it answered."));
    }
    // events on usage have no choices
    if (event.path("choices").isEmpty() && event.has("usage")) {
      return;
    }
    take(event.path("choices").path(0), "delta");
  }

  /** Whether the stream has said that it is at its end. */
  boolean isDone() {
    return isDone;
  }

  /**
   * The answer.
   *
   * @throws EngineException where it is not whole
   */
  String text() {
    if (isRefused || "content_filter".equals(finishReason)) {
      throw CallFault.lasting(Message.of("The model refused to answer."));
    }
    if ("length".equals(finishReason) || finishReason == null && !isDone) {
      throw CallFault.lasting(Message.of("The model's answer was cut off."));
    }
    var text = THOUGHTS.matcher(content).replaceFirst("").strip();
    if (text.isEmpty()) {
      throw CallFault.lasting(Message.of("The model's answer is empty."));
    }
    return text;
  }

  private void take(JsonNode choice, String part) {
    if (!choice.path(part).isObject()) {
      throw unreadable();
    }
    var message = choice.path(part);
    isRefused |= !message.path("refusal").asText("").isEmpty();
    finishReason = choice.path("finish_reason").asText(finishReason);
    var piece = message.path("content");
    if (piece.isTextual() && !piece.textValue().isEmpty()) {
      content.append(piece.textValue());
      pieces.accept(piece.textValue());
    } else if (!piece.isTextual() && !piece.isNull() && !piece.isMissingNode()) {
      throw unreadable();
    }
  }

  /** The parser's own error is left out: it quotes what it read. */
  private JsonNode parsed(byte[] text) {
    try {
      var node = json.readTree(text);
      if (node == null || !node.isObject()) {
        throw unreadable();
      }
      return node;
    } catch (JacksonException _) {
      throw unreadable();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static CallFault unreadable() {
    return CallFault.lasting(
        Message.of("The model's endpoint answered something that cannot be read."));
  }
}
