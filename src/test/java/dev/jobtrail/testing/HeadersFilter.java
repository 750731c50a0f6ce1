package dev.jobtrail.testing;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Holds the headers of every answer of the API that passes against what they must be. */
public final class HeadersFilter implements Filter {

  private static final int FIRST_ERROR = 400;

  /** The reads that hold a secret or an export. */
  private static final Pattern STORED_BY_NOBODY =
      Pattern.compile(
          "/auth/.*|/account/export.*|/applications/export|/clients/[^/]+/approvals|/approvals/.*"
              + "|/attempts/[^/]+/screenshot");

  private static final Pattern SHARED = Pattern.compile("/resumes/[a-z0-9-]{3,32}/[^/]+(/.*)?");

  private final List<String> faults = new ArrayList<>();

  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification specification,
      FilterContext context) {
    var response = context.next(request, specification);
    var path = URI.create(request.getURI()).getPath();
    var answer = request.getMethod() + " " + path + " " + response.statusCode();
    expect(answer, response, "X-Content-Type-Options", "nosniff");
    expect(answer, response, "X-Frame-Options", "DENY");
    expect(answer, response, "Cache-Control", cacheControl(request, path, response.statusCode()));
    if (!String.valueOf(response.header("Content-Security-Policy"))
        .startsWith("default-src 'none'")) {
      faults.add(answer + " has no Content-Security-Policy");
    }
    if (!String.valueOf(response.header("Vary")).contains("Cookie, x-api-key")) {
      faults.add(answer + " has Vary " + response.header("Vary"));
    }
    return response;
  }

  /** The answers that did not have the headers. */
  public List<String> faults() {
    return List.copyOf(faults);
  }

  private static String cacheControl(
      FilterableRequestSpecification request, String path, int status) {
    var isRead = request.getMethod().equals("GET");
    var isProtected =
        request.getHeaders().hasHeaderWithName("x-resume-password")
            || request.getHeaders().hasHeaderWithName("x-api-key");
    var isStored =
        isRead
            && status < FIRST_ERROR
            && !STORED_BY_NOBODY.matcher(path).matches()
            && !(SHARED.matcher(path).matches() && isProtected);
    return isStored ? "private, no-cache" : "no-store";
  }

  private void expect(String answer, Response response, String header, String value) {
    if (!value.equals(response.header(header))) {
      faults.add(answer + " has " + header + " " + response.header(header) + ", not " + value);
    }
  }
}
