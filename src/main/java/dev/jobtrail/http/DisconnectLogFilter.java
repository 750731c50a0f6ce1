package dev.jobtrail.http;

import io.quarkus.logging.LoggingFilter;
import io.vertx.core.http.HttpClosedException;
import java.io.IOException;
import java.util.logging.Filter;
import java.util.logging.LogRecord;

/** Suppresses log messages about clients that disconnected from an event stream. */
@LoggingFilter(name = "departed-callers")
public final class DisconnectLogFilter implements Filter {

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
