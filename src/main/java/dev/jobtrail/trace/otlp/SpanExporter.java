package dev.jobtrail.trace.otlp;

import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.OutboundClient;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.OutboundRequest;
import dev.jobtrail.task.RetryPauses;
import dev.jobtrail.trace.FinishedSpan;
import dev.jobtrail.trace.TraceSettings;
import dev.jobtrail.trace.Tracer;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.LongAdder;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Posts finished spans to an OTLP receiver, on a thread of its own and one batch at a time. Nothing
 * waits for it: while the receiver is away or slow, spans are lost and counted.
 */
@ApplicationScoped
class SpanExporter {

  private static final Logger LOG = Logger.getLogger(SpanExporter.class);

  /** The defaults of OpenTelemetry's batch processor and exporter. */
  private static final int BATCH = 512;

  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  /** How long spans gather before they are posted. */
  private static final Duration GATHERING = Duration.ofSeconds(1);

  private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);
  private static final Duration WARNING_INTERVAL = Duration.ofMinutes(1);
  private static final Duration STOP_WAIT = Duration.ofSeconds(3);

  private static final int ATTEMPTS = 4;
  private static final RetryPauses PAUSES =
      new RetryPauses(Duration.ofSeconds(1), Duration.ofSeconds(5));

  /** Those that the protocol calls retryable. */
  private static final Set<Integer> RETRYABLE = Set.of(429, 502, 503, 504);

  private static final long MAX_ANSWER_BYTES = 64 * 1024;

  /** After the queues have stopped, whose last spans are exported as well. */
  private static final int LAST = 5_000;

  private final Tracer tracer;
  private final TraceSettings settings;
  private final Vertx vertx;
  private final MeterRegistry metrics;
  private final Clock clock;
  private final Map<String, Object> resource;
  private final LongAdder exported = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private OutboundClient client;
  private Thread thread;
  private Instant lastWarning = Instant.MIN;
  private volatile boolean isStopped;

  SpanExporter(
      Tracer tracer,
      TraceSettings settings,
      Vertx vertx,
      MeterRegistry metrics,
      Clock clock,
      @ConfigProperty(name = "quarkus.application.version") String version) {
    this.tracer = tracer;
    this.settings = settings;
    this.vertx = vertx;
    this.metrics = metrics;
    this.clock = clock;
    this.resource = new LinkedHashMap<>();
    resource.put("service.name", settings.serviceName());
    resource.put("service.version", version);
    resource.put("service.instance.id", UUID.randomUUID().toString());
  }

  void start(@Observes StartupEvent event) {
    if (!tracer.isOn()) {
      return;
    }
    var request = request();
    client = new OutboundClient(vertx, 1, TIMEOUT, null, Tracer.off());
    count("exported", exported);
    count("failed", failed);
    FunctionCounter.builder("jobtrail.traces.spans", tracer, Tracer::dropped)
        .tag("outcome", "dropped")
        .register(metrics);
    thread = Thread.ofVirtual().name("span-exporter").start(() -> exportUntilStopped(request));
  }

  private void count(String outcome, LongAdder spans) {
    FunctionCounter.builder("jobtrail.traces.spans", spans, LongAdder::sum)
        .tag("outcome", outcome)
        .register(metrics);
  }

  void stop(@Observes @Priority(LAST) ShutdownEvent event) {
    if (thread == null) {
      return;
    }
    isStopped = true;
    thread.interrupt();
    try {
      thread.join(STOP_WAIT);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    client.close();
  }

  /**
   * @throws IllegalStateException if the settings are wrong
   */
  private RequestOptions request() {
    var endpoint = settings.endpoint().orElseThrow();
    var scheme = String.valueOf(endpoint.getScheme());
    if (!Set.of("http", "https").contains(scheme) || endpoint.getHost() == null) {
      throw new IllegalStateException(
          "jobtrail.traces.endpoint must be a URL such as http://collector:4318");
    }
    var request =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setAbsoluteURI(address(endpoint))
            .setFollowRedirects(false)
            .putHeader("User-Agent", OutboundClient.USER_AGENT)
            .putHeader("Content-Type", "application/x-protobuf");
    for (var header : settings.headers().orElse(List.of())) {
      var parts = header.split("=", 2);
      if (parts.length < 2 || parts[0].isBlank()) {
        throw new IllegalStateException(
            "jobtrail.traces.headers must be a list of name=value, separated by commas");
      }
      request.putHeader(parts[0].strip(), parts[1].strip());
    }
    return request;
  }

  private static String address(URI endpoint) {
    return endpoint.toString().replaceFirst("/+$", "") + "/v1/traces";
  }

  private void exportUntilStopped(RequestOptions request) {
    var spans = List.<FinishedSpan>of();
    while (!isStopped) {
      try {
        spans = tracer.takeFinished(BATCH, LONGEST_WAIT, GATHERING);
        export(request, spans);
        spans = List.of();
      } catch (InterruptedException _) {
        isStopped = true;
      } catch (RuntimeException e) {
        failed.add(spans.size());
        warn(e.toString());
      }
    }
    var _ = Thread.interrupted(); // the last requests have a deadline of their own
    exportRest(request, spans.isEmpty() ? tracer.takeFinished(BATCH) : spans);
  }

  /** What is left at the end gets one attempt. */
  private void exportRest(RequestOptions request, List<FinishedSpan> first) {
    for (var rest = first; !rest.isEmpty(); rest = tracer.takeFinished(BATCH)) {
      if (post(request, rest) != Result.ACCEPTED) {
        return;
      }
    }
  }

  private enum Result {
    ACCEPTED,
    REFUSED,
    RETRYABLE
  }

  private void export(RequestOptions request, List<FinishedSpan> spans)
      throws InterruptedException {
    for (var attempt = 1; !spans.isEmpty(); attempt++) {
      var result = post(request, spans);
      if (result == Result.ACCEPTED) {
        exported.add(spans.size());
        return;
      }
      if (result == Result.REFUSED || attempt == ATTEMPTS) {
        failed.add(spans.size());
        return;
      }
      Thread.sleep(PAUSES.jitteredAfter(attempt));
    }
  }

  private Result post(RequestOptions request, List<FinishedSpan> spans) {
    var body = Buffer.buffer(new TraceRequest(resource, spans).toBytes());
    var deadline = Deadline.in(TIMEOUT);
    try (var permit = client.acquire(deadline.left());
        var exchange =
            permit.open(
                new OutboundRequest(new RequestOptions(request), body, true),
                deadline,
                MAX_ANSWER_BYTES)) {
      exchange.skipBody();
      var status = exchange.status();
      if (status / 100 == 2) {
        return Result.ACCEPTED;
      }
      warn("it answered " + status);
      return RETRYABLE.contains(status) ? Result.RETRYABLE : Result.REFUSED;
    } catch (OutboundException e) {
      warn(e.getMessage());
      return Result.RETRYABLE;
    }
  }

  private void warn(String reason) {
    var now = clock.instant();
    if (!isStopped && lastWarning.plus(WARNING_INTERVAL).isBefore(now)) {
      lastWarning = now;
      LOG.warnf(
          "Traces cannot be exported to %s: %s",
          settings.endpoint().orElseThrow().getHost(), reason);
    }
  }
}
