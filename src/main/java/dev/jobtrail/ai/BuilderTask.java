package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import java.util.List;
import java.util.function.Predicate;

/**
 * A message about a resume to be answered.
 *
 * @param resume a JSON Resume document
 * @param facts what its owner confirmed besides
 * @param earlier what was said before, oldest first
 * @param text what the owner asks
 * @param isSupported whether the caller will stage a suggestion; the others are named behind the
 *     reply, so a reply need not mention them
 */
public record BuilderTask(
    JsonNode resume,
    List<String> facts,
    List<Turn> earlier,
    String text,
    Predicate<Suggestion> isSupported) {

  /** A message and the reply to it. */
  public record Turn(String text, String reply) {}
}
