package dev.jobtrail.console.form;

import dev.jobtrail.account.LocalPath;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
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
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Words errors for people who look at pages: as a page, or as a script puts them into one. */
@Singleton
public class PageRefusals {

  /** Before what looks at the kind of an answer; filters of answers run from the highest down. */
  static final int BEFORE_OTHERS = Priorities.USER + 100;

  private static final String PAGES = "/app/";
  private static final String SIGN_IN = "/app/sign-in";

  /** The header of requests that the pages' script makes. */
  public static final String BY_SCRIPT = "HX-Request";

  /** The page, in {@code templates/PageRefusals}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance refusal(String title, ErrorBody fault, String back);
  }

  private final RoutingContext routing;

  PageRefusals(RoutingContext routing) {
    this.routing = routing;
  }

  @ServerResponseFilter(priority = BEFORE_OTHERS)
  void wordFaultsOfPages(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getEntity() instanceof ErrorBody fault
        && request.getUriInfo().getPath().startsWith(PAGES)) {
      answer(request, response, fault, false);
    }
  }

  /**
   * Makes an answer of a refusal.
   *
   * @param isSignIn whether UNAUTHORIZED means a wrong password, not a session that is over
   */
  public void answer(
      ContainerRequestContext request,
      ContainerResponseContext response,
      ErrorBody fault,
      boolean isSignIn) {
    var byScript = request.getHeaderString(BY_SCRIPT) != null;
    if (fault.code() == ErrorCode.UNAUTHORIZED && !isSignIn) {
      leadToSignIn(request, response, byScript);
    } else if (!byScript) {
      var back = LocalPath.ofPage(request.getHeaderString("Referer"));
      var page = Templates.refusal(title(fault), fault, back).render();
      response.setEntity(page, null, MediaType.TEXT_HTML_TYPE);
    }
  }

  private void leadToSignIn(
      ContainerRequestContext request, ContainerResponseContext response, boolean byScript) {
    var page =
        request.getMethod().equals("GET") && !byScript
            ? asked()
            : LocalPath.ofPage(request.getHeaderString("Referer"));
    var target = SIGN_IN + "?next=" + URLEncoder.encode(page, StandardCharsets.UTF_8);
    response.setEntity(null);
    if (byScript) {
      response.setStatus(200);
      response.getHeaders().putSingle("HX-Redirect", target);
    } else {
      response.setStatus(303);
      response.getHeaders().putSingle(HttpHeaders.LOCATION, target);
    }
  }

  /** The path and query; a whole address is not known where HTTP/1.0 names no host. */
  private String asked() {
    var query = routing.request().query();
    return routing.request().path() + (query == null ? "" : "?" + query);
  }

  private static String title(ErrorBody fault) {
    return switch (fault.code()) {
      case NOT_FOUND -> "There is nothing here";
      case RATE_LIMITED -> "A little too fast";
      case AI_LIMIT_REACHED, APPLY_LIMIT_REACHED, DISCOVERY_LIMIT_REACHED, SEAT_LIMIT_REACHED ->
          "The plan's allowance is used up";
      case INTERNAL_ERROR, UNAVAILABLE -> "This did not work";
      default -> "That was not possible";
    };
  }
}
