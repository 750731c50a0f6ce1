package dev.jobtrail.discovery;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardException;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.Resume;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.UUID;

/** Creates, changes and deletes targets. */
@ApplicationScoped
public class Targets {

  /** The maximum number of targets; each is a daily search. */
  static final int MOST = 50;

  private final ActiveClients activeClients;
  private final Boards boards;
  private final Clock clock;

  Targets(ActiveClients activeClients, Boards boards, Clock clock) {
    this.activeClients = activeClients;
    this.boards = boards;
    this.clock = clock;
  }

  /**
   * The targets of a resume, oldest first.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public List<TargetView> list(UUID accountId, UUID resumeId) {
    Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    return Target.ofResume(accountId, resumeId).stream().map(Target::view).toList();
  }

  /** A page of the account's targets, oldest first. */
  @Transactional
  List<TargetView> after(UUID accountId, UUID after, int limit) {
    return Target.after(accountId, after, limit).stream().map(Target::view).toList();
  }

  /**
   * Adds a target.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED
   */
  @Transactional
  TargetView add(UUID accountId, UUID resumeId, TargetEdit edit) {
    var resume = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, resume.clientId));
    Resume.forUpdate(accountId, resumeId).orElseThrow(ApiException::notFound);
    if (Target.ofResume(accountId, resumeId).size() >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "A resume can have %d targets. Delete one first.", MOST);
    }
    var target = new Target(resume, clock);
    edit.applyTo(target);
    requireCriterion(target);
    check(target);
    target.persist();
    return target.view();
  }

  /**
   * Changes a target.
   *
   * @throws ApiException as above
   */
  @Transactional
  TargetView change(UUID accountId, UUID id, TargetEdit edit) {
    var target = Target.of(accountId, id).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, target.clientId));
    var fittedEveryJob = target.fitsEveryJob(); // one of an earlier version can still be changed
    target.edit(edit, clock);
    if (!fittedEveryJob) {
      requireCriterion(target);
    }
    check(target);
    return target.view();
  }

  /**
   * Deletes a target and keeps its matches.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID id) {
    Target.of(accountId, id).orElseThrow(ApiException::notFound).delete();
  }

  private static void requireCriterion(Target target) {
    if (target.fitsEveryJob()) {
      throw ApiException.invalid(
          "title",
          "is required, unless keywords, a location, a pay, boards or companies are given or only"
              + " remote jobs are searched");
    }
  }

  /** Refuses boards that are not searched, and companies that cannot be any of theirs. */
  private void check(Target target) {
    for (var board : target.boards()) {
      if (board.isRetired()) {
        throw ApiException.invalid("boards", "%s is no longer searched", board.wireName());
      }
      if (needsCompany(board)
          && target.companies.stream().noneMatch(company -> company.board() == board)) {
        throw ApiException.invalid("companies", "%s requires a company", board.wireName());
      }
    }
    for (var company : target.companies) {
      if (!needsCompany(company.board())) {
        throw ApiException.invalid(
            "companies", "%s cannot be searched by company", company.board().wireName());
      }
      try {
        boards.check(company.board(), company.company());
      } catch (BoardException e) {
        throw ApiException.invalid("companies", e.getMessage());
      }
    }
  }

  static boolean needsCompany(Board board) {
    return switch (board.needs()) {
      case COMPANY, COMPANY_AND_TOKEN, TENANT_AND_SITE -> true;
      case NOTHING, API_KEY -> false;
    };
  }
}
