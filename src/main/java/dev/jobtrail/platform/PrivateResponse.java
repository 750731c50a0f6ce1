package dev.jobtrail.platform;

import org.jboss.resteasy.reactive.RestResponse;

/** A response at a URL that contains a token, which search engines must not index. */
public final class PrivateResponse {

  private PrivateResponse() {}

  public static <T> RestResponse<T> answer(RestResponse.Status status, T entity) {
    return RestResponse.ResponseBuilder.create(status, entity)
        .header("X-Robots-Tag", "noindex, nofollow")
        .build();
  }
}
