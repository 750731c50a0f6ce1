package dev.jobtrail.account.provider;

import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;
import jakarta.validation.constraints.Min;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * OAuth and OpenID Connect provider registrations.
 *
 * <p>A provider can sign in to any account whose address it has verified, so configure only trusted
 * ones.
 */
@ConfigMapping(prefix = "jobtrail.providers")
public interface ProviderSettings {

  /** Providers by the identifier in their URLs. */
  @WithParentName
  Map<String, Registration> providers();

  /** The longest that one call to a provider may take; a person is waiting for it. */
  @WithDefault("5s")
  @AtLeast("1ms")
  Duration callTime();

  /** The largest answer of a provider; real ones take a few KiB. */
  @WithDefault("256K")
  @AtLeast("1K")
  MemorySize maxBytes();

  /** Calls to providers at once, per replica: a provider that hangs must not hold every thread. */
  @WithDefault("16")
  @Min(1)
  int concurrentCalls();

  /** How long the way to the provider and back may take, with a password to be looked up there. */
  @WithDefault("10m")
  @AtLeast("1s")
  Duration signInTime();

  /** How long a provider's description and keys are kept; unknown keys are asked for sooner. */
  @WithDefault("1h")
  @AtLeast("0s")
  Duration keptFor();

  /**
   * The time in which keys are requested twice at most, however many tokens name an unknown key:
   * they must not become a flood at the issuer.
   */
  @WithDefault("1m")
  @AtLeast("0s")
  Duration keysAgainAfter();

  /** The registration of this installation at a provider. */
  interface Registration {

    /** The identifier that the provider gave this installation. */
    Optional<String> clientId();

    /** The secret that belongs to it; taken from the environment and never logged. */
    Optional<String> clientSecret();

    /** What people read on the button. */
    Optional<String> displayName();

    /**
     * The OpenID Connect issuer. Known for google and linkedin; github is none. It may have a
     * private address: only the operator sets it.
     */
    Optional<URI> issuer();

    /** Where a provider without OpenID Connect asks people; set in place of issuer. */
    Optional<URI> authorizationUrl();

    /** Where such a provider gives a token for a code. */
    Optional<URI> tokenUrl();

    /**
     * Where such a provider tells who the token is of, in OpenID Connect's words: sub (or id),
     * email, email_verified, preferred_username and name.
     */
    Optional<URI> userinfoUrl();

    /** Another GitHub than github.com, such as GitHub Enterprise Server. */
    Optional<URI> baseUrl();

    /** The API of that GitHub; base-url with {@code /api/v3} where it is not named. */
    Optional<URI> apiUrl();

    /** The requested scopes. OpenID Connect needs openid and email. */
    Optional<List<String>> scopes();

    /**
     * Whether codes are bound to this service by PKCE; yes, except for linkedin, which refuses it
     * until it is turned on for an application.
     */
    Optional<Boolean> pkce();

    /** Whether ID tokens must repeat the nonce; yes, except for linkedin, whose never do. */
    Optional<Boolean> nonce();
  }
}
