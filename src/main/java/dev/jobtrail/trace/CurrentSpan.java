package dev.jobtrail.trace;

import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import org.jboss.logging.MDC;

/**
 * The span that new ones become children of, and whose ids are in log lines. A request keeps it on
 * all threads that it runs on, anything else on its thread.
 */
final class CurrentSpan {

  private static final Object KEY = CurrentSpan.class;
  private static final String TRACE_ID = "traceId";
  private static final String SPAN_ID = "spanId";

  private static final ThreadLocal<Span> OF_THREAD = new ThreadLocal<>();

  private CurrentSpan() {}

  /** Makes the former span current again. */
  interface Restoration extends AutoCloseable {

    @Override
    void close();
  }

  /** Makes a span current until the result is closed. */
  static Restoration replace(Span span) {
    var former = get();
    set(span);
    return () -> set(former);
  }

  static Span get() {
    var request = request();
    var span = request == null ? OF_THREAD.get() : request.<Span>getLocal(KEY);
    return span == null ? Span.NONE : span;
  }

  private static void set(Span span) {
    var request = request();
    if (request != null) {
      request.putLocal(KEY, span);
    } else if (span == Span.NONE) {
      OF_THREAD.remove();
    } else {
      OF_THREAD.set(span);
    }
    if (span.context() == null) {
      MDC.remove(TRACE_ID);
      MDC.remove(SPAN_ID);
    } else {
      MDC.put(TRACE_ID, span.context().getTraceId());
      MDC.put(SPAN_ID, span.context().getSpanId());
    }
  }

  private static Context request() {
    var context = Vertx.currentContext();
    return context != null && VertxContext.isDuplicatedContext(context) ? context : null;
  }
}
