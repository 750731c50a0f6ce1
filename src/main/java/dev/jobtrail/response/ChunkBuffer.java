package dev.jobtrail.response;

import io.vertx.core.buffer.Buffer;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** Collects written bytes in chunks of at most {@link Chunks#SIZE}. */
final class ChunkBuffer extends OutputStream {

  private static final int FIRST = 1024;

  private final ArrayDeque<Buffer> full = new ArrayDeque<>();
  private final IntPredicate reserve;
  private byte[] current = new byte[FIRST];
  private int used;
  private long size;
  private boolean overflown;

  /**
   * An empty buffer.
   *
   * @param reserve called before each further piece; if it returns false, the rest is dropped
   */
  ChunkBuffer(IntPredicate reserve) {
    this.reserve = reserve;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    var from = offset;
    var left = length;
    while (left > 0 && hasRoom(left)) {
      var taken = Math.min(left, current.length - used);
      System.arraycopy(bytes, from, current, used, taken);
      used += taken;
      from += taken;
      left -= taken;
    }
    size += length;
  }

  /** Makes room for something of it, if more is allowed. */
  private boolean hasRoom(int wanted) {
    if (used == Chunks.SIZE && !overflown && !reserve.test(Chunks.SIZE)) {
      overflown = true;
      clear();
    }
    if (overflown) {
      return false;
    }
    if (used == Chunks.SIZE) {
      full.add(wrap(current, used));
      current = new byte[Chunks.SIZE];
      used = 0;
    } else if (used + wanted > current.length && current.length < Chunks.SIZE) {
      var grown = Math.max(used + wanted, current.length * 2);
      current = Arrays.copyOf(current, Math.min(grown, Chunks.SIZE));
    }
    return true;
  }

  /** The number of written bytes, including dropped ones. */
  long size() {
    return size;
  }

  boolean isOverflown() {
    return overflown;
  }

  boolean hasFullPiece() {
    return !full.isEmpty();
  }

  /** The oldest piece, or null for none. */
  Buffer poll() {
    if (!full.isEmpty()) {
      return full.poll();
    }
    if (used == 0) {
      return null;
    }
    var last = wrap(current, used);
    current = new byte[FIRST];
    used = 0;
    return last;
  }

  void clear() {
    full.clear();
    current = new byte[FIRST];
    used = 0;
  }

  private static Buffer wrap(byte[] bytes, int length) {
    return Buffer.buffer(length).setBytes(0, bytes, 0, length);
  }
}
