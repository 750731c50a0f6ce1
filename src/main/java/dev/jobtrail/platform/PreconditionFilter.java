package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Reads the If-Match of changes, and adds the ETag to their responses. */
class PreconditionFilter {

  private static final Set<String> METHODS = Set.of("PUT", "PATCH", "DELETE");
  private static final String REPRESENTATION = PreconditionFilter.class.getName();
  private static final int OK = 200;

  private final ExpectedVersion expected;
  private final EntityTags tags;

  PreconditionFilter(ExpectedVersion expected, EntityTags tags) {
    this.expected = expected;
    this.tags = tags;
  }

  @ServerRequestFilter
  void note(ContainerRequestContext request, ResourceInfo resource) {
    if (!METHODS.contains(request.getMethod())) {
      return;
    }
    var marked = resource.getResourceMethod().getAnnotation(Preconditioned.class);
    if (marked != null) {
      request.setProperty(REPRESENTATION, marked.value());
      expected.expect(marked.value(), request.getHeaderString(HttpHeaders.IF_MATCH));
    }
  }

  @ServerResponseFilter
  void tag(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getStatus() == OK
        && request.getProperty(REPRESENTATION) instanceof Class<?> type
        && type.isInstance(response.getEntity())) {
      var body = tags.bytes(response.getEntity());
      response.getHeaders().putSingle(HttpHeaders.ETAG, EntityTags.of(body));
      response.setEntity(body, null, response.getMediaType());
    }
  }
}
