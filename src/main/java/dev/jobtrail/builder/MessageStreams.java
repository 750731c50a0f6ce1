package dev.jobtrail.builder;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Announcements;
import dev.jobtrail.platform.Following;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Multi;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.UUID;

/** The open streams of replies that are being written. */
@ApplicationScoped
class MessageStreams {

  private final Following following;

  MessageStreams(Announcements announcements) {
    this.following = new Following(announcements, "builder_message");
  }

  void listen(@Observes StartupEvent event) {
    following.listen();
  }

  @Scheduled(every = "15s")
  void keepAlive() {
    following.tellAgain();
  }

  void endBeforeTheDelay(@Observes ShutdownDelayInitiatedEvent event) {
    following.end();
  }

  void end(@Observes ShutdownEvent event) {
    following.end();
  }

  /** Tells that a message has changed once the current transaction commits. */
  void announce(UUID messageId) {
    following.announce(messageId);
  }

  /**
   * The message as it is, again at each change, and a last time once the reply is there or given
   * up.
   *
   * @throws ApiException NOT_FOUND
   */
  Multi<BuilderMessageView> open(UUID accountId, UUID messageId) {
    return following.follow(
        messageId, () -> read(accountId, messageId), BuilderMessageView::isOpen);
  }

  private static BuilderMessageView read(UUID accountId, UUID messageId) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                BuilderMessage.of(accountId, messageId)
                    .map(message -> message.view(Suggestion.ofMessages(List.of(message.id))))
                    .orElseThrow(ApiException::notFound));
  }
}
