package dev.jobtrail.console.notification;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.console.PageQuery;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;

/** The notifications of open pages: a stream of their paths, and each in words. */
@Path("/app/notifications")
@Authenticated
@Blocking
class NotificationPagesResource {

  private final CurrentAccount current;
  private final EventStreams streams;
  private final ApplicationReader applications;

  NotificationPagesResource(
      CurrentAccount current, EventStreams streams, ApplicationReader applications) {
    this.current = current;
    this.streams = streams;
    this.applications = applications;
  }

  @GET
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Operation(hidden = true)
  public Multi<OutboundSseEvent> stream(@Context Sse sse) {
    return streams.open(StreamTopic.ACCOUNT, current.id(), sse, new NotificationFeed(sse));
  }

  @GET
  @Path("/{kind}/{id}")
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(hidden = true)
  public NotificationView notification(String kind, String id, @RestQuery String client) {
    var known = NotificationKind.ofWireName(kind).orElseThrow(ApiException::notFound);
    var record = Ids.parse(id);
    return known == NotificationKind.MATCHES
        ? view(known, "", matches(record, client))
        : view(known, title(record), "/app/applications/" + record);
  }

  private String title(UUID application) {
    return applications.one(current.id(), application).posting().title();
  }

  private static String matches(UUID resume, String client) {
    return new PageQuery()
        .with("client", client == null ? null : Ids.parse(client))
        .with("resume", resume)
        .behind("/app/discovery");
  }

  private static NotificationView view(NotificationKind kind, String title, String href) {
    return new NotificationView(
        PageMessages.of(NotificationMessages.class).text(kind, title),
        href,
        PageMessages.of(ConsoleMessages.class).open());
  }
}
