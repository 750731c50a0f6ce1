package dev.jobtrail.ai.builtin.advice;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.List;

/** Looks for one kind of thing that a resume could do better. */
@FunctionalInterface
interface Check {

  List<Suggestion> suggestions(JsonNode resume);

  /** "" where there is no text. */
  static String text(JsonNode node) {
    return node.isTextual() ? node.textValue().strip() : "";
  }
}
