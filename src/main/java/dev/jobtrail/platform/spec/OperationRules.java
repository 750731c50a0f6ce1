package dev.jobtrail.platform.spec;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem.HttpMethod;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/** What follows for an operation from its kind: security, headers, statuses. */
final class OperationRules {

  private static final String PDF = "application/pdf";

  private static final Map<String, String> DESCRIPTIONS =
      Map.of("200", "OK", "201", "Made.", "202", "Taken up.", "204", "Done.");

  /** What is said of a parameter by its name, where its own annotation says nothing. */
  private static final Map<String, String> PARAMETERS =
      Map.ofEntries(
          entry("id", "The record's id."),
          entry("resumeId", "The resume's id."),
          entry("versionId", "The version's id."),
          entry("factId", "The fact's id."),
          entry("token", "The token of the link."),
          entry("username", "The username of the resume's owner."),
          entry("slug", "The resume's slug."),
          entry("provider", "The provider's identifier, as in /auth/providers."),
          entry("state", "The state of the records that are meant."),
          entry("days", "How many days, today included."),
          entry("Last-Event-ID", "The last event that the caller has; absent for all of them."),
          entry("expires", "When the link ends, in seconds since 1970."),
          entry("signature", "What the link was signed with."),
          entry("x-resume-password", "The password of a protected resume."),
          entry("clientId", "The client whose records are meant; absent for the caller's own."));

  private final HttpMethod verb;
  private final Operation operation;
  private final ResourceMethod endpoint;
  private final Map<String, APIResponse> responses = new TreeMap<>();

  OperationRules(HttpMethod verb, Operation operation, ResourceMethod endpoint) {
    this.verb = verb;
    this.operation = operation;
    this.endpoint = endpoint;
  }

  void apply() {
    secure();
    describeSuccess();
    addErrors();
    var all = OASFactory.createAPIResponses();
    responses.forEach(all::addAPIResponse);
    operation.setResponses(all);
    parameters().forEach(OperationRules::describe);
    parameters().stream().filter(OperationRules::isInPath).forEach(OperationRules::bound);
  }

  /** By key or session, unless the method's own annotation says otherwise. */
  private void secure() {
    if (endpoint.isPublic()) {
      operation.setSecurity(List.of());
    } else if (operation.getSecurity() == null || operation.getSecurity().isEmpty()) {
      operation.setSecurity(
          List.of(
              OASFactory.createSecurityRequirement().addScheme(SharedParts.KEY),
              OASFactory.createSecurityRequirement().addScheme(SharedParts.SESSION)));
    }
  }

  private void describeSuccess() {
    operation
        .getResponses()
        .getAPIResponses()
        .forEach(
            (described, response) -> {
              var isSuccess = described.startsWith("2");
              responses.put(isSuccess ? endpoint.status(described) : described, response);
            });
    responses.forEach(this::addHeaders);
    if (endpoint.isConditional()) {
      var unchanged = OASFactory.createAPIResponse().description("The caller has it already.");
      addHeaders("304", unchanged);
      responses.put("304", unchanged);
      operation.addParameter(
          header("If-None-Match", "The ETag of what the caller has.").schema(text()));
    }
    if (endpoint.isPreconditioned()) {
      operation.addParameter(
          header(
                  "If-Match",
                  "The ETag of what the caller has read; refused with 412 where the resource is"
                      + " another by now.")
              .schema(text()));
    }
    if (endpoint.isIdempotent()) {
      operation.addParameter(
          header(
                  "Idempotency-Key",
                  "A key of the caller's choice. A retry with the same key and body within 24 hours"
                      + " is answered with the stored answer of success, and has no other effect.")
              .schema(text().minLength(1).maxLength(255)));
    }
  }

