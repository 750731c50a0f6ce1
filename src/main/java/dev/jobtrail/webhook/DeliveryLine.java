package dev.jobtrail.webhook;

import dev.jobtrail.account.AccountView;
import dev.jobtrail.account.Notices;
import dev.jobtrail.account.StoredSecrets;
import dev.jobtrail.account.StoredSecrets.Purpose;
import dev.jobtrail.mail.WebhookDisabled;
import dev.jobtrail.task.RetryPauses;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Decides what is sent next, under the row lock of the webhook, so that the events of one record
 * are delivered one after the other.
 *
 * <p>Each delivery has its own task. One that finds an earlier event of its record queued leaves
 * its delivery to the task of that event and ends; that task continues with it.
 */
@ApplicationScoped
class DeliveryLine {

  private static final String NOTICE = "webhook_disabled";

  /** Failures of a webhook in a row that may be the fault of single events. */
  private static final int TOLERATED = 5;

  private final WebhookSettings settings;
  private final StoredSecrets secrets;
  private final Notices notices;
  private final Event<WebhookDisabled> disabled;
  private final RetryPauses pauses;
  private final Clock clock;

  DeliveryLine(
      WebhookSettings settings,
      StoredSecrets secrets,
      Notices notices,
      Event<WebhookDisabled> disabled,
      Clock clock) {
    this.settings = settings;
    this.secrets = secrets;
    this.notices = notices;
    this.disabled = disabled;
    this.pauses = new RetryPauses(settings.pause(), settings.longestPause());
    this.clock = clock;
  }

  /** The webhook that a task delivers to; empty if nothing is left for it. */
  @Transactional(TxType.REQUIRES_NEW)
  Optional<UUID> webhookOf(UUID taskId) {
    return WebhookDelivery.webhookOf(taskId);
  }

  /** The next step of a task; an attempt is counted before it is made. */
  @Transactional(TxType.REQUIRES_NEW)
  DeliveryStep next(UUID taskId, UUID webhookId) {
    var webhook = Webhook.lock(webhookId).orElse(null);
    var delivery = WebhookDelivery.firstOf(taskId).orElse(null);
    if (webhook == null || delivery == null) {
      return new DeliveryStep.Done();
    }
    if (!webhook.isEnabled()) {
      WebhookDelivery.failAll(webhookId, clock.instant());
      return new DeliveryStep.Done();
    }
    var earlier = delivery.predecessor();
    if (earlier.isPresent()) {
      delivery.follow(earlier.get());
      return new DeliveryStep.Done();
    }
    if (webhook.restUntil() != null && webhook.restUntil().isAfter(clock.instant())) {
      return new DeliveryStep.Rest(webhook.restUntil());
    }
    delivery.begin();
    return send(webhook, delivery);
  }

  private DeliveryStep.Send send(Webhook webhook, WebhookDelivery delivery) {
    var valid =
        Stream.concat(Stream.of(webhook.secret()), webhook.previousSecret(clock.instant()).stream())
            .map(it -> secrets.open(Purpose.WEBHOOK, webhook.accountId, it))
            .flatMap(Optional::stream)
            .toList();
    return new DeliveryStep.Send(
        delivery.id, webhook.id, webhook.url, delivery.eventId, delivery.payload, valid);
  }

  /**
   * Stores how an attempt ended.
   *
   * @return when to try again; empty if the delivery is finished
   */
  @Transactional(TxType.REQUIRES_NEW)
  Optional<Instant> finish(DeliveryStep.Send sent, DeliveryResult result) {
    var webhook = Webhook.lock(sent.webhookId()).orElse(null);
    var delivery = WebhookDelivery.of(sent.deliveryId()).orElse(null);
    if (webhook == null || delivery == null) {
      return Optional.empty();
    }
    delivery.log(result.logged());
    if (result.isSuccess()) {
      webhook.succeed();
      delivery.finish(DeliveryState.DELIVERED, clock.instant());
      return Optional.empty();
    }
    return failed(webhook, delivery, result);
  }

  private Optional<Instant> failed(
      Webhook webhook, WebhookDelivery delivery, DeliveryResult result) {
    var now = clock.instant();
    webhook.fail(now);
    if (!webhook.isEnabled() || !delivery.isQueued()) {
      return Optional.empty();
    }
    if (result.isGone()) {
      disable(webhook, WebhookState.GONE);
      return Optional.empty();
    }
    if (isOver(webhook.failingSince(), now)) {
      disable(webhook, WebhookState.FAILED);
      return Optional.empty();
    }
    rest(webhook, result, now);
    if (isOver(delivery.createdAt, now)) {
      delivery.finish(DeliveryState.FAILED, now);
      return Optional.empty();
    }
    var retryAt = now.plus(pauses.jitteredAfter(delivery.attemptCount()));
    delivery.retryAt(retryAt);
    return Optional.of(retryAt);
  }

  private boolean isOver(Instant since, Instant now) {
    return !since.plus(settings.retryFor()).isAfter(now);
  }

  /** Failures in a row are the receiver's, which is not asked for every queued event then. */
  private void rest(Webhook webhook, DeliveryResult result, Instant now) {
    if (webhook.failures() > TOLERATED) {
      webhook.restUntil(now.plus(pauses.jitteredAfter(webhook.failures() - TOLERATED)));
    }
    if (result.retryAfter() != null) {
      webhook.restUntil(now.plus(pauses.bounded(result.retryAfter())));
    }
  }

  private void disable(Webhook webhook, WebhookState reason) {
    webhook.disable(reason, clock);
    WebhookDelivery.flush();
    WebhookDelivery.failAll(webhook.id, clock.instant());
    var host = URI.create(webhook.url).getHost();
    var failedHours = reason == WebhookState.GONE ? null : settings.retryFor().toHours();
    var why =
        failedHours == null
            ? Message.of("the receiver answered that it is gone (410)")
            : Message.of("no delivery succeeded for %d hours", failedHours);
    notices.add(
        webhook.accountId,
        NOTICE,
        Message.of(
            "The webhook to %s was disabled: %s. Enable it in Settings, Webhooks.", host, why));
    var owner = AccountView.of(webhook.accountId);
    if (owner.emailVerified()) {
      disabled.fire(
          new WebhookDisabled(webhook.accountId, owner.email(), owner.name(), host, failedHours));
    }
  }
}
