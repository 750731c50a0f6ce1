package dev.jobtrail.account.passkey;

import dev.jobtrail.account.AccountView;
import dev.jobtrail.account.Sessions;
import dev.jobtrail.platform.Cookies;
import dev.jobtrail.platform.Secrets;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestCookie;
import org.jboss.resteasy.reactive.RestResponse;

/** Sign-in by a passkey, which needs neither a login nor a password. */
@Path(PasskeySignInResource.PATH)
@PermitAll
@Tag(name = "Authentication")
class PasskeySignInResource {

  static final String PATH = "/auth/passkeys";

  /** Holds a secret of the browser that a challenge was issued to. */
  private static final String COOKIE = "jobtrail_passkey";

  private final Passkeys passkeys;
  private final Sessions sessions;
  private final Cookies cookies;
  private final RateLimits limits;

  PasskeySignInResource(Passkeys passkeys, Sessions sessions, Cookies cookies, RateLimits limits) {
    this.passkeys = passkeys;
    this.sessions = sessions;
    this.cookies = cookies;
    this.limits = limits;
  }

  @POST
  @Path("/options")
  @Operation(
      operationId = "startPasskeySignIn",
      summary = "Start a sign-in by passkey",
      description =
          "Answers with WebAuthn's request options, for"
              + " PublicKeyCredential.parseRequestOptionsFromJSON, and sets a cookie. They are good"
              + " for one sign-in of this browser within five minutes.")
  @Refuses(429)
  public RestResponse<SignInOptions> startPasskeySignIn(@Context HttpServerRequest request) {
    limits.require(Limit.PASSKEY_SIGN_IN, CallerAddress.of(request));
    var browser = Secrets.random();
    return RestResponse.ResponseBuilder.ok(passkeys.signInOptions(browser))
        .cookie(cookies.of(COOKIE, browser, PATH, Challenges.LIFETIME))
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .build();
  }

  @POST
  @Path("/sign-in")
  @Operation(
      operationId = "signInByPasskey",
      summary = "Open a session by a passkey",
      description =
          "The body is the authenticator's assertion. The authenticator verifies its user, so no second factor is required. Sets an HttpOnly session cookie.")
  @Refuses({401, 429})
  public RestResponse<AccountView> signInByPasskey(
      @NotNull @Valid PasskeyAssertion body,
      @Parameter(description = "As the start of the sign-in has set it.") @RestCookie(COOKIE)
          String browser,
      @Context HttpServerRequest request) {
    limits.require(Limit.PASSKEY_SIGN_IN, CallerAddress.of(request));
    var accountId = passkeys.signIn(browser, body);
    return RestResponse.ResponseBuilder.ok(AccountView.of(accountId))
        .cookie(sessions.open(accountId, Passkeys.METHOD, request))
        .cookie(cookies.of(COOKIE, "", PATH, Duration.ZERO))
        .build();
  }
}
