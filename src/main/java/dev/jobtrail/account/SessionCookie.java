package dev.jobtrail.account;

import dev.jobtrail.platform.PublicAddress;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.NewCookie;

/** The cookie that stands for a session. */
@Singleton
class SessionCookie {

  private final PublicAddress publicAddress;
  private final AccountSettings settings;

  SessionCookie(PublicAddress publicAddress, AccountSettings settings) {
    this.publicAddress = publicAddress;
    this.settings = settings;
  }

  NewCookie of(String token) {
    return cookie(token, settings.sessionLifetime().toSeconds());
  }

  /** Makes the browser forget it. */
  NewCookie none() {
    return cookie("", 0);
  }

  private NewCookie cookie(String value, long seconds) {
    return new NewCookie.Builder(SessionMechanism.COOKIE)
        .value(value)
        .path("/")
        .httpOnly(true)
        .secure(publicAddress.isSecure())
        .sameSite(NewCookie.SameSite.LAX)
        .maxAge((int) seconds)
        .build();
  }
}
