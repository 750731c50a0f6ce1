package dev.jobtrail.error;

import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Refuses a body that turns out too large while it is read, which only one without a length can.
 *
 * <p>The framework would refuse it too, without a body; its own limit is therefore a little higher.
 */
@Provider
class BodyLimit implements ReaderInterceptor {

  /** Looked up late: interceptors are made at build time, settings when the program starts. */
  private final Instance<BodySettings> settings;

  BodyLimit(Instance<BodySettings> settings) {
    this.settings = settings;
  }

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    context.setInputStream(
        new Counted(context.getInputStream(), settings.get().maxSize().asLongValue()));
    return context.proceed();
  }

  private static final class Counted extends FilterInputStream {

    private long left;

    Counted(InputStream in, long most) {
      super(in);
      this.left = most;
    }

    @Override
    public int read() throws IOException {
      var read = super.read();
      count(read < 0 ? 0 : 1);
      return read;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      var read = super.read(into, offset, length);
      count(Math.max(read, 0));
      return read;
    }

    private void count(int read) {
      left -= read;
      if (left < 0) {
        throw new ApiException(
            ErrorCode.PAYLOAD_TOO_LARGE,
            ErrorMappers.sentence(ErrorCode.PAYLOAD_TOO_LARGE.status()));
      }
    }
  }
}
