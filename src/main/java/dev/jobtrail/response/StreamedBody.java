package dev.jobtrail.response;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Supplier;

/**
 * A response body that is too large for memory, written in parts as the client reads.
 *
 * @param admission asked before anything is written; the slot is closed when all is over
 * @param writer what it opens is called on worker threads, by one at a time, with a request context
 */
public record StreamedBody(Supplier<TaskSlot> admission, Writer writer) {

  /** Starts to write a body. */
  @FunctionalInterface
  public interface Writer {

    /**
     * What writes the body.
     *
     * @param out takes all parts, in memory
     */
    Parts open(OutputStream out) throws IOException;
  }

  /** Writes the parts of a body in their order. */
  @FunctionalInterface
  public interface Parts {

    /**
     * Writes the next part, which is small enough for memory.
     *
     * @return whether there may be another one
     */
    boolean write() throws IOException;
  }
}
