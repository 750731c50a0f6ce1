package dev.jobtrail.inbox;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.UUID;

/** The mailbox in the export of an account, without its password. */
@ApplicationScoped
class MailboxData implements AccountData {

  private final Mailboxes mailboxes;

  MailboxData(Mailboxes mailboxes) {
    this.mailboxes = mailboxes;
  }

  @Override
  public String section() {
    return "mailbox";
  }

  @Override
  public Iterator<MailboxView> export(UUID accountId) {
    return mailboxes.find(accountId).stream().iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("The export has no password of the mailbox. Connect it again.").english());
  }
}
