package dev.jobtrail.testing;

import static io.restassured.RestAssured.given;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

/**
 * Gives every POST an Idempotency-Key, sends those that succeed a second time and holds the second
 * answer against the first.
 */
public final class RetryFilter implements Filter {

  private static final int FIRST_REDIRECT = 300;

  private final Set<String> replayed = new TreeSet<>();
  private final List<String> faults = new ArrayList<>();
  private final Description description;

  public RetryFilter(Description description) {
    this.description = description;
  }

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification specification,
      FilterContext context) {
    var isPost = request.getMethod().equals("POST");
    if (isPost) {
      request.header("Idempotency-Key", UUID.randomUUID().toString());
    }
    var first = context.next(request, specification);
    var address = URI.create(request.getURI());
    if (isPost && first.statusCode() < FIRST_REDIRECT) {
      var operation = description.find("POST", address.getPath());
      if (operation.takes("Idempotency-Key")) {
        compare(operation.id(), first, again(request));
      }
    }
    return first;
  }

  /** The ids of the operations whose answer came a second time. */
  public Set<String> replayed() {
    return Set.copyOf(replayed);
  }

  /** The answers that were not the same. */
  public List<String> faults() {
    return List.copyOf(faults);
  }

  private static Response again(FilterableRequestSpecification request) {
    var retry = given().headers(request.getHeaders()).cookies(request.getCookies());
    if (request.getBody() != null) {
      retry.body(request.<Object>getBody());
    }
    return retry.urlEncodingEnabled(false).post(request.getURI());
  }

  private void compare(String operation, Response first, Response second) {
    replayed.add(operation);
    same(operation, "status", first.statusCode(), second.statusCode());
    same(operation, "body", first.asString(), second.asString());
    for (var header : List.of("Location", "Content-Type")) {
      same(operation, header, first.header(header), second.header(header));
    }
    same(operation, "Idempotency-Replayed", "true", second.header("Idempotency-Replayed"));
    same(operation, "first Idempotency-Replayed", null, first.header("Idempotency-Replayed"));
  }

  private void same(String operation, String what, Object expected, Object actual) {
    if (!Objects.equals(expected, actual)) {
      faults.add(operation + " " + what + ": " + expected + " and then " + actual);
    }
  }
}
