package dev.jobtrail.testing;

import static org.hamcrest.MatcherAssert.assertThat;

import io.quarkus.test.junit.callback.QuarkusTestBeforeClassCallback;
import io.restassured.RestAssured;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.ExtractableResponse;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.response.ValidatableResponseLogSpec;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.hamcrest.Matcher;

/**
 * Reads the plain paths of JSON answers, such as {@code items[0].name}, with the results that REST
 * Assured has for them. It compiles a Groovy script for each path that it reads, which took a sixth
 * of the tests' processor time; the paths with closures are left to it.
 */
public final class PlainPaths implements Filter, QuarkusTestBeforeClassCallback {

  /** What is not read here, but by REST Assured. */
  private static final Object UNREAD = new Object();

  private static final Pattern PLAIN =
      Pattern.compile("(\\$|\\[\\d+]|\\w+)(\\[\\d+]|\\.\\w+)*(\\.size\\(\\))?|size\\(\\)");

  private static final Pattern STEP =
      Pattern.compile("(?<size>size\\(\\))|\\[(?<index>\\d+)]|(?<name>\\w+)");

  @Override
  public void beforeClass(Class<?> testClass) {
    // each start of the service loads this class anew, and REST Assured once
    RestAssured.replaceFiltersWith(new PlainPaths());
  }

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification specification,
      FilterContext context) {
    var response = context.next(request, specification);
    return String.valueOf(response.contentType()).contains("json")
        ? new Answer(response).response()
        : response;
  }

  /** An answer whose plain paths are read here. */
  private static final class Answer {

    private static final List<Class<?>> PATH = List.of(String.class, String[].class);
    private static final List<Class<?>> MATCH =
        List.of(String.class, Matcher.class, Object[].class);

    private final Response response;
    private Object root;

    Answer(Response response) {
      this.response = response;
    }

    Response response() {
      return (Response) proxy(response, Response.class, ExtractableResponse.class);
    }

    private Object proxy(Object target, Class<?>... types) {
      return Proxy.newProxyInstance(
          PlainPaths.class.getClassLoader(),
          types,
          (self, method, arguments) -> call(self, target, method, arguments));
    }

    private Object call(Object self, Object target, Method method, Object[] arguments)
        throws Throwable {
      var types = List.of(method.getParameterTypes());
      var value =
          (types.equals(PATH) || types.equals(MATCH)) && isLast(arguments)
              ? read((String) arguments[0])
              : UNREAD;
      if (value == UNREAD) {
        return forwarded(self, target, method, arguments);
      }
      if (types.equals(PATH)) {
        return value;
      }
      @SuppressWarnings("unchecked")
      var matcher = (Matcher<Object>) arguments[1];
      assertThat((String) arguments[0], value, matcher);
      return self;
    }

    /** Whether there are no further paths or arguments. */
    private static boolean isLast(Object[] arguments) {
      return ((Object[]) arguments[arguments.length - 1]).length == 0;
    }

    private Object forwarded(Object self, Object target, Method method, Object[] arguments)
        throws Throwable {
      try {
        return again(self, target, method.invoke(target, arguments));
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }

    private Object read(String path) {
      if (!PLAIN.matcher(path).matches()) {
        return UNREAD;
      }
      if (root == null) {
        root = response.jsonPath().get("$");
      }
      var value = root;
      for (var step = STEP.matcher(path); value != UNREAD && step.find(); ) {
        value = step(value, step);
      }
      return value;
    }

    private static Object step(Object value, java.util.regex.Matcher step) {
      if (step.group("size") != null) {
        return switch (value) {
          case List<?> list -> list.size();
          case Map<?, ?> map -> map.size();
          case null, default -> UNREAD;
        };
      }
      if (step.group("index") != null) {
        var index = Integer.parseInt(step.group("index"));
        return value instanceof List<?> list && index < list.size() ? list.get(index) : UNREAD;
      }
      return property(value, step.group("name"));
    }

    /** The property of an object; of a list those of its elements. */
    private static Object property(Object value, String name) {
      return switch (value) {
        case Map<?, ?> map -> map.get(name);
        case List<?> list -> {
          var properties = new ArrayList<>(list.size());
          list.stream()
              .filter(Objects::nonNull)
              .forEach(each -> properties.add(property(each, name)));
          yield properties.contains(UNREAD) ? UNREAD : properties;
        }
        case null, default -> UNREAD;
      };
    }

    /** What a call has returned, with its paths read here as well. */
    private Object again(Object self, Object target, Object result) {
      return switch (result) {
        case Object same when same == target -> self;
        case Object same when same == response -> response();
        case ValidatableResponse other ->
            proxy(other, ValidatableResponse.class, ValidatableResponseLogSpec.class);
        case null, default -> result;
      };
    }
  }
}
