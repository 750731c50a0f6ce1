package dev.jobtrail.account;

import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.security.identity.request.BaseAuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;

/** Takes a browser's session from its cookie. */
@ApplicationScoped
class SessionMechanism implements HttpAuthenticationMechanism {

  static final String COOKIE = "jobtrail_session";

  /** The attribute of an identity that holds the session's id. */
  static final String SESSION_ID = "sessionId";

  private static final int UNAUTHORIZED = 401;

  /** A session's token, to be looked up. */
  static final class Request extends BaseAuthenticationRequest {

    private final String token;

    Request(String token) {
      this.token = token;
    }

    String token() {
      return token;
    }
  }

  @Override
  public Uni<SecurityIdentity> authenticate(
      RoutingContext context, IdentityProviderManager identityProviders) {
    var cookie = context.request().getCookie(COOKIE);
    return cookie == null || cookie.getValue().isEmpty()
        ? Uni.createFrom().nullItem()
        : identityProviders.authenticate(new Request(cookie.getValue()));
  }

  @Override
  public Uni<ChallengeData> getChallenge(RoutingContext context) {
    return Uni.createFrom().item(new ChallengeData(UNAUTHORIZED));
  }

  @Override
  public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
    return Set.of(Request.class);
  }
}
