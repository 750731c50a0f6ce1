package dev.jobtrail.platform;

import java.net.URI;
import org.jboss.resteasy.reactive.RestResponse;

/** Responses with a record and a Location header. */
public final class LocatedResponse {

  private LocatedResponse() {}

  /**
   * 201 with a new record.
   *
   * @param path the path of the record
   */
  public static <T> RestResponse<T> created(String path, T body) {
    return response(RestResponse.Status.CREATED, path, body);
  }

  /**
   * 202 with the current state of a record.
   *
   * @param path the path of what is in progress
   */
  public static <T> RestResponse<T> accepted(String path, T body) {
    return response(RestResponse.Status.ACCEPTED, path, body);
  }

  private static <T> RestResponse<T> response(RestResponse.Status status, String path, T body) {
    return RestResponse.ResponseBuilder.<T>create(status)
        .entity(body)
        .location(URI.create(path))
        .build();
  }
}
