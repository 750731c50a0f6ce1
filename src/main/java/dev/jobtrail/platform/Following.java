package dev.jobtrail.platform;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.operators.multi.processors.BroadcastProcessor;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Lets readers on any replica follow records while one replica works on them. */
public final class Following {

  /** Stands for all records: something may have been missed. */
  private static final UUID ANY = new UUID(0, 0);

  private final Announcements announcements;
  private final String channel;
  private final BroadcastProcessor<UUID> changed = BroadcastProcessor.create();

  /**
   * Readers of one kind of record.
   *
   * @param channel an SQL identifier in lower case that nothing else announces on
   */
  public Following(Announcements announcements, String channel) {
    this.announcements = announcements;
    this.channel = channel;
  }

  /** Begins to hear of changes; called once, before the service is ready. */
  public void listen() {
    announcements.listen(channel, id -> changed.onNext(UUID.fromString(id)));
    announcements.onReconnect(this::tellAgain);
  }

  /** Tells that a record has changed once the current transaction commits. */
  public void announce(UUID id) {
    announcements.announce(channel, id.toString());
  }

  /** Tells all that are followed once more, which keeps their connections alive. */
  public void tellAgain() {
    changed.onNext(ANY);
  }

  /** Ends all streams. */
  public void end() {
    changed.onComplete();
  }

  /**
   * The record as it is, again at each change, and a last time once it is over.
   *
   * @param read reads it on a worker thread, in a transaction of its own; what it throws on the
   *     first reading is thrown from here
   * @param isOpen whether it can still change
   */
  public <T> Multi<T> follow(UUID id, Supplier<T> read, Predicate<T> isOpen) {
    read.get();
    var changes = changed.filter(it -> it.equals(id) || it.equals(ANY));
    // listening begins before the first reading, so that no change falls between them
    return Multi.createBy()
        .merging()
        .streams(changes, Multi.createFrom().item(ANY))
        .onOverflow()
        .dropPreviousItems()
        .emitOn(Infrastructure.getDefaultWorkerPool())
        .map(_ -> read.get())
        .onItem()
        .transformToMultiAndConcatenate(record -> withEnd(record, isOpen))
        .select()
        .first(Optional::isPresent)
        .map(Optional::get);
  }

  private static <T> Multi<Optional<T>> withEnd(T record, Predicate<T> isOpen) {
    return isOpen.test(record)
        ? Multi.createFrom().item(Optional.of(record))
        : Multi.createFrom().items(Optional.of(record), Optional.empty());
  }
}
