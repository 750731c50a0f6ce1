package dev.jobtrail.console.settings;

import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.webhook.DeliveryView;
import dev.jobtrail.webhook.WebhookView;
import io.quarkus.qute.TemplateExtension;

/** Display texts of scopes, webhooks and deliveries. */
@TemplateExtension
final class DeveloperWords {

  private DeveloperWords() {}

  static String words(Scope scope) {
    var messages = PageMessages.of(DeveloperMessages.class);
    return switch (scope) {
      case RESUMES_READ -> messages.scopeResumesRead();
      case RESUMES_WRITE -> messages.scopeResumesWrite();
      case APPLICATIONS_READ -> messages.scopeApplicationsRead();
      case APPLICATIONS_WRITE -> messages.scopeApplicationsWrite();
      case DISCOVERY -> messages.scopeDiscovery();
      case AI -> messages.scopeAi();
      case APPLY -> messages.scopeApply();
      case APPLY_SUBMIT -> messages.scopeApplySubmit();
      case CLIENTS -> messages.scopeClients();
      case ACCOUNT -> messages.scopeAccount();
    };
  }

  static String stateWords(WebhookView webhook) {
    var messages = PageMessages.of(DeveloperMessages.class);
    return switch (webhook.state()) {
      case ENABLED ->
          webhook.failingSince() == null ? messages.webhookEnabled() : messages.webhookFailing();
      case GONE -> messages.webhookGone();
      case FAILED -> messages.webhookFailed();
    };
  }

  static String eventList(WebhookView webhook) {
    return String.join(", ", webhook.eventNames());
  }

  static String stateWords(DeliveryView delivery) {
    var messages = PageMessages.of(DeveloperMessages.class);
    return switch (delivery.state()) {
      case QUEUED -> messages.deliveryQueued();
      case DELIVERED -> messages.deliveryDelivered();
      case FAILED -> messages.deliveryFailed();
      case DROPPED -> messages.deliveryDropped();
    };
  }
}
