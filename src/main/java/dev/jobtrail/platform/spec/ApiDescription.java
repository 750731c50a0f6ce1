package dev.jobtrail.platform.spec;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.info.Info;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

/** Completes the description of the API while the program is built. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class ApiDescription implements OASFilter {

  private static final DotName OPERATION =
      DotName.createSimple("org.eclipse.microprofile.openapi.annotations.Operation");

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
    for (var item : api.getPaths().getPathItems().values()) {
      for (var operation : item.getOperations().entrySet()) {
        var method = method(operation.getValue().getOperationId());
        new OperationRules(operation.getKey(), operation.getValue(), new ResourceMethod(method))
            .apply();
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
            Tracks job applications, keeps resumes and renders them, for one person or an agency.

            Times are ISO 8601 in UTC, ids are strings, and what a record does not know is null. Lists \
            come in pages: follow the Link header. A resource that gives an ETag answers 304 to \
            If-None-Match, and its changes 412 to an If-Match that names another. A POST that takes an \
            Idempotency-Key can be sent again safely. Every error has the same body, and every response an X-Request-Id.\
            """)
        .license(OASFactory.createLicense().name("Apache-2.0").identifier("Apache-2.0"));
  }
}
