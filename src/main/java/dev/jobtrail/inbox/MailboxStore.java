package dev.jobtrail.inbox;

import dev.jobtrail.account.Notices;
import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.inbox.MailboxReadings.ReadMail;
import dev.jobtrail.plan.Allowance;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.platform.Hashes;
import dev.jobtrail.text.Message;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Session;

/**
 * Stores how far mailboxes are read, and what was found in them, in the same transaction: a process
 * that ends in between reads the same mails again, and each is stored once.
 */
@ApplicationScoped
class MailboxStore {

  /** So long a process has a mailbox to itself; longer than any reading takes. */
  private static final Duration LEASE = Duration.ofMinutes(10);

  /** Where more mail is left. */
  private static final Duration SOON = Duration.ofMinutes(1);

  /** After so many failures in a row the owner hears of a problem that may be temporary. */
  private static final int LASTING_FAILURES = 5;

  /** An account with more has none of the others answered by now. */
  private static final int MOST_JOBS = 5_000;

  private static final String DUE =
      """
      select account_id from mailbox
      where next_read_at <= :now and (reading_until is null or reading_until <= :now)
      order by next_read_at limit :most for update skip locked
      """;

  private static final String KEEP_NEWEST =
      """
      delete from mailbox_message where account_id = :account and id < (
        select id from mailbox_message where account_id = :account
        order by id desc offset :kept limit 1)
      """;

  private final Session session;
  private final TrackedJobs jobs;
  private final ApplicationMatcher matcher;
  private final ReplyClassifier classifier;
  private final Allowances allowances;
  private final Notices notices;
  private final MailboxSettings settings;
  private final Clock clock;

  MailboxStore(
      Session session,
      TrackedJobs jobs,
      ApplicationMatcher matcher,
      ReplyClassifier classifier,
      Allowances allowances,
      Notices notices,
      MailboxSettings settings,
      Clock clock) {
    this.session = session;
    this.jobs = jobs;
    this.matcher = matcher;
    this.classifier = classifier;
    this.allowances = allowances;
    this.notices = notices;
    this.settings = settings;
    this.clock = clock;
  }

  /** A mail that says something about an application. */
  record Recognized(ReceivedMail mail, StatedText text, ReplyClassifier.Statement statement) {}

