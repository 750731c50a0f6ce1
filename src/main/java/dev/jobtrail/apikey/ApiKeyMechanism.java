package dev.jobtrail.apikey;

import dev.jobtrail.platform.ApiKeyNames;
import dev.jobtrail.ratelimit.CallerAddress;
import io.quarkus.security.AuthenticationFailedException;
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

/**
 * Authentication by the header {@code x-api-key}, which takes precedence over a session. Access
 * tokens are accepted at the resource that they are issued for.
 */
@ApplicationScoped
class ApiKeyMechanism implements HttpAuthenticationMechanism {

  /** The attribute of an identity that holds the key's {@link KeyLimits}. */
  static final String LIMITS = "apiKeyLimits";

  private static final int UNAUTHORIZED = 401;
  private static final int BEFORE_SESSIONS = DEFAULT_PRIORITY + 1;

  /** An authentication request with an API key. */
  static final class Request extends BaseAuthenticationRequest {

    private final String key;
    private final String address;

    /**
     * @param address the caller's address
     */
    Request(String key, String address) {
      this.key = key;
      this.address = address;
    }

    String key() {
      return key;
    }

    String address() {
      return address;
    }
  }

  @Override
  public Uni<SecurityIdentity> authenticate(
      RoutingContext context, IdentityProviderManager identityProviders) {
    var key = context.request().getHeader(ApiKeyNames.HEADER);
    if (key == null) {
      return Uni.createFrom().nullItem();
    }
    return isOfAnotherResource(key, context)
        ? Uni.createFrom().failure(new AuthenticationFailedException())
        : identityProviders.authenticate(new Request(key, CallerAddress.whole(context.request())));
  }

  private static boolean isOfAnotherResource(String key, RoutingContext context) {
    return key.startsWith(IssuedTokens.MARK)
        && !context.normalizedPath().equals(IssuedTokens.AUDIENCE);
  }

  @Override
  public Uni<ChallengeData> getChallenge(RoutingContext context) {
    return Uni.createFrom().item(new ChallengeData(UNAUTHORIZED));
  }

  @Override
  public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
    return Set.of(Request.class);
  }

  @Override
  public int getPriority() {
    return BEFORE_SESSIONS;
  }
}
