package dev.jobtrail.platform.spec;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.info.Info;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

/** Completes the OpenAPI description at build time. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class ApiDescription implements OASFilter {

  private static final DotName OPERATION = DotName.createSimple(Operation.class);

  private final Map<String, MethodInfo> methods;

  /** For the build, which hands in the program's classes. */
  public ApiDescription(IndexView index) {
    methods =
        index.getAnnotations(OPERATION).stream()
            .filter(it -> it.value("operationId") != null)
            .filter(it -> it.target().kind() == AnnotationTarget.Kind.METHOD)
            .collect(
                Collectors.toMap(
                    it -> it.value("operationId").asString(),
                    it -> it.target().asMethod(),
                    (method, again) -> method)); // the index holds some classes twice
  }

  @Override
  public void filterOpenAPI(OpenAPI api) {
    // title and version are set after the build
    api.setInfo(described(api.getInfo() == null ? OASFactory.createInfo() : api.getInfo()));
    SharedParts.addTo(api.getComponents());
    new SchemaRules(api.getComponents().getSchemas()).apply(api);
    var examples = RequestExamples.read();
    for (var item : api.getPaths().getPathItems().values()) {
      for (var operation : item.getOperations().entrySet()) {
        var method = method(operation.getValue().getOperationId());
        new OperationRules(operation.getKey(), operation.getValue(), new ResourceMethod(method))
            .apply();
        examples.addTo(operation.getValue());
      }
    }
    SchemaRules.dropUnused(api);
  }

  private MethodInfo method(String operationId) {
    return Optional.ofNullable(methods.get(operationId))
        .orElseThrow(() -> new IllegalStateException("no @Operation has the id " + operationId));
  }

  private static Info described(Info info) {
    return info.description(
            """
            Tracks job applications and manages resumes, for one applicant or an agency.

            Times are ISO 8601 in UTC, ids are strings, and unknown values are null. Lists \
            are paginated: follow the Link header. A resource with an ETag supports If-None-Match \
            (304) and optimistic concurrency with If-Match (412). A POST that accepts an \
            Idempotency-Key can be retried safely. An unknown property or query parameter is an \
            error (400). Every error has the same body, and every response an X-Request-Id.\
            """)
        .license(OASFactory.createLicense().name("Apache-2.0").identifier("Apache-2.0"));
  }
}
