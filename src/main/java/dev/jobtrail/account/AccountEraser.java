package dev.jobtrail.account;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;

/**
 * Deletes the data of closed accounts in chunks, each in its own transaction, so that others never
 * wait for it and a process that ends loses one chunk only.
 */
@ApplicationScoped
class AccountEraser implements DueJob {

  /** How long the progress of a deletion that is done can be read. */
  private static final Duration KEPT = Duration.ofDays(1);

  private final AccountRows rows;
  private final DeletionSettings settings;
  private final Clock clock;

  AccountEraser(AccountRows rows, DeletionSettings settings, Clock clock) {
    this.rows = rows;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * Deletes the rest of an account's data; idempotent.
   *
   * @throws InterruptedException if the process stops; another one continues
   */
  void erase(UUID accountId) throws InterruptedException {
    if (!QuarkusTransaction.requiringNew().call(() -> isOpen(accountId))) {
      return;
    }
    // rows added by requests in progress are found in the next round
    while (eraseAll(accountId) > 0) {
      Thread.sleep(settings.pause());
    }
    QuarkusTransaction.requiringNew().run(() -> finish(accountId));
  }

  private boolean isOpen(UUID accountId) {
    var deletion = AccountDeletion.lock(accountId).filter(it -> !it.isDone());
    deletion.filter(it -> !it.isCounted()).ifPresent(it -> it.count(rows.count(accountId)));
    return deletion.isPresent();
  }

  private long eraseAll(UUID accountId) throws InterruptedException {
    var erased = 0L;
    for (var table : AccountRows.CONTENT) {
      int chunk;
      do {
        var begun = System.nanoTime();
        chunk = QuarkusTransaction.requiringNew().call(() -> eraseChunk(table, accountId));
        erased += chunk;
        if (chunk > 0) {
          rest(Duration.ofNanos(System.nanoTime() - begun));
        }
      } while (chunk > 0);
    }
    return erased;
  }

  private int eraseChunk(AccountRows.Table table, UUID accountId) {
    var erased = rows.delete(table, accountId, settings.chunk());
    if (erased > 0) {
      AccountDeletion.lock(accountId).ifPresent(it -> it.add(erased));
    }
    return erased;
  }

  /**
   * Pauses as long as the chunk took, so that a deletion uses half of the database's capacity at
   * most.
   */
  private void rest(Duration chunkTook) throws InterruptedException {
    var pause = settings.pause();
    Thread.sleep(chunkTook.compareTo(pause) > 0 ? chunkTook : pause);
  }

  private void finish(UUID accountId) {
    Account.deleteById(accountId);
    AccountDeletion.lock(accountId).ifPresent(it -> it.finish(clock));
  }

  @Scheduled(every = "1h", delayed = "2m", skipExecutionIf = OutsideScheduler.class)
  @Transactional
  @Override
  public void runDue() {
    AccountDeletion.removeFinishedBefore(clock.instant().minus(KEPT));
  }
}
