package dev.jobtrail.http;

import io.netty.handler.codec.http.HttpMessage;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.impl.VertxHttpRequestDecoder;

/**
 * HTTP decoder that refuses both Content-Length and Transfer-Encoding, to prevent request
 * smuggling; the default decoder would ignore the {@code Content-Length}.
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
