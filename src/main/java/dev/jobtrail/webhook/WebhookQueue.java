package dev.jobtrail.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.client.Person;
import dev.jobtrail.platform.JsonSettings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Transactional outbox of events: written in the transaction that they tell of, only for webhooks
 * that receive them.
 */
@ApplicationScoped
class WebhookQueue {

  private final WebhookScheduler scheduler;
  private final WebhookSettings settings;
  private final ObjectMapper mapper;
  private final Clock clock;

  WebhookQueue(
      WebhookScheduler scheduler, WebhookSettings settings, ObjectMapper mapper, Clock clock) {
    this.scheduler = scheduler;
    this.settings = settings;
    this.mapper = mapper;
    this.clock = clock;
  }

  /**
   * Queues an event for the webhooks that receive it.
   *
   * @param data what it tells, by record; values may be null
   */
  @Transactional(TxType.MANDATORY)
  void add(Person person, WebhookEvent type, Map<UUID, Map<String, Object>> data) {
    var webhooks = Webhook.receiving(person, type.wireName());
    if (webhooks.isEmpty()) {
      return;
    }
    var events =
        data.entrySet().stream()
            .map(it -> event(type.wireName(), it.getKey(), it.getValue()))
            .toList();
    store(webhooks, events);
  }

  /** Queues an event for one webhook, whatever it receives. */
  @Transactional(TxType.MANDATORY)
  WebhookDelivery add(Webhook webhook, QueuedEvent event) {
    return store(List.of(webhook), List.of(event)).getFirst();
  }

  QueuedEvent event(String type, UUID recordId, Map<String, Object> data) {
    var payload = JsonNodeFactory.instance.objectNode();
    payload.put("type", type);
    payload.put("timestamp", JsonSettings.wireForm(clock.instant()));
    payload.set("data", mapper.<JsonNode>valueToTree(data));
    return new QueuedEvent(UUID.randomUUID(), type, recordId, payload.toString());
  }

  private List<WebhookDelivery> store(List<Webhook> webhooks, List<QueuedEvent> events) {
    var now = clock.instant();
    var deliveries =
        webhooks.stream()
            .flatMap(webhook -> events.stream().map(it -> new WebhookDelivery(webhook, it, now)))
            .toList();
    makeRoom(webhooks.getFirst().accountId, deliveries.size());
    WebhookDelivery.persist(deliveries);
    scheduler.schedule(deliveries.stream().map(WebhookDelivery::taskId).toList());
    return deliveries;
  }

  private void makeRoom(UUID accountId, int added) {
    var excess = WebhookDelivery.countQueued(accountId) + added - settings.queuedPerAccount();
    if (excess > 0) {
      WebhookDelivery.drop(accountId, excess, clock.instant());
    }
  }
}
