package dev.jobtrail.platform;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;

/** Cookies that no script reads and no other site's forms bring along. */
@Singleton
public class Cookies {

  private final PublicAddress publicAddress;

  Cookies(PublicAddress publicAddress) {
    this.publicAddress = publicAddress;
  }

  /**
   * A cookie, lax: it comes along when a link or a redirect leads to us.
   *
   * @param path the part of the service that gets to see it
   * @param lifetime zero makes the browser forget it
   */
  public NewCookie of(String name, String value, String path, Duration lifetime) {
    return new NewCookie.Builder(name)
        .value(value)
        .path(path)
        .httpOnly(true)
        .secure(publicAddress.isSecure())
        .sameSite(NewCookie.SameSite.LAX)
        .maxAge((int) lifetime.toSeconds())
        .build();
  }
}