  /** Another process reads the mailbox, or its owner changed it. */
  static final class LeaseLost extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LeaseLost() {
      super("the mailbox is not leased any more");
    }
  }

  /** Takes due mailboxes of all accounts, so that no other process reads them meanwhile. */
  List<MailboxLease> claim() {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                session
                    .createNativeQuery(DUE, UUID.class)
                    .setParameter("now", clock.instant())
                    .setParameter("most", settings.concurrent())
                    .list()
                    .stream()
                    .flatMap(it -> Mailbox.of(it).stream())
                    .map(it -> it.lease(clock.instant().plus(LEASE)))
                    .toList());
  }

  /** Takes the mailbox of an account, whether or not it is due; empty while it is being read. */
  Optional<MailboxLease> claim(UUID accountId) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                Mailbox.lock(accountId)
                    .filter(it -> !it.isBeingRead(clock.instant()))
                    .map(it -> it.lease(clock.instant().plus(LEASE))));
  }

  Optional<StoredSecrets.Sealed> password(MailboxLease lease) {
    return QuarkusTransaction.requiringNew()
        .call(() -> Mailbox.of(lease.accountId()).map(Mailbox::password));
  }

  /** Those of the mails that are about an application for certain. */
  List<ReadMail> ofTrackedJobs(UUID accountId, List<ReadMail> mails) {
    if (mails.isEmpty()) {
      return List.of();
    }
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              var tracked = jobs.newest(accountId, MOST_JOBS);
              return mails.stream().filter(it -> isOfTrackedJob(accountId, it, tracked)).toList();
            });
  }

  /** A company has other mail too, such as about orders; correspondence needs no further sign. */
  private boolean isOfTrackedJob(UUID accountId, ReadMail read, List<TrackedJob> tracked) {
    return correspondence(accountId, read.mail()).isPresent()
        || classifier.hasContext(read.mail(), read.text())
            && matcher.match(read.mail(), read.text().body(), tracked).isPresent();
  }

  /**
   * Stores what was read up to a mail.
   *
   * @param uidsToAsk the mails that the model is still to be asked about
   */
  void keep(
      MailboxLease lease,
      List<Recognized> recognized,
      long uidValidity,
      long uid,
      Collection<Long> uidsToAsk) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              var mailbox = leased(lease);
              mailbox.advance(uidValidity, uid);
              mailbox.askLater(uidsToAsk);
              add(lease.accountId(), recognized);
            });
  }

  /** Stores the mails that the model is still to be asked about. */
  void askLater(MailboxLease lease, Collection<Long> uids) {
    QuarkusTransaction.requiringNew().run(() -> leased(lease).askLater(uids));
  }

  /** Whether the plan of the account has a unit left for an answer of the model. */
  boolean mayAsk(UUID accountId) {
    var units = allowances.usage(accountId).ai();
    return units.allowed() == null || units.used() < units.allowed();
  }

  /**
   * Stores the answer of the model about one mail, and takes the unit for it.
   *
   * @throws ApiException AI_LIMIT_REACHED if none is left; then nothing is stored
   */
  void keepAnswer(MailboxLease lease, Optional<Recognized> recognized, Collection<Long> uidsToAsk) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              leased(lease).askLater(uidsToAsk);
              add(lease.accountId(), recognized.stream().toList());
              allowances.take(lease.accountId(), Allowance.AI);
            });
  }

  void finish(MailboxLease lease, boolean hasMore) {
    QuarkusTransaction.requiringNew()
        .run(() -> leased(lease).finish(clock.instant(), hasMore ? SOON : settings.readEvery()));
  }

  /** Stores why it could not be read, and tells its owner once. */
  void fail(MailboxLease lease, MailboxProblem problem) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              var mailbox = leased(lease);
              mailbox.fail(problem, clock.instant(), settings.readEvery());
              if (mailbox.failures() == (problem.isPermanent() ? 1 : LASTING_FAILURES)) {
                notices.add(
                    lease.accountId(),
                    "mailbox_failing",
                    Message.of(
                        "The mailbox %s cannot be read. %s", lease.username(), problem.message()));
              }
            });
  }

  private static Mailbox leased(MailboxLease lease) {
    return Mailbox.lock(lease.accountId())
        .filter(it -> it.isLeased(lease))
        .orElseThrow(LeaseLost::new);
  }

  private void add(UUID accountId, List<Recognized> recognized) {
    if (!recognized.isEmpty()) {
      var tracked = jobs.newest(accountId, MOST_JOBS);
      recognized.forEach(it -> add(accountId, it, tracked));
      keepNewest(accountId);
    }
  }

  private void add(UUID accountId, Recognized recognized, List<TrackedJob> tracked) {
    var mail = recognized.mail();
    var key = key(mail);
    if (EmployerMessage.exists(accountId, key)) {
      return;
    }
    var message = new EmployerMessage(accountId, key, mail, recognized.statement(), clock);
    job(accountId, recognized, tracked)
        .ifPresent(it -> message.assign(it.applicationId(), it.status()));
    message.persist();
  }

  /** By the thread, by a contact, or else by what the mail names. */
  private Optional<TrackedJob> job(
      UUID accountId, Recognized recognized, List<TrackedJob> tracked) {
    return correspondence(accountId, recognized.mail())
        .or(() -> matcher.match(recognized.mail(), recognized.text().body(), tracked));
  }

  private Optional<TrackedJob> correspondence(UUID accountId, ReceivedMail mail) {
    var keys = mail.references().stream().map(Hashes::sha256).toList();
    return EmployerMessage.applicationOf(accountId, keys)
        .flatMap(it -> jobs.one(accountId, it))
        .or(() -> jobs.ofContact(accountId, mail.senderAddress()));
  }

  /** A mail without an id is known by its head. */
  private static byte[] key(ReceivedMail mail) {
    return Hashes.sha256(
        mail.messageId().isEmpty()
            ? mail.sender() + "\n" + mail.subject() + "\n" + mail.receivedAt()
            : mail.messageId());
  }

  private void keepNewest(UUID accountId) {
    session.flush();
    session
        .createNativeMutationQuery(KEEP_NEWEST)
        .setParameter("account", accountId)
        .setParameter("kept", settings.keptPerAccount() - 1)
        .executeUpdate();
  }

  /** Deletes old messages of all accounts. */
  void deleteOld() {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                EmployerMessage.delete(
                    "receivedAt < ?1", clock.instant().minus(settings.keepMessages())));
  }
}
