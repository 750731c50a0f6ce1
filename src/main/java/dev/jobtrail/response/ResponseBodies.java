package dev.jobtrail.response;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;

/** Writes response bodies without a thread that waits for slow clients. */
@ApplicationScoped
class ResponseBodies {

  private final UnreadBytes unread;
  private final PartWriter writer;
  private final ResponseSettings settings;

  ResponseBodies(UnreadBytes unread, PartWriter writer, ResponseSettings settings) {
    this.unread = unread;
    this.writer = writer;
    this.settings = settings;
  }

  /** Takes a body that fits in memory and sends it once it is closed. */
  BufferedBody buffered(HttpServerRequest request) {
    return new BufferedBody(request, unread, settings.stallTimeout());
  }

  /** Begins to send a body; what fails before its first piece is thrown from here. */
  void stream(HttpServerRequest request, StreamedBody body) throws IOException {
    var chunks = new StreamedChunks(body.writer(), body.admission().get(), writer);
    try {
      var first = chunks.read();
      request.response().setChunked(true);
      new BodyPump(request, chunks, settings.stallTimeout())
          .start(first == null ? Buffer.buffer() : first);
    } catch (IOException | RuntimeException e) {
      chunks.close();
      throw e;
    }
  }
}
