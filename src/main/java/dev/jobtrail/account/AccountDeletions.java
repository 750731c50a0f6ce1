package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Secrets;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;

/** Closes accounts immediately and deletes their data in the background. */
@ApplicationScoped
class AccountDeletions {

  private final AccountRows rows;
  private final DeletionScheduler scheduler;
  private final Event<AccountDeleted> deleted;
  private final Clock clock;

  /**
   * A started deletion.
   *
   * @param token gives access to its progress
   */
  record Begun(String token, AccountDeletionView view) {}

  AccountDeletions(
      AccountRows rows, DeletionScheduler scheduler, Event<AccountDeleted> deleted, Clock clock) {
    this.rows = rows;
    this.scheduler = scheduler;
    this.deleted = deleted;
    this.clock = clock;
  }

  /**
   * Closes the account: after the commit, sessions, keys, links and shared pages are invalid, and
   * its address and username are available.
   *
   * @throws ApiException UNAUTHORIZED if it was deleted already
   */
  @Transactional
  Begun begin(UUID accountId) {
    var account = Account.byId(accountId).orElseThrow(ApiException::unauthorized);
    account.close(clock);
    Account.flush();
    rows.deleteAccess(accountId);
    var token = Secrets.random();
    var deletion = new AccountDeletion(accountId, token, clock);
    deletion.persist();
    scheduler.schedule(accountId);
    deleted.fire(new AccountDeleted(accountId));
    return new Begun(token, deletion.view());
  }

  /**
   * How far a deletion has come.
   *
   * @throws ApiException NOT_FOUND for an unknown token, and a while after all is deleted
   */
  @Transactional
  AccountDeletionView progress(String token) {
    return AccountDeletion.byToken(token).orElseThrow(ApiException::notFound).view();
  }
}
