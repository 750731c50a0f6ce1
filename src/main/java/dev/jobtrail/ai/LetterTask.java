package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Translatable;
import java.util.List;

/**
 * A cover letter to be written.
 *
 * @param resume a JSON Resume document
 * @param facts what its owner confirmed besides
 * @param instructions the owner's wishes; null for none
 * @param refused sentences of an earlier draft that nothing supports, each with the reason; empty
 *     for the first draft
 * @param conditions sentences on start and pay that the posting asks for, to be included as they
 *     stand; empty in a language that has no words for one
 */
public record LetterTask(
    JsonNode resume,
    List<String> facts,
    PostingText posting,
    ParsedDescription parsed,
    CoverLetterTone tone,
    String instructions,
    List<RefusedSentence> refused,
    List<Translatable> conditions) {

  /** A letter's bounds, in words. */
  public static final int SHORTEST = 150;

  public static final int LONGEST = 400;

  /** A letter for a posting that asks for nothing about start and pay. */
  public LetterTask(
      JsonNode resume,
      List<String> facts,
      PostingText posting,
      ParsedDescription parsed,
      CoverLetterTone tone,
      String instructions,
      List<RefusedSentence> refused) {
    this(resume, facts, posting, parsed, tone, instructions, refused, List.of());
  }

  /** The sentences on start and pay that a letter in this language includes. */
  public List<String> conditionsIn(Language language) {
    return conditions.stream().map(it -> it.in(language)).filter(it -> !it.isEmpty()).toList();
  }

  /** A sentence that is not to come again. */
  public record RefusedSentence(String text, String reason) {}
}
