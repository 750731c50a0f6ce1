package dev.jobtrail.console;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.LocalPath;
import dev.jobtrail.account.Providers;
import dev.jobtrail.account.SigningIn;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The front page and the pages that mailed links lead to. */
@Path("/app")
@PermitAll
@Blocking
@Produces(MediaType.TEXT_HTML)
class PagesResource {

  private static final int SHORTEST_PASSWORD = 12;
  private static final int LONGEST_PASSWORD = 128;

  /** The pages, in {@code templates/PagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance home(Frame frame);

    static native TemplateInstance signIn(Frame frame, Map<String, String> providers, String next);

    static native TemplateInstance signUp(Frame frame);

    static native TemplateInstance signedUp(Frame frame);

    static native TemplateInstance verifyEmail(String token);

    static native TemplateInstance forgotPassword();

    static native TemplateInstance resetPassword(String token, String fault);

    static native TemplateInstance message(String title, String text);
  }

  private final SigningIn signingIn;
  private final RateLimits limits;
  private final Providers providers;
  private final CurrentAccount current;
  private final Frames frames;

  PagesResource(
      SigningIn signingIn,
      RateLimits limits,
      Providers providers,
      CurrentAccount current,
      Frames frames) {
    this.signingIn = signingIn;
    this.limits = limits;
    this.providers = providers;
    this.current = current;
    this.frames = frames;
  }

  @GET
  @Operation(hidden = true)
  public RestResponse<Object> home() {
    return current.ifKnown().isPresent()
        ? RestResponse.seeOther(URI.create(Section.PIPELINE.path()))
        : RestResponse.ok(Templates.home(frames.ofVisitor()));
  }

  @GET
  @Path("/sign-in")
  @Operation(hidden = true)
  public TemplateInstance askToSignIn(@RestQuery String next) {
    return Templates.signIn(frames.ofVisitor(), providers.enabled(), LocalPath.orHome(next));
  }

  @GET
  @Path("/sign-up")
  @Operation(hidden = true)
  public TemplateInstance askToSignUp() {
    return Templates.signUp(frames.ofVisitor());
  }

  @GET
  @Path("/sign-up/done")
  @Operation(hidden = true)
  public TemplateInstance signedUp() {
    return Templates.signedUp(frames.ofVisitor());
  }

  /** A page with a button: programs that follow the links of mail must not use the token up. */
  @GET
  @Path("/verify-email")
  @Operation(hidden = true)
  public TemplateInstance askToVerify(@RestQuery String token) {
    return Templates.verifyEmail(token);
  }

  @POST
  @Path("/verify-email")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance verify(@RestForm String token, @Context HttpServerRequest request) {
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    try {
      signingIn.verifyEmail(orEmpty(token));
    } catch (ApiException _) {
      return linkIsNoMore();
    }
    return Templates.message("Address verified", "Your e-mail address is verified. Thank you.");
  }

  @GET
  @Path("/forgot-password")
  @Operation(hidden = true)
  public TemplateInstance askForAddress() {
    return Templates.forgotPassword();
  }

  @POST
  @Path("/forgot-password")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance forgot(@RestForm String email, @Context HttpServerRequest request) {
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    signingIn.requestReset(orEmpty(email));
    return Templates.message(
        "Look into your mail", "If the address has an account, a link is on its way to it.");
  }

  @GET
  @Path("/reset-password")
  @Operation(hidden = true)
  public TemplateInstance askForPassword(@RestQuery String token) {
    return Templates.resetPassword(token, null);
  }

  @POST
  @Path("/reset-password")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance reset(
      @RestForm String token, @RestForm String password, @Context HttpServerRequest request) {
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    var length = orEmpty(password).length();
    if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
      return Templates.resetPassword(token, "A password has 12 to 128 characters.");
    }
    try {
      signingIn.reset(orEmpty(token), password);
    } catch (ApiException _) {
      return linkIsNoMore();
    }
    return Templates.message("Password set", "Your new password is set. Sign in with it.");
  }

  private static TemplateInstance linkIsNoMore() {
    return Templates.message(
        "This link works no more", "It was used already, or it is too old. Ask for a new one.");
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }
}
