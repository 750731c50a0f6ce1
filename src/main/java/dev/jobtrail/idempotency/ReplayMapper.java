package dev.jobtrail.idempotency;

import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Replays a stored response with the header Idempotency-Replayed. */
class ReplayMapper {

  private static final String JSON = "application/json;charset=UTF-8";

  @ServerExceptionMapper
  RestResponse<byte[]> replay(ReplayedAnswer replayed) {
    var answer = replayed.answer();
    var response =
        RestResponse.ResponseBuilder.<byte[]>create(answer.status())
            .header("Idempotency-Replayed", "true");
    if (answer.body().length > 0) {
      response.entity(answer.body()).header(HttpHeaders.CONTENT_TYPE, JSON);
    }
    if (!answer.location().isEmpty()) {
      response.location(URI.create(answer.location()));
    }
    return response.build();
  }
}
