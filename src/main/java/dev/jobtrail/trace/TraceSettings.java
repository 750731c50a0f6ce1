package dev.jobtrail.trace;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** Settings of traces. Without {@code endpoint} nothing is recorded. */
@ConfigMapping(prefix = "jobtrail.traces")
public interface TraceSettings {

  /** Base URL of an OTLP receiver; spans are posted to {@code /v1/traces} below it. */
  Optional<URI> endpoint();

  /** Headers of these requests, as {@code name=value}; for the credentials of a receiver. */
  Optional<List<String>> headers();

  /** The share of new traces that are exported; a continued trace keeps its caller's decision. */
  @WithDefault("1")
  @DecimalMin("0")
  @DecimalMax("1")
  double sampleRatio();

  /** Whether {@code traceparent} of a request is continued; otherwise a new trace begins. */
  @WithDefault("true")
  boolean continueCallers();

  /** {@code service.name} of all spans. */
  @WithDefault("jobtrail")
  String serviceName();
}
