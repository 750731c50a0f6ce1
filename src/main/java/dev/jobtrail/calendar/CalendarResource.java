package dev.jobtrail.calendar;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.feed.FeedKind;
import dev.jobtrail.feed.SecretFeeds;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.spec.Refuses;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The calendar at its secret address, for calendar programs. */
@Path("/calendar/{token}.ics")
@PermitAll
@Tag(name = "Agenda")
class CalendarResource {

  private final SecretFeeds feeds;
  private final CalendarReader reader;

  CalendarResource(SecretFeeds feeds, CalendarReader reader) {
    this.feeds = feeds;
    this.reader = reader;
  }

  @GET
  @Conditional
  @Produces(CalendarFile.MEDIA_TYPE)
  @Operation(
      operationId = "getCalendar",
      summary = "Read the calendar by its secret address, without a key",
      description =
          "iCalendar (RFC 5545): interviews and follow-up days, from 90 days ago on, at most 1000"
              + " of each. Contains titles, companies, places and names of clients only.")
  @Refuses(429)
  public RestResponse<byte[]> getCalendar(String token, @Context HttpServerRequest request) {
    var feed = feeds.open(FeedKind.CALENDAR, token, request);
    var file =
        CalendarFile.of(reader.entries(feed.accountId()), AccountLanguage.of(feed.accountId()));
    return RestResponse.ResponseBuilder.ok(file).header("X-Robots-Tag", "noindex").build();
  }
}
