package dev.jobtrail.webhook;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Session;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.annotations.UuidGenerator;
import org.hibernate.type.SqlTypes;

/**
 * An event for one webhook, with the log of its attempts. Deliveries of a webhook change under its
 * row lock, except that a full queue drops the oldest.
 */
@Entity
@Table(name = "webhook_delivery")
class WebhookDelivery extends PanacheEntityBase {

  private static final int MAX_ATTEMPTS_KEPT = 10;

  /** The account's oldest queued deliveries, except rows that another transaction has locked. */
  private static final String DROP =
      """
      update webhook_delivery set state = 'DROPPED', finished_at = :now where id = any (array(
        select id from webhook_delivery where account_id = :account and state = 'QUEUED'
        order by position limit :count for update skip locked))
      """;

  private static final String COUNTS =
      """
      select webhook_id, count(*) filter (where state = 'QUEUED'),
        count(*) filter (where state = 'DROPPED')
      from webhook_delivery where account_id = :account and state in ('QUEUED', 'DROPPED')
      group by webhook_id
      """;

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  @Column(updatable = false)
  UUID accountId;

  @Column(updatable = false)
  UUID webhookId;

  @Column(insertable = false, updatable = false)
  private long position;

  @Column(updatable = false)
  UUID eventId;

  @Column(updatable = false)
  String type;

  @Column(updatable = false)
  UUID recordId;

  @Column(updatable = false)
  String payload;

  @Column(updatable = false)
  Instant createdAt;

  @Enumerated(EnumType.STRING)
  private DeliveryState state = DeliveryState.QUEUED;

  private UUID taskId;

  @JdbcTypeCode(SqlTypes.JSON)
  private List<DeliveryAttempt> attempts = List.of();

  private int attemptCount;
  private Instant nextAttemptAt;
  private Instant finishedAt;

  protected WebhookDelivery() {}

  WebhookDelivery(Webhook webhook, QueuedEvent event, Instant now) {
    this.accountId = webhook.accountId;
    this.webhookId = webhook.id;
    this.eventId = event.id();
    this.type = event.type();
    this.recordId = event.recordId();
    this.payload = event.payload();
    this.createdAt = now;
    this.taskId = UUID.randomUUID();
  }

  /** A delivery of the account's webhook. */
  static Optional<WebhookDelivery> of(UUID accountId, UUID webhookId, UUID id) {
    return find("accountId = ?1 and webhookId = ?2 and id = ?3", accountId, webhookId, id)
        .firstResultOptional();
  }

  /** The same for the service itself. */
  static Optional<WebhookDelivery> of(UUID id) {
    return findByIdOptional(id);
  }

  /** Those of a webhook of the account, newest first. */
  static List<WebhookDelivery> newest(
      UUID accountId, UUID webhookId, Optional<UUID> after, int rows) {
    return after
        .map(
            it ->
                WebhookDelivery.<WebhookDelivery>find(
                    "accountId = ?1 and webhookId = ?2 and id < ?3 order by id desc",
                    accountId,
                    webhookId,
                    it))
        .orElseGet(
            () -> find("accountId = ?1 and webhookId = ?2 order by id desc", accountId, webhookId))
        .page(0, rows)
        .list();
  }

  static long count(UUID accountId, UUID webhookId) {
    return count("accountId = ?1 and webhookId = ?2", accountId, webhookId);
  }

  /** A page of the account's, oldest first. */
  static List<WebhookDelivery> after(UUID accountId, UUID after, int limit) {
    return WebhookDelivery.<WebhookDelivery>find(
            "accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  /** The webhook that a task delivers to; empty if nothing is left for the task. */
  static Optional<UUID> webhookOf(UUID taskId) {
    return firstOf(taskId).map(it -> it.webhookId);
  }

  /** The next one that a task is to deliver. */
  static Optional<WebhookDelivery> firstOf(UUID taskId) {
    return find("taskId = ?1 and state = ?2 order by position", taskId, DeliveryState.QUEUED)
        .firstResultOptional();
  }

  /** The queued one of the same record just before. */
  Optional<WebhookDelivery> predecessor() {
    return find(
            "webhookId = ?1 and recordId = ?2 and state = ?3 and position < ?4"
                + " order by position desc",
            webhookId,
            recordId,
            DeliveryState.QUEUED,
            position)
        .firstResultOptional();
  }

  /** Leaves this, and what waits for it, to the task of an earlier one. */
  void follow(WebhookDelivery earlier) {
    update(
        "taskId = ?1 where taskId = ?2 and state = ?3",
        earlier.taskId,
        taskId,
        DeliveryState.QUEUED);
  }

  /** Drops the account's oldest. */
  static void drop(UUID accountId, long count, Instant now) {
    getEntityManager()
        .createNativeQuery(DROP)
        .setParameter("account", accountId)
        .setParameter("count", count)
        .setParameter("now", now)
        .executeUpdate();
  }

  static long countQueued(UUID accountId) {
    return count("accountId = ?1 and state = ?2", accountId, DeliveryState.QUEUED);
  }

  /** The counts of the account's webhooks that have any. */
  static List<DeliveryCounts> counts(UUID accountId) {
    return getEntityManager()
        .unwrap(Session.class)
        .createNativeQuery(COUNTS, Object[].class)
        .setParameter("account", accountId)
        .getResultStream()
        .map(row -> new DeliveryCounts((UUID) row[0], (Long) row[1], (Long) row[2]))
        .toList();
  }

  /** Gives up all that a webhook has not been sent. */
  static void failAll(UUID webhookId, Instant now) {
    update(
        "state = ?1, finishedAt = ?2, nextAttemptAt = null where webhookId = ?3 and state = ?4",
        DeliveryState.FAILED,
        now,
        webhookId,
        DeliveryState.QUEUED);
  }

  UUID taskId() {
    return taskId;
  }

  boolean isQueued() {
    return state == DeliveryState.QUEUED;
  }

  int attemptCount() {
    return attemptCount;
  }

  /** An attempt begins; counted before, so that one that kills the process is counted too. */
  void begin() {
    attemptCount++;
  }

  void log(DeliveryAttempt attempt) {
    var all = new ArrayList<>(attempts);
    all.add(attempt);
    attempts = List.copyOf(all.subList(Math.max(0, all.size() - MAX_ATTEMPTS_KEPT), all.size()));
  }

  void retryAt(Instant at) {
    nextAttemptAt = at;
  }

  void finish(DeliveryState end, Instant now) {
    state = end;
    finishedAt = now;
    nextAttemptAt = null;
  }

  /** What it tells, to be sent once more. */
  QueuedEvent event() {
    return new QueuedEvent(eventId, type, recordId, payload);
  }

  DeliveryView view() {
    return new DeliveryView(
        id,
        webhookId,
        eventId,
        type,
        recordId,
        state,
        attemptCount,
        attempts,
        nextAttemptAt,
        createdAt,
        finishedAt);
  }
}
