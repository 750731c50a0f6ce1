package dev.jobtrail.trace;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * Begins spans and holds the finished ones until they are exported. Where traces are off it does
 * nothing, and where the exporter is too slow spans are dropped.
 */
@Singleton
public final class Tracer {

  /** About 1 kB each. */
  private static final int MAX_WAITING = 2_048;

  private final boolean isOn;
  private final double sampleRatio;
  private final boolean continuesCallers;
  private final Clock clock;
  private final BlockingQueue<FinishedSpan> finished;
  private final LongAdder dropped = new LongAdder();

  @Inject
  Tracer(TraceSettings settings, Clock clock) {
    this(
        settings.endpoint().isPresent(), settings.sampleRatio(), settings.continueCallers(), clock);
  }

  private Tracer(boolean isOn, double sampleRatio, boolean continuesCallers, Clock clock) {
    if (!(sampleRatio >= 0 && sampleRatio <= 1)) {
      throw new IllegalStateException(
          "jobtrail.traces.sample-ratio is %s; it must be from 0 to 1".formatted(sampleRatio));
    }
    this.isOn = isOn;
    this.sampleRatio = sampleRatio;
    this.continuesCallers = continuesCallers;
    this.clock = clock;
    this.finished = new ArrayBlockingQueue<>(isOn ? MAX_WAITING : 1);
  }

  /** One that records nothing. */
  public static Tracer off() {
    return new Tracer(false, 0, false, null);
  }

  /** Whether spans are recorded. */
  public boolean isOn() {
    return isOn;
  }

  /** Begins a child of the current span, or the first span of a trace. */
  public Span start(SpanKind kind, String name) {
    return isOn ? begin(CurrentSpan.get().context(), kind, name) : Span.NONE;
  }

  /** The same, and makes it current until it is closed. */
  public Span enter(SpanKind kind, String name) {
    return isOn ? start(kind, name).enter() : Span.NONE;
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
    return isOn
        ? begin(TraceContext.parse(traceparent).orElse(null), kind, name).enter()
        : Span.NONE;
  }

  private Span begin(TraceContext parent, SpanKind kind, String name) {
    var context = parent == null ? TraceContext.root(sampleRatio) : parent.child();
    var parentId = parent == null ? null : parent.spanId();
    var recorder = context.isSampled() ? this : null;
    return new Span(recorder, context, parentId, kind, name, clock.instant());
  }

  /** The current span, to add attributes to it. */
  public Span current() {
    return isOn ? CurrentSpan.get() : Span.NONE;
  }

  /** What another process continues the current trace with; null for none. */
  public String traceparent() {
    var context = current().context();
    return context == null ? null : context.traceparent();
  }

  /** The action as part of the current trace, for another thread. */
  public Runnable carrying(Runnable action) {
    var span = current();
    return span.context() == null
        ? action
        : () -> {
          var former = CurrentSpan.get();
          CurrentSpan.set(span);
          try {
            action.run();
          } finally {
            CurrentSpan.set(former);
          }
        };
  }

  /** The same of an action with a result. */
  public <T> Callable<T> carrying(Callable<T> action) {
    var span = current();
    return span.context() == null
        ? action
        : () -> {
          var former = CurrentSpan.get();
          CurrentSpan.set(span);
          try {
            return action.call();
          } finally {
            CurrentSpan.set(former);
          }
        };
  }

  void take(FinishedSpan span) {
    if (!finished.offer(span)) {
      dropped.increment();
    }
  }

  /**
   * Waits for a finished span and a while for further ones, and removes them.
   *
   * @return none if there was none in time
   */
  public List<FinishedSpan> takeFinished(int most, Duration wait, Duration gathering)
      throws InterruptedException {
    var first = finished.poll(wait.toNanos(), TimeUnit.NANOSECONDS);
    if (first == null) {
      return List.of();
    }
    try {
      if (finished.size() < most - 1) {
        Thread.sleep(gathering);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt(); // what was taken has to be returned
    }
    var taken = new ArrayList<FinishedSpan>();
    taken.add(first);
    finished.drainTo(taken, most - 1);
    return taken;
  }

  /** Removes the finished spans that are there. */
  public List<FinishedSpan> takeFinished(int most) {
    var taken = new ArrayList<FinishedSpan>();
    finished.drainTo(taken, most);
    return taken;
  }

  /** How many spans were lost because too many waited. */
  public long dropped() {
    return dropped.sum();
  }
}
