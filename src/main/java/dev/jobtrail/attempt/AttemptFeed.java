package dev.jobtrail.attempt;

import dev.jobtrail.stream.Feed;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.ArrayList;
import java.util.function.Supplier;

/** Streams the log of a run and every change of its state. */
final class AttemptFeed implements Feed {

  private final Sse sse;
  private final Supplier<AttemptView> reading;
  private int sent;
  private AttemptState lastState;

  /**
   * A feed for one listener.
   *
   * @param sent how many lines the listener has from an earlier stream
   */
  AttemptFeed(Sse sse, int sent, Supplier<AttemptView> reading) {
    this.sse = sse;
    this.sent = sent;
    this.reading = reading;
  }

  @Override
  public Events read() {
    var attempt = reading.get();
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
    return new Events(events, !attempt.isOpen());
  }

  private OutboundSseEvent.Builder named(String name) {
    return sse.newEventBuilder().name(name).mediaType(MediaType.APPLICATION_JSON_TYPE);
  }
}
