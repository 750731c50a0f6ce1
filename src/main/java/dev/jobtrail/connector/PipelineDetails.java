package dev.jobtrail.connector;

import dev.jobtrail.application.Pipeline;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.Comparator;
import java.util.List;

/** Applications by status. */
@RegisterForReflection
public record PipelineDetails(
    String notice, long total, List<Count> counts, List<ApplicationLine> applications) {

  /** How many applications have a status. */
  @RegisterForReflection
  public record Count(String status, long applications) {}

  static PipelineDetails of(Pipeline pipeline) {
    return new PipelineDetails(
        Untrusted.NOTICE,
        pipeline.total(),
        pipeline.counts().entrySet().stream()
            .sorted(Comparator.comparing(it -> it.getKey().ordinal()))
            .map(it -> new Count(Wire.name(it.getKey()), it.getValue()))
            .toList(),
        pipeline.cards().stream().map(ApplicationLine::of).toList());
  }
}
