package dev.jobtrail.trace;

/** The role of a span in its trace. */
public enum SpanKind {
  INTERNAL,
  /** A request that this service answers. */
  SERVER,
  /** A call that this service makes. */
  CLIENT,
  /** A task that was queued, possibly by another process. */
  CONSUMER
}
