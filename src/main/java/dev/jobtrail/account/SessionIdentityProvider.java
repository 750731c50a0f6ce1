package dev.jobtrail.account;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.time.Clock;

/** Finds the account that a session belongs to. */
@ApplicationScoped
class SessionIdentityProvider implements IdentityProvider<SessionMechanism.Request> {

  private final Clock clock;

  SessionIdentityProvider(Clock clock) {
    this.clock = clock;
  }

  @Override
  public Class<SessionMechanism.Request> getRequestType() {
    return SessionMechanism.Request.class;
  }

  @Override
  public Uni<SecurityIdentity> authenticate(
      SessionMechanism.Request request, AuthenticationRequestContext context) {
    return context.runBlocking(() -> identityOf(request.token()));
  }

  @ActivateRequestContext
  SecurityIdentity identityOf(String token) {
    return Session.byToken(token, clock.instant())
        .map(it -> Identities.of(it.accountId, SessionMechanism.SESSION_ID, it.id))
        .orElseThrow(AuthenticationFailedException::new);
  }
}
