package dev.jobtrail.builder;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Announcements;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.operators.multi.processors.BroadcastProcessor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Lets readers on any replica follow a reply while it is written on one of them. */
@ApplicationScoped
class MessageStreams {

  private static final String CHANNEL = "builder_message";

  /** Stands for all messages: something may have been missed. */
  private static final UUID ANY = new UUID(0, 0);

  private final Announcements announcements;
  private final BroadcastProcessor<UUID> changed = BroadcastProcessor.create();

  MessageStreams(Announcements announcements) {
    this.announcements = announcements;
  }

  void listen(@Observes StartupEvent event) {
    announcements.listen(CHANNEL, id -> changed.onNext(UUID.fromString(id)));
    announcements.onReconnect(() -> changed.onNext(ANY));
  }

  /** A message that is still worked on is told again, which keeps its connections alive. */
  @Scheduled(every = "15s")
  void keepAlive() {
    changed.onNext(ANY);
  }

  void endBeforeTheDelay(@Observes ShutdownDelayInitiatedEvent event) {
    changed.onComplete();
  }

  void end(@Observes ShutdownEvent event) {
    changed.onComplete();
  }

  /** Tells that a message has changed once the current transaction commits. */
  void announce(UUID messageId) {
    announcements.announce(CHANNEL, messageId.toString());
  }

  /**
   * The message as it is, again at each change, and a last time once the reply is there or given
   * up.
   *
   * @throws ApiException NOT_FOUND
   */
  Multi<BuilderMessageView> open(UUID accountId, UUID messageId) {
    read(accountId, messageId); // an unknown message is refused before the stream begins
    var changes = changed.filter(id -> id.equals(messageId) || id.equals(ANY));
    // listening begins before the first reading, so that no change falls between them
    return Multi.createBy()
        .merging()
        .streams(changes, Multi.createFrom().item(ANY))
        .onOverflow()
        .dropPreviousItems()
        .emitOn(Infrastructure.getDefaultWorkerPool())
        .map(_ -> read(accountId, messageId))
        .onItem()
        .transformToMultiAndConcatenate(MessageStreams::withEnd)
        .select()
        .first(Optional::isPresent)
        .map(Optional::get);
  }

  private static Multi<Optional<BuilderMessageView>> withEnd(BuilderMessageView message) {
    return message.isOpen()
        ? Multi.createFrom().item(Optional.of(message))
        : Multi.createFrom().items(Optional.of(message), Optional.empty());
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
