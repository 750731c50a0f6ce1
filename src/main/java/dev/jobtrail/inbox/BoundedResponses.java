package dev.jobtrail.inbox;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * What a mail server sends, bounded in bytes and time. An IMAP literal announces its length, and
 * the client reserves as much memory; a server that announces too much is not read on.
 */
final class BoundedResponses extends FilterInputStream {

  /** Texts are fetched in smaller pieces; only headers come at once. */
  private static final long LARGEST_LITERAL = 1024 * 1024;

  private static final int NONE = -1;

  private final long end;
  private long left;
  private long literalLeft;
  private long announced = NONE;
  private boolean isAnnounced;

  /**
   * Bounds a stream.
   *
   * @param end when reading ends, as {@link System#nanoTime} has it
   */
  BoundedResponses(InputStream in, long bytes, long end) {
    super(in);
    this.left = bytes;
    this.end = end;
  }

  @Override
  public int read() throws IOException {
    var one = new byte[1];
    return read(one, 0, 1) == NONE ? NONE : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (System.nanoTime() - end >= 0) {
      throw new IOException("the server takes too long");
    }
    if (left <= 0) {
      throw new IOException("the server sends too much");
    }
    var read = super.read(bytes, offset, (int) Math.min(length, left));
    for (var i = offset; i < offset + read; i++) {
      look(bytes[i]);
    }
    left -= Math.max(0, read);
    return read;
  }

  /** Looks for a line that ends with a length in braces. */
  private void look(byte next) throws IOException {
    if (literalLeft > 0) {
      literalLeft--;
    } else if (next == '{') {
      announced = 0;
      isAnnounced = false;
    } else if (next == '}' && announced != NONE) {
      isAnnounced = true;
    } else if (next == '\n' && isAnnounced) {
      literalLeft = announced;
      forget();
    } else if (next >= '0' && next <= '9' && announced != NONE && !isAnnounced) {
      announced = announced * 10 + next - '0';
      if (announced > LARGEST_LITERAL) {
        throw new IOException("the server announces too much at once");
      }
    } else if (next != '\r' && next != '+') {
      forget();
    }
  }

  private void forget() {
    announced = NONE;
    isAnnounced = false;
  }

  /** So that nothing is read twice. */
  @Override
  public boolean markSupported() {
    return false;
  }
}
