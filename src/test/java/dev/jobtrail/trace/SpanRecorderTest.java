package dev.jobtrail.trace;

import static dev.jobtrail.testing.Waiting.await;
import static io.opentelemetry.proto.trace.v1.Span.SpanKind.SPAN_KIND_CLIENT;
import static io.opentelemetry.proto.trace.v1.Span.SpanKind.SPAN_KIND_CONSUMER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.TraceReceiver;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.proto.trace.v1.Status;
import io.quarkus.runtime.ShutdownEvent;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SpanRecorderTest {

  private static final int MANY = 100_000;
  private static final Duration SOON = Duration.ofSeconds(30);

  private final TraceReceiver receiver = new TraceReceiver();
  private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
  private SpanRecorder recorder;
  private Tracer tracer;

  private void start(String endpoint, String... headers) {
    start(TestTracer.settings(endpoint, List.of(headers)));
  }

  private void start(TraceSettings settings) {
    recorder = new SpanRecorder(settings, metrics, Clock.systemUTC(), "1.0.0");
    tracer = new Tracer(recorder, settings);
  }

  private void stop() {
    recorder.stop(new ShutdownEvent());
  }

  @AfterEach
  void close() {
    stop();
    receiver.close();
  }

  @Test
  void sendsWhatReceiversRead() {
    start(receiver.base(), "Authorization=Bearer of=the receiver");
    try (var task = tracer.enterTask(null, "process quick")) {
      task.attribute("messaging.destination.name", "quick").attribute("number", -7);
      tracer.start(SpanKind.CLIENT, "GET").fail("TOO_SLOW").end();
    }

    await().atMost(SOON).until(() -> receiver.spans().size() == 2);
    var call = receiver.spans().getFirst();
    var task = receiver.spans().getLast();
    assertThat(task.name()).isEqualTo("process quick");
    assertThat(task.span().getKind()).isEqualTo(SPAN_KIND_CONSUMER);
    assertThat(task.span().getStatus().getCode()).isEqualTo(Status.StatusCode.STATUS_CODE_UNSET);
    assertThat(task.attributes())
        .isEqualTo(Map.of("messaging.destination.name", "quick", "number", "-7"));
    assertThat(task.parentId()).isEmpty();
    assertThat(call.parentId()).isEqualTo(task.id());
    assertThat(call.traceId()).isEqualTo(task.traceId());
    assertThat(call.span().getKind()).isEqualTo(SPAN_KIND_CLIENT);
    assertThat(call.span().getStatus().getCode()).isEqualTo(Status.StatusCode.STATUS_CODE_ERROR);
    assertThat(call.attributes()).isEqualTo(Map.of("error.type", "TOO_SLOW"));
    assertThat(Duration.ofNanos(task.span().getStartTimeUnixNano()))
        .isCloseTo(Duration.ofMillis(Clock.systemUTC().millis()), Duration.ofMinutes(1));
    assertThat(task.span().getEndTimeUnixNano())
        .isGreaterThanOrEqualTo(call.span().getEndTimeUnixNano() - 1_000_000);
    assertThat(task.process())
        .containsEntry("service.name", "jobtrail-test")
        .containsEntry("service.version", "1.0.0")
        .containsKey("service.instance.id");
    assertThat(receiver.credentials()).containsOnly("Bearer of=the receiver");
  }

  @Test
  void sendsAgainWhatWasNotTaken() {
    receiver.answer(503);
    start(receiver.base());
    tracer.start(SpanKind.CLIENT, "GET").end();
    await().atMost(SOON).until(() -> receiver.requests() > 0);
    receiver.answer(200);

    await().atMost(SOON).until(() -> receiver.spans().size() == 1);
    await().atMost(SOON).until(() -> count("exported") == 1);
    assertThat(count("failed")).isZero();
  }

  @Test
  void goesOnAfterARefusal() {
    receiver.answer(400);
    start(receiver.base());
    tracer.start(SpanKind.CLIENT, "GET").end();
    await().atMost(SOON).until(() -> count("failed") == 1);
    receiver.answer(200);
    tracer.start(SpanKind.CLIENT, "POST").end();

    await().atMost(SOON).until(() -> receiver.spans().size() == 1);
    assertThat(receiver.spans().getFirst().name()).isEqualTo("POST");
  }

  @Test
  void sendsTheLastSpansAtTheEnd() {
    start(receiver.base());
    tracer.start(SpanKind.CLIENT, "GET").end();

    stop();

    assertThat(receiver.spans()).hasSize(1);
  }

  @Test
  void endsInTimeWhileTheReceiverHangs() {
    try (var hanging = new LocalServer()) {
      hanging.on("/v1/traces", _ -> sleep(Duration.ofSeconds(20)));
      start(hanging.base());
      tracer.start(SpanKind.CLIENT, "GET").end();
      var begun = System.nanoTime();

      stop();

      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(6));
    }
  }

  @Test
  void losesSpansWhileTheReceiverHangs() {
    try (var hanging = new LocalServer()) {
      var end = new Semaphore(0);
      hanging.on(
          "/v1/traces",
          exchange -> {
            end.acquireUninterruptibly();
            LocalServer.reply(exchange, 200, "");
          });
      start(hanging.base());
      for (var span = 0; span < MANY; span++) {
        tracer.start(SpanKind.CLIENT, "GET").end();
      }
      end.release(MANY);
      stop();

      assertThat(count("exported")).isBetween(2_048d, 3_500d);
    }
  }

  @Test
  void startsNoThreadWithoutAnEndpoint() {
    start((String) null);

    assertThat(tracer.isOn()).isFalse();
    assertThat(tracer.start(SpanKind.CLIENT, "GET")).isSameAs(Span.NONE);
    assertThat(metrics.getMeters()).isEmpty();
  }

  @Test
  void warnsOncePerMinute() {
    var warnings = new Warnings();
    warnings.listen();
    try {
      receiver.answer(400);
      start(receiver.base() + "/");
      for (var failures = 1; failures <= 3; failures++) {
        var expected = failures;
        tracer.start(SpanKind.CLIENT, "GET").end();
        await().atMost(SOON).until(() -> count("failed") == expected);
      }
      assertThat(warnings.messages)
          .singleElement()
          .satisfies(it -> assertThat(it).contains("127.0.0.1", "400"));
    } finally {
      warnings.close();
    }
  }

  @Test
  void refusesWrongSettings() {
    start(receiver.base());
    assertThatIllegalStateException()
        .isThrownBy(() -> start("collector:4318"))
        .withMessageContaining("jobtrail.traces.endpoint");
    assertThatIllegalStateException()
        .isThrownBy(() -> start(receiver.base(), "secret"))
        .withMessageContaining("jobtrail.traces.headers")
        .withMessageNotContaining("secret");
    assertThatIllegalStateException()
        .isThrownBy(() -> start(receiver.base(), "X-Key=sec\nret"))
        .withMessageContaining("jobtrail.traces.headers")
        .withNoCause();
  }

  private double count(String outcome) {
    return metrics.get("jobtrail.traces.spans").tag("outcome", outcome).functionCounter().count();
  }

  private static void sleep(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Collects what the exporter warns of. */
  private static final class Warnings extends Handler {

    private final List<String> messages = new CopyOnWriteArrayList<>();
    private final Logger logger = Logger.getLogger(OtlpExporter.class.getName());

    void listen() {
      logger.addHandler(this);
    }

    @Override
    public void publish(LogRecord entry) {
      messages.add(entry.getMessage() + Arrays.toString(entry.getParameters()));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
      logger.removeHandler(this);
    }
  }
}
