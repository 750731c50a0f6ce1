package dev.jobtrail.webhook;

import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.account.StoredSecrets.Purpose;
import dev.jobtrail.client.Person;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The webhooks of accounts. */
@ApplicationScoped
public class Webhooks {

  private static final String TEST = "webhook.test";

  private final WebhookUrls urls;
  private final WebhookQueue queue;
  private final WebhookSettings settings;
  private final StoredSecrets secrets;
  private final AdvisoryLocks locks;
  private final Clock clock;

  Webhooks(
      WebhookUrls urls,
      WebhookQueue queue,
      WebhookSettings settings,
      StoredSecrets secrets,
      AdvisoryLocks locks,
      Clock clock) {
    this.urls = urls;
    this.queue = queue;
    this.settings = settings;
    this.secrets = secrets;
    this.locks = locks;
    this.clock = clock;
  }

  /** The account's webhooks, newest first. */
  @Transactional
  public List<WebhookView> all(UUID accountId) {
    var counts =
        WebhookDelivery.counts(accountId).stream()
            .collect(Collectors.toMap(DeliveryCounts::webhookId, Function.identity()));
    var now = clock.instant();
    return Webhook.all(accountId).stream()
        .map(it -> it.view(counts.getOrDefault(it.id, DeliveryCounts.none(it.id)), now))
        .toList();
  }

  /**
   * A webhook.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public WebhookView one(UUID accountId, UUID id) {
    return all(accountId).stream()
        .filter(it -> it.id().equals(id))
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }

  /**
   * Requires a URL that events can be sent to. Looks up its host, so it is called before the
   * transaction.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  public void requireReachable(String url) {
    urls.require(url);
  }

  /**
   * Creates a webhook.
   *
   * @param person the client whose events it receives; without a client those of the whole account
   * @throws ApiException INVALID_TRANSITION at the most webhooks that an account can have
   */
  @Transactional
  public CreatedWebhook create(Person person, NewWebhook wanted) {
    locks.lock(LockSpace.WEBHOOKS, person.accountId());
    if (Webhook.count(person.accountId()) >= settings.perAccount()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION,
          "An account can have %d webhooks. Delete one first.",
          settings.perAccount());
    }
    var secret = WebhookSignature.newSecret();
    var webhook = new Webhook(person, wanted, sealed(person.accountId(), secret), clock);
    webhook.persist();
    return created(webhook, secret);
  }

  /**
   * Changes a webhook.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  WebhookView change(UUID accountId, UUID id, WebhookEdit edit) {
    var webhook = locked(accountId, id);
    edit.applyTo(webhook);
    webhook.changed(clock);
    return one(accountId, id);
  }

  /**
   * Deletes a webhook with its deliveries.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void delete(UUID accountId, UUID id) {
    locked(accountId, id).delete();
  }

  /**
   * Replaces the secret; events are signed with both for a while.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public CreatedWebhook rotate(UUID accountId, UUID id) {
    var webhook = locked(accountId, id);
    var secret = WebhookSignature.newSecret();
    webhook.rotate(sealed(accountId, secret), settings.rotationTime(), clock);
    return created(webhook, secret);
  }

  /**
   * Enables a webhook that was disabled.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  WebhookView enable(UUID accountId, UUID id) {
    var webhook = locked(accountId, id);
    if (!webhook.isEnabled()) {
      webhook.enable(clock);
    }
    return one(accountId, id);
  }

  /**
   * Queues a test event.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION if it is disabled
   */
  @Transactional
  DeliveryView test(UUID accountId, UUID id) {
    var webhook = enabled(accountId, id);
    var data = new LinkedHashMap<String, Object>(Map.of("webhookId", id));
    data.put("clientId", webhook.clientId);
    return queue.add(webhook, queue.event(TEST, id, data)).view();
  }

  /**
   * The deliveries of a webhook, newest first.
   *
   * @param rows how many at most
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public List<DeliveryView> deliveries(UUID accountId, UUID id, Optional<UUID> after, int rows) {
    Webhook.of(accountId, id).orElseThrow(ApiException::notFound);
    return WebhookDelivery.newest(accountId, id, after, rows).stream()
        .map(WebhookDelivery::view)
        .toList();
  }

  /**
   * Queues the event of a finished delivery again, as a new delivery behind those of its record.
   *
   * @throws ApiException NOT_FOUND, INVALID_TRANSITION if the delivery is queued or the webhook is
   *     disabled
   */
  @Transactional
  DeliveryView replay(UUID accountId, UUID id, UUID deliveryId) {
    var webhook = enabled(accountId, id);
    var delivery =
        WebhookDelivery.of(accountId, id, deliveryId).orElseThrow(ApiException::notFound);
    if (delivery.isQueued()) {
      throw new ApiException(ErrorCode.INVALID_TRANSITION, "The delivery is queued already.");
    }
    return queue.add(webhook, delivery.event()).view();
  }

  private static Webhook enabled(UUID accountId, UUID id) {
    var webhook = locked(accountId, id);
    if (!webhook.isEnabled()) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "The webhook is disabled. Enable it first.");
    }
    return webhook;
  }

  private static Webhook locked(UUID accountId, UUID id) {
    return Webhook.lock(accountId, id).orElseThrow(ApiException::notFound);
  }

  private StoredSecrets.Sealed sealed(UUID accountId, byte[] secret) {
    return secrets.seal(Purpose.WEBHOOK, accountId, secret);
  }

  private CreatedWebhook created(Webhook webhook, byte[] secret) {
    Webhook.flush();
    return new CreatedWebhook(one(webhook.accountId, webhook.id), WebhookSignature.text(secret));
  }
}
