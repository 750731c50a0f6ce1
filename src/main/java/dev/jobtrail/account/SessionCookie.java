package dev.jobtrail.account;

import dev.jobtrail.platform.Cookies;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;

/** The session cookie. */
@Singleton
class SessionCookie {

  private final Cookies cookies;
  private final AccountSettings settings;

  SessionCookie(Cookies cookies, AccountSettings settings) {
    this.cookies = cookies;
    this.settings = settings;
  }

  NewCookie of(String token) {
    return cookie(token, settings.sessionLifetime());
  }

  /** Makes the browser forget it. */
  NewCookie none() {
    return cookie("", Duration.ZERO);
  }

  private NewCookie cookie(String value, Duration lifetime) {
    return cookies.of(SessionMechanism.COOKIE, value, "/", lifetime);
  }
}
