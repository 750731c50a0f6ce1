package dev.jobtrail.account;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.util.Map;

/** Finds the account that a session belongs to. */
@ApplicationScoped
class SessionIdentityProvider implements IdentityProvider<SessionMechanism.Request> {

  private final Sessions sessions;

  SessionIdentityProvider(Sessions sessions) {
    this.sessions = sessions;
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
    return sessions
        .use(token)
        .map(it -> Identities.of(it.accountId, Map.of(SessionMechanism.SESSION_ID, it.id)))
        .orElseThrow(AuthenticationFailedException::new);
  }
}
