package dev.jobtrail.http;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticator;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.core.Vertx;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/** Looks up who sends a request before a worker thread handles it. */
@Singleton
public class IdentityLookups {

  private final Semaphore permits;

  IdentityLookups(BodySettings settings) {
    this.permits = new Semaphore(settings.maxLookups());
  }

  /**
   * Looks at the key or session, which may ask the database on a worker thread; so few do at once
   * that junk keys cannot take all of them. The request is paused from then on.
   *
   * @param caller gets the identity, which the request has then, on the request's event loop; empty
   *     for a caller who is not signed in
   * @throws ApiException UNAVAILABLE if too many are looked up
   */
  public void lookUp(RoutingContext context, Consumer<Optional<SecurityIdentity>> caller) {
    if (!permits.tryAcquire()) {
      throw new ApiException(
              ErrorCode.UNAVAILABLE, "Too many sign-ins are being checked. Try again.")
          .retryAfter(Duration.ofSeconds(1));
    }
    context.request().pause();
    var eventLoop = Vertx.currentContext();
    // not the framework's deferred identity, whose failure it would answer itself
    HttpAuthenticator authenticator = context.get(HttpAuthenticator.class.getName());
    authenticator
        .attemptAuthentication(context)
        .onTermination()
        .invoke(permits::release)
        .subscribe()
        .with(
            identity -> eventLoop.runOnContext(_ -> caller.accept(known(context, identity))),
            _ -> eventLoop.runOnContext(_ -> caller.accept(Optional.empty())));
  }

  private static Optional<SecurityIdentity> known(
      RoutingContext context, SecurityIdentity identity) {
    if (identity == null || identity.isAnonymous()) {
      return Optional.empty();
    }
    QuarkusHttpUser.setIdentity(identity, context);
    return Optional.of(identity);
  }
}
