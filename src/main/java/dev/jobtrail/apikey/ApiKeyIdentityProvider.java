package dev.jobtrail.apikey;

import dev.jobtrail.account.Identities;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.transaction.Transactional;
import java.time.Clock;

/** Finds the account that a key belongs to, from memory where the key was used lately. */
@ApplicationScoped
class ApiKeyIdentityProvider implements IdentityProvider<ApiKeyMechanism.Request> {

  private final KnownKeys knownKeys;
  private final Clock clock;

  ApiKeyIdentityProvider(KnownKeys knownKeys, Clock clock) {
    this.knownKeys = knownKeys;
    this.clock = clock;
  }

  @Override
  public Class<ApiKeyMechanism.Request> getRequestType() {
    return ApiKeyMechanism.Request.class;
  }

  @Override
  public Uni<SecurityIdentity> authenticate(
      ApiKeyMechanism.Request request, AuthenticationRequestContext context) {
    var hash = KnownKeys.hash(request.key());
    var now = clock.instant();
    return knownKeys
        .recall(hash)
        .filter(it -> !it.takeRecording(now))
        .map(it -> Uni.createFrom().item(identity(it)))
        .orElseGet(() -> context.runBlocking(() -> lookUp(hash)));
  }

  @ActivateRequestContext
  @Transactional
  SecurityIdentity lookUp(String hash) {
    var known = knownKeys.load(hash).orElseThrow(AuthenticationFailedException::new);
    if (known.takeRecording(clock.instant())) {
      ApiKey.recordUse(known.id(), clock.instant());
    }
    return identity(known);
  }

  private static SecurityIdentity identity(KnownKeys.Known known) {
    return Identities.of(known.accountId(), ApiKeyMechanism.API_KEY_ID, known.id());
  }
}
