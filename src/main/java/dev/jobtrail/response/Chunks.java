package dev.jobtrail.response;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;

/** A response body in chunks, requested one at a time. */
interface Chunks extends AutoCloseable {

  /**
   * The largest piece: what waits for a reader that takes nothing, in memory of the network layer.
   */
  int SIZE = 32 * 1024;

  /** The next piece, or null at the end. */
  Future<Buffer> next();

  @Override
  void close();
}
