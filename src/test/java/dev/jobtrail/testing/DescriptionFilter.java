package dev.jobtrail.testing;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Holds every response that passes against the service's description of itself. */
public final class DescriptionFilter implements Filter {

  private static final int FIRST_ERROR = 400;

  private final Description description;
  private final Set<String> succeeded = new TreeSet<>();
  private final Map<String, List<String>> sent = new TreeMap<>();
  private final Set<String> refused = new TreeSet<>();
  private final List<String> faults = new ArrayList<>();

  public DescriptionFilter(Description description) {
    this.description = description;
  }

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification specification,
      FilterContext context) {
    var response = context.next(request, specification);
    if (response.statusCode() < FIRST_ERROR && request.getBody() instanceof String body) {
      remember(request, body);
    }
    note(
        request.getMethod(),
        URI.create(request.getURI()).getPath(),
        response.statusCode(),
        response.getContentType(),
        response.asString());
    return response;
  }

  private void remember(FilterableRequestSpecification request, String body) {
    var path = URI.create(request.getURI()).getPath();
    sent.computeIfAbsent(description.find(request.getMethod(), path).id(), _ -> new ArrayList<>())
        .add(body);
  }

  /** The bodies that each operation, by its id, has taken. */
  public Map<String, List<String>> sent() {
    return sent;
  }

  /** Checks a response that came another way. */
  public void note(String method, String path, int status, String contentType, String body) {
    var type = contentType == null || contentType.isEmpty() ? null : contentType;
    try {
      var operation = description.check(method, path, status, type, body);
      (status < FIRST_ERROR ? succeeded : refused).add(operation);
    } catch (AssertionError e) {
      faults.add(e.getMessage());
    }
  }

  /** What was answered otherwise than it is described. */
  public List<String> faults() {
    return List.copyOf(faults);
  }

  /** The ids of the operations that have done what was asked. */
  public Set<String> succeeded() {
    return Set.copyOf(succeeded);
  }

  /** The ids of the operations that have refused something. */
  public Set<String> refused() {
    return Set.copyOf(refused);
  }
}
