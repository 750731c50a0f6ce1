package dev.jobtrail.resume;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Announcements;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/** The open update streams of this replica; they hear of changes on any replica. */
@ApplicationScoped
class UpdateStreams {

  private static final Logger LOG = Logger.getLogger(UpdateStreams.class);
  private static final String CHANNEL = "resume_changed";

  private final Map<UUID, Set<UpdateStream>> streams = new ConcurrentHashMap<>();
  private final Announcements announcements;

  UpdateStreams(Announcements announcements) {
    this.announcements = announcements;
  }

  void listen(@Observes StartupEvent event) {
    announcements.listen(CHANNEL, this::heard);
    announcements.onReconnect(this::sync);
  }

  /** Goes out when the transaction of the change commits, and not at all if it fails. */
  void announce(@Observes ResumeChanged change) {
    announcements.announce(
        CHANNEL,
        change.resumeId() + " " + change.updatedAt().toEpochMilli() + " " + change.mutation());
  }

  /**
   * The updates of a resume from now on, with a sync first.
   *
   * @throws ApiException NOT_FOUND
   */
  Multi<Update> open(UUID accountId, UUID resumeId) {
    // in this order no change falls between what the sync tells and what is heard
    var stream = new UpdateStream();
    add(resumeId, stream);
    try {
      var updatedAt =
          QuarkusTransaction.requiringNew()
              .call(() -> Resume.updatedAtOf(accountId, resumeId))
              .orElseThrow(ApiException::notFound);
      var sync = Update.of(resumeId, updatedAt, Mutation.SYNC);
      return Multi.createFrom()
          .<Update>emitter(reader -> stream.begin(reader, sync), BackPressureStrategy.LATEST)
          .onTermination()
          .invoke(() -> remove(resumeId, stream));
    } catch (RuntimeException e) {
      remove(resumeId, stream);
      throw e;
    }
  }

  /** How many streams are open. */
  int count() {
    return streams.values().stream().mapToInt(Set::size).sum();
  }

  @Scheduled(every = "${jobtrail.resumes.keep-alive:15s}")
  void keepAlive() {
    each(UpdateStream::keepAlive);
  }

  void endBeforeTheDelay(@Observes ShutdownDelayInitiatedEvent event) {
    each(UpdateStream::end);
  }

  void end(@Observes ShutdownEvent event) {
    each(UpdateStream::end);
  }

  private void heard(String announcement) {
    var words = announcement.split(" ");
    var resumeId = UUID.fromString(words[0]);
    var updatedAt = Instant.ofEpochMilli(Long.parseLong(words[1]));
    send(resumeId, Update.of(resumeId, updatedAt, Mutation.valueOf(words[2])));
  }

  private void sync() {
    for (var resumeId : streams.keySet()) {
      try {
        send(resumeId, current(resumeId));
      } catch (RuntimeException e) {
        LOG.warn("An update stream could not be brought up to date", e);
      }
    }
  }

  private static Update current(UUID resumeId) {
    return QuarkusTransaction.requiringNew()
        .call(() -> Resume.<Resume>findByIdOptional(resumeId))
        .map(resume -> Update.of(resumeId, resume.updatedAt, Mutation.SYNC))
        .orElseGet(() -> Update.of(resumeId, Instant.EPOCH, Mutation.DELETE));
  }

  private void send(UUID resumeId, Update update) {
    streams.getOrDefault(resumeId, Set.of()).forEach(stream -> stream.send(update));
  }

  private void each(Consumer<UpdateStream> action) {
    streams.values().forEach(open -> open.forEach(action));
  }

  private void add(UUID resumeId, UpdateStream stream) {
    streams.compute(
        resumeId,
        (_, open) -> {
          var all = open == null ? ConcurrentHashMap.<UpdateStream>newKeySet() : open;
          all.add(stream);
          return all;
        });
  }

  private void remove(UUID resumeId, UpdateStream stream) {
    streams.computeIfPresent(
        resumeId, (_, open) -> open.remove(stream) && open.isEmpty() ? null : open);
  }
}
