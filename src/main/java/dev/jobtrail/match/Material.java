package dev.jobtrail.match;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.application.ResumeReference;
import dev.jobtrail.guard.Evidence;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.resume.Resume;
import java.util.List;
import java.util.stream.Stream;

/**
 * The input of an engine, read when the work starts.
 *
 * @param source the chosen resume, detached
 * @param facts further facts that the owner confirmed
 * @param parsed the parsed posting of a review; null before the first
 */
public record Material(
    Resume source, List<String> facts, PostingText posting, ParsedDescription parsed) {

  /** The chosen resume's document, without markup. */
  public JsonNode resume() {
    return source.plainDocument();
  }

  /** The chosen resume, as records refer to it. */
  public ResumeReference reference() {
    return new ResumeReference(source.id, source.name);
  }

  /** The parsed posting, of the review or parsed now. */
  public ParsedDescription parsedBy(Engine engine) {
    return parsed == null ? engine.parse(posting) : parsed;
  }

  /** The evidence for claims about the applicant. */
  public Evidence evidence() {
    return evidence(List.of());
  }

  /**
   * The evidence with facts that are known besides.
   *
   * @param others sentences of the applicant
   */
  public Evidence evidence(List<String> others) {
    var texts = Stream.of(posting.title(), posting.company(), posting.description());
    var all = Stream.concat(facts.stream(), others.stream()).toList();
    return new Evidence(resume(), all, texts.filter(it -> it != null).toList());
  }
}
