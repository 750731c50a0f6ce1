package dev.jobtrail.http;

import io.quarkus.logging.LoggingFilter;
import io.vertx.core.http.HttpClosedException;
import java.io.IOException;
import java.util.logging.Filter;
import java.util.logging.LogRecord;

/** Keeps out of the log that a caller left before its event stream ended, which is no error. */
@LoggingFilter(name = "departed-callers")
public final class DepartedCallers implements Filter {

  /** Logs every failed write at ERROR; whatever we do wrong ourselves is no input or output. */
  private static final String STREAMS =
      "org.jboss.resteasy.reactive.server.handlers.PublisherResponseHandler";

  @Override
  public boolean isLoggable(LogRecord entry) {
    return !STREAMS.equals(entry.getLoggerName()) || !isDeparture(entry.getThrown());
  }

  private static boolean isDeparture(Throwable thrown) {
    for (var cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof IOException || cause instanceof HttpClosedException) {
        return true;
      }
    }
    return false;
  }
}
