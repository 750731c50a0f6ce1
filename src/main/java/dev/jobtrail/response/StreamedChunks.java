package dev.jobtrail.response;

import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.buffer.Buffer;
import java.io.IOException;

/** The chunks of a streamed body, produced on worker threads. */
final class StreamedChunks implements Chunks {

  private final StreamedBody.Writer body;
  private final TaskSlot slot;
  private final PartWriter writer;
  private final ChunkBuffer buffer = new ChunkBuffer(_ -> true);
  private StreamedBody.Parts parts;
  private boolean hasMore = true;

  StreamedChunks(StreamedBody.Writer body, TaskSlot slot, PartWriter writer) {
    this.body = body;
    this.slot = slot;
    this.writer = writer;
  }

  @Override
  public Future<Buffer> next() {
    if (buffer.hasFullPiece() || !hasMore) {
      return Future.succeededFuture(buffer.poll());
    }
    Promise<Buffer> produced = Promise.promise();
    try {
      Infrastructure.getDefaultWorkerPool().execute(() -> produce(produced));
    } catch (RuntimeException e) { // no thread is free, or the service stops
      produced.fail(e);
    }
    return produced.future();
  }

  private void produce(Promise<Buffer> produced) {
    try {
      produced.complete(read());
    } catch (IOException | RuntimeException | Error e) {
      produced.fail(e);
    }
  }

  /** Writes parts until there is a piece of full size, or no other part. */
  Buffer read() throws IOException {
    if (parts == null) {
      parts = body.open(buffer);
    }
    while (hasMore && !buffer.hasFullPiece()) {
      hasMore = writer.write(parts);
    }
    return buffer.poll();
  }

  /** The slot only: a part that is being written goes on, and what it writes is never asked for. */
  @Override
  public void close() {
    slot.close();
  }
}
