package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Optional;

/**
 * A resume to be tailored to a posting.
 *
 * @param resume a JSON Resume document
 * @param facts what its owner confirmed besides
 * @param language of labels and reasons; empty for that of the resume
 */
public record TailoringTask(
    JsonNode resume,
    List<String> facts,
    PostingText posting,
    ParsedDescription parsed,
    Optional<Language> language) {

  /** A task whose reader is not known. */
  public TailoringTask(
      JsonNode resume, List<String> facts, PostingText posting, ParsedDescription parsed) {
    this(resume, facts, posting, parsed, Optional.empty());
  }
}
