package dev.jobtrail.connector;

import dev.jobtrail.client.Person;
import dev.jobtrail.stream.Feed;
import io.vertx.core.json.JsonObject;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** Tells an assistant which of the resources that it follows have changed. */
final class UpdatedResources implements Feed {

  private final Sse sse;
  private final UUID key;
  private final Person person;
  private final FollowedResources followed;
  private final ResourceVersions versions;
  private final Map<String, Long> known;

  /**
   * A feed for one assistant.
   *
   * @param known the versions that it has been told of
   */
  UpdatedResources(
      Sse sse,
      UUID key,
      Person person,
      FollowedResources followed,
      ResourceVersions versions,
      Map<String, Long> known) {
    this.sse = sse;
    this.key = key;
    this.person = person;
    this.followed = followed;
    this.versions = versions;
    this.known = new LinkedHashMap<>(known);
  }

  @Override
  public Events read() {
    var uris = followed.of(key);
    var now = uris.isEmpty() ? Map.<String, Long>of() : versions.of(person, uris);
    var changed = new ArrayList<String>();
    now.forEach(
        (uri, version) -> {
          var before = known.get(uri);
          if (before != null && !before.equals(version)) {
            changed.add(uri);
          }
        });
    if (known.equals(now)) {
      return Events.NONE;
    }
    known.clear();
    known.putAll(now);
    var events = new ArrayList<OutboundSseEvent>();
    changed.forEach(uri -> events.add(event().data(String.class, notification(uri)).build()));
    // the id of all of them, for the next connection
    events.add(event().id(FollowedVersions.encode(known)).data(String.class, "").build());
    return new Events(events, false);
  }

  /** A subscription, which may not have reached this replica's list yet. */
  @Override
  public Events changed(String detail) {
    followed.take(key, detail);
    return read();
  }

  private OutboundSseEvent.Builder event() {
    return sse.newEventBuilder();
  }

  private static String notification(String uri) {
    return new JsonObject()
        .put("jsonrpc", "2.0")
        .put("method", "notifications/resources/updated")
        .put("params", new JsonObject().put("uri", uri))
        .encode();
  }
}
