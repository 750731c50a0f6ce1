package dev.jobtrail.console.settings;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.webhook.CreatedWebhook;
import dev.jobtrail.webhook.DeliveryView;
import dev.jobtrail.webhook.NewWebhook;
import dev.jobtrail.webhook.WebhookEvent;
import dev.jobtrail.webhook.WebhookView;
import dev.jobtrail.webhook.Webhooks;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * The pages of webhooks; pages that show a secret answer the form themselves, which a form call of
 * the API could not.
 */
@Path(WebhookPagesResource.PATH)
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class WebhookPagesResource {

  static final String PATH = "/app/settings/webhooks";

  private static final int MAX_DELIVERIES = 50;

  /** The pages, in {@code templates/WebhookPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance list(
        Frame frame, List<WebhookView> webhooks, List<String> events, CreatedWebhook made);

    static native TemplateInstance one(
        Frame frame, WebhookView webhook, List<DeliveryView> deliveries, CreatedWebhook made);
  }

  private final CurrentAccount current;
  private final People people;
  private final Webhooks webhooks;
  private final Frames frames;

  WebhookPagesResource(CurrentAccount current, People people, Webhooks webhooks, Frames frames) {
    this.current = current;
    this.people = people;
    this.webhooks = webhooks;
    this.frames = frames;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance list(@RestQuery String client) {
    return listPage(client, null);
  }

  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> create(
      @RestQuery String client,
      @RestForm @NotNull @Size(max = 2_000) String url,
      @RestForm @Size(max = 200) String description,
      @RestForm @Size(max = 36) String clientId,
      @RestForm @Size(max = 20) List<String> eventTypes) {
    var wanted =
        new NewWebhook(url, emptyToNull(description), events(eventTypes), emptyToNull(clientId));
    return secret(listPage(client, create(wanted)));
  }

  private CreatedWebhook create(NewWebhook wanted) {
    var person = people.of(wanted.clientId());
    webhooks.requireReachable(wanted.url());
    return webhooks.create(person, wanted);
  }

  @GET
  @Path("/{id}")
  @Operation(hidden = true)
  public TemplateInstance one(String id, @RestQuery String client) {
    return onePage(id, client, null);
  }

  @POST
  @Path("/{id}")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> rotate(String id, @RestQuery String client) {
    return secret(onePage(id, client, webhooks.rotate(current.id(), Ids.parse(id))));
  }

  private TemplateInstance listPage(String client, CreatedWebhook made) {
    var names = Arrays.stream(WebhookEvent.values()).map(WebhookEvent::wireName).toList();
    return Templates.list(frame(client), webhooks.all(current.id()), names, made);
  }

  private TemplateInstance onePage(String id, String client, CreatedWebhook made) {
    var webhookId = Ids.parse(id);
    return Templates.one(
        frame(client),
        webhooks.one(current.id(), webhookId),
        webhooks.deliveries(current.id(), webhookId, Optional.empty(), MAX_DELIVERIES),
        made);
  }

  private static List<WebhookEvent> events(List<String> names) {
    var chosen =
        Arrays.stream(WebhookEvent.values()).filter(it -> names.contains(it.wireName())).toList();
    if (chosen.isEmpty()) {
      throw ApiException.invalid("eventTypes", "choose one event or more");
    }
    return chosen;
  }

  private static String emptyToNull(String text) {
    return text == null || text.isBlank() ? null : text;
  }

  private Frame frame(String client) {
    return frames.of(ConsoleSection.SETTINGS, frames.person(client)).listedAt(PATH);
  }

  private static RestResponse<Object> secret(TemplateInstance page) {
    return RestResponse.ResponseBuilder.<Object>ok(page)
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .build();
  }
}
