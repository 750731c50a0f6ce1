package dev.jobtrail.approval;

import org.jboss.resteasy.reactive.RestResponse;

/**
 * Answers at an address that holds a token: kept by nobody, found by nobody, passed on to nobody.
 */
final class Unshared {

  private Unshared() {}

  static <T> RestResponse<T> answer(RestResponse.Status status, T entity) {
    return RestResponse.ResponseBuilder.create(status, entity)
        .header("X-Robots-Tag", "noindex, nofollow")
        .build();
  }
}
