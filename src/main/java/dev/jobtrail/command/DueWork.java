package dev.jobtrail.command;

import dev.jobtrail.task.DueJob;
import dev.jobtrail.task.TaskQueues;
import io.quarkus.arc.All;
import io.quarkus.arc.ClientProxy;
import io.quarkus.arc.Unremovable;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.configuration.DurationConverter;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Does all due work once: periodic jobs, queued work, mail and deletions. For hosting that stops
 * the service where nobody asks anything of it.
 */
@ApplicationScoped
@Unremovable
public class DueWork implements QuarkusApplication {

  private static final Logger LOG = Logger.getLogger(DueWork.class);

  /** No requests; the periodic jobs are started here. */
  private static final String ROLES = "worker,browser";

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

  private final List<DueJob> jobs;
  private final TaskQueues queues;
  private final Clock clock;

  DueWork(@All List<DueJob> jobs, TaskQueues queues, Clock clock) {
    this.jobs = jobs;
    this.queues = queues;
    this.clock = clock;
  }

  /**
   * Starts the service without its web role, does what is due and ends the process: with 1 where a
   * job failed, otherwise with 0, also where time ran out.
   */
  static void start(Duration within) {
    System.setProperty("jobtrail.roles", ROLES);
    LocalService.configure();
    Quarkus.run(DueWork.class, Commands::end, within.toString());
  }

  @Override
  public int run(String... arguments) throws InterruptedException {
    var begun = clock.instant();
    var failedJobs = runJobs();
    var left = awaitQueues(begun.plus(DurationConverter.parseDuration(arguments[0])));
    Terminal.print(summary(failedJobs, left, Duration.between(begun, clock.instant())));
    return failedJobs.isEmpty() ? 0 : 1;
  }

  /** The names of the tasks that failed. */
  private List<String> runJobs() {
    return jobs.stream().filter(job -> !succeeds(job)).map(DueWork::name).toList();
  }

  private static boolean succeeds(DueJob job) {
    try {
      job.runDue();
      return true;
    } catch (RuntimeException e) {
      LOG.errorf(e, "%s failed", name(job));
      return false;
    }
  }

  private static String name(DueJob job) {
    return ClientProxy.unwrap(job).getClass().getSimpleName();
  }

  /** How many tasks are left when the time is over. */
  private long awaitQueues(Instant deadline) throws InterruptedException {
    var open = queues.open();
    while (open > 0 && clock.instant().isBefore(deadline)) {
      Thread.sleep(BETWEEN_LOOKS);
      open = queues.open();
    }
    return open;
  }

  private String summary(List<String> failedJobs, long left, Duration took) {
    var executed =
        queues.executed().stream()
            .map(it -> "%s %d (%d failed)".formatted(it.queue(), it.succeeded(), it.failed()))
            .collect(Collectors.joining(", "));
    return "%d jobs run%s; tasks executed: %s; %s; %d ms"
        .formatted(
            jobs.size(),
            failedJobs.isEmpty() ? "" : ", failed: " + String.join(", ", failedJobs),
            executed,
            left == 0 ? "nothing left" : left + " left for the next time",
            took.toMillis());
  }
}
