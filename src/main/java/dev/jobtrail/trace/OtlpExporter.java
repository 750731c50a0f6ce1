package dev.jobtrail.trace;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.opentelemetry.exporter.internal.FailedExportException.HttpExportException;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** Posts spans to an OTLP receiver, counts them, and warns of failures once a minute. */
@RegisterForReflection( // a service that the exporter looks for
    classNames = "io.opentelemetry.exporter.sender.jdk.internal.JdkHttpSenderProvider")
final class OtlpExporter implements SpanExporter {

  /** Of a batch with its retries. */
  static final Duration TIMEOUT = Duration.ofSeconds(10);

  private static final Logger LOG = Logger.getLogger(OtlpExporter.class);
  private static final Duration WARNING_INTERVAL = Duration.ofMinutes(1);

  private final SpanExporter receiver;
  private final String host;
  private final Clock clock;
  private final LongAdder exported = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private Instant lastWarning = Instant.MIN;
  private volatile boolean isStopped;

  /**
   * @throws IllegalStateException if the settings are wrong
   */
  OtlpExporter(TraceSettings settings, MeterRegistry metrics, Clock clock) {
    var endpoint = settings.endpoint().orElseThrow();
    this.receiver = receiver(endpoint, settings.headers().orElse(List.of()));
    this.host = endpoint.getHost();
    this.clock = clock;
    count(metrics, "exported", exported);
    count(metrics, "failed", failed);
  }

  private static SpanExporter receiver(URI endpoint, List<String> headers) {
    var scheme = String.valueOf(endpoint.getScheme());
    if (!Set.of("http", "https").contains(scheme) || endpoint.getHost() == null) {
      throw new IllegalStateException(
          "jobtrail.traces.endpoint must be a URL such as http://collector:4318");
    }
    var exporter =
        OtlpHttpSpanExporter.builder()
            .setEndpoint(endpoint.toString().replaceFirst("/+$", "") + "/v1/traces")
            .setConnectTimeout(TIMEOUT)
            .setTimeout(TIMEOUT);
    for (var header : headers) {
      var parts = header.split("=", 2);
      if (parts.length < 2 || !isHeader(parts[0].strip(), parts[1].strip())) {
        throw new IllegalStateException(
            "jobtrail.traces.headers must be a list of name=value, separated by commas");
      }
      exporter.addHeader(parts[0].strip(), parts[1].strip());
    }
    return exporter.build();
  }

  /** The client would refuse others only when it sends them. */
  private static boolean isHeader(String name, String value) {
    try {
      HttpRequest.newBuilder().header(name, value);
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private static void count(MeterRegistry metrics, String outcome, LongAdder spans) {
    FunctionCounter.builder("jobtrail.traces.spans", spans, LongAdder::sum)
        .tag("outcome", outcome)
        .register(metrics);
  }

  @Override
  public CompletableResultCode export(Collection<SpanData> spans) {
    var size = spans.size(); // the collection is used again
    var result = receiver.export(spans);
    return result.whenComplete(
        () -> {
          if (result.isSuccess()) {
            exported.add(size);
          } else {
            failed.add(size);
            warn(result.getFailureThrowable());
          }
        });
  }

  private synchronized void warn(Throwable failure) {
    var now = clock.instant();
    if (!isStopped && lastWarning.plus(WARNING_INTERVAL).isBefore(now)) {
      lastWarning = now;
      LOG.warnf("Traces cannot be exported to %s: %s", host, reason(failure));
    }
  }

  private static String reason(Throwable failure) {
    if (failure instanceof HttpExportException refused && refused.getResponse() != null) {
      return "it answered " + refused.getResponse().statusCode();
    }
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .reduce((_, cause) -> cause)
        .map(Throwable::toString)
        .orElse("no reason is known");
  }

  @Override
  public CompletableResultCode flush() {
    return receiver.flush();
  }

  @Override
  public CompletableResultCode shutdown() {
    isStopped = true;
    return receiver.shutdown();
  }
}
