package dev.jobtrail.platform.spec;

import static java.util.Map.entry;

import dev.jobtrail.platform.ResourceMethods;
import dev.jobtrail.platform.Scope;
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

/** Derives the security, headers and statuses of an operation in the OpenAPI description. */
final class OperationRules {

  private static final String ACCEPTED = "202";

  private static final String PDF = "application/pdf";
  private static final String EVENTS = "text/event-stream";
  private static final String CALENDAR = "text/calendar";
  private static final String ATOM = "application/atom+xml";

  private static final Map<String, String> DESCRIPTIONS =
      Map.of("200", "OK", "201", "Created.", ACCEPTED, "Accepted.", "204", "No content.");

  /** Default descriptions of parameters by name. */
  private static final Map<String, String> PARAMETERS =
      Map.ofEntries(
          entry("id", "The record's id."),
          entry("resumeId", "The resume's id."),
          entry("versionId", "The version's id."),
          entry("interviewId", "The interview's id."),
          entry("contactId", "The contact's id."),
          entry("attachmentId", "The attachment's id."),
          entry("deliveryId", "The delivery's id."),
          entry("questionId", "The question's id, as in the review of the tailoring."),
          entry("token", "The token of the link."),
          entry("username", "The username of the resume's owner."),
          entry("slug", "The resume's slug."),
          entry("provider", "The provider's identifier, as in /auth/providers."),
          entry("state", "The state of the records."),
          entry("number", "The place in the file, from 0."),
          entry("days", "How many days, today included."),
          entry("Last-Event-ID", "The last event that the caller received; absent for all events."),
          entry("expires", "When the link expires, in seconds since 1970."),
          entry("signature", "The signature of the link."),
          entry("x-resume-password", "The password of a protected resume."),
          entry("clientId", "The client; absent for the caller's own records."));

  /** Examples of texts in paths; all others are ids of records. */
  private static final Map<String, String> PATH_EXAMPLES =
      Map.of(
          "token", "3fGh81kQzW5tYvB2nM7pRc",
          "username", "jane-doe",
          "slug", "backend-engineer",
          "provider", "google",
          "questionId", "terraform");

  /** Whether keys that are limited to one client can use the operation. */
  private static final String FOR_ONE_CLIENT = "x-for-one-client";

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
    tellWhetherForOneClient();
    offerFields();
    if (hasBody()) {
      operation.getRequestBody().setRequired(endpoint.needsBody() || !takesJson());
    }
    describeSuccess();
    addErrors();
    var all = OASFactory.createAPIResponses();
    responses.forEach(all::addAPIResponse);
    operation.setResponses(all);
    parameters().forEach(OperationRules::describe);
    parameters().stream().filter(OperationRules::isInPath).forEach(OperationRules::bound);
    parameters().stream().filter(OperationRules::isRecordId).forEach(OperationRules::formatId);
  }

  /** By key or session, unless the method's own annotation says otherwise. */
  private void secure() {
    if (endpoint.isPublic()) {
      operation.setSecurity(List.of());
    } else if (operation.getSecurity() == null || operation.getSecurity().isEmpty()) {
      operation.setSecurity(
          List.of(
              OASFactory.createSecurityRequirement().addScheme(SharedParts.KEY, scopes()),
              OASFactory.createSecurityRequirement().addScheme(SharedParts.SESSION)));
    }
  }

  private void tellWhetherForOneClient() {
    if (endpoint.isForOneClient()) {
      operation.addExtension(FOR_ONE_CLIENT, true);
    }
  }

  private List<String> scopes() {
    return endpoint.scope(verb).map(Scope::wireName).stream().toList();
  }

  private void offerFields() {
    if (endpoint.isList()) {
      operation.addParameter(
          OASFactory.createParameter()
              .name(ResourceMethods.FIELDS)
              .in(Parameter.In.QUERY)
              .description(
                  "The fields of each record to answer, separated by commas; a dot leads to a field"
                      + " of an object, as in `posting.title`. All if absent.")
              .schema(text().minLength(1)));
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
      var unchanged = OASFactory.createAPIResponse().description("Not modified.");
      addHeaders("304", unchanged);
      responses.put("304", unchanged);
      operation.addParameter(
          header("If-None-Match", "The ETag of the caller's copy.").schema(text()));
    }
    if (endpoint.isPreconditioned()) {
      operation.addParameter(
          header(
                  "If-Match",
                  "The ETag of the version that the caller read; answered with 412 if the resource has"
                      + " changed since.")
              .schema(text()));
    }
    if (endpoint.isIdempotent()) {
      operation.addParameter(
          header(
                  "Idempotency-Key",
                  "Makes the request idempotent: a retry with the same key and body within 24 hours"
                      + " gets the stored successful response, and has no other effect.")
              .schema(text().minLength(1).maxLength(255)));
    }
  }

  private void addHeaders(String status, APIResponse response) {
    if (response.getRef() != null) {
      return;
    }
    describeContent(response, PDF, "The PDF, as a forced download.", text().format("binary"));
    describeContent(response, EVENTS, "The stream.", text());
    describeContent(response, CALENDAR, "The calendar.", text());
    describeContent(response, ATOM, "The feed.", text());
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
      response.addHeader("X-Total-Count", SharedParts.header("TotalCount"));
    }
    if (status.equals(ACCEPTED)) {
      response.addHeader("Retry-After", SharedParts.header("RetryAfter"));
    }
  }

  private static void describeContent(
      APIResponse response, String mediaType, String description, Schema schema) {
    var content = response.getContent();
    if (content != null && content.hasMediaType(mediaType)) {
      response.setDescription(description);
      content.getMediaType(mediaType).setSchema(schema);
    }
  }

  private void addErrors() {
    for (var status : endpoint.refusals()) {
      add(SharedResponse.ofStatus(status), true);
    }
    add(SharedResponse.INTERNAL_ERROR, true);
    add(SharedResponse.UNAVAILABLE, true);
    add(SharedResponse.UNAUTHORIZED, !endpoint.isPublic());
    add(SharedResponse.FORBIDDEN, !endpoint.isPublic());
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

  private boolean hasBody() {
    return operation.getRequestBody() != null;
  }

  private boolean takesJson() {
    return operation.getRequestBody().getContent().hasMediaType("application/json");
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
    var schema = parameter.getSchema();
    if (schema.getType() != null && !schema.getType().contains(SchemaType.STRING)) {
      return;
    }
    schema.minLength(1);
    var example = PATH_EXAMPLES.get(parameter.getName());
    if (example != null && schema.getExamples() == null) {
      schema.addExample(example);
    }
  }

  private static boolean isRecordId(Parameter parameter) {
    var name = parameter.getName();
    return (name.equals("id") || name.endsWith("Id")) && !PATH_EXAMPLES.containsKey(name);
  }

  private static void formatId(Parameter parameter) {
    parameter.getSchema().format("uuid").setExamples(List.of(SchemaRules.ID_EXAMPLE));
  }

  private static Parameter header(String name, String description) {
    return OASFactory.createParameter().name(name).in(Parameter.In.HEADER).description(description);
  }

  private static Schema text() {
    return OASFactory.createSchema().type(List.of(SchemaType.STRING));
  }
}
