package dev.jobtrail.response;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.io.IOException;

/**
 * Writes a part of a body in a separate request context, which holds the entities it has loaded.
 */
@ApplicationScoped
class PartWriter {

  @ActivateRequestContext
  boolean write(StreamedBody.Parts parts) throws IOException {
    return parts.write();
  }
}
