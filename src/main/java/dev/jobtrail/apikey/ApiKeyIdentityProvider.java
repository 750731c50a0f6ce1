package dev.jobtrail.apikey;

import dev.jobtrail.account.Identities;
import dev.jobtrail.error.DatabaseFault;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
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
  SecurityIdentity lookUp(String hash) {
    var known = knownKeys.load(hash).orElseThrow(AuthenticationFailedException::new);
    if (known.takeRecording(clock.instant())) {
      recordUse(known);
    }
    return identity(known);
  }

  /** A database that can only be read must not keep the key from being used. */
  private void recordUse(KnownKeys.Known known) {
    try {
      QuarkusTransaction.requiringNew().run(() -> ApiKey.recordUse(known.id(), clock.instant()));
    } catch (RuntimeException e) {
      if (!DatabaseFault.refusesChanges(e)) {
        throw e;
      }
    }
  }

  private static SecurityIdentity identity(KnownKeys.Known known) {
    return Identities.of(known.accountId(), ApiKeyMechanism.API_KEY_ID, known.id());
  }
}
