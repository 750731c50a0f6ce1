package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A message about a resume to be answered.
 *
 * @param resume a JSON Resume document
 * @param facts what its owner confirmed besides
 * @param earlier what was said before, oldest first
 * @param text what the owner asks
 */
public record BuilderTask(JsonNode resume, List<String> facts, List<Turn> earlier, String text) {

  /** A message and the reply to it. */
  public record Turn(String text, String reply) {}
}
