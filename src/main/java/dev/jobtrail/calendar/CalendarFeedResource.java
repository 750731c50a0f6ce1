package dev.jobtrail.calendar;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.feed.CreatedFeed;
import dev.jobtrail.feed.FeedKind;
import dev.jobtrail.feed.FeedView;
import dev.jobtrail.feed.SecretFeeds;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/** Operations on the caller's calendar feed. */
@Path("/calendar-feed")
@Authenticated
@Tag(name = "Agenda")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class CalendarFeedResource {

  private final CurrentAccount current;
  private final SecretFeeds feeds;

  CalendarFeedResource(CurrentAccount current, SecretFeeds feeds) {
    this.current = current;
    this.feeds = feeds;
  }

  @GET
  @Operation(
      operationId = "getCalendarFeed",
      summary = "Read whether the account has a calendar feed",
      description = "The secret address itself is shown only when it is created.")
  public FeedView getCalendarFeed() {
    return feeds.state(FeedKind.CALENDAR, current.id());
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @Operation(
      operationId = "createCalendarFeed",
      summary = "Create the calendar feed, or give it another address",
      description =
          "The response contains the secret address, which is shown only once. A former address"
              + " stops working.")
  public CreatedFeed createCalendarFeed() {
    return feeds.create(FeedKind.CALENDAR, current.id());
  }

  @DELETE
  @Operation(
      operationId = "deleteCalendarFeed",
      summary = "Turn the calendar feed off",
      description = "Its address stops working.")
  public void deleteCalendarFeed() {
    feeds.delete(FeedKind.CALENDAR, current.id());
  }
}
