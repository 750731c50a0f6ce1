package dev.jobtrail.account.provider;

import java.net.URI;
import java.security.Key;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.VerificationJwkSelector;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.lang.JoseException;

/** An issuer's keys: kept for a while, asked for again for a key that is not among them. */
final class IssuerKeys {

  private final ProviderCalls calls;
  private final ProviderSettings settings;
  private final Clock clock;
  private final VerificationJwkSelector selector = new VerificationJwkSelector();
  private final AtomicReference<Instant> askedAt = new AtomicReference<>(Instant.MIN);
  private volatile Kept kept;

  private record Kept(URI from, List<JsonWebKey> keys, Instant at) {}

  IssuerKeys(ProviderCalls calls, ProviderSettings settings, Clock clock) {
    this.calls = calls;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * The key that a signature claims to be made with.
   *
   * @param address where the issuer shows its keys
   */
  Optional<Key> keyOf(JsonWebSignature signature, URI address) throws JoseException {
    var known = selector.select(signature, keys(address));
    if (known == null) {
      known = selector.select(signature, keysAgain(address));
    }
    return Optional.ofNullable(known).map(JsonWebKey::getKey);
  }

  private List<JsonWebKey> keys(URI address) throws JoseException {
    var known = kept;
    var isFresh =
        known != null
            && known.from().equals(address)
            && clock.instant().isBefore(known.at().plus(settings.keptFor()));
    return isFresh ? known.keys() : fetch(address);
  }

  /** Asks again, unless that was done or tried just now. */
  private List<JsonWebKey> keysAgain(URI address) throws JoseException {
    var last = askedAt.get();
    var now = clock.instant();
    var isDue = !now.isBefore(last.plus(settings.keysAgainAfter()));
    return isDue && askedAt.compareAndSet(last, now) ? fetch(address) : kept.keys();
  }

  private List<JsonWebKey> fetch(URI address) throws JoseException {
    askedAt.set(clock.instant());
    var keys = new JsonWebKeySet(calls.get(address, null).toString()).getJsonWebKeys();
    kept = new Kept(address, keys, clock.instant());
    return keys;
  }
}
