package dev.jobtrail.inbox;

import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.account.StoredSecrets.Purpose;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.inbox.MailboxStore.Recognized;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jboss.logging.Logger;

/** Reads leased mailboxes and stores what employers say. */
@ApplicationScoped
class MailboxReadings {

  private static final Logger LOG = Logger.getLogger(MailboxReadings.class);

  /** Of one mailbox, the newest; the rules alone decide on the others. */
  private static final int MOST_TO_ASK = 25;

  /** A model that fails for longer is asked about newer mails only. */
  private static final Duration OLDEST_TO_ASK = Duration.ofDays(7);

  private final MailboxReader reader;
  private final ReplyClassifier classifier;
  private final ModelClassifier model;
  private final MailboxStore store;
  private final StoredSecrets secrets;
  private final MailboxSettings settings;
  private final Clock clock;

  MailboxReadings(
      MailboxReader reader,
      ReplyClassifier classifier,
      ModelClassifier model,
      MailboxStore store,
      StoredSecrets secrets,
      MailboxSettings settings,
      Clock clock) {
    this.reader = reader;
    this.classifier = classifier;
    this.model = model;
    this.store = store;
    this.secrets = secrets;
    this.settings = settings;
    this.clock = clock;
  }

  /** A mail with what its sender wrote. */
  record ReadMail(long uid, ReceivedMail mail, StatedText text) {}

  /** Reads new mail and records the result. Blocks; must not run in a transaction. */
  void read(MailboxLease lease) {
    try {
      var reading = new Reading(lease);
      var hasMore = reader.read(lease, password(lease), reading);
      reading.askModel();
      store.finish(lease, hasMore);
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

  private String password(MailboxLease lease) {
    return store
        .password(lease)
        .flatMap(it -> secrets.open(Purpose.MAILBOX, lease.accountId(), it))
        .map(it -> new String(it, StandardCharsets.UTF_8))
        .orElseThrow(() -> new MailboxException(MailboxProblem.PASSWORD_UNREADABLE, null));
  }

  /**
   * One reading. What the rules decide is stored at once. The numbers of the mails that they do not
   * decide are stored with it, and the model is asked about them when the connection to the mailbox
   * is closed; those without an answer are fetched again by the next reading.
   */
  private final class Reading implements MailboxReader.Receiver {

    private final MailboxLease lease;
    private final boolean asksModel;
    private final Map<Long, ReadMail> toAsk = new LinkedHashMap<>();

    Reading(MailboxLease lease) {
      this.lease = lease;
      this.asksModel = lease.isModelAsked() && model.isAvailable();
    }

    @Override
    public void takeAgain(List<NumberedMail> mails) {
      var oldest = clock.instant().minus(OLDEST_TO_ASK);
      if (asksModel) {
        mails.stream()
            .map(this::read)
            .filter(it -> it.mail().receivedAt().isAfter(oldest))
            .forEach(it -> toAsk.put(it.uid(), it));
      }
      store.askLater(lease, toAsk.keySet());
    }

    @Override
    public void take(List<NumberedMail> mails, long uidValidity, long uid) {
      var recognized = new ArrayList<Recognized>();
      var undecided = new ArrayList<ReadMail>();
      for (var it : mails.stream().map(this::read).toList()) {
        var statement = classifier.classify(it.mail(), it.text());
        statement.ifPresent(said -> recognized.add(new Recognized(it.mail(), it.text(), said)));
        if (asksModel && statement.isEmpty() && classifier.mayState(it.mail(), it.text())) {
          undecided.add(it);
        }
      }
      store.ofTrackedJobs(lease.accountId(), undecided).forEach(it -> toAsk.put(it.uid(), it));
      while (toAsk.size() > MOST_TO_ASK) {
        toAsk.remove(toAsk.keySet().iterator().next());
      }
      store.keep(lease, recognized, uidValidity, uid, toAsk.keySet());
    }

    private ReadMail read(NumberedMail it) {
      return new ReadMail(it.uid(), it.mail(), classifier.read(it.mail()));
    }

    /** Until the time is up, the plan has no units left or the model fails. */
    void askModel() {
      var end = System.nanoTime() + settings.modelTime().toNanos();
      try {
        for (var it : List.copyOf(toAsk.values())) {
          var left = Duration.ofNanos(end - System.nanoTime());
          if (!left.isPositive() || !store.mayAsk(lease.accountId())) {
            return;
          }
          var said = model.classify(it.mail(), it.text(), left);
          toAsk.remove(it.uid());
          store.keepAnswer(
              lease,
              said.map(statement -> new Recognized(it.mail(), it.text(), statement)),
              toAsk.keySet());
        }
      } catch (EngineException e) {
        LOG.debugf("The model was not asked about all mails: %s", e.getMessage());
      } catch (ApiException e) {
        LOG.debugf("No unit was left for the answer of the model: %s", e.code());
      }
    }
  }
}
