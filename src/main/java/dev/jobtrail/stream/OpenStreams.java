package dev.jobtrail.stream;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** The open event streams of this replica by record, limited per account. */
final class OpenStreams {

  private record Followed(StreamTopic topic, UUID id) {}

  private final Map<Followed, Set<EventStream>> streams = new ConcurrentHashMap<>();
  private final Map<UUID, Integer> perAccount = new ConcurrentHashMap<>();
  private final int mostPerAccount;
  private final Duration retryAfter;

  /**
   * No streams.
   *
   * @param retryAfter when a refused caller should retry; disconnected listeners are detected by
   *     then
   */
  OpenStreams(int mostPerAccount, Duration retryAfter) {
    this.mostPerAccount = mostPerAccount;
    this.retryAfter = retryAfter;
  }

  /**
   * Adds a stream.
   *
   * @throws ApiException RATE_LIMITED where the account has too many
   */
  void add(StreamTopic topic, UUID id, EventStream stream) {
    perAccount.compute(
        stream.accountId(),
        (_, open) -> {
          if (open != null && open >= mostPerAccount) {
            throw new ApiException(
                    ErrorCode.RATE_LIMITED,
                    "The account has %d event streams open. Close some of them first.",
                    open)
                .retryAfter(retryAfter);
          }
          return open == null ? 1 : open + 1;
        });
    streams.compute(
        new Followed(topic, id),
        (_, open) -> {
          var all = open == null ? ConcurrentHashMap.<EventStream>newKeySet() : open;
          all.add(stream);
          return all;
        });
  }

  /** Removes a stream; idempotent. */
  void remove(StreamTopic topic, UUID id, EventStream stream) {
    streams.computeIfPresent(
        new Followed(topic, id),
        (_, open) -> {
          if (open.remove(stream)) {
            perAccount.computeIfPresent(
                stream.accountId(), (_, count) -> count == 1 ? null : count - 1);
          }
          return open.isEmpty() ? null : open;
        });
  }

  /** Does something to each stream of one record. */
  void each(StreamTopic topic, UUID id, Consumer<EventStream> action) {
    streams.getOrDefault(new Followed(topic, id), Set.of()).forEach(action);
  }

  /** Does something to each stream. */
  void each(Consumer<EventStream> action) {
    streams.values().forEach(open -> open.forEach(action));
  }

  int count() {
    return perAccount.values().stream().mapToInt(it -> it).sum();
  }
}
