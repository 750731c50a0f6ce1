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
 * What engines work from, as it was when the work began.
 *
 * @param source the chosen resume, detached
 * @param facts what its owner confirmed besides
 * @param parsed what a review made of the posting; null where there was none
 */
public record Material(
    Resume source, List<String> facts, PostingText posting, ParsedDescription parsed) {

  /** The chosen resume's document. */
  public JsonNode resume() {
    return source.document();
  }

  /** The chosen resume, as records refer to it. */
  public ResumeReference reference() {
    return new ResumeReference(source.id, source.name);
  }

  /** What the posting says, taken apart now where no review did so before. */
  public ParsedDescription parsedBy(Engine engine) {
    return parsed == null ? engine.parse(posting) : parsed;
  }

  /** What texts about the person are held against. */
  public Evidence evidence() {
    var texts = Stream.of(posting.title(), posting.company(), posting.description());
    return new Evidence(resume(), facts, texts.filter(it -> it != null).toList());
  }
}
