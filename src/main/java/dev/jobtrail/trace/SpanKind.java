package dev.jobtrail.trace;

/** The role of a span in its trace, with its number in the OpenTelemetry protocol. */
public enum SpanKind {
  INTERNAL(1),
  /** A request that this service answers. */
  SERVER(2),
  /** A call that this service makes. */
  CLIENT(3),
  /** A task that was queued, possibly by another process. */
  CONSUMER(5);

  private final int number;

  SpanKind(int number) {
    this.number = number;
  }

  public int number() {
    return number;
  }
}
