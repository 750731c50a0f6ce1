package dev.jobtrail.application;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Cuts the connection where an output breaks off, so that its reader does not take it for whole.
 */
record UnbrokenOutput(StreamingOutput output, HttpServerRequest request)
    implements StreamingOutput {

  @Override
  public void write(OutputStream out) throws IOException {
    try {
      output.write(out);
    } catch (IOException | RuntimeException e) {
      if (request.response().headWritten()) {
        request.connection().close();
      }
      throw e;
    }
  }
}
