package dev.jobtrail.application;

import io.netty.channel.Channel;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.impl.ConnectionBase;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import org.jboss.logging.Logger;

/**
 * Cuts the connection where an output breaks off, so that its reader does not take it for whole.
 */
public record UnbrokenOutput(StreamingOutput output, HttpServerRequest request)
    implements StreamingOutput {

  private static final Logger LOG = Logger.getLogger(UnbrokenOutput.class);

  /**
   * What breaks off after the head of the answer is no error to the framework: it could only send
   * an error's body as more of this one, and would count the request as running from then on.
   */
  @Override
  public void write(OutputStream out) throws IOException {
    try {
      output.write(out);
    } catch (IOException | RuntimeException e) {
      if (!request.response().headWritten()) {
        throw e;
      }
      LOG.log(e instanceof IOException ? Logger.Level.DEBUG : Logger.Level.ERROR, "Broke off", e);
      cut(((ConnectionBase) request.connection()).channel());
    }
  }

  /** Closing the connection would send what waits first, which may be the end by then. */
  private static void cut(Channel channel) {
    channel.eventLoop().execute(() -> channel.unsafe().close(channel.voidPromise()));
  }
}
