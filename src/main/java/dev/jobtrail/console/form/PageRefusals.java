package dev.jobtrail.console.form;

import dev.jobtrail.account.LocalPath;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.error.PathMethods;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Renders errors for page visitors, as a page or for a script to insert. */
@Singleton
public class PageRefusals {

  /** Before filters that depend on the media type; response filters run in descending order. */
  static final int BEFORE_OTHERS = Priorities.USER + 100;

  private static final String PAGES = "/app/";
  private static final String SIGN_IN = "/app/sign-in";

  /** The header of requests that the pages' script makes. */
  public static final String BY_SCRIPT = "HX-Request";

  /** The page, in {@code templates/PageRefusals}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance refusal(
        String title, ErrorBody fault, List<String> faults, String back);
  }

  private final RoutingContext routing;
  private final PathMethods pathMethods;

  PageRefusals(RoutingContext routing, PathMethods pathMethods) {
    this.routing = routing;
    this.pathMethods = pathMethods;
  }

  @ServerResponseFilter(priority = BEFORE_OTHERS)
  void wordFaultsOfPages(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getEntity() instanceof ErrorBody fault
        && (request.getUriInfo().getPath().startsWith(PAGES) || isOfNothing(request, fault))) {
      answer(request, response, fault, false);
    }
  }

  /**
   * Whether a browser, which prefers HTML, has opened a path that no operation of the API has.
   * Callers of the API get JSON whatever they accept.
   */
  private boolean isOfNothing(ContainerRequestContext request, ErrorBody fault) {
    var accepted = request.getHeaderString(HttpHeaders.ACCEPT);
    return fault.code() == ErrorCode.NOT_FOUND
        && accepted != null
        && accepted.startsWith(MediaType.TEXT_HTML)
        && pathMethods.of(request.getUriInfo().getPath()).isEmpty();
  }

  /**
   * Renders a refusal.
   *
   * @param isSignIn whether UNAUTHORIZED means a wrong password, not a session that is over
   */
  public void answer(
      ContainerRequestContext request,
      ContainerResponseContext response,
      ErrorBody fault,
      boolean isSignIn) {
    if (request.getHeaderString(BY_SCRIPT) != null) {
      return; // the script asks to sign in again, on the page
    }
    if (fault.code() == ErrorCode.UNAUTHORIZED && !isSignIn) {
      leadToSignIn(request, response);
    } else {
      var back = LocalPath.ofPage(request.getHeaderString("Referer"));
      var page = Templates.refusal(title(fault), fault, faults(fault), back).render();
      response.setEntity(page, null, MediaType.TEXT_HTML_TYPE);
    }
  }

  private void leadToSignIn(ContainerRequestContext request, ContainerResponseContext response) {
    var page =
        request.getMethod().equals("GET")
            ? asked()
            : LocalPath.ofPage(request.getHeaderString("Referer"));
    var target = SIGN_IN + "?next=" + URLEncoder.encode(page, StandardCharsets.UTF_8);
    response.setEntity(null);
    response.setStatus(303);
    response.getHeaders().putSingle(HttpHeaders.LOCATION, target);
  }

  /** The path and query; a whole address is not known where HTTP/1.0 names no host. */
  private String asked() {
    var query = routing.request().query();
    return routing.request().path() + (query == null ? "" : "?" + query);
  }

  /** What is wrong with each field; it is in the language of the page already. */
  private static List<String> faults(ErrorBody fault) {
    var language = RequestLanguage.current();
    return Stream.ofNullable(fault.details())
        .flatMap(List::stream)
        .map(it -> ErrorTexts.sentence(it, language))
        .toList();
  }

  private static String title(ErrorBody fault) {
    var messages = PageMessages.of(ConsoleMessages.class);
    return switch (fault.code()) {
      case NOT_FOUND -> messages.pageNotFound();
      case RATE_LIMITED -> messages.tooManyRequests();
      case AI_LIMIT_REACHED,
          APPLY_LIMIT_REACHED,
          DISCOVERY_LIMIT_REACHED,
          SEAT_LIMIT_REACHED,
          STORAGE_LIMIT_REACHED ->
          messages.allowanceUsedUp();
      case INTERNAL_ERROR, UNAVAILABLE -> messages.somethingWentWrong();
      default -> messages.requestRefused();
    };
  }
}
