package dev.jobtrail.stream;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/**
 * One open server-sent event stream.
 *
 * <p>For a slow client a few signals are queued, and beyond those only the newest is kept: any of
 * them leads to the record's current state.
 */
final class EventStream {

  private static final Logger LOG = Logger.getLogger(EventStream.class);
  private static final int WAITING_SIGNALS = 16;

  /** Why the feed is read. */
  private enum Cause {
    CHANGE,
    SYNC,
    QUIET
  }

  private record Signal(Cause cause, String detail) {

    static final Signal SYNC = new Signal(Cause.SYNC, "");
    static final Signal QUIET = new Signal(Cause.QUIET, "");
  }

  private final UUID accountId;
  private final UUID keyId;
  private final BooleanSupplier isAllowed;
  private final Feed feed;
  private final OutboundSseEvent comment;
  private MultiEmitter<? super Signal> signals;

  /** The newest signal from before the listener was there. */
  private Signal waiting;

  private volatile boolean ended;

  /** Whether a reading has failed, so that the listener may have missed something. */
  private boolean isBehind;

  /**
   * A stream that is not open yet.
   *
   * @param keyId the API key that opened it; null for a session
   * @param isAllowed asks whether that key is still valid
   * @param comment the keep-alive event
   */
  EventStream(
      UUID accountId, UUID keyId, BooleanSupplier isAllowed, Feed feed, OutboundSseEvent comment) {
    this.accountId = accountId;
    this.keyId = keyId;
    this.isAllowed = isAllowed;
    this.feed = feed;
    this.comment = comment;
  }

  UUID accountId() {
    return accountId;
  }

  /** Whether the stream was opened by that API key or for that account. */
  boolean isOf(UUID keyOrAccount) {
    return keyOrAccount.equals(keyId) || keyOrAccount.equals(accountId);
  }

  /**
   * The first events, and all that follow from signals.
   *
   * @throws ApiException NOT_FOUND
   */
  Multi<OutboundSseEvent> open() {
    var first = feed.read();
    var now = Multi.createFrom().iterable(first.events());
    if (first.isLast()) {
      return now;
    }
    var later =
        Multi.createFrom()
            .<Signal>emitter(this::begin, BackPressureStrategy.LATEST)
            .emitOn(Infrastructure.getDefaultWorkerPool(), WAITING_SIGNALS)
            .onItem()
            .transformToIterable(this::next);
    return Multi.createBy().concatenating().streams(now, later);
  }

  /** The record has changed. */
  void change(String detail) {
    signal(new Signal(Cause.CHANGE, detail));
  }

  /** Changes may have been missed. */
  void sync() {
    signal(Signal.SYNC);
  }

  /** A listener who has not taken the last signal yet needs none; it must not replace that one. */
  synchronized void keepAlive() {
    if (signals != null && signals.requested() > 0) {
      signals.emit(Signal.QUIET);
    }
  }

  synchronized void end() {
    ended = true;
    if (signals != null) {
      signals.complete();
    }
  }

  private synchronized void begin(MultiEmitter<? super Signal> emitter) {
    signals = emitter;
    if (waiting != null) {
      signals.emit(waiting);
    }
    if (ended) {
      signals.complete();
    }
  }

  private synchronized void signal(Signal signal) {
    if (signals == null) {
      waiting = signal;
    } else {
      signals.emit(signal);
    }
  }

  private List<OutboundSseEvent> next(Signal signal) {
    if (ended) {
      return List.of();
    }
    var next = answer(signal);
    if (next.isLast()) {
      end();
      return next.events();
    }
    return signal.cause() == Cause.QUIET && next.events().isEmpty()
        ? List.of(comment)
        : next.events();
  }

  /** A database outage does not end a stream: missed changes are read when it is back. */
  private Feed.Events answer(Signal signal) {
    try {
      var events = ask(signal);
      isBehind = false;
      return events;
    } catch (RuntimeException e) {
      if (e instanceof ApiException refusal && refusal.code() == ErrorCode.NOT_FOUND) {
        return new Feed.Events(List.of(), true);
      }
      if (!isBehind) {
        LOG.warn("An event stream could not be updated", e);
      }
      isBehind = true;
      return Feed.Events.NONE;
    }
  }

  private Feed.Events ask(Signal signal) {
    return switch (isBehind ? Cause.SYNC : signal.cause()) {
      case CHANGE -> feed.changed(signal.detail());
      case QUIET -> feed.quiet();
      case SYNC -> isAllowed.getAsBoolean() ? feed.read() : new Feed.Events(List.of(), true);
    };
  }
}
