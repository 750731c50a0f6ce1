package dev.jobtrail.console.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.account.LocalPath;
import dev.jobtrail.account.SameOrigin;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.error.PartialResult;
import dev.jobtrail.http.BodyGate;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.ShownRecord;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Lets HTML forms call the API: a form that is posted to {@code /app/call/} and the path of an
 * operation becomes that operation's request, and its answer leads the browser on.
 *
 * <p>So the pages change nothing by rules of their own, and work without a script. How a form's
 * fields become JSON is described at {@link FormBody}. A form that is posted without {@code _next}
 * leads back to the page that it is on.
 */
class FormCalls {

  static final String PREFIX = "/app/call/";
  private static final String METHOD = "_method";
  private static final String NEXT = "_next";

  /** Stands for the id of what an operation has made, in the address to be led to. */
  private static final String ID = ":id";

  private static final Pattern FIELD = Pattern.compile("\\{(\\w+)\\}");
  static final int MOST_FIELDS = 5_000;
  private static final Set<String> METHODS = Set.of("POST", "PUT", "PATCH", "DELETE");

  /** The property of a request that came from a form: where its browser is led to. */
  private static final String CALLED = FormCalls.class.getName();

  private final ObjectMapper mapper;
  private final PageRefusals refusals;
  private final SameOrigin sameOrigin;
  private final ShownRecord shownRecord;

  FormCalls(
      ObjectMapper mapper, PageRefusals refusals, SameOrigin sameOrigin, ShownRecord shownRecord) {
    this.mapper = mapper;
    this.refusals = refusals;
    this.sameOrigin = sameOrigin;
    this.shownRecord = shownRecord;
  }

  @ServerRequestFilter(preMatching = true)
  void toOperation(ContainerRequestContext request, RoutingContext routing) {
    var path = routing.request().path();
    if (!path.startsWith(PREFIX)) {
      return;
    }
    if (!isForm(request)) {
      throw new ApiException(ErrorCode.UNSUPPORTED_MEDIA_TYPE, "The request body must be a form.");
    }
    // a form can sign a user in, so this applies without a session as well
    sameOrigin.require(request);
    var operation = path.substring(PREFIX.length() - 1);
    if (operation.startsWith("//")) { // which would name a host
      throw ApiException.notFound();
    }
    if (BodyGate.leftUnread(routing)) { // nobody is signed in, so which operation does not matter
      request.setProperty(CALLED, new Call(operation, LocalPath.ofPage(null)));
      throw ApiException.unauthorized();
    }
    var body = routing.body().buffer();
    var fields = FormFields.read(body == null ? new byte[0] : body.getBytes(), MOST_FIELDS);
    request.setProperty(CALLED, new Call(operation, next(request, fields)));
    request.setMethod(method(fields));
    var query = routing.request().query();
    request.setRequestUri(
        request.getUriInfo().getBaseUri(),
        URI.create(operation + (query == null ? "" : "?" + query)));
    putBody(request, fields);
  }

  @ServerResponseFilter(priority = PageRefusals.BEFORE_OTHERS)
  void leadOn(ContainerRequestContext request, ContainerResponseContext response) {
    if (!(request.getProperty(CALLED) instanceof Call call)) {
      return;
    }
    if (response.getEntity() instanceof PartialResult result && result.refusals() != null) {
      response.setStatus(409);
      response.setEntity(ErrorTexts.in(result.refusals(), RequestLanguage.current()));
    }
    if (response.getStatus() < 300) {
      response.getHeaders().putSingle(HttpHeaders.LOCATION, call.destination(response));
      response.setStatus(303);
      response.setEntity(null);
    } else if (response.getEntity() instanceof ErrorBody fault) {
      request.removeProperty(CALLED);
      refusals.answer(request, response, fault, call.isSignIn());
    }
  }

  private static boolean isForm(ContainerRequestContext request) {
    return request.getMethod().equals("POST")
        && request.getMediaType() != null
        && request.getMediaType().isCompatible(MediaType.APPLICATION_FORM_URLENCODED_TYPE);
  }

  private static String method(Map<String, List<String>> fields) {
    var method = first(fields, METHOD, "POST");
    if (!METHODS.contains(method)) {
      throw new ApiException(
          ErrorCode.BAD_REQUEST,
          "This form cannot be submitted that way. Reload the page and try again.");
    }
    return method;
  }

  private static String next(ContainerRequestContext request, Map<String, List<String>> fields) {
    var next = first(fields, NEXT, null);
    return next == null
        ? PageRefusals.page(request, fields)
        : LocalPath.orHome(filled(next, fields));
  }

  /** Names in braces stand for what the form's fields of these names hold. */
  private static String filled(String next, Map<String, List<String>> fields) {
    return FIELD
        .matcher(next)
        .replaceAll(
            it -> URLEncoder.encode(first(fields, it.group(1), ""), StandardCharsets.UTF_8));
  }

  private static String first(Map<String, List<String>> fields, String name, String otherwise) {
    var values = fields.get(name);
    return values == null || values.getFirst().isEmpty() ? otherwise : values.getFirst();
  }

  private void putBody(ContainerRequestContext request, Map<String, List<String>> fields) {
    var form = FormBody.of(fields);
    try {
      var shown = first(fields, ShownValues.FIELD, null);
      var body = shown == null ? form : compared(request, fields, form, mapper.readTree(shown));
      request.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, MediaType.APPLICATION_JSON);
      request.setEntityStream(new ByteArrayInputStream(mapper.writeValueAsBytes(body)));
    } catch (JsonProcessingException _) { // of what the form showed: a form itself is always JSON
      throw FormBody.unreadable(ShownValues.FIELD);
    }
  }

  /** The body of a form that tells what it showed: a PATCH needs what was edited only. */
  private ObjectNode compared(
      ContainerRequestContext request,
      Map<String, List<String>> fields,
      ObjectNode form,
      JsonNode shown) {
    var body = request.getMethod().equals("PATCH") ? ShownValues.edited(form, shown) : form;
    shownRecord.expect(shown, body, fields.containsKey(ShownValues.OVERWRITE));
    return body;
  }

  /**
   * An API operation called by a form.
   *
   * @param next the page to show then; {@code :id} in it stands for the id of what was made
   */
  private record Call(String operation, String next) {

    /** A 401 of these operations means invalid input, not an expired session. */
    boolean isSignIn() {
      return operation.equals("/auth/sign-in");
    }

    String destination(ContainerResponseContext response) {
      var made = response.getHeaderString(HttpHeaders.LOCATION);
      return made == null ? next : next.replace(ID, made.substring(made.lastIndexOf('/') + 1));
    }
  }
}
