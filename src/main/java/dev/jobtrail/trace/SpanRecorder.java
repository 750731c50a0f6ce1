package dev.jobtrail.trace;

import io.micrometer.core.instrument.MeterRegistry;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.SpanLimits;
import io.opentelemetry.sdk.trace.SpanProcessor;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import io.quarkus.runtime.ShutdownEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Records spans with OpenTelemetry's SDK and exports them in batches, on threads of the SDK.
 * Nothing waits for it: while the receiver is away or slow, spans are lost.
 */
@Singleton
class SpanRecorder {

  private static final String SCOPE = "dev.jobtrail";

  /** Of the value of an attribute. */
  private static final int MAX_TEXT = 256;

  /** About 1 kB each. */
  private static final int MAX_WAITING = 2_048;

  private static final int BATCH = 512;

  /** How long spans gather before they are posted. */
  private static final Duration GATHERING = Duration.ofSeconds(1);

  private static final Duration STOP_WAIT = Duration.ofSeconds(3);

  /** After the queues have stopped, whose last spans are exported as well. */
  private static final int LAST = 5_000;

  private final SdkTracerProvider provider;

  SpanRecorder(
      TraceSettings settings,
      MeterRegistry metrics,
      Clock clock,
      @ConfigProperty(name = "quarkus.application.version") String version) {
    provider =
        settings.endpoint().isPresent()
            ? provider(settings, version, batches(new OtlpExporter(settings, metrics, clock)))
            : null;
  }

  private static SpanProcessor batches(OtlpExporter exporter) {
    return BatchSpanProcessor.builder(exporter)
        .setMaxQueueSize(MAX_WAITING)
        .setMaxExportBatchSize(BATCH)
        .setScheduleDelay(GATHERING)
        .setExporterTimeout(OtlpExporter.TIMEOUT)
        .build();
  }

  static SdkTracerProvider provider(
      TraceSettings settings, String version, SpanProcessor processor) {
    return SdkTracerProvider.builder()
        .setSampler(Sampler.parentBased(Sampler.traceIdRatioBased(settings.sampleRatio())))
        .setSpanLimits(SpanLimits.builder().setMaxAttributeValueLength(MAX_TEXT).build())
        .setResource(
            Resource.getDefault().toBuilder()
                .put("service.name", settings.serviceName())
                .put("service.version", version)
                .put("service.instance.id", UUID.randomUUID().toString())
                .build())
        .addSpanProcessor(processor)
        .build();
  }

  /** Null where traces are off. */
  io.opentelemetry.api.trace.Tracer tracer() {
    return provider == null ? null : provider.get(SCOPE);
  }

  void stop(@Observes @Priority(LAST) ShutdownEvent event) {
    if (provider == null) {
      return;
    }
    // closing a connection may wait for an answer that never ends
    var stopping = Thread.ofVirtual().name("span-recorder-stop").start(provider::close);
    try {
      stopping.join(STOP_WAIT);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