  private void addHeaders(String status, APIResponse response) {
    if (response.getRef() != null) {
      return;
    }
    describePdf(response);
    if (List.of("OK", "Created", "No Content").contains(response.getDescription())) {
      response.setDescription(DESCRIPTIONS.get(status));
    }
    response.addHeader("X-Request-Id", SharedParts.header("RequestId"));
    if (!endpoint.isPublic()) {
      response
          .addHeader("RateLimit-Limit", SharedParts.header("RateLimitLimit"))
          .addHeader("RateLimit-Remaining", SharedParts.header("RateLimitRemaining"))
          .addHeader("RateLimit-Reset", SharedParts.header("RateLimitReset"));
    }
    if (endpoint.isConditional() || endpoint.answersRepresentation()) {
      response.addHeader("ETag", SharedParts.header("ETag"));
    }
    if (endpoint.isIdempotent()) {
      response.addHeader("Idempotency-Replayed", SharedParts.header("IdempotencyReplayed"));
    }
    if (endpoint.tellsLocation()) {
      response.addHeader("Location", SharedParts.header("Location"));
    }
    if (endpoint.isPaged()) {
      response.addHeader("Link", SharedParts.header("Link"));
    }
  }

  private static void describePdf(APIResponse response) {
    var content = response.getContent();
    if (content != null && content.hasMediaType(PDF)) {
      response.setDescription("The PDF, as a forced download.");
      content.getMediaType(PDF).setSchema(text().format("binary"));
    }
  }

  private void addErrors() {
    for (var status : endpoint.refusals()) {
      add(SharedResponse.ofStatus(status), true);
    }
    add(SharedResponse.INTERNAL_ERROR, true);
    add(SharedResponse.UNAVAILABLE, true);
    add(SharedResponse.UNAUTHORIZED, !endpoint.isPublic());
    add(SharedResponse.FORBIDDEN, !endpoint.isPublic() && (isChange() || isForSessionsOnly()));
    add(SharedResponse.NOT_FOUND, namesARecord());
    add(SharedResponse.NOT_ACCEPTABLE, verb == HttpMethod.GET);
    add(SharedResponse.CONFLICT, endpoint.changesResume() || endpoint.isIdempotent());
    add(SharedResponse.PRECONDITION_FAILED, endpoint.isPreconditioned());
    add(SharedResponse.UNPROCESSABLE, endpoint.isIdempotent());
    add(SharedResponse.TOO_MANY_REQUESTS, endpoint.isLimited() || endpoint.isIdempotent());
    add(
        SharedResponse.BAD_REQUEST,
        hasBody()
            || endpoint.isIdempotent()
            || parameters().stream().anyMatch(it -> isIn(it, Parameter.In.QUERY)));
    add(SharedResponse.PAYLOAD_TOO_LARGE, hasBody());
    add(SharedResponse.UNSUPPORTED_MEDIA_TYPE, hasBody());
  }

  private void add(SharedResponse response, boolean applies) {
    if (applies) {
      responses.putIfAbsent(response.status(), response.reference());
    }
  }

  private boolean isChange() {
    return verb != HttpMethod.GET;
  }

  private boolean isForSessionsOnly() {
    return operation.getSecurity().size() == 1;
  }

  private boolean hasBody() {
    return operation.getRequestBody() != null;
  }

  private boolean namesARecord() {
    return parameters().stream()
        .anyMatch(
            it ->
                isInPath(it) || it.getName().equals("clientId") || it.getName().equals("resumeId"));
  }

  private List<Parameter> parameters() {
    return operation.getParameters() == null ? List.of() : operation.getParameters();
  }

  private static boolean isInPath(Parameter parameter) {
    return isIn(parameter, Parameter.In.PATH);
  }

  private static boolean isIn(Parameter parameter, Parameter.In in) {
    return parameter.getIn() == in;
  }

  private static void describe(Parameter parameter) {
    if (parameter.getDescription() == null) {
      parameter.setDescription(PARAMETERS.get(parameter.getName()));
    }
    if (parameter.getSchema() == null) {
      parameter.setSchema(text());
    }
  }

  private static void bound(Parameter parameter) {
    var schema = parameter.getSchema().minLength(1);
    if (schema.getExamples() == null) {
      schema.addExample(SchemaRules.ID_EXAMPLE);
    }
  }

  private static Parameter header(String name, String description) {
    return OASFactory.createParameter().name(name).in(Parameter.In.HEADER).description(description);
  }

  private static Schema text() {
    return OASFactory.createSchema().type(List.of(SchemaType.STRING));
  }
}
