package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.ParsedDescription;
import java.util.List;

/**
 * A cover letter to be written.
 *
 * @param resume a JSON Resume document
 * @param facts what its owner confirmed besides
 * @param instructions the owner's wishes; null for none
 * @param refused sentences of an earlier draft that nothing supports, each with the reason; empty
 *     for the first draft
 */
public record LetterTask(
    JsonNode resume,
    List<String> facts,
    PostingText posting,
    ParsedDescription parsed,
    CoverLetterTone tone,
    String instructions,
    List<RefusedSentence> refused) {

  /** A letter's bounds, in words. */
  public static final int SHORTEST = 150;

  public static final int LONGEST = 400;

  /** A sentence that is not to come again. */
  public record RefusedSentence(String text, String reason) {}
}
