package dev.jobtrail.account;

import dev.jobtrail.account.provider.Provider;
import dev.jobtrail.account.provider.ProviderError;
import dev.jobtrail.account.provider.SignInProviders;
import dev.jobtrail.account.provider.SignInRefusal;
import dev.jobtrail.account.provider.SignInRefusal.Reason;
import dev.jobtrail.account.provider.SignInSecret;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.ratelimit.CallerAddress;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.RateLimits;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.function.Supplier;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.RestCookie;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** Redirects a browser to a provider and handles its callback; errors are pages. */
@Path("/auth")
@PermitAll
@Blocking
@Produces(MediaType.TEXT_HTML)
class ProviderSignInResource {

  private static final Logger LOG = Logger.getLogger(ProviderSignInResource.class);

  /** The page, in {@code templates/ProviderSignInResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance refusal(String title, String text);
  }

  private final SignInProviders providers;
  private final ProviderVisits visits;
  private final ProviderSignIns providerSignIns;
  private final Sessions sessions;
  private final RateLimits limits;

  ProviderSignInResource(
      SignInProviders providers,
      ProviderVisits visits,
      ProviderSignIns providerSignIns,
      Sessions sessions,
      RateLimits limits) {
    this.providers = providers;
    this.visits = visits;
    this.providerSignIns = providerSignIns;
    this.sessions = sessions;
    this.limits = limits;
  }

  @GET
  @Path("/{provider}/sign-in")
  @Operation(hidden = true)
  public RestResponse<String> leave(
      @RestPath String provider, @RestQuery String returnTo, @Context HttpServerRequest request) {
    return told(
        provider,
        () -> {
          limit(request);
          var secret = SignInSecret.random();
          var target = named(provider).authorizationUri(secret, visits.callback(provider));
          visits.begin(provider, secret, LocalPath.orHome(returnTo));
          return redirect(target.toString()).cookie(visits.cookie(provider, secret)).build();
        });
  }

  @GET
  @Path("/{provider}/callback")
  @Operation(hidden = true)
  public RestResponse<String> comeBack(
      @RestPath String provider,
      @RestQuery String code,
      @RestQuery String state,
      @RestQuery String error,
      @RestQuery String iss,
      @RestCookie(ProviderVisits.COOKIE) String secret,
      @RestCookie(SessionMechanism.COOKIE) String session,
      @Context HttpServerRequest request) {
    return told(
        provider,
        () -> {
          var visited = named(provider);
          var visit = visits.end(provider, secret, state);
          var callback = new Provider.Callback(accepted(code, error), iss);
          var identity = visited.identify(callback, visit.secret(), visits.callback(provider));
          var account = providerSignIns.account(provider, identity, session);
          return redirect(visits.absolute(visit.returnTo()))
              .cookie(sessions.open(account.id, provider, request))
              .cookie(visits.noCookie(provider))
              .build();
        });
  }

  private Provider named(String name) {
    return providers
        .named(name)
        .orElseThrow(() -> new SignInRefusal(Reason.UNKNOWN_PROVIDER, "no such provider"));
  }

  private void limit(HttpServerRequest request) {
    try {
      limits.require(Limit.PROVIDER_SIGN_IN, CallerAddress.of(request));
    } catch (ApiException _) {
      throw new SignInRefusal(Reason.TOO_MANY, "too many sign-ins by providers from one address");
    }
  }

  private static String accepted(String code, String error) {
    if (error != null) {
      var isCancelled = error.equals("access_denied") || error.startsWith("user_cancelled_");
      throw new SignInRefusal(
          isCancelled ? Reason.CANCELLED : Reason.PROVIDER_FAILED, ProviderError.of(error));
    }
    if (code == null || code.isBlank()) {
      throw new SignInRefusal(Reason.PROVIDER_FAILED, "a callback has neither code nor error");
    }
    return code;
  }

  private RestResponse<String> told(String provider, Supplier<RestResponse<String>> work) {
    try {
      return work.get();
    } catch (SignInRefusal e) {
      var displayName = providers.named(provider).map(Provider::displayName).orElse("");
      log(displayName, e);
      var page =
          Templates.refusal(e.reason().title(displayName), e.reason().text(displayName)).render();
      return RestResponse.ResponseBuilder.<String>create(e.reason().status()).entity(page).build();
    }
  }

  /** Faults that the operator can fix are warnings. */
  private static void log(String provider, SignInRefusal e) {
    var level =
        switch (e.reason()) {
          case PROVIDER_FAILED, PROVIDER_UNREACHABLE, NOT_TRUSTED, BUSY -> Logger.Level.WARN;
          case UNKNOWN_PROVIDER,
              NOT_STARTED_HERE,
              CANCELLED,
              EMAIL_NOT_VOUCHED_FOR,
              ADDRESS_UNPROVEN,
              TOO_MANY ->
              Logger.Level.DEBUG;
        };
    LOG.logf(level, "Nobody was signed in by %s: %s", provider, e.getMessage());
  }

  private static RestResponse.ResponseBuilder<String> redirect(String target) {
    return RestResponse.ResponseBuilder.<String>create(RestResponse.Status.SEE_OTHER)
        .header("Location", target);
  }
}
