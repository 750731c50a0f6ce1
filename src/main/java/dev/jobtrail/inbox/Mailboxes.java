package dev.jobtrail.inbox;

import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.account.StoredSecrets.Purpose;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;

/** The mailboxes of accounts. */
@ApplicationScoped
public class Mailboxes {

  private final MailboxHosts hosts;
  private final MailboxStore store;
  private final MailboxReadings readings;
  private final StoredSecrets secrets;
  private final AdvisoryLocks locks;
  private final Clock clock;

  Mailboxes(
      MailboxHosts hosts,
      MailboxStore store,
      MailboxReadings readings,
      StoredSecrets secrets,
      AdvisoryLocks locks,
      Clock clock) {
    this.hosts = hosts;
    this.store = store;
    this.readings = readings;
    this.secrets = secrets;
    this.locks = locks;
    this.clock = clock;
  }

  /** The mailbox of an account, if it has one. */
  @Transactional
  public Optional<MailboxView> find(UUID accountId) {
    return Mailbox.of(accountId).map(Mailbox::view);
  }

  /**
   * The mailbox of an account.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public MailboxView one(UUID accountId) {
    return find(accountId).orElseThrow(ApiException::notFound);
  }

  /**
   * Requires a server that may be connected to. Looks up its host, so it is called before the
   * transaction.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  void requireReachable(MailboxEdit wanted) {
    hosts.require(wanted);
  }

  /**
   * Connects a mailbox, or changes its settings. It is read soon.
   *
   * @throws ApiException VALIDATION_FAILED without a password that is needed
   */
  @Transactional
  MailboxView set(UUID accountId, MailboxEdit wanted) {
    locks.lock(LockSpace.MAILBOX, accountId);
    var known = Mailbox.lock(accountId);
    if (wanted.password() == null && known.filter(it -> it.isFor(wanted)).isEmpty()) {
      throw ApiException.invalid(
          "password", "is required for a new mailbox, and for another host, port or user name");
    }
    var sealed =
        wanted.password() == null ? known.get().password() : sealed(accountId, wanted.password());
    var mailbox = known.orElseGet(() -> new Mailbox(accountId, clock));
    mailbox.take(wanted, sealed, clock);
    mailbox.persist();
    return mailbox.view();
  }

  /**
   * Deletes the mailbox with its messages.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId) {
    Mailbox.lock(accountId).orElseThrow(ApiException::notFound).delete();
    EmployerMessage.delete("accountId", accountId);
  }

  /**
   * Reads new mail now. Blocks, so it is called outside of transactions.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION while it is off or being read
   */
  void read(UUID accountId) {
    if (!one(accountId).isEnabled()) {
      throw new ApiException(ErrorCode.INVALID_TRANSITION, "The mailbox is off. Turn it on first.");
    }
    readings.read(
        store
            .claim(accountId)
            .orElseThrow(
                () ->
                    new ApiException(
                        ErrorCode.INVALID_TRANSITION,
                        "The mailbox is being read. Try again in a minute.")));
  }

  private StoredSecrets.Sealed sealed(UUID accountId, String password) {
    return secrets.seal(Purpose.MAILBOX, accountId, password.getBytes(StandardCharsets.UTF_8));
  }
}
