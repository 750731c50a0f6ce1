package dev.jobtrail.account;

import dev.jobtrail.platform.Secrets;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.NewCookie;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Opens, lists and ends sessions. */
@ApplicationScoped
public class Sessions {

  /** How sessions that a password has opened are marked, as in the list of ways to sign in. */
  public static final String PASSWORD = "credential";

  /** More than a person has browsers; the one that was used longest ago makes room. */
  private static final int MOST = 100;

  /** A use is stored at most this often, or four times within the idle timeout. */
  private static final Duration USE_IS_RECORDED_EVERY = Duration.ofMinutes(5);

  private final AccountSettings settings;
  private final SessionCookie sessionCookie;
  private final KnownDevices devices;
  private final Clock clock;

  Sessions(
      AccountSettings settings, SessionCookie sessionCookie, KnownDevices devices, Clock clock) {
    this.settings = settings;
    this.sessionCookie = sessionCookie;
    this.devices = devices;
    this.clock = clock;
  }

  /**
   * Opens a session for a browser that has proven who it is; every way to sign in ends here. The
   * session that the browser had before ends.
   *
   * @param method {@link #PASSWORD} or the identifier of another way to sign in
   * @return the cookies to set
   */
  @Transactional
  public NewCookie[] open(UUID accountId, String method, HttpServerRequest request) {
    var token = Secrets.random();
    var before = request.getCookie(SessionMechanism.COOKIE);
    if (before != null) {
      Session.endByToken(before.getValue());
    }
    var browser = BrowserName.of(request.getHeader(HttpHeaders.USER_AGENT));
    new Session(accountId, token, method, browser, settings.sessionLifetime(), clock)
        .persistAndFlush();
    Session.keepLatest(accountId, MOST);
    return new NewCookie[] {sessionCookie.of(token), devices.remember(accountId, request)};
  }

  /** The session of a token, if it is open. */
  Optional<Session> byToken(String token) {
    return Session.byToken(token, clock.instant(), idleSince());
  }

  /** The same, for a request that comes with it. */
  Optional<Session> use(String token) {
    var found = byToken(token);
    found.filter(it -> !it.usedAt().isAfter(lastRecordedBefore())).ifPresent(this::recordUse);
    return found;
  }

  /** The account's open sessions, the one that was used last first. */
  public List<SessionView> list(UUID accountId, UUID current) {
    return Session.open(accountId, clock.instant(), idleSince()).stream()
        .map(it -> SessionView.of(it, current))
        .toList();
  }

  /** Whether there was such a session of the account. */
  @Transactional
  boolean end(UUID accountId, UUID id) {
    return Session.end(accountId, id);
  }

  @Transactional
  void endOthers(UUID accountId, UUID kept) {
    Session.endOthers(accountId, kept);
  }

  /** Whether its owner was proven to be there a short while ago. */
  boolean isRecentlyConfirmed(UUID id) {
    var since = clock.instant().minus(settings.confirmationLifetime());
    return Session.byId(id).filter(it -> it.confirmedAt().isAfter(since)).isPresent();
  }

  /** Notes that its owner has just been proven to be there. */
  @Transactional
  public void confirm(UUID id) {
    Session.confirm(id, clock.instant());
  }

  @Transactional
  void removeExpired() {
    Session.removeExpired(clock.instant(), idleSince());
  }

  private void recordUse(Session session) {
    QuarkusTransaction.requiringNew()
        .run(() -> Session.recordUse(session.id, clock.instant(), lastRecordedBefore()));
    Session.getEntityManager().detach(session); // what else the request reads is as it is now
  }

  private Instant lastRecordedBefore() {
    var quarter = settings.sessionIdleTimeout().dividedBy(4);
    var every = quarter.compareTo(USE_IS_RECORDED_EVERY) < 0 ? quarter : USE_IS_RECORDED_EVERY;
    return clock.instant().minus(every);
  }

  private Instant idleSince() {
    return clock.instant().minus(settings.sessionIdleTimeout());
  }
}
