package dev.jobtrail.webhook;

import dev.jobtrail.account.PagedData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;

/** The deliveries of webhooks in the export of an account. */
@ApplicationScoped
class WebhookDeliveryData extends PagedData<DeliveryView> {

  private static final int PAGE_SIZE = 200;

  WebhookDeliveryData() {
    super(
        "webhookDeliveries",
        PAGE_SIZE,
        DeliveryView::id,
        (accountId, last, limit) ->
            WebhookDelivery.after(accountId, last, limit).stream()
                .map(WebhookDelivery::view)
                .toList());
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("Deliveries belong to webhooks, which are not imported.").english());
  }
}
