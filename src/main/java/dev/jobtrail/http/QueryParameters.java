package dev.jobtrail.http;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.ResourceMethods;
import dev.jobtrail.text.Truncation;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses query parameters that an operation does not have, so that a misspelled filter is not an
 * unfiltered list. Pages, and what everybody may read, take any: links to them are passed on with
 * parameters of other services.
 */
class QueryParameters {

  /** In a message, in characters. */
  private static final int LONGEST_NAME = 100;

  private final Map<Method, Set<String>> known = new ConcurrentHashMap<>();

  @ServerRequestFilter(priority = Priorities.USER)
  void check(ContainerRequestContext request, ResourceInfo resource) {
    var given = request.getUriInfo().getQueryParameters().keySet();
    if (given.isEmpty()) {
      return;
    }
    var method = resource.getResourceMethod();
    if (isOpen(method)) {
      return;
    }
    var names = known.computeIfAbsent(method, QueryParameters::names);
    for (var name : given) {
      if (!names.contains(name)) {
        throw unknown(Truncation.truncate(name, LONGEST_NAME), names);
      }
    }
  }

  private static boolean isOpen(Method method) {
    var operation = method.getAnnotation(Operation.class);
    return operation == null || operation.hidden() || ResourceMethods.isPublic(method);
  }

  private static Set<String> names(Method method) {
    var names = new TreeSet<String>();
    if (ResourceMethods.isList(method)) {
      names.add(ResourceMethods.FIELDS);
    }
    for (var parameter : method.getParameters()) {
      add(names, parameter.getAnnotation(QueryParam.class));
      if (parameter.isAnnotationPresent(BeanParam.class)) {
        for (var field : parameter.getType().getDeclaredFields()) {
          add(names, field.getAnnotation(QueryParam.class));
        }
      }
    }
    return names;
  }

  private static void add(Set<String> names, QueryParam parameter) {
    if (parameter != null) {
      names.add(parameter.value());
    }
  }

  private static ApiException unknown(String name, Set<String> names) {
    return names.isEmpty()
        ? new ApiException(
            ErrorCode.BAD_REQUEST,
            "This operation takes no query parameters; \"%s\" is unknown.",
            name)
        : new ApiException(
            ErrorCode.BAD_REQUEST,
            "The query parameter \"%s\" is unknown. This operation takes %s.",
            name,
            String.join(", ", names));
  }
}
