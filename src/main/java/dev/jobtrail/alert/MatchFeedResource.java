package dev.jobtrail.alert;

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

/** Operations on the caller's feed of new matches. */
@Path("/match-feed")
@Authenticated
@Tag(name = "Discovery")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class MatchFeedResource {

  private final CurrentAccount current;
  private final SecretFeeds feeds;

  MatchFeedResource(CurrentAccount current, SecretFeeds feeds) {
    this.current = current;
    this.feeds = feeds;
  }

  @GET
  @Operation(
      operationId = "getMatchFeed",
      summary = "Read whether the account has an Atom feed of new matches",
      description = "The secret address itself is shown only when it is created.")
  public FeedView getMatchFeed() {
    return feeds.state(FeedKind.MATCHES, current.id());
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @Operation(
      operationId = "createMatchFeed",
      summary = "Create the Atom feed of new matches, or give it another address",
      description =
          "The response contains the secret address, which is shown only once. A former address"
              + " stops working.")
  public CreatedFeed createMatchFeed() {
    return feeds.create(FeedKind.MATCHES, current.id());
  }

  @DELETE
  @Operation(
      operationId = "deleteMatchFeed",
      summary = "Turn the Atom feed of new matches off",
      description = "Its address stops working.")
  public void deleteMatchFeed() {
    feeds.delete(FeedKind.MATCHES, current.id());
  }
}
