package dev.jobtrail.application;

import io.netty.channel.Channel;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.impl.ConnectionBase;
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
        cut(((ConnectionBase) request.connection()).channel());
      }
      throw e;
    }
  }

  /** Closing the connection would send what waits first, which may be the end by then. */
  private static void cut(Channel channel) {
    channel.eventLoop().execute(() -> channel.unsafe().close(channel.voidPromise()));
  }
}
