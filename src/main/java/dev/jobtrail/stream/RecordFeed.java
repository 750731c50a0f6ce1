package dev.jobtrail.stream;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Streams the complete record after every change, until its final state. */
public final class RecordFeed<T> implements Feed {

  private final Sse sse;
  private final String name;
  private final Class<T> type;
  private final Supplier<T> reading;
  private final Predicate<T> isOpen;
  private T sent;

  /**
   * A feed for one listener.
   *
   * @param name the name of its events
   * @param reading reads the record in a new transaction
   * @param isOpen whether the record can still change
   */
  public RecordFeed(Sse sse, String name, Class<T> type, Supplier<T> reading, Predicate<T> isOpen) {
    this.sse = sse;
    this.name = name;
    this.type = type;
    this.reading = reading;
    this.isOpen = isOpen;
  }

  @Override
  public Events read() {
    var current = reading.get();
    if (current.equals(sent)) {
      return Events.NONE;
    }
    sent = current;
    return new Events(List.of(event(current)), !isOpen.test(current));
  }

  private OutboundSseEvent event(T value) {
    return sse.newEventBuilder()
        .name(name)
        .mediaType(MediaType.APPLICATION_JSON_TYPE)
        .data(type, value)
        .build();
  }
}
