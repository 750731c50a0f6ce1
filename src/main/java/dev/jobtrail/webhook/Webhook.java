package dev.jobtrail.webhook;

import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.client.Person;
import dev.jobtrail.platform.OwnedRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** A URL that receives events of an account, or of one of its clients. */
@Entity
class Webhook extends OwnedRecord {

  /** Writes no pending changes first: this is read within transactions of all kinds. */
  private static final String FLUSH_MODE = "org.hibernate.flushMode";

  String url;
  String description;

  @JdbcTypeCode(SqlTypes.ARRAY)
  private List<String> eventTypes;

  private byte[] secret;

  @Column(name = "secret_key")
  private String secretKeyName;

  private byte[] previousSecret;

  @Column(name = "previous_secret_key")
  private String previousKeyName;

  private Instant previousUntil;

  @Enumerated(EnumType.STRING)
  private WebhookState state = WebhookState.ENABLED;

  private Instant disabledAt;
  private int failures;
  private Instant failingSince;
  private Instant restUntil;

  /** Changed by the sweep alone. */
  @Column(insertable = false, updatable = false)
  private long dropped;

  protected Webhook() {}

  Webhook(Person person, NewWebhook wanted, StoredSecrets.Sealed secret, Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.url = wanted.url();
    this.description = wanted.description();
    receive(wanted.eventTypes());
    sign(secret);
  }

  static Optional<Webhook> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same, locked until the transaction ends. */
  static Optional<Webhook> lock(UUID accountId, UUID id) {
    return Webhook.<Webhook>find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** The same for the service itself. */
  static Optional<Webhook> lock(UUID id) {
    return Webhook.<Webhook>find("id", id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** The account's webhooks, newest first. */
  static List<Webhook> all(UUID accountId) {
    return list("accountId = ?1 order by id desc", accountId);
  }

  static long count(UUID accountId) {
    return count("accountId", accountId);
  }

  /** The enabled webhooks that receive events of the type about the applicant's records. */
  static List<Webhook> receiving(Person person, String type) {
    return Webhook.<Webhook>find(
            "accountId = ?1 and state = ?2", person.accountId(), WebhookState.ENABLED)
        .withHint(FLUSH_MODE, "MANUAL")
        .<Webhook>list()
        .stream()
        .filter(it -> it.clientId == null || it.clientId.equals(person.clientId()))
        .filter(it -> it.eventTypes.contains(type))
        .toList();
  }

  boolean isEnabled() {
    return state == WebhookState.ENABLED;
  }

  WebhookState state() {
    return state;
  }

  List<WebhookEvent> eventTypes() {
    return eventTypes.stream().map(WebhookEvent::of).toList();
  }

  final void receive(List<WebhookEvent> types) {
    eventTypes = types.stream().distinct().map(WebhookEvent::wireName).toList();
  }

  Instant failingSince() {
    return failingSince;
  }

  int failures() {
    return failures;
  }

  Instant restUntil() {
    return restUntil;
  }

  void changed(Clock clock) {
    touch(clock);
  }

  StoredSecrets.Sealed secret() {
    return new StoredSecrets.Sealed(secretKeyName, secret);
  }

  /** The former secret, while both are valid. */
  Optional<StoredSecrets.Sealed> previousSecret(Instant now) {
    return previousUntil != null && previousUntil.isAfter(now)
        ? Optional.of(new StoredSecrets.Sealed(previousKeyName, previousSecret))
        : Optional.empty();
  }

  /** Replaces the secret; the former one is valid for a while. */
  void rotate(StoredSecrets.Sealed sealed, Duration overlap, Clock clock) {
    touch(clock);
    previousSecret = secret;
    previousKeyName = secretKeyName;
    previousUntil = updatedAt.plus(overlap);
    sign(sealed);
  }

  private void sign(StoredSecrets.Sealed sealed) {
    secret = sealed.bytes();
    secretKeyName = sealed.keyName();
  }

  void enable(Clock clock) {
    touch(clock);
    state = WebhookState.ENABLED;
    disabledAt = null;
    succeed();
  }

  /** Stops sending, because the receiver is gone or failed for too long. */
  void disable(WebhookState reason, Clock clock) {
    touch(clock);
    state = reason;
    disabledAt = updatedAt;
  }

  /** An attempt succeeded. */
  void succeed() {
    failures = 0;
    failingSince = null;
    restUntil = null;
  }

  /** An attempt failed. */
  void fail(Instant now) {
    failures++;
    failingSince = failingSince == null ? now : failingSince;
  }

  /** No attempt before then. */
  void restUntil(Instant until) {
    restUntil = restUntil == null || restUntil.isBefore(until) ? until : restUntil;
  }

  WebhookView view(DeliveryCounts counts, Instant now) {
    return new WebhookView(
        id,
        clientId,
        url,
        description,
        eventTypes(),
        state,
        disabledAt,
        failingSince,
        previousUntil != null && previousUntil.isAfter(now) ? previousUntil : null,
        counts.queued(),
        dropped + counts.dropped(),
        createdAt,
        updatedAt);
  }
}
