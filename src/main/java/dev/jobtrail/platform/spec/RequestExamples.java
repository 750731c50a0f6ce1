package dev.jobtrail.platform.spec;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.eclipse.microprofile.openapi.models.Operation;

/** Examples of request bodies by the ids of operations; the tests send each of them. */
final class RequestExamples {

  private static final String JSON = "application/json";

  private final Map<String, Object> examples;

  private RequestExamples(Map<String, Object> examples) {
    this.examples = examples;
  }

  static RequestExamples read() {
    try (var file = RequestExamples.class.getResourceAsStream("/openapi/requests.json")) {
      return new RequestExamples(new ObjectMapper().readValue(file, new TypeReference<>() {}));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void addTo(Operation operation) {
    var body = operation.getRequestBody();
    var example = examples.get(operation.getOperationId());
    if (body != null && example != null) {
      body.getContent().getMediaType(JSON).setExample(example);
    }
  }
}
