package dev.jobtrail.account;

import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.quarkus.security.Authenticated;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.transaction.Transactional;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import java.util.Locale;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;

/** Signing up, in and out, and proving addresses. */
@Path("/auth")
@Tag(name = "Authentication", description = "Sign up, sign in, verify an email address.")
class AuthResource {

  @Schema(name = "SignIn")
  record SignIn(
      @NotNull
          @Size(min = 1, max = 254)
          @Schema(description = "E-mail address or username.", examples = "jane-doe")
          String login,
      @NotNull @Size(min = 1, max = 128) @Schema(examples = "correct horse battery")
          String password,
      @Size(max = 40)
          @Schema(
              description =
                  "A code of the authenticator app or a recovery code; only with two-step"
                      + " verification.",
              examples = "123456")
          String code) {}

  @Schema(name = "MailedToken")
  record Token(@NotNull @Size(min = 1, max = 200) String token) {}

  @Schema(name = "EmailAddress")
  record Address(
      @NotNull @Email @Size(max = 254) @Schema(format = "email", examples = "jane@example.com")
          String email) {}

  @Schema(name = "PasswordReset")
  record Reset(
      @NotNull @Size(min = 1, max = 200) String token,
      @NotNull @Size(min = 12, max = 128) @Schema(examples = "correct horse battery")
          String password) {}

  @Schema(name = "SignedUp")
  record SignedUp(
      @Schema(examples = "jane-doe") String username,
      @Schema(
              description =
                  "Whether the email address must be verified first, by the link that was mailed.")
          boolean verificationSent) {}

  private final SignUps signUps;
  private final SignIns signIns;
  private final EmailChanges emailChanges;
  private final Sessions sessions;
  private final SecondStep secondStep;
  private final Providers providers;
  private final RateLimits limits;
  private final CurrentAccount current;
  private final SessionCookie sessionCookie;
  private final MailDelivery mail;

  AuthResource(
      SignUps signUps,
      SignIns signIns,
      EmailChanges emailChanges,
      Sessions sessions,
      SecondStep secondStep,
      Providers providers,
      RateLimits limits,
      CurrentAccount current,
      SessionCookie sessionCookie,
      MailDelivery mail) {
    this.signUps = signUps;
    this.signIns = signIns;
    this.emailChanges = emailChanges;
    this.sessions = sessions;
    this.secondStep = secondStep;
    this.providers = providers;
    this.limits = limits;
    this.current = current;
    this.sessionCookie = sessionCookie;
    this.mail = mail;
  }

  @GET
  @Path("/providers")
  @PermitAll
  @Operation(
      operationId = "listProviders",
      summary = "List the ways to sign in",
      description =
          "A map from the identifier of each enabled sign-in method to its display name. Except for credential, a browser signs in at /auth/{identifier}/sign-in; returnTo is the path to redirect to afterwards.")
  public Map<String, String> listProviders() {
    return providers.enabled();
  }

  @POST
  @Path("/sign-up")
  @PermitAll
  @ResponseStatus(201)
  @Operation(
      operationId = "signUp",
      summary = "Create an account",
      description =
          "The response is the same if the address already has an account; its owner is notified by mail.")
  @Refuses({409, 429})
  public SignedUp signUp(@NotNull @Valid SignUp body, @Context HttpServerRequest request) {
    limits.require(Limit.SIGN_UP, CallerAddress.of(request));
    signUps.signUp(body);
    return new SignedUp(body.username(), mail.isConfigured());
  }

  @POST
  @Path("/sign-in")
  @PermitAll
  @Operation(
      operationId = "signIn",
      summary = "Sign in",
      description =
          "Sets HttpOnly cookies for the session and for the browser: wrong passwords of strangers do not lock a known browser out. With"
              + " two-step verification on, a right password without a code is answered 401"
              + " SECOND_FACTOR_REQUIRED.")
  @Refuses({401, 429})
  public RestResponse<AccountView> signIn(
      @NotNull @Valid SignIn body, @Context HttpServerRequest request) {
    var account = signIns.check(body.login(), body.password(), request);
    secondStep.require(account.id, body.code());
    var cookies = sessions.open(account.id, Sessions.PASSWORD, request);
    return RestResponse.ResponseBuilder.ok(AccountView.of(account)).cookie(cookies).build();
  }

  @POST
  @Path("/sign-out")
  @Authenticated
  @Transactional
  @Operation(
      operationId = "signOut",
      summary = "Sign out",
      description = "Ends the session of the request and deletes its cookie.")
  @SecurityRequirement(name = "session")
  public RestResponse<Void> signOut() {
    Session.end(current.id(), current.requireSession());
    return RestResponse.ResponseBuilder.<Void>noContent().cookie(sessionCookie.none()).build();
  }

  @POST
  @Path("/verify-email")
  @PermitAll
  @Operation(
      operationId = "verifyEmail",
      summary = "Verify an email address",
      description = "The token is from the mailed link and is valid once.")
  @Refuses(429)
  public void verifyEmail(@NotNull @Valid Token body, @Context HttpServerRequest request) {
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    emailChanges.verify(body.token());
  }

  @POST
  @Idempotent
  @Path("/verify-email/resend")
  @Authenticated
  @RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
  @ResponseStatus(202)
  @Operation(
      operationId = "resendVerification",
      summary = "Send the verification link again",
      description = "Does nothing if the address is already verified.")
  @Refuses(429)
  public void resendVerification() {
    limits.require(Limit.PASSWORD, current.id().toString());
    signUps.resendVerification(current.id());
  }

  @POST
  @Path("/email-change/undo")
  @PermitAll
  @Operation(
      operationId = "undoEmailChange",
      summary = "Restore the previous email address",
      description =
          "The token is from the link that was sent to the previous address. Ends all sessions,"
              + " revokes all keys and sends a link to set a new password.")
  @Refuses({409, 429})
  public void undoEmailChange(@NotNull @Valid Token body, @Context HttpServerRequest request) {
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    emailChanges.undo(body.token());
  }

  @POST
  @Path("/password/forgot")
  @PermitAll
  @ResponseStatus(202)
  @Operation(
      operationId = "forgotPassword",
      summary = "Request a password reset link",
      description = "The response is the same whether or not the address has an account.")
  @Refuses(429)
  public void forgotPassword(@NotNull @Valid Address body, @Context HttpServerRequest request) {
    limits.require(
        Limit.PASSWORD, CallerAddress.of(request) + " " + body.email().toLowerCase(Locale.ROOT));
    signIns.requestReset(body.email());
  }

  @POST
  @Path("/password/reset")
  @PermitAll
  @Operation(
      operationId = "resetPassword",
      summary = "Set a new password",
      description = "The token is from the mailed link. Ends all sessions.")
  @Refuses(429)
  public void resetPassword(@NotNull @Valid Reset body, @Context HttpServerRequest request) {
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    signIns.reset(body.token(), body.password());
  }
}
