package dev.jobtrail.discovery;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardCompany;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkQueue;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;

/** Starts runs, one at a time per resume, and reads their progress. */
@ApplicationScoped
public class Runs {

  /** A board, or a company on it. */
  private record SearchedList(Board board, BoardCompany company) {}

  private final ActiveClients activeClients;
  private final Boards boards;
  private final WorkQueue queue;
  private final Clock clock;

  Runs(ActiveClients activeClients, Boards boards, WorkQueue queue, Clock clock) {
    this.activeClients = activeClients;
    this.boards = boards;
    this.queue = queue;
    this.clock = clock;
  }

  /**
   * Requires that the resume belongs to the account, before any other check.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public void requireResume(UUID accountId, UUID resumeId) {
    Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
  }

  /**
   * Searches for all targets of a resume.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION without targets or during
   *     another run, DISCOVERY_LIMIT_REACHED
   */
  @Transactional
  public RunView begin(UUID accountId, UUID resumeId) {
    var known = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, known.clientId));
    Resume.forUpdate(accountId, resumeId).orElseThrow(ApiException::notFound);
    return begin(Target.ofResume(accountId, resumeId), false);
  }

  /**
   * Starts the daily search of some targets of a resume.
   *
   * @param targets of one resume, locked by the caller
   * @throws ApiException as above
   */
  @Transactional(TxType.REQUIRES_NEW)
  RunView beginDaily(List<Target> targets) {
    var first = targets.getFirst();
    activeClients.require(new Person(first.accountId, first.clientId));
    Resume.forUpdate(first.accountId, first.resumeId).orElseThrow(ApiException::notFound);
    return begin(targets, true);
  }

  private RunView begin(List<Target> targets, boolean isScheduled) {
    if (targets.isEmpty()) {
      throw new ApiException(ErrorCode.INVALID_TRANSITION, "Add a target before searching.");
    }
    var first = targets.getFirst();
    if (queue.isAtResume(WorkKind.DISCOVERY, first.accountId, first.resumeId)) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "A search for this resume is already in progress.");
    }
    var places = places(targets);
    if (places.isEmpty()) {
      throw new ApiException(ErrorCode.INVALID_TRANSITION, "No job board is enabled.");
    }
    var run = new Run(first, isScheduled, clock);
    run.persist();
    var all = new ArrayList<RunBoard>();
    places.forEach(
        (place, ids) ->
            all.add(new RunBoard(run.id, all.size(), place.board(), place.company(), ids)));
    all.forEach(board -> board.persist());
    var person = new Person(first.accountId, first.clientId);
    queue.forResume(WorkKind.DISCOVERY, person, first.resumeId, BoardSearcher.details(run.id));
    return run.view(all);
  }

  /** The boards to crawl, each once, with the targets that use it. */
  private LinkedHashMap<SearchedList, List<UUID>> places(List<Target> targets) {
    var places = new LinkedHashMap<SearchedList, List<UUID>>();
    for (var target : targets) {
      var whole =
          target.boards().isEmpty() && target.companies.isEmpty()
              ? boards.enabled().stream().filter(it -> !Targets.needsCompany(it)).toList()
              : target.boards().stream().filter(it -> !Targets.needsCompany(it)).toList();
      whole.forEach(board -> add(places, new SearchedList(board, null), target));
      target.companies.forEach(
          company -> add(places, new SearchedList(company.board(), company.company()), target));
    }
    return places;
  }

  private static void add(
      LinkedHashMap<SearchedList, List<UUID>> places, SearchedList place, Target target) {
    places.computeIfAbsent(place, _ -> new ArrayList<>()).add(target.id);
  }

  /**
   * Cancels a run and keeps its matches. A run that has ended is unchanged.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  RunView cancel(UUID accountId, UUID id) {
    var run = Run.of(accountId, id).orElseThrow(ApiException::notFound);
    if (run.isOpen()) {
      queue.cancelForResume(WorkKind.DISCOVERY, accountId, run.resumeId);
    }
    return one(accountId, id);
  }

  /**
   * A run with its progress.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public RunView one(UUID accountId, UUID id) {
    var run = Run.of(accountId, id).orElseThrow(ApiException::notFound);
    return run.view(RunBoard.ofRuns(List.of(id)));
  }

  /**
   * A page of a resume's runs, newest first.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public List<RunView> list(UUID accountId, UUID resumeId, UUID after, int limit) {
    Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    return views(Run.newest(accountId, resumeId, after, limit));
  }

  /** A page of the account's runs, oldest first. */
  @Transactional
  List<RunView> after(UUID accountId, UUID after, int limit) {
    return views(Run.after(accountId, after, limit));
  }

  private static List<RunView> views(List<Run> runs) {
    var boards = RunBoard.ofRuns(runs.stream().map(run -> run.id).toList());
    return runs.stream().map(run -> run.view(boards)).toList();
  }
}
