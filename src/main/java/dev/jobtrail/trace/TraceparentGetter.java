package dev.jobtrail.trace;

import io.opentelemetry.context.propagation.TextMapGetter;
import java.util.List;

/** Reads the value of a {@code traceparent} header, which is all that callers pass on. */
final class TraceparentGetter implements TextMapGetter<String> {

  static final String HEADER = "traceparent";

  @Override
  public Iterable<String> keys(String traceparent) {
    return List.of(HEADER);
  }

  @Override
  public String get(String traceparent, String header) {
    return header.equals(HEADER) ? traceparent : null;
  }
}
