package dev.jobtrail.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.sdk.trace.data.SpanData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read from a {@code traceparent} header and written to one. */
class TraceContextTest {

  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String PARENT = "00f067aa0ba902b7";

  private final TestTracer test = new TestTracer(1, true);

  /** What a span passes on that continues that. */
  private String continued(String traceparent) {
    try (var _ = test.tracer().enterTask(traceparent, "process quick")) {
      return test.tracer().traceparent();
    }
  }

  @Test
  void writesWhatItReads() {
    assertThat(continued("00-" + TRACE + "-" + PARENT + "-01"))
        .matches("00-" + TRACE + "-[0-9a-f]{16}-01")
        .doesNotContain(PARENT);
    assertThat(continued("00-" + TRACE + "-" + PARENT + "-00"))
        .matches("00-" + TRACE + "-[0-9a-f]{16}-00")
        .doesNotContain(PARENT);
  }

  @Test
  void readsOnlyTheSampledFlag() {
    assertThat(continued("00-" + TRACE + "-" + PARENT + "-ff")).contains(TRACE).endsWith("-01");
    assertThat(continued("00-" + TRACE + "-" + PARENT + "-02")).contains(TRACE).endsWith("-00");
  }

  @Test
  void readsLaterVersionsWithMoreParts() {
    assertThat(continued("01-" + TRACE + "-" + PARENT + "-01-what-else"))
        .startsWith("00-" + TRACE)
        .endsWith("-01");
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "00",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-1",
        "00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
        "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01\n"
      })
  void ignoresWhatIsMalformed(String traceparent) {
    assertThat(continued(traceparent))
        .matches("00-[0-9a-f]{32}-[0-9a-f]{16}-01")
        .doesNotContainIgnoringCase(TRACE.substring(0, 31));
    assertThat(test.finished().getFirst().getParentSpanContext().isValid()).isFalse();
  }

  @Test
  void beginsTracesWithNewIds() {
    assertThat(continued(null)).isNotEqualTo(continued(null));
    assertThat(test.finished()).extracting(SpanData::getTraceId).doesNotHaveDuplicates();
    assertThat(test.finished()).extracting(SpanData::getSpanId).doesNotHaveDuplicates();
  }

  @Test
  void samplesAShareOfTraces() {
    var traces = 20_000;

    // five standard deviations
    assertThat(sampled(0.25, traces)).isBetween(traces / 4 - 310, traces / 4 + 310);
    assertThat(sampled(0, 10)).isZero();
    assertThat(sampled(1, 10)).isEqualTo(10);
  }

  private static int sampled(double ratio, int traces) {
    var share = new TestTracer(ratio, true);
    for (var trace = 0; trace < traces; trace++) {
      share.tracer().start(SpanKind.CLIENT, "GET").end();
    }
    return share.finished().size();
  }
}
