package dev.jobtrail.inbox;

import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.account.StoredSecrets.Purpose;
import dev.jobtrail.inbox.MailboxStore.Recognized;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** Reads leased mailboxes and stores what employers say. */
@ApplicationScoped
class MailboxReadings {

  private static final Logger LOG = Logger.getLogger(MailboxReadings.class);

  private final MailboxReader reader;
  private final ReplyClassifier classifier;
  private final MailboxStore store;
  private final StoredSecrets secrets;

  MailboxReadings(
      MailboxReader reader, ReplyClassifier classifier, MailboxStore store, StoredSecrets secrets) {
    this.reader = reader;
    this.classifier = classifier;
    this.store = store;
    this.secrets = secrets;
  }

  /** Reads new mail and records the result. Blocks; must not run in a transaction. */
  void read(MailboxLease lease) {
    try {
      store.finish(lease, readMails(lease));
    } catch (MailboxException e) {
      LOG.debugf("A mailbox could not be read: %s", e.problem());
      fail(lease, e.problem());
    } catch (MailboxStore.LeaseLost _) {
      LOG.debug("A mailbox was changed while it was read");
    } catch (RuntimeException e) {
      LOG.errorf(e, "The mailbox of account %s could not be read", lease.accountId());
      fail(lease, MailboxProblem.SERVER_ERROR);
    }
  }

  private void fail(MailboxLease lease, MailboxProblem problem) {
    try {
      store.fail(lease, problem);
    } catch (MailboxStore.LeaseLost _) {
      LOG.debug("A mailbox was changed while it was read");
    }
  }

  private boolean readMails(MailboxLease lease) {
    var password =
        store
            .password(lease)
            .flatMap(it -> secrets.open(Purpose.MAILBOX, lease.accountId(), it))
            .orElseThrow(() -> new MailboxException(MailboxProblem.PASSWORD_UNREADABLE, null));
    return reader.read(
        lease,
        new String(password, StandardCharsets.UTF_8),
        (mails, validity, uid) -> store.keep(lease, recognized(mails), validity, uid));
  }

  private List<Recognized> recognized(List<ReceivedMail> mails) {
    return mails.stream().flatMap(this::recognized).toList();
  }

  private Stream<Recognized> recognized(ReceivedMail mail) {
    var text = classifier.read(mail);
    return classifier.classify(mail, text).map(it -> new Recognized(mail, text, it)).stream();
  }
}
