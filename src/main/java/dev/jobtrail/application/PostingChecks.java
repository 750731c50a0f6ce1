package dev.jobtrail.application;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.posting.PostingChecker;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** Checks the posting of an application when its owner asks for it. */
@ApplicationScoped
public class PostingChecks {

  /** A posting that was checked so recently is not requested again. */
  private static final Duration FRESH = Duration.ofMinutes(1);

  private final PostingChecker checker;
  private final PostingCheckStore store;
  private final ActiveClients activeClients;
  private final IdempotentTransactions idempotent;
  private final Clock clock;

  PostingChecks(
      PostingChecker checker,
      PostingCheckStore store,
      ActiveClients activeClients,
      IdempotentTransactions idempotent,
      Clock clock) {
    this.checker = checker;
    this.store = store;
    this.activeClients = activeClients;
    this.idempotent = idempotent;
    this.clock = clock;
  }

  /**
   * What checks found so far.
   *
   * @throws ApiException NOT_FOUND
   */
  public PostingCheckView of(UUID accountId, UUID id) {
    return store.one(accountId, id).view();
  }

  /**
   * Checks the posting now. Its site is read outside any transaction, so call this on a worker
   * thread.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, INVALID_TRANSITION without a URL
   */
  PostingCheckView check(UUID accountId, UUID id) {
    var posting = store.one(accountId, id);
    activeClients.require(new Person(accountId, posting.clientId()));
    if (posting.url() == null) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "The posting has no URL to check. Add its URL to the job first.");
    }
    if (posting.checkedAt() != null && posting.checkedAt().isAfter(clock.instant().minus(FRESH))) {
      return idempotent.call(posting::view);
    }
    var finding = checker.check(posting.url(), posting.title(), posting.description(), null);
    return idempotent.call(
        () -> {
          store.keep(List.of(posting), finding);
          return of(accountId, id);
        });
  }
}
