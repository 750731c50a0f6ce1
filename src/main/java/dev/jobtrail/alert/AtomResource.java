package dev.jobtrail.alert;

import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.discovery.NewMatches;
import dev.jobtrail.feed.FeedKind;
import dev.jobtrail.feed.SecretFeeds;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.PublicAddress;
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

/** The feed of new matches at its secret address, for feed readers. */
@Path("/matches/{token}.atom")
@PermitAll
@Tag(name = "Discovery")
class AtomResource {

  /** Enough for a reader that looks once a day. */
  private static final int ENTRIES = 50;

  private final SecretFeeds feeds;
  private final NewMatches matches;
  private final ClientNames clients;
  private final PublicAddress address;

  AtomResource(SecretFeeds feeds, NewMatches matches, ClientNames clients, PublicAddress address) {
    this.feeds = feeds;
    this.matches = matches;
    this.clients = clients;
    this.address = address;
  }

  @GET
  @Conditional
  @Produces(AtomFeed.MEDIA_TYPE)
  @Operation(
      operationId = "getMatchAtom",
      summary = "Read the new matches by the secret address of the feed, without a key",
      description =
          "Atom (RFC 4287): the newest 50 matches that await a decision, of the account and its"
              + " active clients.")
  @Refuses(429)
  public RestResponse<byte[]> getMatchAtom(String token, @Context HttpServerRequest request) {
    var feed = feeds.open(FeedKind.MATCHES, token, request);
    var newest = matches.newest(feed.accountId(), ENTRIES);
    var names = clients.of(feed.accountId(), newest);
    var texts = PageMessages.of(AlertMessages.class, AccountLanguage.of(feed.accountId()));
    var page = address.base() + "/app/discovery";
    return RestResponse.ResponseBuilder.ok(AtomFeed.of(feed, page, newest, names, texts))
        .header("X-Robots-Tag", "noindex")
        .build();
  }
}
