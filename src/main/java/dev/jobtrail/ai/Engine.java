package dev.jobtrail.ai;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.posting.ParsedDescription;

/** Reads postings and tells how well resumes answer them. */
public interface Engine {

  /**
   * Takes the description of a posting apart.
   *
   * @return never null; a summary of at most 600 characters, at most 40 responsibilities and
   *     requirements of at most 400 characters each, at most 30 keywords, the weightiest first
   */
  ParsedDescription parse(PostingText posting);

  /**
   * Scores a resume against a posting.
   *
   * @param resume a document of JSON Resume; parts that are missing or of another shape are passed
   *     over
   * @param parsed what {@link #parse} made of the posting
   */
  Scorecard score(JsonNode resume, PostingText posting, ParsedDescription parsed);
}
