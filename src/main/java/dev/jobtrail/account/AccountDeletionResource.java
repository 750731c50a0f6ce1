package dev.jobtrail.account;

import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.Cache;

/** The progress of deletions, for owners whose sessions and keys have ended. */
@Path("/account/deletions/{token}")
@PermitAll
@Tag(name = "Account")
class AccountDeletionResource {

  private final AccountDeletions deletions;
  private final RateLimits limits;

  AccountDeletionResource(AccountDeletions deletions, RateLimits limits) {
    this.deletions = deletions;
    this.limits = limits;
  }

  @GET
  @Cache(noStore = true)
  @Operation(
      operationId = "getAccountDeletion",
      summary = "Read how far the deletion of an account has come",
      description =
          "By the link that deleteAccount answered with, without a key; for a day after it is done.")
  @Refuses(429)
  public AccountDeletionView getAccountDeletion(String token, @Context HttpServerRequest request) {
    limits.require(Limit.DELETION_PROGRESS, CallerAddress.of(request));
    return deletions.progress(token);
  }
}
