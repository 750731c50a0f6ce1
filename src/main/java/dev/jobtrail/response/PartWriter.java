package dev.jobtrail.response;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.io.IOException;

/** Writes a part of a body with a request context of its own, which holds what it has read. */
@ApplicationScoped
class PartWriter {

  @ActivateRequestContext
  boolean write(StreamedBody.Parts parts) throws IOException {
    return parts.write();
  }
}
