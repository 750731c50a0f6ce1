package dev.jobtrail.work;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;

/** Stores what work did otherwise than asked. */
@ApplicationScoped
public class WorkNotes {

  /**
   * Part of the transaction that ends the work.
   *
   * @param note for the owner, in the language of the order
   */
  @Transactional(TxType.MANDATORY)
  public void add(WorkOrder order, String note) {
    Work.of(order.accountId(), order.id()).orElseThrow().note(note);
  }
}
