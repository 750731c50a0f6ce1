package dev.jobtrail.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import java.util.concurrent.Executors;
import org.jboss.logging.MDC;
import org.junit.jupiter.api.Test;

class TracerTest {

  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String CALLER = "00-" + TRACE + "-00f067aa0ba902b7-01";
  private static final String UNSAMPLED_CALLER = "00-" + TRACE + "-00f067aa0ba902b7-00";
  private static final int MANY = 100_000;

  private final Tracer tracer = TestTracer.on();

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
    assertThat(off.takeFinished(10)).isEmpty();
  }

  @Test
  void continuesTheTraceOfTheCaller() {
    try (var request = tracer.enterRequest(CALLER, "GET")) {
      tracer.start(SpanKind.CLIENT, "POST").end();
      assertThat(tracer.traceparent()).isEqualTo(request.context().traceparent());
    }

    var spans = tracer.takeFinished(10);
    assertThat(spans).extracting(FinishedSpan::name).containsExactly("POST", "GET");
    assertThat(spans).extracting(it -> it.context().traceId()).containsOnly(TRACE);
    assertThat(spans.getLast().parentId()).isEqualTo("00f067aa0ba902b7");
    assertThat(spans.getFirst().parentId()).isEqualTo(spans.getLast().context().spanId());
  }

  @Test
  void beginsANewTraceWhereCallersAreNotContinued() {
    var strict = TestTracer.tracer(1, false);
    strict.enterRequest(CALLER, "GET").close();

    var span = strict.takeFinished(10).getFirst();
    assertThat(span.context().traceId()).isNotEqualTo(TRACE);
    assertThat(span.parentId()).isNull();
  }

  @Test
  void continuesTasksWhereCallersAreNotContinued() {
    var strict = TestTracer.tracer(1, false);
    strict.enterTask(CALLER, "process quick").close();

    assertThat(strict.takeFinished(10).getFirst().context().traceId()).isEqualTo(TRACE);
  }

  @Test
  void passesOnATraceThatIsNotSampledWithoutRecordingIt() {
    try (var _ = tracer.enterRequest(UNSAMPLED_CALLER, "GET")) {
      tracer.start(SpanKind.CLIENT, "POST").end();
      assertThat(tracer.traceparent()).startsWith("00-" + TRACE).endsWith("-00");
    }
    assertThat(tracer.takeFinished(10)).isEmpty();
  }

  @Test
  void putsTheIdsIntoLogLinesAsLongAsItIsCurrent() {
    try (var outer = tracer.enterTask(CALLER, "outer")) {
      try (var inner = tracer.enter(SpanKind.INTERNAL, "inner")) {
        assertThat(MDC.get("spanId")).isEqualTo(inner.context().spanId());
      }
      assertThat(MDC.get("spanId")).isEqualTo(outer.context().spanId());
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
  void dropsSpansThatNobodyTakes() {
    for (var span = 0; span < MANY; span++) {
      tracer.start(SpanKind.CLIENT, "GET").end();
    }

    var waiting = tracer.takeFinished(MANY).size();
    assertThat(waiting).isLessThan(3_000);
    assertThat(tracer.dropped()).isEqualTo(MANY - waiting);
  }

  @Test
  void endsASpanOnce() {
    var span = tracer.start(SpanKind.CLIENT, "GET");
    span.end();
    span.attribute("late", 1).close();

    assertThat(tracer.takeFinished(10))
        .singleElement()
        .satisfies(it -> assertThat(it.attributes()).isEqualTo(Map.of()));
  }

  @Test
  void truncatesLongAttributes() {
    tracer.start(SpanKind.CLIENT, "GET").attribute("key", "x".repeat(1_000)).end();

    assertThat(tracer.takeFinished(10).getFirst().attributes())
        .isEqualTo(Map.of("key", "x".repeat(256)));
  }

  @Test
  void refusesARatioThatIsNone() {
    assertThatIllegalStateException()
        .isThrownBy(() -> TestTracer.tracer(1.1, true))
        .withMessageContaining("jobtrail.traces.sample-ratio");
  }
}
