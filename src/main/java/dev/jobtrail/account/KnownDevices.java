package dev.jobtrail.account;

import dev.jobtrail.platform.Cookies;
import dev.jobtrail.platform.Secrets;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;

/** Knows browsers again that have signed in to an account, by a cookie that outlives sessions. */
@ApplicationScoped
class KnownDevices {

  static final String COOKIE = "jobtrail_device";

  /** More than a person has; the one that was used longest ago makes room. */
  private static final int MOST = 50;

  private final AccountSettings settings;
  private final Cookies cookies;
  private final Clock clock;

  KnownDevices(AccountSettings settings, Cookies cookies, Clock clock) {
    this.settings = settings;
    this.cookies = cookies;
    this.clock = clock;
  }

  /** The id of the browser's device, if it has signed in to the account before. */
  Optional<UUID> idOf(UUID accountId, HttpServerRequest request) {
    return token(request)
        .flatMap(it -> KnownDevice.of(accountId, it, clock.instant()))
        .map(it -> it.id);
  }

  /** Remembers the browser for the account, and returns the cookie to know it by. */
  NewCookie remember(UUID accountId, HttpServerRequest request) {
    var token =
        token(request)
            .filter(it -> KnownDevice.isIssued(it, clock.instant()))
            .orElseGet(Secrets::random);
    KnownDevice.remember(accountId, token, clock.instant(), settings.deviceLifetime());
    KnownDevice.keepLatest(accountId, MOST);
    return cookies.of(COOKIE, token, "/", settings.deviceLifetime());
  }

  /** Forgets all browsers but this one. */
  void forgetOthers(UUID accountId, HttpServerRequest request) {
    idOf(accountId, request)
        .ifPresentOrElse(
            it -> KnownDevice.removeOthers(accountId, it), () -> KnownDevice.removeAll(accountId));
  }

  private static Optional<String> token(HttpServerRequest request) {
    var cookie = request.getCookie(COOKIE);
    return cookie == null || cookie.getValue().isEmpty()
        ? Optional.empty()
        : Optional.of(cookie.getValue());
  }
}
