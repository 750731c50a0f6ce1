package dev.jobtrail.inbox;

import dev.jobtrail.account.Notices;
import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.platform.Hashes;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
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
  private final Notices notices;
  private final MailboxSettings settings;
  private final Clock clock;

  MailboxStore(
      Session session,
      TrackedJobs jobs,
      ApplicationMatcher matcher,
      Notices notices,
      MailboxSettings settings,
      Clock clock) {
    this.session = session;
    this.jobs = jobs;
    this.matcher = matcher;
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

  /** Stores what was read up to a mail. */
  void keep(MailboxLease lease, List<Recognized> recognized, long uidValidity, long uid) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              leased(lease).advance(uidValidity, uid);
              if (!recognized.isEmpty()) {
                var tracked = jobs.newest(lease.accountId(), MOST_JOBS);
                recognized.forEach(it -> add(lease.accountId(), it, tracked));
                keepNewest(lease.accountId());
              }
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
                    "The mailbox %s cannot be read. %s"
                        .formatted(lease.username(), problem.message()));
              }
            });
  }

  private static Mailbox leased(MailboxLease lease) {
    return Mailbox.lock(lease.accountId())
        .filter(it -> it.isLeased(lease))
        .orElseThrow(LeaseLost::new);
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
    var mail = recognized.mail();
    var keys = mail.references().stream().map(Hashes::sha256).toList();
    return EmployerMessage.applicationOf(accountId, keys)
        .flatMap(it -> jobs.one(accountId, it))
        .or(() -> jobs.ofContact(accountId, mail.senderAddress()))
        .or(() -> matcher.match(mail, recognized.text().body(), tracked));
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
