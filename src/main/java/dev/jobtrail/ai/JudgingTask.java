package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * Texts about a person for an engine to judge.
 *
 * @param resume a document of JSON Resume
 * @param facts further facts that the owner confirmed
 * @param claims at most some fifty
 */
public record JudgingTask(JsonNode resume, List<String> facts, List<Claim> claims) {

  /**
   * One text.
   *
   * @param place JSON pointer to where it comes to stand in the resume; null for a sentence of a
   *     letter or an answer
   */
  public record Claim(String place, String text) {}
}
