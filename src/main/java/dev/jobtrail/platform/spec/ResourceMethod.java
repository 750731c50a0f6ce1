package dev.jobtrail.platform.spec;

import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.GET;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.models.PathItem.HttpMethod;
import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;
import org.jboss.resteasy.reactive.ResponseStatus;

/**
 * The annotations and types of a resource method.
 *
 * @param method the method, with its class
 */
record ResourceMethod(MethodInfo method) {

  private static final DotName PERMIT_ALL = DotName.createSimple(PermitAll.class);
  private static final DotName AUTHENTICATED = DotName.createSimple(Authenticated.class);
  private static final DotName RESPONSE_STATUS = DotName.createSimple(ResponseStatus.class);
  private static final DotName CONDITIONAL = DotName.createSimple(Conditional.class);
  private static final DotName PRECONDITIONED = DotName.createSimple(Preconditioned.class);
  private static final DotName IDEMPOTENT = DotName.createSimple(Idempotent.class);
  private static final DotName PAGE = DotName.createSimple(PageRequest.class);
  private static final DotName NOT_NULL = DotName.createSimple(NotNull.class);
  private static final DotName GET = DotName.createSimple(GET.class);
  private static final DotName LIST = DotName.createSimple(List.class);
  private static final DotName LIMITED = DotName.createSimple(Limited.class);

  private static final DotName REQUIRES_SCOPE = DotName.createSimple(RequiresScope.class);
  private static final DotName FOR_ONE_CLIENT = DotName.createSimple(ForOneClient.class);
  private static final DotName REFUSES = DotName.createSimple(Refuses.class);

  /** Whether it is answered without a key or a session. */
  boolean isPublic() {
    return method.hasAnnotation(PERMIT_ALL)
        || (method.declaringClass().hasDeclaredAnnotation(PERMIT_ALL)
            && !method.hasAnnotation(AUTHENTICATED));
  }

  /**
   * The scope that a limited key needs.
   *
   * @param verb the HTTP method
   */
  Optional<Scope> scope(HttpMethod verb) {
    var own = method.annotation(REQUIRES_SCOPE);
    var declared = own == null ? method.declaringClass().declaredAnnotation(REQUIRES_SCOPE) : own;
    return Optional.ofNullable(declared)
        .map(it -> it.value(verb == HttpMethod.GET ? "read" : "write").asEnum())
        .map(Scope::valueOf);
  }

  /** Whether it is open to keys that are limited to one client. */
  boolean isForOneClient() {
    return method.hasAnnotation(FOR_ONE_CLIENT);
  }

  /** Whether it answers with an ETag and 304. */
  boolean isConditional() {
    return method.hasAnnotation(CONDITIONAL);
  }

  /** Whether it honours If-Match. */
  boolean isPreconditioned() {
    return method.hasAnnotation(PRECONDITIONED);
  }

  /** Whether it returns the same representation as the GET of the resource. */
  boolean answersRepresentation() {
    return isPreconditioned()
        && method
            .annotation(PRECONDITIONED)
            .value()
            .asClass()
            .name()
            .equals(method.returnType().name());
  }

  /** Whether it honours Idempotency-Key. */
  boolean isIdempotent() {
    return method.hasAnnotation(IDEMPOTENT);
  }

  /** Whether it answers with one page of a list. */
  boolean isPaged() {
    return method.parameterTypes().stream().anyMatch(type -> type.name().equals(PAGE));
  }

  /** Whether it answers with a list, of which callers can choose fields. */
  boolean isList() {
    return method.hasAnnotation(GET) && method.returnType().name().equals(LIST);
  }

  /** Whether it is refused without a body, if it takes one. */
  boolean needsBody() {
    return method.parameters().stream().anyMatch(it -> it.hasAnnotation(NOT_NULL));
  }

  /** Whether it has a specific rate limit. */
  boolean isLimited() {
    return method.hasAnnotation(LIMITED);
  }

  /** Whether it responds with the URL of the created resource. */
  boolean tellsLocation() {
    return method.hasAnnotation(RESPONSE_STATUS)
        && method.returnType().kind() == Type.Kind.PARAMETERIZED_TYPE;
  }

  /** The statuses that its annotation names. */
  int[] refusals() {
    return method.hasAnnotation(REFUSES)
        ? method.annotation(REFUSES).value().asIntArray()
        : new int[0];
  }

  /** Whether it counts as a change of a resume, which a lock or another change can be against. */
  boolean changesResume() {
    return isLimited() && method.annotation(LIMITED).value().asEnum().equals("RESUME_CHANGES");
  }

  /**
   * The status of success.
   *
   * @param described the status that the generator derived
   */
  String status(String described) {
    if (method.hasAnnotation(RESPONSE_STATUS)) {
      return String.valueOf(method.annotation(RESPONSE_STATUS).value().asInt());
    }
    return isEmpty(method.returnType()) ? "204" : described;
  }

  private static boolean isEmpty(Type type) {
    return switch (type.kind()) {
      case VOID -> true;
      case PARAMETERIZED_TYPE ->
          type.asParameterizedType()
              .arguments()
              .getFirst()
              .name()
              .toString()
              .equals("java.lang.Void");
      default -> false;
    };
  }
}
