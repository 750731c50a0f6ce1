package dev.jobtrail.trace;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * The identity of a span, which its children refer to.
 *
 * @param traceId 32 lower-case hexadecimal digits, not all zero
 * @param spanId 16 of them
 * @param isSampled whether the spans of the trace are exported
 */
public record TraceContext(String traceId, String spanId, boolean isSampled) {

  /** Version, trace, parent and flags (W3C Trace Context, 3.2.2); later versions may add parts. */
  private static final Pattern TRACEPARENT =
      Pattern.compile("(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?");

  private static final String FIRST_VERSION = "00";
  private static final int SAMPLED = 1;
  private static final Pattern ZERO = Pattern.compile("0+");
  private static final HexFormat HEX = HexFormat.of();

  /** A new trace. */
  static TraceContext root(double sampleRatio) {
    var random = ThreadLocalRandom.current();
    var low = notZero(random);
    var traceId = HEX.toHexDigits(random.nextLong()) + HEX.toHexDigits(low);
    return new TraceContext(traceId, newSpanId(), isSampled(low, sampleRatio));
  }

  /** Decided by the trace id, so that every process decides the same. */
  private static boolean isSampled(long low, double ratio) {
    return ratio >= 1 || (low & Long.MAX_VALUE) < (long) (ratio * Long.MAX_VALUE);
  }

  /** A new span in the same trace. */
  TraceContext child() {
    return new TraceContext(traceId, newSpanId(), isSampled);
  }

  private static String newSpanId() {
    return HEX.toHexDigits(notZero(ThreadLocalRandom.current()));
  }

  private static long notZero(ThreadLocalRandom random) {
    long number;
    do {
      number = random.nextLong();
    } while (number == 0);
    return number;
  }

  /** The value of a {@code traceparent} header. */
  public String traceparent() {
    return "%s-%s-%s-%02x".formatted(FIRST_VERSION, traceId, spanId, isSampled ? SAMPLED : 0);
  }

  /**
   * Reads the value of a {@code traceparent} header.
   *
   * @return empty if there is none or it is malformed
   */
  public static Optional<TraceContext> parse(String traceparent) {
    if (traceparent == null) {
      return Optional.empty();
    }
    var parts = TRACEPARENT.matcher(traceparent);
    if (!parts.matches()
        || parts.group(1).equals(FIRST_VERSION) && parts.group(5) != null
        || ZERO.matcher(parts.group(2)).matches()
        || ZERO.matcher(parts.group(3)).matches()) {
      return Optional.empty();
    }
    var flags = Integer.parseInt(parts.group(4), 16);
    return Optional.of(
        new TraceContext(parts.group(2), parts.group(3), (flags & SAMPLED) == SAMPLED));
  }
}
