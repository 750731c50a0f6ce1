package dev.jobtrail.inbox;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.UUID;

/** The messages of employers in the export of an account. */
@ApplicationScoped
class EmployerMessageData implements AccountData {

  private static final int PAGE_SIZE = 200;

  private final EmployerMessages messages;

  EmployerMessageData(EmployerMessages messages) {
    this.messages = messages;
  }

  @Override
  public String section() {
    return "employerMessages";
  }

  @Override
  public Iterator<EmployerMessageView> export(UUID accountId) {
    return PagedRecords.oldestFirst(
        EmployerMessageView::id, last -> messages.after(accountId, last, PAGE_SIZE));
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("Messages belong to the mailbox, which is not imported.").english());
  }
}
