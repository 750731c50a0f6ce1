package dev.jobtrail.platform.spec;

import org.jboss.jandex.DotName;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

/**
 * What a resource method's annotations and types tell of its operation.
 *
 * @param method the method, with its class
 */
record ResourceMethod(MethodInfo method) {

  private static final DotName PERMIT_ALL =
      DotName.createSimple("jakarta.annotation.security.PermitAll");
  private static final DotName AUTHENTICATED =
      DotName.createSimple("io.quarkus.security.Authenticated");
  private static final DotName RESPONSE_STATUS =
      DotName.createSimple("org.jboss.resteasy.reactive.ResponseStatus");
  private static final DotName CONDITIONAL =
      DotName.createSimple("dev.jobtrail.platform.Conditional");
  private static final DotName PRECONDITIONED =
      DotName.createSimple("dev.jobtrail.platform.Preconditioned");
  private static final DotName IDEMPOTENT =
      DotName.createSimple("dev.jobtrail.platform.Idempotent");
  private static final DotName PAGE = DotName.createSimple("dev.jobtrail.platform.PageRequest");
  private static final DotName LIMITED = DotName.createSimple("dev.jobtrail.ratelimit.Limited");

  private static final DotName REFUSES = DotName.createSimple(Refuses.class.getName());

  /** Whether it is answered without a key or a session. */
  boolean isPublic() {
    return method.hasAnnotation(PERMIT_ALL)
        || (method.declaringClass().hasDeclaredAnnotation(PERMIT_ALL)
            && !method.hasAnnotation(AUTHENTICATED));
  }

  /** Whether it answers with an ETag and 304. */
  boolean isConditional() {
    return method.hasAnnotation(CONDITIONAL);
  }

  /** Whether it honours If-Match. */
  boolean isPreconditioned() {
    return method.hasAnnotation(PRECONDITIONED);
  }

  /** Whether it answers with what the GET of the same resource answers. */
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

  /** Whether it has a limit of its own. */
  boolean isLimited() {
    return method.hasAnnotation(LIMITED);
  }

  /** Whether it answers with the address of what it made. */
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
   * @param described what the generator made of it
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
