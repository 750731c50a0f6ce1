package dev.jobtrail.trace;

import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Makes tracers for tests. */
public final class TestTracer {

  private TestTracer() {}

  /** One that exports all traces to a receiver. */
  public static Tracer on() {
    return tracer(1, true);
  }

  static Tracer tracer(double sampleRatio, boolean continuesCallers) {
    return new Tracer(
        settings("http://127.0.0.1:4318", List.of(), sampleRatio, continuesCallers),
        Clock.systemUTC());
  }

  /** Settings with an endpoint. */
  public static TraceSettings settings(String endpoint, List<String> headers) {
    return settings(endpoint, headers, 1, true);
  }

  private static TraceSettings settings(
      String endpoint, List<String> headers, double sampleRatio, boolean continuesCallers) {
    return new TraceSettings() {
      @Override
      public Optional<URI> endpoint() {
        return Optional.of(URI.create(endpoint));
      }

      @Override
      public Optional<List<String>> headers() {
        return headers.isEmpty() ? Optional.empty() : Optional.of(headers);
      }

      @Override
      public double sampleRatio() {
        return sampleRatio;
      }

      @Override
      public boolean continueCallers() {
        return continuesCallers;
      }

      @Override
      public String serviceName() {
        return "jobtrail-test";
      }
    };
  }
}
