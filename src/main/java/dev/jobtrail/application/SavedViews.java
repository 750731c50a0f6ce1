package dev.jobtrail.application;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** Reads and changes the saved views of accounts. */
@ApplicationScoped
public class SavedViews implements AccountData {

  /** Of an account; more would not be found faster than by filtering. */
  static final int MOST = 30;

  private final AdvisoryLocks locks;
  private final Clock clock;

  SavedViews(AdvisoryLocks locks, Clock clock) {
    this.locks = locks;
    this.clock = clock;
  }

  /** The views of an account by name. */
  @Transactional
  public List<SavedViewView> of(UUID accountId) {
    return SavedView.of(accountId).stream().map(SavedView::view).toList();
  }

  /**
   * Adds a view.
   *
   * @throws ApiException ALREADY_EXISTS for the name of another one, INVALID_TRANSITION for too
   *     many
   */
  @Transactional
  SavedViewView create(UUID accountId, SavedViewEdit wanted) {
    locks.lock(LockSpace.SAVED_VIEWS, accountId);
    requireFreeName(accountId, null, wanted.name());
    if (SavedView.count("accountId", accountId) >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "An account can have %d saved views. Delete one first.".formatted(MOST));
    }
    var view = new SavedView(accountId, wanted, clock);
    view.persist();
    return view.view();
  }

  /**
   * Replaces a view.
   *
   * @throws ApiException NOT_FOUND, ALREADY_EXISTS for the name of another one
   */
  @Transactional
  SavedViewView change(UUID accountId, UUID id, SavedViewEdit wanted) {
    locks.lock(LockSpace.SAVED_VIEWS, accountId);
    requireFreeName(accountId, id, wanted.name());
    var view = SavedView.of(accountId, id).orElseThrow(ApiException::notFound);
    view.change(wanted, clock);
    return view.view();
  }

  /**
   * Deletes a view.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID id) {
    SavedView.of(accountId, id).orElseThrow(ApiException::notFound).delete();
  }

  private static void requireFreeName(UUID accountId, UUID own, String name) {
    SavedView.<SavedView>find("accountId = ?1 and lower(name) = lower(?2)", accountId, name)
        .firstResultOptional()
        .filter(it -> !it.id.equals(own))
        .ifPresent(
            it -> {
              throw ApiException.alreadyExists(
                  "There is a view with this name. Choose another name or delete that view.",
                  it.id.toString());
            });
  }

  @Override
  public String section() {
    return "savedViews";
  }

  @Override
  public Iterator<SavedViewView> export(UUID accountId) {
    return of(accountId).iterator();
  }
}
