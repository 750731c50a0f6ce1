package dev.jobtrail.apikey;

import dev.jobtrail.account.Identities;
import dev.jobtrail.error.DatabaseFault;
import dev.jobtrail.platform.ApiKeyNames;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.time.Clock;
import java.util.HashMap;

/** Authenticates an API key, from memory if it was used recently. */
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
        .map(it -> Uni.createFrom().item(() -> use(it, request.address())))
        .orElseGet(() -> context.runBlocking(() -> lookUp(hash, request.address())));
  }

  @ActivateRequestContext
  SecurityIdentity lookUp(String hash, String address) {
    var known = knownKeys.load(hash).orElseThrow(AuthenticationFailedException::new);
    var identity = use(known, address);
    if (known.takeRecording(clock.instant())) {
      recordUse(known, address);
    }
    return identity;
  }

  /** The key must also work while the database is read-only. */
  private void recordUse(KnownKeys.Known known, String address) {
    var calls = known.unrecordedCalls().getAndSet(0);
    try {
      QuarkusTransaction.requiringNew()
          .run(() -> ApiKey.recordUse(known.id(), clock.instant(), calls, address));
    } catch (RuntimeException e) {
      if (!DatabaseFault.refusesChanges(e)) {
        throw e;
      }
    }
  }

  /** A key from a wrong address is a wrong key. */
  private static SecurityIdentity use(KnownKeys.Known known, String address) {
    if (!known.limits().isOpenTo(address)) {
      throw new AuthenticationFailedException();
    }
    known.unrecordedCalls().incrementAndGet();
    var attributes = new HashMap<String, Object>();
    attributes.put(ApiKeyNames.ID, known.id());
    attributes.put(ApiKeyMechanism.LIMITS, known.limits());
    if (known.limits().scopes() != null) {
      attributes.put(Identities.SCOPES, known.limits().scopes());
    }
    if (known.limits().clientId() != null) {
      attributes.put(Identities.CLIENT, known.limits().clientId());
    }
    return Identities.of(known.accountId(), attributes);
  }
}
