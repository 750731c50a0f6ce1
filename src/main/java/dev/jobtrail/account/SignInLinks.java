package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Secrets;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.core.NewCookie;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;

/** Links that sign a browser in once. */
@ApplicationScoped
public class SignInLinks {

  /** How such sessions are marked in the list of ways to sign in. */
  private static final String METHOD = "link";

  private final Sessions sessions;
  private final Clock clock;

  SignInLinks(Sessions sessions, Clock clock) {
    this.sessions = sessions;
    this.clock = clock;
  }

  /** The token of a new link; links of before stay good until they expire. */
  @Transactional
  public String create(UUID accountId, Duration lifetime) {
    var account = Account.byId(accountId).orElseThrow(ApiException::notFound);
    var token = Secrets.random();
    new MailToken(account.id, account.email, MailToken.Purpose.SIGN_IN, token, lifetime, clock)
        .persist();
    return token;
  }

  /**
   * Opens a session for the browser that followed a link.
   *
   * @return the cookies to set
   * @throws ApiException VALIDATION_FAILED for a token that is wrong, used or too old
   */
  @Transactional
  public NewCookie[] use(String token, HttpServerRequest request) {
    var used =
        MailToken.use(token, MailToken.Purpose.SIGN_IN, clock.instant())
            .orElseThrow(SignIns::badToken);
    return sessions.open(used.accountId, METHOD, request);
  }
}
