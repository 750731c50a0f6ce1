package dev.jobtrail.account;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;

/** The notices of accounts. */
@ApplicationScoped
public class Notices implements AccountData {

  /** The newest of each account are kept; older ones make room. */
  private static final int KEPT = 50;

  private final Clock clock;

  Notices(Clock clock) {
    this.clock = clock;
  }

  /**
   * Adds a notice.
   *
   * @param kind in lower case with underscores, for programs
   * @param message a sentence for people
   */
  @Transactional(Transactional.TxType.MANDATORY)
  public void add(UUID accountId, String kind, String message) {
    new Notice(accountId, kind, message, clock).persist();
    Notice.removeAllBut(accountId, KEPT);
  }

  /** The account's notices, newest first. */
  public List<NoticeView> of(UUID accountId) {
    return Notice.newest(accountId, KEPT).stream().map(NoticeView::of).toList();
  }

  /** Whether the account had that notice. */
  @Transactional
  boolean remove(UUID accountId, UUID id) {
    return Notice.remove(accountId, id);
  }

  @Override
  public String section() {
    return "notices";
  }

  @Override
  public Iterator<NoticeView> export(UUID accountId) {
    return of(accountId).iterator();
  }
}
