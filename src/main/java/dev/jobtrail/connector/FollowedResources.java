package dev.jobtrail.connector;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Announcements;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.UUID;

/**
 * The resources that assistants have subscribed to, by key, as far as this replica has heard of
 * them: a subscription is announced to all replicas, because the stream of the assistant is open at
 * one of them. Nothing is stored. An assistant that connects again hands in what it follows with
 * the id of the last event.
 */
@ApplicationScoped
@RegisterForReflection( // the kind of cache and of its entries, which Caffeine finds by name
    classNames = {
      "com.github.benmanes.caffeine.cache.SSMSA",
      "com.github.benmanes.caffeine.cache.PSAMS"
    })
class FollowedResources {

  /** Of a key; each is looked at whenever a keep-alive is due. */
  static final int MOST = 50;

  private static final int MOST_KEYS = 10_000;

  /** Longer than an assistant takes from a subscription to its stream; streams keep theirs. */
  private static final Duration LIFETIME = Duration.ofMinutes(10);

  private static final String FOLLOW = "+";
  private static final String LEAVE = "-";

  private final EventStreams streams;

  private final Cache<UUID, Set<String>> followed =
      Caffeine.newBuilder().expireAfterAccess(LIFETIME).maximumSize(MOST_KEYS).build();

  FollowedResources(EventStreams streams) {
    this.streams = streams;
  }

  void listen(@Observes StartupEvent event, Announcements announcements) {
    announcements.listen(
        StreamTopic.CONNECTOR.channel(),
        it -> {
          var words = it.split(" ", 2);
          take(UUID.fromString(words[0]), words[1]);
        });
  }

  /**
   * Adds a resource to those of a key.
   *
   * @throws ApiException VALIDATION_FAILED if the key follows too many
   */
  @Transactional
  void follow(UUID key, String uri) {
    var all = of(key);
    if (all.size() >= MOST && !all.contains(uri)) {
      throw ApiException.invalid(
          "uri",
          "cannot be subscribed to: a key has at most %d subscriptions; unsubscribe from one first",
          MOST);
    }
    streams.announce(StreamTopic.CONNECTOR, key, FOLLOW + uri);
  }

  /** Removes a resource from those of a key. */
  @Transactional
  void leave(UUID key, String uri) {
    streams.announce(StreamTopic.CONNECTOR, key, LEAVE + uri);
  }

  /** Adds what an assistant followed when its last stream broke off, in this replica only. */
  void resume(UUID key, Collection<String> uris) {
    uris.forEach(it -> take(key, FOLLOW + it));
  }

  /** What was announced for a key. */
  void take(UUID key, String change) {
    var uri = change.substring(FOLLOW.length());
    followed
        .asMap()
        .compute(
            key,
            (_, before) -> {
              var all = before == null ? new LinkedHashSet<String>() : new LinkedHashSet<>(before);
              if (change.startsWith(LEAVE)) {
                all.remove(uri);
              } else if (all.size() < MOST) {
                all.add(uri);
              }
              return all;
            });
  }

  /** The resources of a key. */
  Set<String> of(UUID key) {
    var all = followed.getIfPresent(key);
    return all == null ? Set.of() : all;
  }
}
