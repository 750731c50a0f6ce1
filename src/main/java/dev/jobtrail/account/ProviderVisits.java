package dev.jobtrail.account;

import dev.jobtrail.account.provider.ProviderSettings;
import dev.jobtrail.account.provider.SignInRefusal;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import dev.jobtrail.account.provider.SignInSecret;
import dev.jobtrail.platform.Cookies;
import dev.jobtrail.platform.PublicAddress;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.core.NewCookie;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;

/** Keeps track of browsers that are away at a provider, on whichever replica they come back. */
@ApplicationScoped
class ProviderVisits {

  static final String COOKIE = "jobtrail_sign_in";

  /** A browser that has come back. */
  record Visit(SignInSecret secret, String returnTo) {}

  private final ProviderSettings settings;
  private final PublicAddress publicAddress;
  private final Cookies cookies;
  private final Clock clock;

  ProviderVisits(
      ProviderSettings settings, PublicAddress publicAddress, Cookies cookies, Clock clock) {
    this.settings = settings;
    this.publicAddress = publicAddress;
    this.cookies = cookies;
    this.clock = clock;
  }

  @Transactional
  void begin(String provider, SignInSecret secret, String returnTo) {
    new ProviderSignIn(provider, secret, returnTo, settings.signInTime(), clock).persist();
  }

  /**
   * The visit that this browser began, once.
   *
   * @param secret from its cookie, or null
   * @param state that the provider sent back, or null
   * @throws SignInRefusal NOT_STARTED_HERE
   */
  @Transactional
  Visit end(String provider, String secret, String state) {
    if (secret == null || state == null) {
      throw notStartedHere("no cookie or no state");
    }
    var own = new SignInSecret(secret);
    if (!own.hasState(state)) {
      throw notStartedHere("the state is another browser's");
    }
    return ProviderSignIn.use(provider, own, clock.instant())
        .map(it -> new Visit(own, it.returnTo))
        .orElseThrow(() -> notStartedHere("used, too old or of another provider"));
  }

  /** Where a provider sends browsers back to; it must be registered there. */
  String callback(String provider) {
    return absolute("/auth/" + provider + "/callback");
  }

  String absolute(String path) {
    return publicAddress.base() + path;
  }

  NewCookie cookie(String provider, SignInSecret secret) {
    return cookie(provider, secret.value(), settings.signInTime());
  }

  NewCookie noCookie(String provider) {
    return cookie(provider, "", Duration.ZERO);
  }

  private NewCookie cookie(String provider, String value, Duration lifetime) {
    return cookies.of(COOKIE, value, URI.create(callback(provider)).getRawPath(), lifetime);
  }

  private static SignInRefusal notStartedHere(String detail) {
    return new SignInRefusal(Reason.NOT_STARTED_HERE, detail);
  }
}
