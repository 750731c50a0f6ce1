package dev.jobtrail.platform;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;

/** Creates HttpOnly, SameSite cookies. */
@Singleton
public class Cookies {

  private final PublicAddress publicAddress;
  private final RoutingContext routing;

  Cookies(PublicAddress publicAddress, RoutingContext routing) {
    this.publicAddress = publicAddress;
    this.routing = routing;
  }

  /**
   * A cookie, lax: it comes along when a link or a redirect leads to us. It is sent by https only
   * where the service, or this request of it, is reached by https.
   *
   * @param path the part of the service that gets to see it
   * @param lifetime zero makes the browser forget it
   */
  public NewCookie of(String name, String value, String path, Duration lifetime) {
    return new NewCookie.Builder(name)
        .value(value)
        .path(path)
        .httpOnly(true)
        .secure(publicAddress.isSecure() || isRequestSecure())
        .sameSite(NewCookie.SameSite.LAX)
        .maxAge((int) lifetime.toSeconds())
        .build();
  }

  /** As a trusted proxy tells it, where forwarding is configured. */
  private boolean isRequestSecure() {
    return "https".equals(routing.request().scheme());
  }
}
