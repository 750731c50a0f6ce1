package dev.jobtrail.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.util.Map;
import java.util.concurrent.Executors;
import org.jboss.logging.MDC;
import org.junit.jupiter.api.Test;

class TracerTest {

  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String CALLER = "00-" + TRACE + "-00f067aa0ba902b7-01";
  private static final String UNSAMPLED_CALLER = "00-" + TRACE + "-00f067aa0ba902b7-00";

  private final TestTracer test = new TestTracer(1, true);
  private final Tracer tracer = test.tracer();

  @Test
  void recordsNothingWhereItIsOff() {
    var off = Tracer.off();
    try (var span = off.enterRequest(CALLER, "GET")) {
      span.attribute("http.route", "/agenda").fail("500");
      off.start(SpanKind.CLIENT, "GET").end();

      assertThat(span).isSameAs(Span.NONE);
      assertThat(off.traceparent()).isNull();
      assertThat(MDC.get("traceId")).isNull();
    }
    assertThat(off.isOn()).isFalse();
  }

  @Test
  void continuesTheTraceOfTheCaller() {
    try (var request = tracer.enterRequest(CALLER, "GET")) {
      tracer.start(SpanKind.CLIENT, "POST").end();
      assertThat(tracer.traceparent()).contains(request.context().getSpanId());
    }

    var spans = test.finished();
    assertThat(spans).extracting(SpanData::getName).containsExactly("POST", "GET");
    assertThat(spans).extracting(SpanData::getTraceId).containsOnly(TRACE);
    assertThat(spans.getLast().getParentSpanId()).isEqualTo("00f067aa0ba902b7");
    assertThat(spans.getFirst().getParentSpanId()).isEqualTo(spans.getLast().getSpanId());
  }

  @Test
  void beginsANewTraceWhereCallersAreNotContinued() {
    var strict = new TestTracer(1, false);
    strict.tracer().enterRequest(CALLER, "GET").close();

    var span = strict.finished().getFirst();
    assertThat(span.getTraceId()).isNotEqualTo(TRACE);
    assertThat(span.getParentSpanContext().isValid()).isFalse();
  }

  @Test
  void continuesTasksWhereCallersAreNotContinued() {
    var strict = new TestTracer(1, false);
    strict.tracer().enterTask(CALLER, "process quick").close();

    assertThat(strict.finished().getFirst().getTraceId()).isEqualTo(TRACE);
  }

  @Test
  void passesOnATraceThatIsNotSampledWithoutRecordingIt() {
    try (var _ = tracer.enterRequest(UNSAMPLED_CALLER, "GET")) {
      tracer.start(SpanKind.CLIENT, "POST").end();
      assertThat(tracer.traceparent()).startsWith("00-" + TRACE).endsWith("-00");
    }
    assertThat(test.finished()).isEmpty();
  }

  @Test
  void putsTheIdsIntoLogLinesAsLongAsItIsCurrent() {
    try (var outer = tracer.enterTask(CALLER, "outer")) {
      try (var inner = tracer.enter(SpanKind.INTERNAL, "inner")) {
        assertThat(MDC.get("spanId")).isEqualTo(inner.context().getSpanId());
      }
      assertThat(MDC.get("spanId")).isEqualTo(outer.context().getSpanId());
      assertThat(MDC.get("traceId")).isEqualTo(TRACE);
    }
    assertThat(MDC.get("traceId")).isNull();
    assertThat(MDC.get("spanId")).isNull();
    assertThat(tracer.traceparent()).isNull();
  }

  @Test
  void carriesTheTraceToAnotherThread() throws Exception {
    try (var threads = Executors.newSingleThreadExecutor();
        var _ = tracer.enterTask(CALLER, "search")) {
      var carried = tracer.carrying(() -> tracer.traceparent());

      assertThat(threads.submit(carried).get()).isEqualTo(tracer.traceparent());
      assertThat(threads.submit(() -> tracer.traceparent()).get()).isNull();
    }
  }

  @Test
  void endsASpanOnce() {
    var span = tracer.start(SpanKind.CLIENT, "GET");
    span.end();
    span.attribute("late", 1).close();

    assertThat(test.finished())
        .singleElement()
        .satisfies(it -> assertThat(it.getAttributes().asMap()).isEmpty());
  }

  @Test
  void truncatesLongAttributes() {
    tracer.start(SpanKind.CLIENT, "GET").attribute("key", "x".repeat(1_000)).end();

    assertThat(test.finished().getFirst().getAttributes().asMap())
        .isEqualTo(Map.of(AttributeKey.stringKey("key"), "x".repeat(256)));
  }
}
