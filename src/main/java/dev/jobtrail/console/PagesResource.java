package dev.jobtrail.console;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.EmailChanges;
import dev.jobtrail.account.LocalPath;
import dev.jobtrail.account.MailDelivery;
import dev.jobtrail.account.Providers;
import dev.jobtrail.account.SignInLinks;
import dev.jobtrail.account.SignIns;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.LocalRedirect;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateData;
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
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The front page and the pages of mailed links. */
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

    static native TemplateInstance home(
        Frame frame, Map<String, String> providers, boolean isFarewell);

    static native TemplateInstance signIn(
        Frame frame,
        Map<String, String> providers,
        String next,
        String encodedNext,
        NewAccount made);

    static native TemplateInstance signUp(Frame frame, Map<String, String> providers);

    static native TemplateInstance verifyEmail(Frame frame, String token);

    static native TemplateInstance undoEmailChange(Frame frame, String token);

    static native TemplateInstance forgotPassword(Frame frame, boolean canMail);

    static native TemplateInstance signInLink(Frame frame, String token);

    static native TemplateInstance resetPassword(Frame frame, String token, String fault);

    static native TemplateInstance message(Frame frame, Message message);
  }

  /**
   * The account that was just created.
   *
   * @param login the owner's username or address
   * @param isLinkSent whether its address is to be verified by a mailed link
   */
  @TemplateData
  record NewAccount(String login, boolean isLinkSent) {}

  /**
   * A message with a link to the next page.
   *
   * @param action the text of the link
   * @param href its target
   */
  @TemplateData
  record Message(String title, String text, String action, String href) {}

  private final SignIns signIns;
  private final SignInLinks signInLinks;
  private final EmailChanges emailChanges;
  private final RateLimits limits;
  private final Providers providers;
  private final CurrentAccount current;
  private final MailDelivery mail;
  private final Frames frames;

  PagesResource(
      SignIns signIns,
      SignInLinks signInLinks,
      EmailChanges emailChanges,
      RateLimits limits,
      Providers providers,
      CurrentAccount current,
      MailDelivery mail,
      Frames frames) {
    this.signIns = signIns;
    this.signInLinks = signInLinks;
    this.emailChanges = emailChanges;
    this.limits = limits;
    this.providers = providers;
    this.current = current;
    this.mail = mail;
    this.frames = frames;
  }

  @GET
  @Operation(hidden = true)
  public RestResponse<Object> home(@RestQuery String deleted) {
    return current.ifKnown().isPresent()
        ? LocalRedirect.to(ConsoleSection.PIPELINE.path()).build()
        : RestResponse.ok(Templates.home(frames.ofVisitor(), providers.enabled(), deleted != null));
  }

  @GET
  @Path("/sign-in")
  @Operation(hidden = true)
  public TemplateInstance askToSignIn(@RestQuery String next) {
    return signInPage(LocalPath.orHome(next), null);
  }

  @GET
  @Path("/sign-up")
  @Operation(hidden = true)
  public TemplateInstance askToSignUp() {
    return Templates.signUp(frames.ofVisitor(), providers.enabled());
  }

  /** The page to sign in with a word about the account that was made. */
  @GET
  @Path("/sign-up/done")
  @Operation(hidden = true)
  public RestResponse<Object> signedUp(@RestQuery String login) {
    return current.ifKnown().isPresent()
        ? LocalRedirect.to(ConsoleSection.PIPELINE.path()).build()
        : RestResponse.ok(
            signInPage(
                LocalPath.orHome(null), new NewAccount(orEmpty(login), mail.isConfigured())));
  }

  /** A page with a button, as to verify an address. */
  @GET
  @Path("/sign-in-link")
  @Operation(hidden = true)
  public TemplateInstance askToUseLink(@RestQuery String token) {
    return Templates.signInLink(frames.ofVisitor(), token);
  }

  @POST
  @Path("/sign-in-link")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> useLink(@RestForm String token, @Context HttpServerRequest request) {
    var messages = PageMessages.of(AccountMessages.class);
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    try {
      var cookies = signInLinks.use(orEmpty(token), request);
      return LocalRedirect.to(ConsoleSection.PIPELINE.path()).cookie(cookies).build();
    } catch (ApiException _) {
      return RestResponse.ok(
          message(
              messages.linkNoMore(),
              messages.demoLinkNoMore(),
              PageMessages.of(ConsoleMessages.class).signIn(),
              "/app/sign-in"));
    }
  }

  /** A page with a button: programs that follow the links of mail must not use the token up. */
  @GET
  @Path("/verify-email")
  @Operation(hidden = true)
  public TemplateInstance askToVerify(@RestQuery String token) {
    return Templates.verifyEmail(frames.ofVisitor(), token);
  }

  @POST
  @Path("/verify-email")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance verify(@RestForm String token, @Context HttpServerRequest request) {
    var messages = PageMessages.of(AccountMessages.class);
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    try {
      emailChanges.verify(orEmpty(token));
    } catch (ApiException _) {
      return linkIsNoMore(messages.signInToRequest(), "/app");
    }
    return message(
        messages.addressVerified(), messages.addressVerifiedText(), messages.continueOn(), "/app");
  }

  /** A page with a button, as to verify an address. */
  @GET
  @Path("/undo-email-change")
  @Operation(hidden = true)
  public TemplateInstance askToUndo(@RestQuery String token) {
    return Templates.undoEmailChange(frames.ofVisitor(), token);
  }

  @POST
  @Path("/undo-email-change")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance undo(@RestForm String token, @Context HttpServerRequest request) {
    var messages = PageMessages.of(AccountMessages.class);
    var signIn = PageMessages.of(ConsoleMessages.class).signIn();
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    try {
      emailChanges.undo(orEmpty(token));
    } catch (ApiException e) {
      return e.code() == ErrorCode.ALREADY_EXISTS
          ? message(messages.addressTaken(), messages.addressTakenText(), signIn, "/app/sign-in")
          : linkIsNoMore(signIn, "/app/sign-in");
    }
    return message(
        messages.addressRestored(), messages.addressRestoredText(), signIn, "/app/sign-in");
  }

  @GET
  @Path("/forgot-password")
  @Operation(hidden = true)
  public TemplateInstance askForAddress() {
    return Templates.forgotPassword(frames.ofVisitor(), mail.isEnabled());
  }

  @POST
  @Path("/forgot-password")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance forgot(@RestForm String email, @Context HttpServerRequest request) {
    if (!mail.isEnabled()) {
      return askForAddress();
    }
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    signIns.requestReset(orEmpty(email));
    var messages = PageMessages.of(AccountMessages.class);
    return message(
        messages.checkEmail(), messages.checkEmailText(), messages.backToSignIn(), "/app/sign-in");
  }

  @GET
  @Path("/reset-password")
  @Operation(hidden = true)
  public TemplateInstance askForPassword(@RestQuery String token) {
    return Templates.resetPassword(frames.ofVisitor(), token, null);
  }

  @POST
  @Path("/reset-password")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public TemplateInstance reset(
      @RestForm String token, @RestForm String password, @Context HttpServerRequest request) {
    var messages = PageMessages.of(AccountMessages.class);
    limits.require(Limit.PASSWORD, CallerAddress.of(request));
    var length = orEmpty(password).length();
    if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
      return Templates.resetPassword(frames.ofVisitor(), token, messages.passwordLength());
    }
    try {
      signIns.reset(orEmpty(token), password);
    } catch (ApiException e) {
      return passwordFault(e)
          .map(it -> Templates.resetPassword(frames.ofVisitor(), token, it))
          .orElseGet(() -> linkIsNoMore(messages.requestNewOne(), "/app/forgot-password"));
    }
    return message(
        messages.passwordSet(),
        messages.passwordSetText(),
        PageMessages.of(ConsoleMessages.class).signIn(),
        "/app/sign-in");
  }

  /** The error of the new password, unless the link is invalid. */
  private static Optional<String> passwordFault(ApiException e) {
    var words = PageMessages.of(AccountMessages.class);
    return Stream.ofNullable(ErrorTexts.in(e.body(), RequestLanguage.current()).details())
        .flatMap(List::stream)
        .filter(it -> it.field().equals("password"))
        .map(it -> words.passwordRefused(it.message()))
        .findFirst();
  }

  private TemplateInstance signInPage(String next, NewAccount made) {
    return Templates.signIn(
        frames.ofVisitor(),
        providers.enabled(),
        next,
        URLEncoder.encode(next, StandardCharsets.UTF_8),
        made);
  }

  private TemplateInstance linkIsNoMore(String action, String href) {
    var messages = PageMessages.of(AccountMessages.class);
    return message(messages.linkNoMore(), messages.linkNoMoreText(), action, href);
  }

  private TemplateInstance message(String title, String text, String action, String href) {
    return Templates.message(frames.ofVisitor(), new Message(title, text, action, href));
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }
}
