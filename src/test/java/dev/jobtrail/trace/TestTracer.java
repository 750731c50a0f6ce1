package dev.jobtrail.trace;

import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.ReadWriteSpan;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.SpanProcessor;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** A tracer whose finished spans stay in memory. */
final class TestTracer {

  private final List<SpanData> finished = new CopyOnWriteArrayList<>();
  private final Tracer tracer;

  TestTracer(double sampleRatio, boolean continuesCallers) {
    var settings = settings("http://127.0.0.1:4318", List.of(), sampleRatio, continuesCallers);
    var provider = SpanRecorder.provider(settings, "1.0.0", new Keeper());
    tracer = new Tracer(provider.get("test"), continuesCallers);
  }

  Tracer tracer() {
    return tracer;
  }

  /** In the order of their ends. */
  List<SpanData> finished() {
    return List.copyOf(finished);
  }

  private final class Keeper implements SpanProcessor {

    @Override
    public void onStart(Context parent, ReadWriteSpan span) {}

    @Override
    public boolean isStartRequired() {
      return false;
    }

    @Override
    public void onEnd(ReadableSpan span) {
      finished.add(span.toSpanData());
    }

    @Override
    public boolean isEndRequired() {
      return true;
    }
  }

  /** Settings with an endpoint. */
  static TraceSettings settings(String endpoint, List<String> headers) {
    return settings(endpoint, headers, 1, true);
  }

  static TraceSettings settings(
      String endpoint, List<String> headers, double sampleRatio, boolean continuesCallers) {
    return new Settings(
        Optional.ofNullable(endpoint).map(URI::create),
        Optional.of(headers).filter(it -> !it.isEmpty()),
        sampleRatio,
        continuesCallers,
        "jobtrail-test");
  }

  private record Settings(
      Optional<URI> endpoint,
      Optional<List<String>> headers,
      double sampleRatio,
      boolean continueCallers,
      String serviceName)
      implements TraceSettings {}
}
