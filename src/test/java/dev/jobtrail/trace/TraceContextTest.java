package dev.jobtrail.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class TraceContextTest {

  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String SPAN = "00f067aa0ba902b7";

  @Test
  void readsWhatItWrites() {
    var sampled = new TraceContext(TRACE, SPAN, true);
    var notSampled = new TraceContext(TRACE, SPAN, false);

    assertThat(sampled.traceparent()).isEqualTo("00-" + TRACE + "-" + SPAN + "-01");
    assertThat(notSampled.traceparent()).isEqualTo("00-" + TRACE + "-" + SPAN + "-00");
    assertThat(TraceContext.parse(sampled.traceparent())).contains(sampled);
    assertThat(TraceContext.parse(notSampled.traceparent())).contains(notSampled);
  }

  @Test
  void readsOnlyTheSampledFlag() {
    assertThat(TraceContext.parse("00-" + TRACE + "-" + SPAN + "-ff"))
        .contains(new TraceContext(TRACE, SPAN, true));
    assertThat(TraceContext.parse("00-" + TRACE + "-" + SPAN + "-02"))
        .contains(new TraceContext(TRACE, SPAN, false));
  }

  @Test
  void readsLaterVersionsWithMoreParts() {
    assertThat(TraceContext.parse("01-" + TRACE + "-" + SPAN + "-01-what-else"))
        .contains(new TraceContext(TRACE, SPAN, true));
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
    assertThat(TraceContext.parse(traceparent)).isEmpty();
  }

  @Test
  void beginsTracesWithNewIds() {
    var first = TraceContext.root(1);
    var second = TraceContext.root(1);

    assertThat(first.traceId()).matches("[0-9a-f]{32}").isNotEqualTo(second.traceId());
    assertThat(first.spanId()).matches("[0-9a-f]{16}").isNotEqualTo(second.spanId());
    assertThat(first.child().traceId()).isEqualTo(first.traceId());
    assertThat(first.child().spanId()).isNotEqualTo(first.spanId());
  }

  @Test
  void samplesAShareOfTraces() {
    var traces = 20_000;
    var sampled = 0;
    for (var trace = 0; trace < traces; trace++) {
      sampled += TraceContext.root(0.25).isSampled() ? 1 : 0;
    }

    // five standard deviations
    assertThat(sampled).isBetween(traces / 4 - 310, traces / 4 + 310);
    assertThat(TraceContext.root(0).isSampled()).isFalse();
    assertThat(TraceContext.root(1).isSampled()).isTrue();
  }
}
