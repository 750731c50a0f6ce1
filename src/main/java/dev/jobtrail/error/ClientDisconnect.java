package dev.jobtrail.error;

import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.sql.SQLException;

/** Recognizes exceptions that only mean that the client disconnected. */
final class ClientDisconnect {

  private ClientDisconnect() {}

  /**
   * Whether the fault is that the answer could not be written.
   *
   * @param response where it was written to
   */
  static boolean isIn(Throwable e, HttpServerResponse response) {
    var isAnswering = response.closed() || response.headWritten();
    for (var cause = e; cause != null && isAnswering; cause = cause.getCause()) {
      if (cause instanceof SQLException) { // whose cause can be the connection to the database
        return false;
      }
      if (isLostConnection(cause)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLostConnection(Throwable e) {
    return e instanceof IOException || e instanceof HttpClosedException;
  }
}
