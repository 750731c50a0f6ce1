package dev.jobtrail.stream;

import dev.jobtrail.account.AccountDeleted;
import dev.jobtrail.account.AccountReclaimed;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.apikey.ApiKeys;
import dev.jobtrail.apikey.KeyRevoked;
import dev.jobtrail.client.ClientArchived;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Announcements;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Multi;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.UUID;

/**
 * The server-sent event streams of this replica. They receive changes from all replicas, send
 * keep-alive comments, reread their record after missed announcements, and end when the key is
 * revoked, its client is archived or the service stops.
 */
@ApplicationScoped
public class EventStreams {

  /** The channel on which ids of keys and accounts are announced whose streams end. */
  private static final String REVOKED = "streams_revoked";

  private final OpenStreams open;
  private final Announcements announcements;
  private final CurrentAccount account;
  private final ApiKeys keys;
  private volatile boolean stopping;

  EventStreams(
      StreamSettings settings,
      Announcements announcements,
      CurrentAccount account,
      ApiKeys keys,
      MeterRegistry metrics) {
    this.open = new OpenStreams(settings.mostPerAccount(), settings.keepAlive());
    this.announcements = announcements;
    this.account = account;
    this.keys = keys;
    Gauge.builder("jobtrail.streams.open", open, OpenStreams::count).register(metrics);
  }

  void listen(@Observes StartupEvent event) {
    for (var topic : StreamTopic.values()) {
      announcements.listen(topic.channel(), it -> heard(topic, it));
    }
    announcements.listen(REVOKED, this::endThoseOf);
    announcements.onReconnect(() -> open.each(EventStream::sync));
  }

  /** Tells all replicas that a record has changed, once the current transaction commits. */
  public void announce(StreamTopic topic, UUID id) {
    announcements.announce(topic.channel(), id.toString());
  }

  /**
   * Tells all replicas of a change, once the current transaction commits.
   *
   * @param detail the argument of {@link Feed#changed}
   */
  public void announce(StreamTopic topic, UUID id, String detail) {
    announcements.announce(topic.channel(), id + " " + detail);
  }

  /**
   * Opens a stream for the current request.
   *
   * @throws ApiException NOT_FOUND, or RATE_LIMITED where the account has too many open
   */
  public Multi<OutboundSseEvent> open(StreamTopic topic, UUID id, Sse sse, Feed feed) {
    var stream = stream(sse, feed);
    // added before the first read, so that no change is missed in between
    open.add(topic, id, stream);
    try {
      var events = stream.open().onTermination().invoke(() -> open.remove(topic, id, stream));
      if (stopping) {
        stream.end();
      }
      return events;
    } catch (RuntimeException e) {
      open.remove(topic, id, stream);
      throw e;
    }
  }

  private EventStream stream(Sse sse, Feed feed) {
    var comment = sse.newEventBuilder().comment("keep-alive").build();
    var key = keys.current();
    return new EventStream(
        account.id(), key.orElse(null), () -> key.map(keys::isUsable).orElse(true), feed, comment);
  }

  /** How many streams are open. */
  public int count() {
    return open.count();
  }

  /** Sends each listener a comment, or the new events of its feed. */
  @Scheduled(every = "${jobtrail.streams.keep-alive}")
  public void keepAlive() {
    open.each(EventStream::keepAlive);
  }

  void revoke(@Observes KeyRevoked revoked) {
    announcements.announce(REVOKED, revoked.keyId().toString());
  }

  /** Keys that are limited to the client are refused while it is archived. */
  void revoke(@Observes ClientArchived archived) {
    keys.ofClient(archived.accountId(), archived.clientId())
        .forEach(it -> announcements.announce(REVOKED, it.toString()));
  }

  void revoke(@Observes AccountDeleted deleted) {
    announcements.announce(REVOKED, deleted.accountId().toString());
  }

  void revoke(@Observes AccountReclaimed reclaimed) {
    announcements.announce(REVOKED, reclaimed.accountId().toString());
  }

  void endBeforeTheDelay(@Observes ShutdownDelayInitiatedEvent event) {
    endAll();
  }

  void end(@Observes ShutdownEvent event) {
    endAll();
  }

  private void endAll() {
    stopping = true;
    open.each(EventStream::end);
  }

  private void endThoseOf(String keyOrAccount) {
    var id = UUID.fromString(keyOrAccount);
    open.each(
        stream -> {
          if (stream.isOf(id)) {
            stream.end();
          }
        });
  }

  private void heard(StreamTopic topic, String announcement) {
    var words = announcement.split(" ", 2);
    var detail = words.length == 1 ? "" : words[1];
    open.each(topic, UUID.fromString(words[0]), stream -> stream.change(detail));
  }
}
