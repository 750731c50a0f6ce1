package dev.jobtrail.stream;

import dev.jobtrail.error.ApiException;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.List;

/**
 * The events of one client about a record. Called on worker threads, one at a time; a feed may
 * remember what it has sent.
 */
public interface Feed {

  /**
   * Events to be sent next.
   *
   * @param isLast whether the stream ends after them
   */
  record Events(List<OutboundSseEvent> events, boolean isLast) {

    /** No event for now. */
    public static final Events NONE = new Events(List.of(), false);
  }

  /**
   * Reads the record as it is: at the beginning, and whenever something may have been missed.
   *
   * @throws ApiException NOT_FOUND where it does not exist; that ends the stream
   */
  Events read();

  /**
   * A change was announced.
   *
   * @param detail the detail of the announcement, or an empty string
   */
  default Events changed(String detail) {
    return read();
  }

  /** Nothing was announced for a while; where this returns no event, a comment is sent. */
  default Events quiet() {
    return read();
  }
}
