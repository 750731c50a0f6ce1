package dev.jobtrail.discovery;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.discovery.board.BoardException;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.discovery.board.Crawl;
import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.discovery.board.JobFilter;
import dev.jobtrail.discovery.statement.HiringReader;
import dev.jobtrail.discovery.statement.SponsorshipReader;
import dev.jobtrail.fit.ApplicantProfile;
import dev.jobtrail.fit.FitModel;
import dev.jobtrail.fit.JobProfile;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import dev.jobtrail.text.Message;
import dev.jobtrail.trace.Tracer;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.Worker;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Crawls the boards of a run, several concurrently. Results are stored page by page, so that a
 * restarted run continues with the unfinished boards.
 */
@ApplicationScoped
class BoardSearcher implements Worker {

  private static final Logger LOG = Logger.getLogger(BoardSearcher.class);

  private static final String RUN = "runId";

  /** Boards wait for their hosts most of the time. */
  private static final int BOARDS_AT_ONCE = 4;

  /** The targets at the start of the run. */
  private record Plan(
      Run run, ApplicantProfile applicant, Map<UUID, Wanted> wanted, List<RunBoard> open) {

    List<Wanted> wanted(RunBoard board) {
      return board.targetIds.stream().map(wanted::get).filter(it -> it != null).toList();
    }
  }

  /** Reads on where one of the targets may keep the job. */
  private record OfTargets(List<Wanted> wanted) implements JobFilter {

    @Override
    public boolean needsDetails(FoundJob listed) {
      return wanted.stream().anyMatch(it -> it.filter().mayKeep(listed));
    }

    @Override
    public boolean needsText(FoundJob withoutText) {
      return wanted.stream().anyMatch(it -> it.filter().mayKeepByText(withoutText));
    }
  }

  /** One target's filter, and the titles shown with its matches. */
  record Wanted(TargetFilter filter, String label) {}

  private final Boards boards;
  private final MatchRecorder recorder;
  private final ActiveClients activeClients;
  private final EventStreams streams;
  private final FitModel fitModel;
  private final DiscoverySettings settings;
  private final MeterRegistry metrics;
  private final Tracer tracer;
  private final Clock clock;

  BoardSearcher(
      Boards boards,
      MatchRecorder recorder,
      ActiveClients activeClients,
      EventStreams streams,
      FitModel fitModel,
      DiscoverySettings settings,
      MeterRegistry metrics,
      Tracer tracer,
      Clock clock) {
    this.boards = boards;
    this.recorder = recorder;
    this.activeClients = activeClients;
    this.streams = streams;
    this.fitModel = fitModel;
    this.settings = settings;
    this.metrics = metrics;
    this.tracer = tracer;
    this.clock = clock;
  }

  /** The input of {@link #carryOut} besides the resume. */
  static Map<String, String> details(UUID runId) {
    return Map.of(RUN, runId.toString());
  }

  @Override
  public WorkKind kind() {
    return WorkKind.DISCOVERY;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var plan = QuarkusTransaction.requiringNew().call(() -> begin(order));
    try (var executor =
        Executors.newFixedThreadPool(BOARDS_AT_ONCE, Thread.ofVirtual().factory())) {
      plan.open().forEach(board -> executor.execute(tracer.carrying(() -> walk(plan, board))));
      executor.shutdown();
      awaitEnd(plan.run(), executor);
    }
    return () ->
        run(order)
            .filter(Run::isOpen)
            .ifPresent(
                run -> {
                  run.finish(clock);
                  streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
                });
  }

  /** A run that is cancelled ends its walks, whatever they wait for. */
  private void awaitEnd(Run run, ExecutorService executor) {
    try {
      while (!executor.awaitTermination(1, TimeUnit.SECONDS)) {
        if (!recorder.goesOn(run)) {
          executor.shutdownNow();
        }
      }
    } catch (InterruptedException _) {
      executor.shutdownNow();
      Thread.currentThread().interrupt();
      throw new WorkException(Message.of("The search was interrupted."));
    }
  }

  @Override
  public void lock(WorkOrder order) {
    activeClients.lock(order.person());
  }

