package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.ParsedDescription;
import java.util.List;

/**
 * A question of an application form that is to be answered in a few sentences.
 *
 * @param resume a JSON Resume document
 * @param facts what its owner confirmed besides
 * @param text what the form asks
 * @param longest how many characters the answer may have
 */
public record OpenQuestion(
    JsonNode resume,
    List<String> facts,
    PostingText posting,
    ParsedDescription parsed,
    String text,
    int longest) {

  /** Nobody reads more; in characters. */
  public static final int LONGEST = 1_200;
}
