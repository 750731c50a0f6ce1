package dev.jobtrail.trace;

import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;

/** Begins spans. Where traces are off it does nothing. */
@Singleton
public final class Tracer {

  private final io.opentelemetry.api.trace.Tracer recorder;
  private final boolean continuesCallers;

  @Inject
  Tracer(SpanRecorder recorder, TraceSettings settings) {
    this(recorder.tracer(), settings.continueCallers());
  }

  /**
   * @param recorder null to record nothing
   */
  Tracer(io.opentelemetry.api.trace.Tracer recorder, boolean continuesCallers) {
    this.recorder = recorder;
    this.continuesCallers = continuesCallers;
  }

  /** One that records nothing. */
  public static Tracer off() {
    return new Tracer(null, false);
  }

  /** Whether spans are recorded. */
  public boolean isOn() {
    return recorder != null;
  }

  /** Begins a child of the current span, or the first span of a trace. */
  public Span start(SpanKind kind, String name) {
    return isOn() ? begin(CurrentSpan.get().asParent(), kind, name) : Span.NONE;
  }

  /** The same, and makes it current until it is closed. */
  public Span enter(SpanKind kind, String name) {
    return isOn() ? start(kind, name).enter() : Span.NONE;
  }

  /**
   * Continues the trace of a request and makes the span current.
   *
   * @param traceparent null for none
   */
  public Span enterRequest(String traceparent, String name) {
    return enterRemote(continuesCallers ? traceparent : null, SpanKind.SERVER, name);
  }

  /**
   * Continues the trace that a task was queued in and makes the span current.
   *
   * @param traceparent null for none
   */
  public Span enterTask(String traceparent, String name) {
    return enterRemote(traceparent, SpanKind.CONSUMER, name);
  }

  private Span enterRemote(String traceparent, SpanKind kind, String name) {
    if (!isOn()) {
      return Span.NONE;
    }
    var parent =
        W3CTraceContextPropagator.getInstance()
            .extract(Context.root(), traceparent, new TraceparentGetter());
    return begin(parent, kind, name).enter();
  }

  private Span begin(Context parent, SpanKind kind, String name) {
    return new Span(
        recorder.spanBuilder(name).setParent(parent).setSpanKind(recorded(kind)).startSpan());
  }

  private static io.opentelemetry.api.trace.SpanKind recorded(SpanKind kind) {
    return io.opentelemetry.api.trace.SpanKind.valueOf(kind.name());
  }

  /** The current span, to add attributes to it. */
  public Span current() {
    return isOn() ? CurrentSpan.get() : Span.NONE;
  }

  /** What another process continues the current trace with; null for none. */
  public String traceparent() {
    var headers = new HashMap<String, String>();
    if (isOn()) {
      W3CTraceContextPropagator.getInstance().inject(current().asParent(), headers, Map::put);
    }
    return headers.get(TraceparentGetter.HEADER);
  }

  /** The action as part of the current trace, for another thread. */
  public Runnable carrying(Runnable action) {
    var span = current();
    return span.context() == null
        ? action
        : () -> {
          try (var _ = CurrentSpan.replace(span)) {
            action.run();
          }
        };
  }

  /** The same of an action with a result. */
  public <T> Callable<T> carrying(Callable<T> action) {
    var span = current();
    return span.context() == null
        ? action
        : () -> {
          try (var _ = CurrentSpan.replace(span)) {
            return action.call();
          }
        };
  }
}
