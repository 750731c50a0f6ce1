package dev.jobtrail.discovery;

import dev.jobtrail.account.VerifiedAccounts;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import org.jboss.logging.Logger;

/** Starts due daily searches, expires old matches and deletes the texts of those long expired. */
@ApplicationScoped
class DailyRuns implements DueJob {

  private static final Logger LOG = Logger.getLogger(DailyRuns.class);

  /** Small enough that the locks of one batch are held for a moment only. */
  private static final int BATCH = 20;

  private final Runs runs;
  private final VerifiedAccounts accounts;
  private final DiscoverySettings settings;
  private final Clock clock;

  DailyRuns(Runs runs, VerifiedAccounts accounts, DiscoverySettings settings, Clock clock) {
    this.runs = runs;
    this.accounts = accounts;
    this.settings = settings;
    this.clock = clock;
  }

  @Scheduled(
      every = "${jobtrail.discovery.look-every:10m}",
      delayed = "1m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    int some;
    do {
      some = beginSome();
    } while (some == BATCH);
    do {
      some = expireSome();
    } while (some > 0);
    do {
      some = deleteSomeTexts();
    } while (some > 0);
  }

  /** How many targets were due, of one batch. */
  private int beginSome() {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              var now = clock.instant();
              var due = Target.due(now, BATCH);
              due.forEach(target -> target.nextDailyAt = now.plus(Target.DAY));
              var seen = new HashSet<UUID>();
              for (var target : due) {
                if (seen.add(target.resumeId)) {
                  begin(due.stream().filter(it -> it.resumeId.equals(target.resumeId)).toList());
                }
              }
              return due.size();
            });
  }

  /** A run that cannot start, such as after its allowance is used up, waits for the next day. */
  private void begin(List<Target> targets) {
    var first = targets.getFirst();
    if (!accounts.isVerified(first.accountId)) {
      return;
    }
    try {
      runs.beginDaily(targets);
    } catch (ApiException e) {
      LOG.debugf("A daily search could not be started: %s", e.code());
    }
  }

  /** How many matches of one batch expired. */
  private int expireSome() {
    return QuarkusTransaction.requiringNew()
        .call(() -> Match.expireFoundBefore(clock.instant().minus(settings.expireAfter()), clock));
  }

  /** How many texts of one batch were deleted. */
  private int deleteSomeTexts() {
    return QuarkusTransaction.requiringNew()
        .call(() -> Match.deleteTextsFoundBefore(clock.instant().minus(settings.keepTexts())));
  }
}
