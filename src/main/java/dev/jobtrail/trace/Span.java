package dev.jobtrail.trace;

import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.context.Context;

/**
 * One timed operation of a trace.
 *
 * <p>Attributes contain no personal data: routes as templates, hosts without paths, no ids of users
 * and records.
 */
public final class Span implements AutoCloseable {

  /** Records nothing and belongs to no trace. */
  static final Span NONE = new Span(null);

  private final io.opentelemetry.api.trace.Span recorded;
  private CurrentSpan.Restoration restoration;

  /**
   * @param recorded null where traces are off
   */
  Span(io.opentelemetry.api.trace.Span recorded) {
    this.recorded = recorded;
  }

  /** Null where traces are off. */
  SpanContext context() {
    return recorded == null ? null : recorded.getSpanContext();
  }

  /** What its children begin in. */
  Context asParent() {
    return recorded == null ? Context.root() : Context.root().with(recorded);
  }

  /** Renames it, where the operation is known only later. */
  public Span name(String better) {
    if (recorded != null) {
      recorded.updateName(better);
    }
    return this;
  }

  /** Sets an attribute; null is left out. */
  public Span attribute(String key, String value) {
    if (recorded != null) {
      recorded.setAttribute(key, value);
    }
    return this;
  }

  /** Sets a numeric attribute. */
  public Span attribute(String key, long value) {
    if (recorded != null) {
      recorded.setAttribute(key, value);
    }
    return this;
  }

  /**
   * Marks the operation as failed.
   *
   * @param type a status, a reason or the name of an exception; never its message
   */
  public Span fail(String type) {
    if (recorded != null) {
      recorded.setStatus(StatusCode.ERROR);
    }
    return attribute("error.type", type);
  }

  /** The same by the class of an exception. */
  public Span fail(Throwable cause) {
    return fail(cause.getClass().getName());
  }

  /** Makes it the parent of what the current request or thread does until it is closed. */
  Span enter() {
    restoration = CurrentSpan.replace(this);
    return this;
  }

  /** Ends it; further calls have no effect. */
  public void end() {
    if (recorded != null) {
      recorded.end();
    }
  }

  /** Ends it and, if it was entered, makes the former one current again. */
  @Override
  public void close() {
    if (restoration != null) {
      restoration.close();
      restoration = null;
    }
    end();
  }
}
