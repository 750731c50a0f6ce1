package dev.jobtrail.console.notification;

import dev.jobtrail.stream.Feed;
import jakarta.ws.rs.sse.Sse;
import java.util.List;

/** Notifications as they are announced; those from before are on the pages. */
final class NotificationFeed implements Feed {

  private final Sse sse;

  NotificationFeed(Sse sse) {
    this.sse = sse;
  }

  @Override
  public Events read() {
    return Events.NONE;
  }

  @Override
  public Events changed(String detail) {
    var event = sse.newEventBuilder().name("notification").data(String.class, detail).build();
    return new Events(List.of(event), false);
  }
}
