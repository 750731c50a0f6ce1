package dev.jobtrail.platform;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;

/** Adds an ETag to single resources and answers 304 if the client has the same version. */
@Provider
@Conditional
class EntityTagFilter implements ContainerResponseFilter {

  private static final int OK = 200;
  private static final int NOT_MODIFIED = 304;

  private final EntityTags tags;

  EntityTagFilter(EntityTags tags) {
    this.tags = tags;
  }

  @Override
  public void filter(ContainerRequestContext request, ContainerResponseContext response) {
    if (response.getStatus() != OK || !response.hasEntity()) {
      return;
    }
    var body = tags.bytes(response.getEntity());
    var tag = EntityTags.of(body);
    response.getHeaders().putSingle(HttpHeaders.ETAG, tag);
    if (EntityTags.isNamedWeakly(request.getHeaderString(HttpHeaders.IF_NONE_MATCH), tag)) {
      response.setStatus(NOT_MODIFIED);
      response.setEntity(null);
      response.getHeaders().remove(HttpHeaders.CONTENT_TYPE);
    } else {
      response.setEntity(body, null, response.getMediaType());
    }
  }
}