  @Override
  public void giveUp(WorkOrder order, String reason) {
    run(order)
        .filter(Run::isOpen)
        .ifPresent(
            run -> {
              run.breakOff(reason, clock);
              RunBoard.ofRuns(List.of(run.id)).forEach(RunBoard::cancel);
              streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
            });
  }

  private Plan begin(WorkOrder order) {
    var run = run(order).orElseThrow(() -> new WorkException(Message.of("The run was deleted.")));
    var resume =
        Resume.of(order.accountId(), order.resumeId())
            .orElseThrow(() -> new WorkException(Message.of("The resume was deleted.")));
    run.begin(clock);
    streams.announce(StreamTopic.DISCOVERY_RUN, run.id);
    var wanted = new HashMap<UUID, Wanted>();
    Target.ofResume(order.accountId(), resume.id)
        .forEach(it -> wanted.put(it.id, new Wanted(it.filter(), it.label())));
    return new Plan(
        run,
        fitModel.applicant(resume.plainDocument()),
        wanted,
        RunBoard.ofRuns(List.of(run.id)).stream().filter(RunBoard::isOpen).toList());
  }

  private void walk(Plan plan, RunBoard board) {
    var wanted = plan.wanted(board);
    if (!recorder.begin(plan.run(), board.id)) {
      return;
    }
    try {
      var end =
          boards.walk(
              board.board,
              board.company(),
              crawl(plan.run()),
              new OfTargets(wanted),
              jobs -> recorder.keep(plan.run(), board.id, jobs.size(), scored(plan, wanted, jobs)));
      recorder.finish(plan.run(), board.id, end);
      count(board, end.isComplete() ? "complete" : "partial");
    } catch (BoardException e) {
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
      recorder.fail(plan.run(), board.id, e.getMessage());
      count(board, "failed");
    } catch (RuntimeException | Error e) {
      if (Thread.currentThread().isInterrupted()) {
        return; // the process stops, and another one continues with this board
      }
      LOG.errorf(e, "The board %s could not be read", board.board.wireName());
      recorder.fail(
          plan.run(), board.id, Message.of("Something went wrong on our side.").english());
      count(board, "failed");
    }
  }

  private void count(RunBoard board, String outcome) {
    metrics
        .counter("jobtrail.boards.read", "board", board.board.wireName(), "outcome", outcome)
        .increment();
  }

  private Crawl crawl(Run run) {
    return run.isScheduled()
        ? Crawl.scheduled(clock.instant().minus(settings.sharedReads()))
        : Crawl.requested(run.createdAt);
  }

  /** Those of the jobs that a target wants. */
  private List<ScoredJob> scored(Plan plan, List<Wanted> wanted, List<FoundJob> jobs) {
    var scored = new ArrayList<ScoredJob>();
    for (var job : jobs) {
      var words = JobWords.of(job);
      var keepers = wanted.stream().filter(it -> it.filter().keeps(job, words)).toList();
      if (!keepers.isEmpty()) {
        scored.add(scored(plan, job, keepers));
      }
    }
    return scored;
  }

  private ScoredJob scored(Plan plan, FoundJob job, List<Wanted> keepers) {
    var profile = profile(job, keepers.stream().anyMatch(it -> it.filter().hasPlaces()));
    var sentences = job.description() == null ? null : profile.sentences();
    return new ScoredJob(
        job,
        keepers.stream().map(Wanted::label).distinct().toList(),
        fitModel.score(plan.applicant(), profile),
        profile.level(),
        sentences == null ? null : HiringReader.read(job.company(), sentences),
        sentences == null ? null : SponsorshipReader.read(sentences));
  }

  /** A place that a target asks for speaks neither for nor against the job. */
  private JobProfile profile(FoundJob job, boolean isPlaceWanted) {
    return fitModel.job(
        job.title(),
        job.company(),
        isPlaceWanted ? null : job.location(),
        job.isRemote(),
        job.employmentType(),
        job.description());
  }

  private static Optional<Run> run(WorkOrder order) {
    return Run.of(order.accountId(), UUID.fromString(order.details().get(RUN)));
  }
}
