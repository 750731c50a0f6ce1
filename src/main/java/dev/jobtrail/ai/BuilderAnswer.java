package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.jobtrail.text.Language;
import java.util.List;

/**
 * A reply about a resume.
 *
 * @param reply plain text of at most 4,000 characters
 * @param language the language of the message, and so of the reply
 * @param suggestions at most 10, each of which can be taken without the others
 */
public record BuilderAnswer(String reply, Language language, List<Suggestion> suggestions) {

  /**
   * A change of the resume.
   *
   * @param title what it does, at most 200 characters
   * @param reason why, at most 1,000 characters
   * @param operations JSON Patch (RFC 6902) on the resume as the task has it
   */
  public record Suggestion(String title, String reason, ArrayNode operations) {}
}
