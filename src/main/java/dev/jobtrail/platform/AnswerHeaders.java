package dev.jobtrail.platform;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Sets security and caching headers of all responses just before they are sent: API, pages, files,
 * probes and errors.
 */
@ApplicationScoped
public class AnswerHeaders {

  /** Before everything that answers, the liveness probe included. */
  private static final int BEFORE_ANSWERS = 19_500;

  private static final String NO_FRAMES = "base-uri 'none'; frame-ancestors 'none'";

  /** For what is no page: nothing of it is run or loaded, should a browser take it for one. */
  private static final String DATA_POLICY = "default-src 'none'; " + NO_FRAMES;

  private static final String PAGE_POLICY = pagePolicy("'self'");

  /**
   * The console's pages run only scripts of this service, which call only this service. Previews of
   * unsaved resumes have no address: their pictures are within the page.
   */
  private static final String CONSOLE_POLICY =
      pagePolicy("'self' data:") + "; script-src 'self'; connect-src 'self'";

  /** Swagger UI has pictures within its style sheet, and sends no forms. */
  private static final String DOCUMENTATION_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; form-action 'none'; "
          + NO_FRAMES;

  private static final String CONSOLE = "/app/";
  private static final String DOCUMENTATION = "/app/docs/";

  private final Optional<String> strictTransportSecurity;
  private final List<String> compressedTypes;

  AnswerHeaders(
      PublicAddress publicAddress,
      HeaderSettings settings,
      @ConfigProperty(name = "quarkus.http.compress-media-types") List<String> compressedTypes) {
    this.strictTransportSecurity =
        settings.strictTransportSecurity().filter(_ -> publicAddress.isSecure());
    this.compressedTypes = compressedTypes;
  }

  void register(@Observes Filters filters) {
    filters.register(this::follow, BEFORE_ANSWERS);
  }

  private static String pagePolicy(String pictures) {
    return "default-src 'none'; style-src 'self'; img-src %s; form-action 'self'; "
            .formatted(pictures)
        + NO_FRAMES;
  }

  private void follow(RoutingContext context) {
    context.addHeadersEndHandler(_ -> complete(context));
    context.next();
  }

  private void complete(RoutingContext context) {
    var request = context.request();
    var response = context.response();
    var headers = response.headers();
    var path = request.path() == null ? "/" : request.path();
    setCacheControl(headers, request, path, response.getStatusCode());
    addTo(headers);
    setVary(headers, path);
    setPolicies(headers, path);
  }

  /**
   * Adds the headers of every response, regardless of its source.
   *
   * @param headers of an answer that is not sent yet
   */
  public void addTo(MultiMap headers) {
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    strictTransportSecurity.ifPresent(it -> headers.set("Strict-Transport-Security", it));
    if (!headers.contains(HttpHeaders.CACHE_CONTROL)) {
      headers.set(HttpHeaders.CACHE_CONTROL, CachePolicy.NO_STORE);
    }
  }

  private static void setCacheControl(
      MultiMap headers, HttpServerRequest request, String path, int status) {
    var method = request.method().name();
    var isDecidedHere =
        CachePolicy.mustNotBeStored(method, path, status) || CachePolicy.isForEveryone(path);
    if (isDecidedHere || !headers.contains(HttpHeaders.CACHE_CONTROL)) {
      headers.set(
          HttpHeaders.CACHE_CONTROL,
          CachePolicy.cacheControl(method, path, status, hasCredentials(request)));
    }
  }

  private static boolean hasCredentials(HttpServerRequest request) {
    var headers = request.headers();
    return headers.contains(HttpHeaders.COOKIE)
        || headers.contains(ApiKeyNames.HEADER)
        || headers.contains("x-resume-password");
  }

  private void setVary(MultiMap headers, String path) {
    var names = new ArrayList<String>(CachePolicy.vary(path));
    if (compressedTypes.contains(mediaType(headers))) {
      names.add("Accept-Encoding");
    }
    headers.getAll(HttpHeaders.VARY).stream()
        .flatMap(it -> List.of(it.split(",")).stream())
        .map(String::strip)
        .filter(it -> names.stream().noneMatch(it::equalsIgnoreCase))
        .toList()
        .forEach(names::add);
    if (!names.isEmpty()) {
      headers.set(HttpHeaders.VARY, String.join(", ", names));
    }
  }

  private static void setPolicies(MultiMap headers, String path) {
    var isPage = mediaType(headers).equals("text/html");
    var isConsole = (path + "/").startsWith(CONSOLE);
    headers.set("Content-Security-Policy", policy(path, isPage, isConsole));
    if (!headers.contains("Referrer-Policy")) {
      // addresses of ours can hold tokens, and who follows a link in a resume is nobody's business;
      // the console's forms lead back to their pages
      headers.set("Referrer-Policy", isPage && isConsole ? "same-origin" : "no-referrer");
    }
  }

  private static String policy(String path, boolean isPage, boolean isConsole) {
    if (!isPage) {
      return DATA_POLICY;
    }
    if ((path + "/").startsWith(DOCUMENTATION)) {
      return DOCUMENTATION_POLICY;
    }
    return isConsole ? CONSOLE_POLICY : PAGE_POLICY;
  }

  private static String mediaType(MultiMap headers) {
    var type = headers.get(HttpHeaders.CONTENT_TYPE);
    return type == null ? "" : type.split(";", 2)[0].strip();
  }
}
