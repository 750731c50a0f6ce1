package dev.jobtrail.client;

import dev.jobtrail.platform.AccountRecord;
import dev.jobtrail.platform.SortOrder;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A person on whose behalf the account's owner applies to jobs. */
@Entity
public class Client extends AccountRecord {

  public String name;

  /** Null without an address for links. */
  public String email;

  public String phone;
  public String notes;

  /** Whether each application waits on the client's yes before it is sent. */
  public boolean requireApproval;

  @Enumerated(EnumType.STRING)
  private ClientStatus status;

  private Instant archivedAt;

  protected Client() {}

  Client(UUID accountId, NewClient description, Clock clock) {
    super(accountId, clock);
    this.name = description.name();
    this.email = description.email();
    this.phone = description.phone();
    this.notes = description.notes();
    this.requireApproval = Boolean.TRUE.equals(description.requireApproval());
    this.status = ClientStatus.ACTIVE;
  }

  /** The account's client of that id. */
  public static Optional<Client> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same, with its row locked until the transaction ends. */
  static Optional<Client> forUpdate(UUID accountId, UUID id) {
    return Client.<Client>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  static boolean exists(UUID accountId, UUID id) {
    return count("accountId = ?1 and id = ?2", accountId, id) == 1;
  }

  static boolean isActive(UUID accountId, UUID id) {
    return count("accountId = ?1 and id = ?2 and status = ?3", accountId, id, ClientStatus.ACTIVE)
        == 1;
  }

  /** How many clients of the account take a seat. */
  static long active(UUID accountId) {
    return count("accountId = ?1 and status = ?2", accountId, ClientStatus.ACTIVE);
  }

  /** The names of the account's active clients, in their order. */
  static List<ClientName> activeNames(UUID accountId, int limit) {
    return getEntityManager()
        .createQuery(
            "select new dev.jobtrail.client.ClientName(c.id, c.name) from Client c"
                + " where c.accountId = :account and c.status = :active order by "
                + SortOrder.byLetters("c.name")
                + ", c.id",
            ClientName.class)
        .setParameter("account", accountId)
        .setParameter("active", ClientStatus.ACTIVE)
        .setMaxResults(limit)
        .getResultList();
  }

  /** The names of some of the account's clients. */
  static List<ClientName> names(UUID accountId, Collection<UUID> ids) {
    return getEntityManager()
        .createQuery(
            "select new dev.jobtrail.client.ClientName(c.id, c.name) from Client c"
                + " where c.accountId = :account and c.id in :ids",
            ClientName.class)
        .setParameter("account", accountId)
        .setParameter("ids", ids)
        .getResultList();
  }

  /** A page of the account's clients, newest first. */
  static List<Client> before(UUID accountId, UUID before, int limit) {
    return Client.<Client>find("accountId = ?1 and id < ?2 order by id desc", accountId, before)
        .page(0, limit)
        .list();
  }

  /** All of the account's clients, newest first. */
  static List<Client> all(UUID accountId) {
    return list("accountId = ?1 order by id desc", accountId);
  }

  boolean isArchived() {
    return status == ClientStatus.ARCHIVED;
  }

  void archive(Clock clock) {
    touch(clock);
    status = ClientStatus.ARCHIVED;
    archivedAt = updatedAt;
  }

  /** Reactivates the client; the caller has taken a seat for it. */
  void restore(Clock clock) {
    touch(clock);
    status = ClientStatus.ACTIVE;
    archivedAt = null;
  }

  /** Updates the description of the client. */
  void edit(ClientEdit edit, Clock clock) {
    edit.applyTo(this);
    touch(clock);
  }

  ClientView view(ClientCounts counts) {
    return new ClientView(
        id,
        name,
        email,
        phone,
        notes,
        status,
        requireApproval,
        createdAt,
        updatedAt,
        archivedAt,
        counts);
  }
}
