package dev.jobtrail.platform;

import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;

/** What the annotations of a resource method and of its class say of an operation. */
public final class ResourceMethods {

  /** The parameter of lists that names the fields to answer. */
  public static final String FIELDS = "fields";

  private ResourceMethods() {}

  /** Whether it answers with a list, of which callers can choose fields. */
  public static boolean isList(Method method) {
    return method.isAnnotationPresent(GET.class) && method.getReturnType() == List.class;
  }

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
