package dev.jobtrail.work;

import java.net.URI;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestResponse;

/** What a request for work is answered with. */
public final class WorkAnswer {

  private WorkAnswer() {}

  /** 202 with the record as it is now, and with where the work can be watched. */
  public static <T> RestResponse<T> takenUp(UUID workId, T record) {
    return RestResponse.ResponseBuilder.<T>create(RestResponse.Status.ACCEPTED)
        .entity(record)
        .location(URI.create("/work/" + workId))
        .build();
  }
}
