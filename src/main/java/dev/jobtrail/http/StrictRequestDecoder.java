package dev.jobtrail.http;

import io.netty.handler.codec.http.HttpMessage;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.impl.VertxHttpRequestDecoder;

/**
 * The decoder of requests that refuses a body whose length is given in two ways, where the usual
 * one forgets the {@code Content-Length} and lets the request pass.
 */
final class StrictRequestDecoder extends VertxHttpRequestDecoder {

  StrictRequestDecoder(HttpServerOptions options) {
    super(options);
  }

  @Override
  protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
    throw new AmbiguousLengthException();
  }

  /** A request has both Content-Length and Transfer-Encoding. */
  static final class AmbiguousLengthException extends RuntimeException {

    AmbiguousLengthException() {
      super("both Content-Length and Transfer-Encoding", null, false, false);
    }
  }
}
