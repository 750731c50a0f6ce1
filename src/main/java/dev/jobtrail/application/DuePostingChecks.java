package dev.jobtrail.application;

import dev.jobtrail.posting.PostingChecker;
import dev.jobtrail.posting.PostingState;
import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.OutsideScheduler;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import org.jboss.logging.Logger;

/**
 * Checks once a day whether the postings of applications that are not sent yet are still open. A
 * host gets few requests in a row and is left alone while it fails; the other postings of it come
 * later. Several processes share the work.
 */
@ApplicationScoped
class DuePostingChecks implements DueJob {

  private static final Logger LOG = Logger.getLogger(DuePostingChecks.class);

  private static final int BATCH = 50;
  private static final int HOSTS_AT_ONCE = 4;

  /** The postings of one host that are checked in one go. */
  private static final int OF_A_HOST = 30;

  /** After so many postings in a row that could not be read, a host is left alone. */
  private static final int FAILURES = 3;

  /** Ends before others may take what this one has taken. */
  private static final Duration LONGEST = Duration.ofMinutes(8);

  /** Pages and lists read since then are recent enough, as in daily searches. */
  private static final Duration SHARED = Duration.ofHours(1);

  private final PostingCheckStore store;
  private final PostingChecker checker;
  private final Clock clock;

  DuePostingChecks(PostingCheckStore store, PostingChecker checker, Clock clock) {
    this.store = store;
    this.checker = checker;
    this.clock = clock;
  }

  @Scheduled(
      every = "${jobtrail.applications.check-postings-every}",
      delayed = "2m",
      concurrentExecution = ConcurrentExecution.SKIP,
      skipExecutionIf = OutsideScheduler.class)
  @Override
  public void runDue() {
    var end = System.nanoTime() + LONGEST.toNanos();
    var look = new Look(end);
    PostingCheckStore.Batch batch;
    do {
      batch = store.claim(BATCH);
      look.check(batch.postings());
    } while (batch.claimed() == BATCH && System.nanoTime() - end < 0);
  }

  /** One pass over what is due, with what it has asked of each host. */
  private final class Look {

    private final long end;
    private final Map<String, Integer> asked = new HashMap<>();
    private final Set<String> failing = ConcurrentHashMap.newKeySet();

    Look(long end) {
      this.end = end;
    }

    void check(List<CheckedPosting> postings) {
      var byUrl = new LinkedHashMap<String, List<CheckedPosting>>();
      postings.forEach(it -> byUrl.computeIfAbsent(it.url(), _ -> new ArrayList<>()).add(it));
      var byHost = new LinkedHashMap<String, List<List<CheckedPosting>>>();
      byUrl.forEach(
          (url, same) -> {
            var host = String.valueOf(URI.create(url).getHost());
            if (asked.merge(host, 1, Integer::sum) <= OF_A_HOST) {
              byHost.computeIfAbsent(host, _ -> new ArrayList<>()).add(same);
            }
          });
      try (var executor =
          Executors.newFixedThreadPool(HOSTS_AT_ONCE, Thread.ofVirtual().factory())) {
        byHost.forEach((host, all) -> executor.execute(() -> check(host, all)));
      }
    }

    private void check(String host, Collection<List<CheckedPosting>> all) {
      var failures = 0;
      for (var same : all) {
        if (failing.contains(host) || System.nanoTime() - end >= 0) {
          return;
        }
        failures = isFound(same) ? 0 : failures + 1;
        if (failures == FAILURES) {
          failing.add(host);
        }
      }
    }

    /** Whether there was evidence; a failure of this service is logged and the others go on. */
    private boolean isFound(List<CheckedPosting> same) {
      var first = same.getFirst();
      try {
        var since = clock.instant().minus(SHARED);
        var finding = checker.check(first.url(), first.title(), first.description(), since);
        store.keep(same, finding);
        return finding.state() != PostingState.UNKNOWN;
      } catch (RuntimeException e) {
        LOG.error("A posting could not be checked", e);
        return false;
      }
    }
  }
}
