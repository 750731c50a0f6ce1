package dev.jobtrail.console.form;

import dev.jobtrail.account.LocalPath;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.error.PathMethods;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.text.Language;
import io.quarkus.arc.ClientProxy;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.inject.Singleton;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.handlers.RestInitialHandler;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;

/** Renders errors for page visitors, as a page or for a script to insert. */
@Singleton
public class PageRefusals {

  /** Before filters that depend on the media type; response filters run in descending order. */
  static final int BEFORE_OTHERS = Priorities.USER + 100;

  /** After the filter of the framework that renders templates. */
  private static final int AFTER_TEMPLATES = Priorities.USER - 100;

  /** The property of a request whose form was refused: the form. */
  private static final String REFUSED = RefusedForm.class.getName();

  private static final int OK = 200;
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
    } else if (request.getProperty(REFUSED) instanceof RefusedForm form) {
      refuse(response, form.fault(), form.page()); // its page is refused as well
    } else {
      sent(request, fault)
          .filter(it -> it.page().startsWith(PAGES) && !it.page().startsWith(FormCalls.PREFIX))
          .ifPresentOrElse(
              form -> showPage(request, form),
              () -> refuse(response, fault, page(request, Map.of())));
    }
  }

  /** The page that a form is on. */
  static String page(ContainerRequestContext request, Map<String, List<String>> fields) {
    var page = fields.get(RefusedForm.PAGE);
    return page == null
        ? LocalPath.ofPage(request.getHeaderString("Referer"))
        : LocalPath.orHome(page.getFirst());
  }

  /** The form of the request, but for one of another site, which is not to be filled in here. */
  private Optional<RefusedForm> sent(ContainerRequestContext request, ErrorBody fault) {
    if (!routing.request().method().equals(HttpMethod.POST)
        || fault.code() == ErrorCode.FORBIDDEN
        || routing.body().buffer() == null) {
      return Optional.empty();
    }
    try {
      var fields = FormFields.read(routing.body().buffer().getBytes(), FormCalls.MOST_FIELDS);
      var page = page(request, fields);
      return Optional.of(new RefusedForm(routing.request().uri(), page, fields, fault));
    } catch (ApiException _) {
      return Optional.empty(); // the fault is that it is no form
    }
  }

  /** Has the framework answer with the page of the form instead. */
  private void showPage(ContainerRequestContext request, RefusedForm form) {
    request.setProperty(REFUSED, form);
    ((RoutingContextInternal) ClientProxy.unwrap(routing))
        .setBody(Buffer.buffer()); // a GET has none
    var context = CurrentRequestManager.get();
    context.setMethod(HttpMethod.GET.name());
    context.setRequestUri(request.getUriInfo().getBaseUri().resolve(form.page()));
    context.setResult(null); // or else the method of the page would not be invoked
    context.setAbortHandlerChainStarted(false);
    context.restart(
        new ServerRestHandler[] {new RestInitialHandler(context.getDeployment())}, false);
  }

  @ServerResponseFilter(priority = AFTER_TEMPLATES)
  void showAgain(ContainerRequestContext request, ContainerResponseContext response) {
    if (request.getProperty(REFUSED) instanceof RefusedForm form
        && response.getStatus() == OK
        && response.getEntity() instanceof String html) {
      form.in(html)
          .ifPresentOrElse(
              it -> {
                response.setStatus(form.fault().code().status());
                response.setEntity(it, null, MediaType.TEXT_HTML_TYPE);
              },
              () -> refuse(response, form.fault(), form.page()));
    }
  }

  private static void refuse(ContainerResponseContext response, ErrorBody fault, String back) {
    var page = page(fault, back, RequestLanguage.current());
    response.setStatus(fault.code().status());
    response.setEntity(page, null, MediaType.TEXT_HTML_TYPE);
  }

  /** The page with an error, which is in the language already. */
  static String page(ErrorBody fault, String back, Language language) {
    var messages = PageMessages.of(ConsoleMessages.class, language);
    return Templates.refusal(title(fault, messages), fault, faults(fault, language), back)
        .setLocale(language.code())
        .render();
  }

  private void leadToSignIn(ContainerRequestContext request, ContainerResponseContext response) {
    var page = request.getMethod().equals("GET") ? asked() : page(request, Map.of());
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

  private static List<String> faults(ErrorBody fault, Language language) {
    return Stream.ofNullable(fault.details())
        .flatMap(List::stream)
        .map(it -> ErrorTexts.sentence(it, language))
        .toList();
  }

  private static String title(ErrorBody fault, ConsoleMessages messages) {
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
