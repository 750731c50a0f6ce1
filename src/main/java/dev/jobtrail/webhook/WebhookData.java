package dev.jobtrail.webhook;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Iterator;
import java.util.UUID;

/** The webhooks in the export of an account, without their secrets. */
@ApplicationScoped
class WebhookData implements AccountData {

  private final Webhooks webhooks;

  WebhookData(Webhooks webhooks) {
    this.webhooks = webhooks;
  }

  @Override
  public String section() {
    return "webhooks";
  }

  @Override
  public Iterator<WebhookView> export(UUID accountId) {
    return webhooks.all(accountId).iterator();
  }

  @Override
  public SectionImport<?> importing() {
    return SectionImport.leftOut(
        Message.of("The export has no secrets of webhooks. Create them again.").english());
  }
}
