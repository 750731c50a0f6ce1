package dev.jobtrail.webhook;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/** Operations on webhooks and their deliveries. */
@Path("/webhooks")
@Authenticated
@Tag(
    name = "Webhooks",
    description =
        "Events for other systems, signed as the Standard Webhooks specification has it, delivered"
            + " at least once and in order per record.")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class WebhookResource {

  private final CurrentAccount current;
  private final People people;
  private final Webhooks webhooks;
  private final IdempotentTransactions idempotent;
  private final NextPage nextPage;

  WebhookResource(
      CurrentAccount current,
      People people,
      Webhooks webhooks,
      IdempotentTransactions idempotent,
      NextPage nextPage) {
    this.current = current;
    this.people = people;
    this.webhooks = webhooks;
    this.idempotent = idempotent;
    this.nextPage = nextPage;
  }

  @GET
  @Operation(
      operationId = "listWebhooks",
      summary = "List the account's webhooks, newest first",
      description = "Without their secrets.")
  public List<WebhookView> listWebhooks() {
    return webhooks.all(current.id());
  }

  @POST
  @Idempotent(inOwnTransaction = true)
  @ResponseStatus(201)
  @Operation(
      operationId = "createWebhook",
      summary = "Create a webhook; the response contains its secret",
      description =
          "The URL must be reachable from the internet by HTTPS. Events are signed as Standard "
              + "Webhooks describes.")
  @Refuses({404, 409})
  public CreatedWebhook createWebhook(@NotNull @Valid NewWebhook body) {
    var person = people.of(body.clientId());
    webhooks.requireReachable(body.url());
    return idempotent.call(() -> webhooks.create(person, body));
  }

  @GET
  @Path("/{id}")
  @Operation(
      operationId = "getWebhook",
      summary = "Read a webhook",
      description = "Without its secret.")
  public WebhookView getWebhook(String id) {
    return webhooks.one(current.id(), Ids.parse(id));
  }

  @PATCH
  @Path("/{id}")
  @Operation(
      operationId = "updateWebhook",
      summary = "Change a webhook; absent properties are unchanged",
      description = "Events that are queued go to the new URL.")
  public WebhookView updateWebhook(String id, @NotNull @Valid WebhookEdit body) {
    body.url().ifPresent(webhooks::requireReachable);
    return webhooks.change(current.id(), Ids.parse(id), body);
  }

  @DELETE
  @Path("/{id}")
  @Operation(
      operationId = "deleteWebhook",
      summary = "Delete a webhook with its deliveries",
      description = "Queued events are not sent any more.")
  public void deleteWebhook(String id) {
    webhooks.delete(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/{id}/secret")
  @Operation(
      operationId = "rotateWebhookSecret",
      summary = "Replace the secret",
      description = "Events are signed with the new and the former secret for a day.")
  public CreatedWebhook rotateWebhookSecret(String id) {
    return webhooks.rotate(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/{id}/enable")
  @Operation(
      operationId = "enableWebhook",
      summary = "Enable a webhook that was disabled",
      description = "Events of the time in between are not sent. Deliveries can be replayed.")
  public WebhookView enableWebhook(String id) {
    return webhooks.enable(current.id(), Ids.parse(id));
  }

  @POST
  @Idempotent
  @Path("/{id}/test")
  @ResponseStatus(202)
  @Operation(
      operationId = "testWebhook",
      summary = "Send a test event",
      description = "It is queued like any event. Refused while the webhook is disabled.")
  @Refuses(409)
  public DeliveryView testWebhook(String id) {
    return webhooks.test(current.id(), Ids.parse(id));
  }

  @GET
  @Path("/{id}/deliveries")
  @Operation(
      operationId = "listWebhookDeliveries",
      summary = "List the deliveries of a webhook, newest first",
      description = "Finished ones are kept for a week, the newest 1000.")
  public List<DeliveryView> listWebhookDeliveries(String id, @BeanParam @Valid PageRequest page) {
    var rows = webhooks.deliveries(current.id(), Ids.parse(id), page.after(), page.limit() + 1);
    return nextPage.cut(
        rows, page, DeliveryView::id, () -> WebhookDelivery.count(current.id(), Ids.parse(id)));
  }

  @POST
  @Idempotent
  @Path("/{id}/deliveries/{deliveryId}/replay")
  @ResponseStatus(202)
  @Operation(
      operationId = "replayWebhookDelivery",
      summary = "Send the event of a finished delivery again, with the same webhook-id",
      description = "Refused while it is queued, or while the webhook is disabled.")
  @Refuses(409)
  public DeliveryView replayWebhookDelivery(String id, String deliveryId) {
    return webhooks.replay(current.id(), Ids.parse(id), Ids.parse(deliveryId));
  }
}
