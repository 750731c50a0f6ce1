package dev.jobtrail.connector;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ApiKeyNames;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import io.quarkiverse.mcp.server.RequestUri;
import io.quarkus.arc.Arc;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Multi;
import jakarta.inject.Singleton;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.jboss.resteasy.reactive.server.jaxrs.SseImpl;

/** Subscriptions of assistants to resources, and the streams that tell of their changes. */
@Singleton
class ResourceUpdates {

  private final CurrentIdentityAssociation identities;
  private final CurrentAccount current;
  private final People people;
  private final ConnectorResources resources;
  private final FollowedResources followed;
  private final ResourceVersions versions;
  private final EventStreams streams;

  ResourceUpdates(
      CurrentIdentityAssociation identities,
      CurrentAccount current,
      People people,
      ConnectorResources resources,
      FollowedResources followed,
      ResourceVersions versions,
      EventStreams streams) {
    this.identities = identities;
    this.current = current;
    this.people = people;
    this.resources = resources;
    this.followed = followed;
    this.versions = versions;
    this.streams = streams;
  }

  /**
   * Subscribes to a resource that the caller may read.
   *
   * @throws io.quarkiverse.mcp.server.McpException as for reading it
   * @throws ApiException VALIDATION_FAILED for too many
   */
  void subscribe(SecurityIdentity caller, String uri) {
    as(
        caller,
        () -> {
          followed.follow(key(caller), readable(uri));
          return null;
        });
  }

  /** Ends a subscription, if there is one. */
  void unsubscribe(SecurityIdentity caller, String uri) {
    followed.leave(key(caller), uri);
  }

  /**
   * Opens a stream of notifications.
   *
   * @param lastEvent the id of the last event of the caller's stream before; null for none
   * @throws ApiException RATE_LIMITED where the account has too many streams open
   */
  Multi<OutboundSseEvent> open(SecurityIdentity caller, String lastEvent) {
    return as(
        caller,
        () -> {
          var key = key(caller);
          var known =
              lastEvent == null
                  ? Map.<String, Long>of()
                  : readable(FollowedVersions.decode(lastEvent));
          followed.resume(key, known.keySet());
          var sse = new SseImpl();
          var feed = new UpdatedResources(sse, key, people.of(null), followed, versions, known);
          return streams.open(StreamTopic.CONNECTOR, key, sse, feed);
        });
  }

  /** In a request of its own: the one of the HTTP request belongs to the library. */
  private <T> T as(SecurityIdentity caller, Supplier<T> action) {
    var requests = Arc.container().requestContext();
    requests.activate();
    try {
      identities.setIdentity(caller);
      return action.get();
    } finally {
      requests.terminate();
    }
  }

  private static UUID key(SecurityIdentity caller) {
    return caller.getAttribute(ApiKeyNames.ID);
  }

  /** Those that the caller may still read. */
  private Map<String, Long> readable(Map<String, Long> known) {
    var readable = new LinkedHashMap<String, Long>();
    known.forEach(
        (uri, version) -> {
          try {
            readable.put(readable(uri), version);
          } catch (RuntimeException _) {
            // it is deleted, or no longer within the key's limits
          }
        });
    return readable;
  }

  /** Its usual spelling, after the checks of reading it. */
  private String readable(String uri) {
    if (uri.equals(ResourceVersions.PIPELINE)) {
      resources.pipeline(new RequestUri(uri));
      return uri;
    }
    var id = Ids.parse(uri.substring(uri.lastIndexOf('/') + 1)).toString();
    if (uri.startsWith(ResourceVersions.RESUMES)) {
      resources.resume(id, new RequestUri(uri));
      return ResourceVersions.RESUMES + id;
    }
    if (uri.startsWith(ResourceVersions.APPLICATIONS)) {
      resources.application(id, new RequestUri(uri));
      return ResourceVersions.APPLICATIONS + id;
    }
    throw ApiException.notFound();
  }
}
