package dev.jobtrail.platform;

import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Optional;

/** What the annotations of a resource method and of its class say of an operation. */
public final class ResourceMethods {

  private ResourceMethods() {}

  /** Whether it is answered without a key or a session. */
  public static boolean isPublic(Method method) {
    return method.isAnnotationPresent(PermitAll.class)
        || (method.getDeclaringClass().isAnnotationPresent(PermitAll.class)
            && !method.isAnnotationPresent(Authenticated.class));
  }

  /** The annotation of the method, or that of its class if it has none. */
  public static <A extends Annotation> Optional<A> annotation(Method method, Class<A> type) {
    return Optional.ofNullable(method.getAnnotation(type))
        .or(() -> Optional.ofNullable(method.getDeclaringClass().getAnnotation(type)));
  }
}
