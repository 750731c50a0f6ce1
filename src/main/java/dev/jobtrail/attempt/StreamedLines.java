package dev.jobtrail.attempt;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.ArrayList;
import java.util.List;

/** Turns the successive readings of one run into what one reader has not been sent yet. */
final class StreamedLines {

  private final Sse sse;
  private int sent;
  private AttemptState lastState;

  /**
   * Lines for a new reader.
   *
   * @param sent how many lines the reader has from an earlier stream
   */
  StreamedLines(Sse sse, int sent) {
    this.sse = sse;
    this.sent = sent;
  }

  /** The lines that are new, and the run where its state has changed; a comment for neither. */
  List<OutboundSseEvent> of(AttemptView attempt) {
    var events = new ArrayList<OutboundSseEvent>();
    for (; sent < attempt.events().size(); sent++) {
      events.add(
          named("attempt.event")
              .id(Integer.toString(sent + 1))
              .data(AttemptView.EventView.class, attempt.events().get(sent))
              .build());
    }
    if (attempt.state() != lastState) {
      lastState = attempt.state();
      events.add(named("attempt.state").data(AttemptView.class, attempt).build());
    }
    if (events.isEmpty()) {
      // whatever stands between would close a connection that is silent for long
      events.add(sse.newEventBuilder().comment("still there").build());
    }
    return events;
  }

  private OutboundSseEvent.Builder named(String name) {
    return sse.newEventBuilder().name(name).mediaType(MediaType.APPLICATION_JSON_TYPE);
  }
}
