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
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses query parameters that an operation does not have, so that a misspelled filter is not an
 * unfiltered list, and values that the framework would ignore: others than true and false for a
 * flag, and different values of a parameter that has one. Pages, and what everybody may read, take
 * any: links to them are passed on with parameters of other services.
 */
class QueryParameters {

  /** In a message, in characters. */
  private static final int LONGEST_NAME = 100;

  private final Map<Method, Map<String, Kind>> known = new ConcurrentHashMap<>();

  private enum Kind {
    FLAG,
    LIST,
    OTHER;

    static Kind of(Class<?> type) {
      if (type == Boolean.class || type == boolean.class) {
        return FLAG;
      }
      return Collection.class.isAssignableFrom(type) ? LIST : OTHER;
    }
  }

  @ServerRequestFilter(priority = Priorities.USER)
  void check(ContainerRequestContext request, ResourceInfo resource) {
    var given = request.getUriInfo().getQueryParameters();
    if (given.isEmpty()) {
      return;
    }
    var method = resource.getResourceMethod();
    if (isOpen(method)) {
      return;
    }
    var kinds = known.computeIfAbsent(method, QueryParameters::kinds);
    given.forEach(
        (name, values) -> {
          if (!kinds.containsKey(name)) {
            throw unknown(Truncation.truncate(name, LONGEST_NAME), kinds.keySet());
          }
          check(name, kinds.get(name), values);
        });
  }

  private static void check(String name, Kind kind, List<String> values) {
    if (kind != Kind.LIST && values.stream().distinct().count() > 1) {
      throw new ApiException(
          ErrorCode.BAD_REQUEST, "The query parameter \"%s\" has more than one value.", name);
    }
    if (kind == Kind.FLAG && !isFlag(values.getFirst())) {
      throw new ApiException(
          ErrorCode.BAD_REQUEST, "The query parameter \"%s\" must be true or false.", name);
    }
  }

  private static boolean isFlag(String value) {
    return value.equalsIgnoreCase("true") || value.equalsIgnoreCase("false");
  }

  private static boolean isOpen(Method method) {
    var operation = method.getAnnotation(Operation.class);
    return operation == null || operation.hidden() || ResourceMethods.isPublic(method);
  }

  private static Map<String, Kind> kinds(Method method) {
    var kinds = new TreeMap<String, Kind>();
    if (ResourceMethods.isList(method)) {
      kinds.put(ResourceMethods.FIELDS, Kind.OTHER);
    }
    for (var parameter : method.getParameters()) {
      add(kinds, parameter.getAnnotation(QueryParam.class), parameter.getType());
      if (parameter.isAnnotationPresent(BeanParam.class)) {
        for (var field : parameter.getType().getDeclaredFields()) {
          add(kinds, field.getAnnotation(QueryParam.class), field.getType());
        }
      }
    }
    return kinds;
  }

  private static void add(Map<String, Kind> kinds, QueryParam parameter, Class<?> type) {
    if (parameter != null) {
      kinds.put(parameter.value(), Kind.of(type));
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
