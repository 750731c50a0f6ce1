package dev.jobtrail.trace;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One timed operation of a trace.
 *
 * <p>Attributes contain no personal data: routes as templates, hosts without paths, no ids of users
 * and records.
 */
public final class Span implements AutoCloseable {

  /** Records nothing and belongs to no trace. */
  static final Span NONE = new Span(null, null, null, null, null, null);

  private static final int MAX_TEXT = 256;
  private static final long NANOS = 1_000_000_000L;

  private final Tracer tracer;
  private final TraceContext context;
  private final String parentId;
  private final SpanKind kind;
  private final Map<String, Object> attributes = new LinkedHashMap<>();
  private final Instant startedAt;
  private final long started = System.nanoTime();
  private String name;
  private boolean isFailed;
  private boolean hasEnded;
  private Span restored;

  /**
   * @param tracer what takes the finished span; null if it is not recorded
   */
  Span(
      Tracer tracer,
      TraceContext context,
      String parentId,
      SpanKind kind,
      String name,
      Instant startedAt) {
    this.tracer = tracer;
    this.context = context;
    this.parentId = parentId;
    this.kind = kind;
    this.name = name;
    this.startedAt = startedAt;
  }

  /** Null where traces are off. */
  TraceContext context() {
    return context;
  }

  /** Renames it, where the operation is known only later. */
  public Span name(String better) {
    if (tracer != null) {
      synchronized (this) {
        name = better;
      }
    }
    return this;
  }

  /** Sets an attribute; null is left out. */
  public Span attribute(String key, String value) {
    if (value != null) {
      set(key, value.length() > MAX_TEXT ? value.substring(0, MAX_TEXT) : value);
    }
    return this;
  }

  /** Sets a numeric attribute. */
  public Span attribute(String key, long value) {
    set(key, value);
    return this;
  }

  private void set(String key, Object value) {
    if (tracer != null) {
      synchronized (this) {
        attributes.put(key, value);
      }
    }
  }

  /**
   * Marks the operation as failed.
   *
   * @param type a status, a reason or the name of an exception; never its message
   */
  public Span fail(String type) {
    attribute("error.type", type);
    if (tracer != null) {
      synchronized (this) {
        isFailed = true;
      }
    }
    return this;
  }

  /** The same by the class of an exception. */
  public Span fail(Throwable cause) {
    return fail(cause.getClass().getName());
  }

  /** Makes it the parent of what the current request or thread does until it is closed. */
  Span enter() {
    restored = CurrentSpan.get();
    CurrentSpan.set(this);
    return this;
  }

  /** Ends it; further calls have no effect. */
  public void end() {
    if (tracer == null) {
      return;
    }
    synchronized (this) {
      if (hasEnded) {
        return;
      }
      hasEnded = true;
      var start = startedAt.getEpochSecond() * NANOS + startedAt.getNano();
      var duration = System.nanoTime() - started;
      tracer.take(
          new FinishedSpan(
              context,
              parentId,
              kind,
              name,
              start,
              start + duration,
              new LinkedHashMap<>(attributes),
              isFailed));
    }
  }

  /** Ends it and, if it was entered, makes the former one current again. */
  @Override
  public void close() {
    if (restored != null) {
      CurrentSpan.set(restored);
      restored = null;
    }
    end();
  }
}
